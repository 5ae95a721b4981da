#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/match/match.h"

namespace kairo {

/// The line protocol of `kairo run`, for tests and other people's bots: one command a line; an answer is some lines
/// and an empty one; an error is one line that starts with `!` (and the empty one), and has changed nothing. Whoever
/// speaks it sees everything, hidden cards too; `view` shows what a seat may know. Survives any input.
class Protocol {
 public:
  /// Knows the games of the box.
  Protocol();
  /// Knows just these, which must outlive it.
  explicit Protocol(std::span<const Game> box) : box_(box) {}

  /// The answer to one line, ended; nothing while a state is being put.
  std::string take(std::string_view line);
  /// The answer to a line that was too long to be kept.
  std::string take_too_long_line();
  [[nodiscard]] bool finished() const { return finished_; }

 private:
  /// Lines, each ended, or what is wrong in a sentence.
  using Answer = std::expected<std::string, std::string>;
  struct Command;
  static std::span<const Command> commands();

  Answer answer(std::string_view line);
  void put_line(std::string_view line);
  Answer end_put();

  // One for each command; `rest` is what follows its name.
  Answer help(std::string_view rest);
  Answer begin(std::string_view rest);
  Answer state(std::string_view rest);
  Answer start_put(std::string_view rest);
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
  /// The game that the first line of a state text names, else the one that is played, else null.
  [[nodiscard]] const Game* game_of_state(std::string_view text) const;
  void adopt(Match match);

  std::span<const Game> box_;
  std::optional<Match> match_;
  Rng rng_;          ///< of `random`; begins anew with each match
  std::string put_;  ///< the state text so far
  bool putting_ = false;
  bool put_spoilt_ = false;
  bool finished_ = false;
};

}  // namespace kairo
