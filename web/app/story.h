#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "web/app/session.h"
#include "web/text/language.h"

namespace kairo::app {

/// The log in words, for the eyes of one viewer: a sentence for each event that this seat may learn of. Kept between
/// frames; only what is new is worded.
class Story {
 public:
  void update(const Session& session, Seat viewer, text::Language language);

  [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }
  /// Which event of the match a line tells, counted from 0: the same for every viewer.
  [[nodiscard]] std::size_t event_of(std::size_t line) const { return events_[line]; }
  /// So many have happened, told or not.
  [[nodiscard]] std::size_t events() const { return reached_.empty() ? 0 : reached_.back().events; }
  /// The first line of what has happened since the viewer's last move; all of it counts for an onlooker's match.
  [[nodiscard]] std::size_t news() const { return news_; }
  /// The lines of one move.
  [[nodiscard]] std::span<const std::string> lines_of(std::size_t step) const {
    return std::span(lines_).subspan(reached_[step].lines, reached_[step + 1].lines - reached_[step].lines);
  }
  [[nodiscard]] std::size_t steps() const { return reached_.empty() ? 0 : reached_.size() - 1; }
  /// All that is told up to the end of so many moves.
  [[nodiscard]] std::span<const std::string> lines_up_to(std::size_t moves) const {
    return std::span(lines_).first(reached_[moves].lines);
  }

 private:
  struct Reached {
    std::size_t lines = 0;
    std::size_t events = 0;
  };
  void add(const Session& session, std::size_t step);

  std::string match_;  ///< the session's id
  Seat viewer_ = no_seat;
  text::Language language_ = text::Language::en;
  std::vector<std::string> names_;
  std::vector<std::string> lines_;
  std::vector<std::size_t> events_;  ///< by line
  std::vector<Reached> reached_;     ///< before each step; one entry more than steps told
  std::size_t news_ = 0;
};

}  // namespace kairo::app
