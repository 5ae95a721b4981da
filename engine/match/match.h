#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "engine/match/position.h"

namespace kairo {

/// The result of `Match::play`.
struct Played {
  /// Empty when the move was made; otherwise why it was refused, and nothing has changed.
  Phrase refused;
  [[nodiscard]] bool made() const { return refused.empty(); }
};

/// A legal move by its place: all that a link code needs.
struct Choice {
  std::uint32_t index;    ///< among the legal moves, and
  std::uint32_t choices;  ///< the number of them
};

/// The place of a move among the legal ones, or why it is not legal, worded for the seat to move. Accepts any bits.
std::expected<Choice, Phrase> choice_of(const Position& position, AnyMove move);

/// One match of any game: a set-up and moves, from which everything else follows. The position after each move is kept,
/// so that undo and stepping back are instant. `play` checks every move, so a Match is always valid.
class Match {
 public:
  /// A move that was made.
  struct Step {
    Seat seat;  ///< who made it
    AnyMove move;
    std::uint32_t index;        ///< its index among the legal moves, and
    std::uint32_t choices;      ///< the number of them: all that a link code needs
    std::vector<Event> events;  ///< in the order in which they happened
    bool sealed;                ///< whether it cannot be undone
  };

  /// `setup` must be valid for the game (setup.h).
  Match(const Game& game, const Setup& setup);
  /// A match from a custom start position. It plays like any other, but has no set-up and so no code.
  Match(const Game& game, std::unique_ptr<Position> start);
  Match(const Match& other);
  Match& operator=(const Match& other);
  Match(Match&& other) noexcept;
  Match& operator=(Match&& other) noexcept;
  ~Match();

  [[nodiscard]] const Game& game() const { return *game_; }
  /// None when the match began at a custom position.
  [[nodiscard]] const std::optional<Setup>& setup() const { return setup_; }
  /// The events before the first move, in order.
  [[nodiscard]] const std::vector<Event>& opening() const { return opening_; }
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }

  /// The position now, and after the first `count` moves (0 … steps().size()).
  [[nodiscard]] const Position& now() const { return *positions_.back(); }
  [[nodiscard]] const Position& after(std::size_t count) const { return *positions_[count]; }
  [[nodiscard]] Seat to_move() const { return now().to_move(); }
  [[nodiscard]] bool over() const { return to_move() == no_seat; }
  /// How many moves had been made when the round began that went on after the first `count` ones.
  [[nodiscard]] std::size_t beginning_of_round(std::size_t count) const;

  /// The first `count` moves of it (0 … steps().size()). None is played again.
  [[nodiscard]] Match first(std::size_t count) const;

  /// Makes the move if it is legal.
  Played play(AnyMove move);
  /// Makes the legal move with this index; false when there is none.
  bool play_index(std::uint32_t index);
  /// The same with the legal moves of `now()`, which has this index, for those who have them already.
  void play_one_of(std::span<const AnyMove> legal, std::uint32_t index);

  /// The seat that may undo the last move, or no_seat. Only the seat that made it may, and only if the move was not
  /// sealed: it revealed something, or the rules call it final.
  [[nodiscard]] Seat undoable_by() const { return undoable_by(steps_.size()); }
  /// The same of the last of the first `count` moves (0 … steps().size()), once the later ones are undone.
  [[nodiscard]] Seat undoable_by(std::size_t count) const;
  /// Undoes the last move; false, and nothing has changed, when nobody may.
  bool undo();

 private:
  void make(AnyMove move, Choice choice);

  const Game* game_;
  std::optional<Setup> setup_;
  std::vector<Event> opening_;
  /// One more than steps_. Copies of a match share them: a chat has many matches with the same beginning.
  std::vector<std::shared_ptr<const Position>> positions_;
  std::vector<Step> steps_;
};

}  // namespace kairo
