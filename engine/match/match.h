#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "engine/match/position.h"

namespace kairo {

/// What `Match::play` answers.
struct Played {
  /// Empty when the move was made; else why it was not, and nothing has changed.
  Phrase refused;
  [[nodiscard]] bool made() const { return refused.empty(); }
};

/// One match of any game: header and moves; everything else is derived by playing them. The positions between the
/// moves are kept, so that undo and stepping back are instant. Nothing from outside can break it: `play` is the
/// checked door.
class Match {
 public:
  /// One move as it was made.
  struct Step {
    Seat seat;  ///< who made it
    AnyMove move;
    std::uint32_t index;        ///< its place among the legal moves, and
    std::uint32_t choices;      ///< how many there were: all that a link code needs
    std::vector<Event> events;  ///< what came of it, in order
    bool sealed;                ///< true when no undo goes back across it
  };

  /// `setup` must be valid for the game (setup.h).
  Match(const Game& game, const Setup& setup);
  /// A match that begins at a position of its own (`put`): plays like any other, but has no set-up and so no code.
  Match(const Game& game, std::unique_ptr<Position> start);
  Match(const Match& other);
  Match& operator=(const Match& other);
  Match(Match&&) noexcept = default;
  Match& operator=(Match&&) noexcept = default;
  ~Match() = default;

  [[nodiscard]] const Game& game() const { return *game_; }
  /// None when the match began at a put position.
  [[nodiscard]] const std::optional<Setup>& setup() const { return setup_; }
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }

  /// The position now, and after the first `count` moves (0 … steps().size()).
  [[nodiscard]] const Position& now() const { return *positions_.back(); }
  [[nodiscard]] const Position& after(std::size_t count) const { return *positions_[count]; }
  [[nodiscard]] Seat turn() const { return now().turn(); }
  [[nodiscard]] bool over() const { return turn() == no_seat; }

  /// Makes the move if it is lawful.
  Played play(AnyMove move);
  /// Makes the legal move of this index; false when there is none such.
  bool play_index(std::uint32_t index);

  /// The seat that may take the last move back, or no_seat: the one that made it, unless the move was sealed (a
  /// reveal, a drawn card, a decision that the rules call final). Another seat's later move is in the way by itself.
  [[nodiscard]] Seat may_undo() const;
  /// Takes the last move back if the law allows it; else false and nothing has changed.
  bool undo();

 private:
  const Game* game_;
  std::optional<Setup> setup_;
  std::vector<std::unique_ptr<Position>> positions_;  ///< one more than steps_
  std::vector<Step> steps_;
};

}  // namespace kairo
