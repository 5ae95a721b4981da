#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/match/visibility.h"
#include "web/app/session/session.h"
#include "web/text/language.h"

namespace kairo::app {

/// The log in words for one viewer: a sentence for each event that this seat may learn of and may still look up.
/// Sentences are cached between frames.
class MatchLog {
 public:
  void update(const Session& session, Seat viewer, text::Language language);

  [[nodiscard]] const std::vector<std::string>& lines() const { return lines_; }
  /// The index among the match's events of the one that a line tells; it is the same for every viewer.
  [[nodiscard]] std::size_t event_of(std::size_t line) const { return events_[line]; }
  /// Whether others did it and nobody waits to hear it.
  [[nodiscard]] bool is_quiet(std::size_t line) const { return quiet_[line]; }
  /// How many events have happened, told or not.
  [[nodiscard]] std::size_t events() const { return counts_.empty() ? 0 : counts_.back().events; }
  /// The first line since the viewer's last move; 0 for a viewer who has made none.
  [[nodiscard]] std::size_t first_new_line() const { return first_new_line_; }
  /// The lines of one move.
  [[nodiscard]] std::span<const std::string> lines_of(std::size_t step) const {
    return std::span(lines_).subspan(counts_[step].lines, counts_[step + 1].lines - counts_[step].lines);
  }
  [[nodiscard]] std::size_t steps() const { return counts_.empty() ? 0 : counts_.size() - 1; }
  /// Of the lines of the moves after the first `from` up to move `to`, those that are not quiet; all, if there are no
  /// others.
  [[nodiscard]] std::vector<std::string> told_between(std::size_t from, std::size_t to) const;
  /// The lines after the first `moves` moves.
  [[nodiscard]] std::span<const std::string> lines_since(std::size_t moves) const {
    return std::span(lines_).subspan(counts_[moves].lines);
  }
  /// The seats that took a hint after the first `moves` moves; everybody may know.
  [[nodiscard]] std::vector<std::string> hints_after(std::size_t moves) const;
  /// The lines of the first `moves` moves, and what came before them.
  [[nodiscard]] std::span<const std::string> lines_up_to(std::size_t moves) const {
    return std::span(lines_).first(counts_[moves].lines);
  }

 private:
  struct Count {
    std::size_t lines = 0;
    std::size_t events = 0;
  };
  /// Adds the lines of a move, counted from 1; 0: those before the first move.
  void add(const Match& match, std::size_t moves);

  std::string match_;  ///< the session's id
  Seat viewer_ = no_seat;
  std::optional<Visibility> visibility_;  ///< when it changes, all lines are worded anew
  text::Language language_{};
  bool has_help_ = false;  ///< of which some of the sentences are
  std::vector<std::string> names_;
  std::vector<std::string> lines_;
  std::vector<std::size_t> events_;  ///< by line
  std::vector<bool> quiet_;          ///< by line
  std::vector<Count> counts_;        ///< before each step, and one more after the last
  std::size_t first_new_line_ = 0;
  std::vector<HintTaken> hints_;
};

/// The number of moves up to and including the last one that this seat made; 0 when it made none.
std::size_t moves_until_last_of(const Match& match, Seat seat);

}  // namespace kairo::app
