#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/galleria/pieces/monster_price.h"

namespace kairo::galleria {

template <class T>
using PerSeat = std::array<T, max_players>;

/// An array whose elements all have this value.
template <class T, std::size_t N>
constexpr std::array<T, N> filled(T value) {
  std::array<T, N> all{};
  all.fill(value);
  return all;
}

/// The opponent in a game for one player. It has this seat number and is never asked anything.
inline constexpr Seat phantom = 1;

/// The question that is open.
enum class Phase : std::uint8_t {
  use,       ///< step 2: use a skill or an ability, lay the first maze card, or end the turn
  place,     ///< step 3: lay the next maze card or end the turn
  press_on,  ///< pay for the way as it is now, or step back
  pay,       ///< which card to discard for monsters
  answer,    ///< whether to react to what is on top of the stack
  recall,    ///< whether the skill just played returns to the hand
  discard,   ///< which card to discard
  remove,    ///< which maze card to remove from the grid
  choose,    ///< which facet to take
  pass_on,   ///< which card to pass to the left; sealed until everybody has chosen
  peek,      ///< which room to look into
  take,      ///< which maze card to take from the deck
  over,
};
inline constexpr int phases = 13;

/// The next step, once no question is open, the stack is empty and no task is left.
enum class Stage : std::uint8_t {
  act,       ///< the active player chooses, or the turn ends
  approach,  ///< whether the way to the pending card's cell, or to `room`, will be paid for
  pay,       ///< it is paid for
  visit,     ///< the next room that the laid card has joined
  take,      ///< the curio of `room` is taken
  marks,     ///< the next event mark that the laid card has joined
};
inline constexpr int stages = 6;

/// An occasion that others may react to: something that the active player does (passing is passing monsters, taking is
/// taking a curio), or a card that was played.
enum class Trigger : std::uint8_t { turn_begins, passing, placed, taking, card };
inline constexpr int triggers = 5;

/// One level of the stack: something that may be answered before it takes effect.
struct ReactionWindow {
  Trigger trigger = Trigger::card;
  Card card = no_card;      ///< the skill or trap that was played
  Seat by = no_seat;        ///< whose deed or card it is
  Seat at = no_seat;        ///< the seat that a trap is aimed at
  std::uint8_t target = 0;  ///< named with the card
  SeatSet done = 0;         ///< seats that have passed, or could not answer when it was their turn to
  friend bool operator==(const ReactionWindow&, const ReactionWindow&) = default;
};
/// One deed or skill, one trap that answers it, and all cards that can answer traps.
inline constexpr int max_stack = [] {
  int windows = 2;
  for (const Trap& trap : trap_cards) windows += (trap.conditions & condition::trap) != 0 ? trap.copies : 0;
  return windows;
}();

inline constexpr std::uint8_t no_source = 0xff;
/// A step of an effect that is still to be carried out.
struct Task {
  Op op = Op::none;
  std::uint8_t n = 0;
  Seat who = no_seat;
  std::uint8_t target = 0;
  std::uint8_t source = no_source;  ///< the curio or the card whose effect it is
  friend bool operator==(const Task&, const Task&) = default;
};
inline constexpr int max_tasks = 4;

/// A maze card with the cell where it is to be laid. `turned` is 1 when it is turned by 180°.
struct Placement {
  Card card = no_card;
  Cell cell = no_cell;
  std::uint8_t turned = 0;
  friend bool operator==(const Placement&, const Placement&) = default;
};

/// The mark of a room whose curio everybody knows, onlookers too.
inline constexpr SeatSet known_to_all = 0xff;

enum class Refusal : std::uint8_t;
struct View;

struct Move {
  /// Legal moves are sorted by kind, then by `a`, `b` and `c`. Unused numbers are 0.
  enum class Kind : std::uint8_t {
    place,    ///< a card, b cell, c turned
    skill,    ///< a card, b target
    facet,    ///< a facet, b target
    curio,    ///< a curio, b target
    trap,     ///< a card, b target
    pass,     ///< does not answer, or lets the skill work
    discard,  ///< a card, for a monster or by an effect
    go_on,    ///< pays for the way as it is now
    step_back,
    remove,   ///< a cell
    choose,   ///< a facet
    pass_on,  ///< a card
    peek,     ///< a room
    take,     ///< a card
    ask,      ///< a the seat's new AskSetting
    end,      ///< ends the turn
  };
  Kind kind = Kind::pass;
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t c = 0;
  friend bool operator==(const Move&, const Move&) = default;
};
inline constexpr int move_kinds = 16;

/// The public part of a state. In a game for one player, the phantom's cards are at its seat.
struct Table {
  std::uint8_t players = 0;
  std::uint8_t specials = 0;       ///< 1 when they are in the deck
  std::uint8_t phantom_level = 0;  ///< alone: which of `phantom_levels`
  Phase phase = Phase::over;
  Stage stage = Stage::act;
  Seat asked = no_seat;  ///< the seat to move
  Seat turn = no_seat;   ///< the active player; when the game is over, the last one
  SeatSet present = 0;   ///< players who are not out
  PerSeat<AskSetting> ask_setting{};

