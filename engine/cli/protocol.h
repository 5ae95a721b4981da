#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/match/match.h"
#include "engine/match/position_text.h"

namespace kairo {

/// The line protocol of `kairo run`, for tests and other people's bots. Each line is a command; the answer is any
/// number of lines and an empty one. An error is a line that starts with `!`, and has changed nothing. The protocol
/// shows everything, hidden cards included; `view` shows what a seat may know. Safe for any input.
class Protocol {
 public:
  /// Serves the games of the box.
  Protocol();
  /// Serves these games only, which must outlive it; `read` reads a position of any of them.
  Protocol(std::span<const Game> box, PositionReader read) : box_(box), read_(read) {}

  /// Returns the complete answer to one line; nothing while a state is being entered.
  std::string handle_line(std::string_view line);
  /// The same for a line that was too long to be kept.
  std::string handle_overlong_line();
  [[nodiscard]] bool finished() const { return finished_; }

 private:
  /// Complete lines, or an error message.
  using Answer = std::expected<std::string, std::string>;
  struct Command;
  static std::span<const Command> commands();

  Answer answer(std::string_view line);
  void add_state_line(std::string_view line);
  Answer finish_state();

  // One for each command; `rest` is the line after its name.
  Answer help(std::string_view rest);
  Answer new_match(std::string_view rest);
  Answer state(std::string_view rest);
  Answer put(std::string_view rest);
  Answer view(std::string_view rest);
  Answer to_move(std::string_view rest);
  Answer legal(std::string_view rest);
  Answer why(std::string_view rest);
  Answer make(std::string_view rest);
  Answer undo(std::string_view rest);
  Answer log(std::string_view rest);
  Answer score(std::string_view rest);
  Answer code(std::string_view rest);
  Answer load(std::string_view rest);
  Answer random(std::string_view rest);
  Answer quit(std::string_view rest);

  [[nodiscard]] const Game* find(std::string_view id) const;
  /// The game named in the first line of a state text, otherwise the one being played, otherwise null.
  [[nodiscard]] const Game* game_of_state(std::string_view text) const;
  void start(Match match);

  std::span<const Game> box_;
  PositionReader read_;
  std::optional<Match> match_;
  Rng rng_;                 ///< of the command `random`; reseeded for each match
  std::string state_text_;  ///< the lines after `put` so far
  bool reading_state_ = false;
  bool state_too_long_ = false;
  bool finished_ = false;
};

}  // namespace kairo
