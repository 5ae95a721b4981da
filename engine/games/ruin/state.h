#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/ruin/deck.h"
#include "engine/games/ruin/pieces/map.h"
#include "engine/games/ruin/pieces/shapes.h"

namespace kairo::ruin {

template <class T>
using PerSeat = std::array<T, max_players>;

/// The question that is open. From `prepare` to `warp`, answers stay sealed until everybody has given theirs.
enum class Phase : std::uint8_t {
  keep,     ///< set-up: which goal cards to keep
  prepare,  ///< set-up: the first drawings, one search card after another
  draw,     ///< step 1: the card's shape, or a single wall
  offer,    ///< step 1: whether to spend a goal card on an extra cell
  extra,    ///< step 1: the extra cell
  walk,     ///< step 2: where to stop, whether to leave, or to spend a goal card on a warp
  warp,     ///< step 2: where to stop, or whether to leave, using the warp
  over,
};
constexpr bool is_set_up(Phase phase) { return phase == Phase::keep || phase == Phase::prepare; }

enum class Mark : std::uint8_t { passage, wall };
inline constexpr int marks = 2;

/// Sets of numbers below 32, one bit each. A search card is the same number as its letter.
using LetterSet = std::uint32_t;
using GoalSet = std::uint32_t;
inline constexpr LetterSet every_letter = (LetterSet{1} << letters) - 1;
inline constexpr GoalSet every_goal = (GoalSet{1} << goal_cards) - 1;
constexpr std::uint32_t set_of(int which) { return std::uint32_t{1} << which; }
constexpr bool in_set(std::uint32_t set, int which) { return which < 32 && ((set >> which) & 1U) != 0; }
constexpr int size_of(std::uint32_t set) { return std::popcount(set); }
/// Calls `visit(which)` for each member, ascending.
template <class Visit>
constexpr void for_each_in(std::uint32_t set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<std::uint8_t>(std::countr_zero(set)));
}

enum class Refusal : std::uint8_t;
struct View;

struct Move {
  /// Legal moves are sorted by kind, then by `a`, `b` and `c`. Unused numbers are 0.
  enum class Kind : std::uint8_t {
    keep,    ///< a, b goal cards kept, a < b
    draw,    ///< a mark, b anchor, c orientation (pieces/shapes.h); each set of cells has one such name only
    single,  ///< a cell of a single wall, drawn instead of the shape
    spend,   ///< a goal card discarded for the step's special
    pass,    ///< no extra cell
    extra,   ///< a mark, b cell
    walk,    ///< a cell to stop on
    warp,    ///< a cell to stop on that only a warp reaches
    leave,   ///< the ruin, on foot or by the warp that was paid for
  };
  Kind kind = Kind::pass;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

/// The moves that a seat has made so far in this round; in the set-up, its first drawings.
inline constexpr int longest_plan = 5;  ///< draw, spend, extra, spend, warp
using Plan = FixedVector<Move, longest_plan>;

/// One player's map and counters. All of it is public.
struct Board {
  Map map;                  ///< without the drawings of a sealed plan
  Cell explorer = no_cell;  ///< no_cell once the player has left the ruin
  std::uint8_t gems = 0;
  std::uint8_t spent = 0;      ///< goal cards spent, without those of a sealed plan
  std::uint8_t penalties = 0;  ///< how many single walls were drawn instead of the shape
  std::uint8_t left = 0;       ///< 0 while in the ruin, then the place that leaving scores
  std::uint8_t rectangle = 0;  ///< area scored after the first half; 0 until then
  CellSet fresh;               ///< cells drawn in the last round; before the first round, in the set-up
  Cell came_from = no_cell;    ///< where the explorer stood before its last move; no_cell before the first one
  friend bool operator==(const Board&, const Board&) = default;
};

/// One player's goal cards. The counts are public; the sets are the owner's secret until the end.
struct Holding {
  GoalSet hand = 0;       ///< including cards that a sealed plan spends
  GoalSet discarded = 0;  ///< since the goal discards were last shuffled into the deck
  GoalSet returned = 0;   ///< own discards that went into the deck at that shuffle and that the owner has not redrawn
  std::uint8_t drawn_since_shuffle = 0;
  std::uint8_t discarded_since_drawn = 0;  ///< the most cards of `discarded` that may be among those just counted
  friend bool operator==(const Holding&, const Holding&) = default;
};

/// Everything, hidden or not. Trivially copyable.
struct State {
  using Move = ruin::Move;
  using View = ruin::View;
  using Refusal = ruin::Refusal;
  /// The `draw` phase has the most moves: both marks at every placement of the shape that has most of them, and a
  /// single wall on any cell. A drawing of the set-up has fewer: at most three shapes of five squares, each in eight
  /// orientations with any of its squares on one of the 12 cells around the first passages; later at most two shapes,
  /// each of them anywhere.
  static constexpr std::size_t max_legal = marks * most_placements() + cells;
  using MoveList = FixedVector<Move, max_legal>;

  std::uint8_t players = 0;
  Phase phase = Phase::over;
  Seat asked = no_seat;  ///< the seat to move
  std::uint8_t half = 0;
  std::uint8_t round = 0;  ///< within the half, from 0
  /// Each search card is in exactly one of the next five members.
  FixedVector<Card, row_length> row;  ///< this round's, the next, the one after
  FixedVector<Card, letters> deck;    ///< the top last
  LetterSet aside = 0;                ///< unseen, out of play for this half
  LetterSet discarded = 0;
  PerSeat<LetterSet> dealt{};               ///< in the set-up
  LetterSet open = 0;                       ///< letters that are destinations
  LetterSet ever_open = 0;                  ///< letters that are destinations or were
  FixedVector<Goal, goal_cards> goal_deck;  ///< the top last
  PerSeat<Board> boards{};
  PerSeat<Holding> holdings{};
  PerSeat<Plan> plans{};  ///< sealed: complete for seats before the seat to move, begun for that one
  Rng rng;                ///< for later shuffles

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace kairo::ruin