  Grid grid{};
  Cards discards;
  std::array<std::uint8_t, marked_mazes> spent{};  ///< how many of each card's marks are used, wherever the cards are
  std::uint8_t deck_left = 0;
  PerSeat<std::uint8_t> hand_size{};  ///< the phantom's without the sets that it has laid open
  PerSeat<Cards> shown{};             ///< cards that everybody has seen go into the hand and that must still be there
  Cards laid_open;                    ///< the phantom's sets

  PerSeat<Facet> facet = filled<Facet, max_players>(no_facet);
  std::uint8_t facets_used = 0;  ///< by facet
  std::uint8_t facets_gone = 0;  ///< out of the game

  RoomSet full = 0;  ///< rooms with a curio
  std::uint8_t curio_deck_left = 0;
  std::array<Seat, curios> owner = filled<Seat, curios>(no_seat);  ///< no_seat: in a room or in the curio deck
  std::uint16_t curios_used = 0;                                   ///< turned sideways, by curio
  std::array<SeatSet, rooms> seen{};  ///< who knows what is in a room: players, or `known_to_all`
  std::uint8_t events_used = 0;       ///< by event

  // This turn.
  bool placing = false;    ///< step 3 has begun
  bool turn_ends = false;  ///< the turn ends as soon as everything begun is done
  bool ignores_monsters = false;
  std::uint8_t bonus = 0;        ///< power added to the active player's facet
  std::uint8_t ask_changes = 0;  ///< how often the active player has changed the ask setting
  CellSet streak = 0;            ///< cells of the cards in the streak
  CellSet passed = 0;            ///< cells of the monsters that were passed
  EnragedMonsters enraged_monsters;

  // This placement.
  Placement pending;            ///< the card that was declared, until it is laid
  Cell laid = no_cell;          ///< the cell of the card that was laid, as long as it lies there
  Room room = no_room;          ///< the room that the way leads to, or whose curio is being taken
  RoomSet left_alone = 0;       ///< joined rooms whose way the player could not or did not want to pay for
  bool enraged_on_way = false;  ///< somebody enraged a monster on this way
  std::uint8_t owed = 0;        ///< cards still to be discarded for the way

  FixedVector<ReactionWindow, max_stack> stack;
  FixedVector<Task, max_tasks> tasks;  ///< the next one last
  SeatSet picked = 0;                  ///< seats that have chosen a card to pass to the left, sealed

  friend bool operator==(const Table&, const Table&) = default;
};

/// Everything, hidden or not. Trivially copyable.
struct State {
  using Move = galleria::Move;
  using View = galleria::View;
  using Refusal = galleria::Refusal;
  /// Every kind of maze card in every cell, both ways round, and every skill, trap, curio and facet on every cell.
  static constexpr std::size_t max_legal =
      faces_to_lay * (cells - 1) + (skill_cards.size() + trap_cards.size() + curios + 1) * cells + 8;
  using MoveList = FixedVector<Move, max_legal>;

  Table table;
  FixedVector<Card, deck_size> deck;  ///< the top last
  PerSeat<Cards> hands{};
  std::array<Curio, rooms> in_room = filled<Curio, rooms>(no_curio);
  FixedVector<Curio, curios> curio_deck;                     ///< the top last
  FixedVector<EventNumber, event_count> event_deck;          ///< the top last
  PerSeat<Card> picks = filled<Card, max_players>(no_card);  ///< cards chosen to be passed to the left
  Rng rng;                                                   ///< for everything still to be drawn or shuffled

  friend bool operator==(const State&, const State&) = default;
};

}  // namespace kairo::galleria
