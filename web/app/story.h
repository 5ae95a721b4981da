#pragma once

#include <cstddef>
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
  /// The first line of what has happened since the viewer's last move; all of it counts for an onlooker's match.
  [[nodiscard]] std::size_t news() const { return news_; }

 private:
  void add(const Session& session, std::size_t step);

  std::string match_;  ///< the session's id
  Seat viewer_ = no_seat;
  text::Language language_ = text::Language::en;
  std::vector<std::string> names_;
  std::vector<std::string> lines_;
  std::vector<std::size_t> line_of_step_;  ///< by step: its first line; one entry more than steps told
  std::size_t news_ = 0;
};

}  // namespace kairo::app
