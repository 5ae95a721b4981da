#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/galleria/maze.h"

namespace kairo::galleria {

template <class T>
using PerSeat = std::array<T, max_players>;

/// An array of this value throughout.
template <class T, std::size_t N>
constexpr std::array<T, N> filled(T value) {
  std::array<T, N> all{};
  all.fill(value);
  return all;
}

/// Against whom one plays alone: it has this place at the table and is never asked anything.
inline constexpr Seat phantom = 1;

/// Which question is open.
enum class Phase : std::uint8_t {
  use,       ///< step 2: a skill, an ability, or the first maze card, or the end of the turn
  place,     ///< step 3: the next maze card, or the end of the turn
  press_on,  ///< whether to pay for the way as it is now, or to step back
  pay,       ///< a card for the monsters
  answer,    ///< whether to play a card against what lies on top of the stack
  recall,    ///< whether the skill just played returns to the hand
  discard,   ///< which card
  remove,    ///< which maze card
  choose,    ///< which facet
  pass_on,   ///< which card; sealed until everybody has chosen
  peek,      ///< at which room
  take,      ///< which maze card of the deck
  over,
};
inline constexpr int phases = 13;

/// What happens when no question is open, nothing is on the stack and nothing is left to do.
enum class Stage : std::uint8_t {
  act,       ///< the turn goes on
  approach,  ///< the way to the card's cell or to a room is to be gone
  pay,       ///< and has been agreed on
  visit,     ///< rooms joined by the card that was laid
  take,      ///< the curio of `room`
  marks,     ///< event marks joined by it
};
inline constexpr int stages = 6;

/// What can be answered: something that is done, or a card that was played.
enum class Deed : std::uint8_t { turn_begins, passing, placed, taking, card };
inline constexpr int deeds = 5;

/// One level of the stack.
struct Window {
  Deed deed = Deed::card;
  Card card = no_card;
  Seat by = no_seat;        ///< who does or has played it
  Seat at = no_seat;        ///< at whom a trap is aimed
  std::uint8_t target = 0;  ///< what was named with the card
  SeatSet done = 0;         ///< seats that have passed, or could not have answered when it was their turn to
  friend bool operator==(const Window&, const Window&) = default;
};
/// One deed or skill, one trap, and the cards that can answer traps.
inline constexpr int max_windows = [] {
  int windows = 2;
  for (const Trap& trap : trap_cards) windows += (trap.answers & cause::trap) != 0 ? trap.copies : 0;
  return windows;
}();

/// One step of an effect on its way.
struct Task {
  Op op = Op::none;
  std::uint8_t n = 0;
  Seat who = no_seat;
  std::uint8_t target = 0;
  std::uint8_t source = 0xff;  ///< the curio or the card whose effect it is
  friend bool operator==(const Task&, const Task&) = default;
};
inline constexpr int max_tasks = 4;

/// A maze card that has been declared and does not lie yet.
struct Pending {
  Card card = no_card;
  Cell cell = no_cell;
  std::uint8_t turned = 0;
  friend bool operator==(const Pending&, const Pending&) = default;
};

enum class Refusal : std::uint8_t;
struct View;

struct Move {
  /// The order of kinds and, within one, of `a`, `b`, `c` is the order of legal moves. Unused numbers are 0.
  enum class Kind : std::uint8_t {
    place,    ///< a card, b cell, c turned
    skill,    ///< a card, b target
    facet,    ///< a facet, b target
    curio,    ///< a curio, b target
    trap,     ///< a card, b target
    pass,     ///< no answer, or no recall
    discard,  ///< a card; for a monster or by an effect
    go_on,    ///< along the way as it is now
    step_back,
    remove,   ///< a cell
    choose,   ///< a facet
    pass_on,  ///< a card
    peek,     ///< a room
    take,     ///< a card
    ask,      ///< a what the seat's own switch is set to
    end,      ///< of the turn
  };
  Kind kind = Kind::pass;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  friend bool operator==(const Move&, const Move&) = default;
};
inline constexpr int move_kinds = 16;

/// What everybody sees. Seats count from 0; alone, the phantom's things stand at its seat.
struct Table {
  std::uint8_t players = 0;
  std::uint8_t specials = 0;  ///< 1 when they are in the deck
  Phase phase = Phase::over;
  Stage stage = Stage::act;
  Seat asked = no_seat;
  Seat turn = no_seat;  ///< whose turn it is; at the end, was
  SeatSet present = 0;  ///< players who are not out
  PerSeat<Asking> asking{};

  Grid grid{};
  Cards discards;
  std::array<std::uint8_t, marked_mazes> spent{};  ///< cards whose mark has been used, wherever they are
  std::uint8_t deck_left = 0;
  PerSeat<std::uint8_t> hand_size{};  ///< the phantom's without what it has laid open
  PerSeat<Cards> shown{};             ///< cards that everybody has seen go into that hand, and that must still be there
  Cards laid_open;                    ///< the phantom's sets

  PerSeat<Facet> facet = filled<Facet, max_players>(no_facet);
  std::uint8_t facets_used = 0;  ///< by facet
  std::uint8_t facets_gone = 0;  ///< out of the game

  RoomSet full = 0;  ///< rooms with a curio
  std::uint8_t curio_deck_left = 0;
  std::array<Seat, curios> owner = filled<Seat, curios>(no_seat);  ///< no_seat: in a room or in the deck
  std::uint16_t curios_used = 0;                                   ///< turned sideways
  std::array<SeatSet, rooms> seen{};  ///< who knows what is in a room; 0xff when onlookers do
  std::uint8_t events_used = 0;

  // This turn.
  bool placing = false;    ///< step 3 has begun
  bool turn_ends = false;  ///< when what is going on is done
  bool ignores_monsters = false;
  std::uint8_t bonus = 0;  ///< power added
  CellSet streak = 0;
  CellSet passed = 0;  ///< monsters
  Rages rages;

  // This placement.
  Pending pending;
  Cell laid = no_cell;     ///< no_cell when the card no longer lies
  Room room = no_room;     ///< whose way is gone, whose curio is taken
  RoomSet left_alone = 0;  ///< joined rooms whose way could not or should not be paid
  bool enraged = false;    ///< a monster was, on this way
  std::uint8_t owed = 0;   ///< cards still to be discarded for the way

  FixedVector<Window, max_windows> stack;
  FixedVector<Task, max_tasks> tasks;  ///< the next one last
  SeatSet picked = 0;                  ///< seats whose card to be passed left lies sealed

  friend bool operator==(const Table&, const Table&) = default;
};

/// The whole truth; a value without pointers.
struct State {
  using Move = galleria::Move;
  using View = galleria::View;
  using Refusal = galleria::Refusal;
  /// Every maze card of another look anywhere and both ways, and each other thing that can be named.
  static constexpr std::size_t max_legal =
      2 * maze_kinds * (cells - 1) + card_kinds * (cells + max_players) + (curios + 1) * (cells + curios) + 8;
  using MoveList = FixedVector<Move, max_legal>;

  Table table;
  FixedVector<Card, deck_size> deck;  ///< the top last
  PerSeat<Cards> hands{};
  std::array<Curio, rooms> in_room = filled<Curio, rooms>(no_curio);
  FixedVector<Curio, curios> curio_deck;                     ///< the top last
  FixedVector<EventNumber, event_count> event_deck;          ///< the top last
  PerSeat<Card> picks = filled<Card, max_players>(no_card);  ///< to be passed left
  Rng rng;                                                   ///< for the chances to come

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace kairo::galleria
