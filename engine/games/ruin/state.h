#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/ruin/deck.h"
#include "engine/games/ruin/map.h"
#include "engine/games/ruin/shapes.h"

namespace kairo::ruin {

template <class T>
using PerSeat = std::array<T, max_players>;

/// Which question is open. From `prepare` to `warp` the answers lie sealed until everybody has given theirs.
enum class Phase : std::uint8_t {
  keep,     ///< set-up: which goal cards to keep
  prepare,  ///< set-up: the first drawings, one search card after another
  draw,     ///< step 1: the card's shape, or a single wall
  offer,    ///< step 1: whether to spend a goal card on an extra cell
  extra,    ///< step 1: the extra cell
  walk,     ///< step 2: where to stop, or to leave, or to spend a goal card on a warp
  warp,     ///< step 2: where to stop, or to leave, by the warp
  over,
};

enum class Mark : std::uint8_t { passage, wall };
inline constexpr int marks = 2;

/// Sets by bit: search cards are letters too.
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
  /// The order of kinds and, within one, of `a`, `b`, `c` is the order of legal moves. Unused numbers are 0.
  enum class Kind : std::uint8_t {
    keep,    ///< a, b goal cards kept, a < b
    draw,    ///< a mark, b anchor, c orientation: see shapes.h; equal cells are one move
    single,  ///< a cell of a single wall in place of the shape
    spend,   ///< a goal card discarded for the step's special
    pass,    ///< no extra cell
    extra,   ///< a mark, b cell
    walk,    ///< a cell to stop on
    warp,    ///< a cell to stop on that only a warp reaches
    leave,   ///< the ruin, on foot or by the warp paid for
  };
  Kind kind = Kind::pass;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

/// What a seat has answered so far in this round, in order; in the set-up its first drawings.
inline constexpr int longest_plan = 5;  ///< draw, spend, extra, spend, warp
using Plan = FixedVector<Move, longest_plan>;

/// What lies before one player, public all of it.
struct Board {
  Map map;                  ///< without anything that lies sealed
  Cell explorer = no_cell;  ///< no_cell when it has left
  std::uint8_t gems = 0;
  std::uint8_t spent = 0;      ///< goal cards spent, those of a sealed plan not counted
  std::uint8_t penalties = 0;  ///< how often a single wall was drawn in place of the shape
  std::uint8_t left = 0;       ///< 0: in the ruin; else the place whose points leaving brings
  std::uint8_t rectangle = 0;  ///< area counted after the first half; 0 until then
  CellSet fresh;               ///< cells drawn in the last round (at first: in the set-up)
  Cell came_from = no_cell;    ///< where the explorer stood before its last move; no_cell before the first
  friend bool operator==(const Board&, const Board&) = default;
};

/// One player's goal cards. The counts are public; what is in the sets is the owner's secret until the end.
struct Holding {
  GoalSet hand = 0;        ///< those of a sealed plan still among them
  GoalSet discarded = 0;   ///< put on the discards since these were last shuffled
  GoalSet returned = 0;    ///< what of the own discards was shuffled into the deck last time, less what the owner drew
  std::uint8_t drawn = 0;  ///< cards drawn since then
  std::uint8_t passed_on = 0;  ///< how many of `discarded` may be among those
  friend bool operator==(const Holding&, const Holding&) = default;
};

/// The whole truth; a value without pointers.
struct State {
  using Move = ruin::Move;
  using View = ruin::View;
  using Refusal = ruin::Refusal;
  /// Drawing: both marks at every place of the shape that has most, and a single wall on any cell. A set-up drawing
  /// has less: at most three shapes of five squares, each in eight ways by any square on one of the 12 cells around
  /// the first passages; then at most two shapes, each of them at most everywhere.
  static constexpr std::size_t max_legal = marks * most_placements() + cells;
  using MoveList = FixedVector<Move, max_legal>;

  std::uint8_t players = 0;
  Phase phase = Phase::over;
  Seat asked = no_seat;
  std::uint8_t half = 0;
  std::uint8_t round = 0;  ///< of the half, from 0
  /// Search cards: each is in exactly one of these places.
  FixedVector<Card, row_length> row;  ///< this round's, the next, the one after
  FixedVector<Card, letters> deck;    ///< the top last
  LetterSet aside = 0;                ///< out of this half, unseen
  LetterSet discarded = 0;
  PerSeat<LetterSet> dealt{};               ///< in the set-up
  LetterSet open = 0;                       ///< destinations
  LetterSet been = 0;                       ///< letters that are or were one
  FixedVector<Goal, goal_cards> goal_deck;  ///< the top last
  PerSeat<Board> boards{};
  PerSeat<Holding> holdings{};
  PerSeat<Plan> plans{};  ///< sealed: whole for seats below `asked`, begun for that one
  Rng rng;                ///< for the shuffles to come

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace kairo::ruin
