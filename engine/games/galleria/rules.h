#pragma once

#include "engine/core/event.h"
#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "engine/core/setup.h"
#include "engine/games/galleria/state.h"

/// The rules of Labyrinth of Galleria; the contracts are those of core/playable.h. "Ruling" marks what the source
/// leaves open. What the rules text leaves to the program:
///
/// - Another room than the first is walked to by choice: who cannot or does not want to pay leaves its curio there, and
///   it is looked at anew when the next card is laid.
/// - A seat that could not answer when its turn to be asked came is done in that window, as if it had passed.
/// - Symmetric cards are never turned: it would be the same move.
/// - Whispered rooms are those whose curio the seat does not know yet.
/// - Alone no traps are answered with, for nobody else has turns to answer; curios have no effects.
/// - From the phantom only cards are taken that it has not laid open; of a kind it lays the first in the tables' order.
/// - What everybody sees go into a hand is remembered until something is taken out of that hand unseen.
/// - While cards are passed to the left, seats are asked from the active player on.
namespace kairo::galleria {

/// Why a move is not lawful. Text keys `galleria.refusal.<name>`.
enum class Refusal : std::uint8_t {
  none,
  game_over,
  not_asked,      ///< a move of another phase
  no_such_thing,  ///< numbers out of bounds
  not_in_hand,
  cell_taken,
  blocked,     ///< an open side would meet a closed one
  outer_wall,  ///< an open side would lead out of the maze
  empty_room,  ///< an open side would lead to a room whose curio is gone
  not_joined,  ///< no passage would join it to the start
  cannot_pay,  ///< too few cards for the monsters
  too_late,    ///< step 3 has begun
  not_yours,   ///< somebody else's facet or curio
  already_used,
  not_now,           ///< it does not work like that, or not at this moment
  no_target,         ///< what was named is none, or nothing is there to be named
  cannot_answer,     ///< the card does not answer what has happened
  already_seen,      ///< one knows what is in that room
  switch_unchanged,  ///< the switch stands there already
};
inline constexpr int refusals = 19;

const GameInfo& game_info(const State& state);
int seats(const State& state);
void deal(const Setup& setup, State& state);
Seat to_move(const State& state);
void legal(const State& state, State::MoveList& moves);
Refusal why_not(const State& state, Move move);
template <EventSink Sink>
void play(State& state, Move move, Sink& events);
extern template void play(State& state, Move move, NoEvents& events);
extern template void play(State& state, Move move, EventList& events);
Score score(const State& state);
bool conserved(const State& state);

/// What follows can be told from what everybody sees.

bool is_alone(const Table& table);
/// Whether a player is still in; the phantom always is.
bool is_in(const Table& table, int seat);
/// The power of a seat's facet, with what was added this turn.
int power(const Table& table, int seat);
Facet facet_of(const Table& table, int seat);
/// Facets of the facet deck, by bit.
std::uint8_t facet_deck(const Table& table);
int curios_of(const Table& table, int seat);
constexpr bool is_facet_used(const Table& table, int facet) { return ((table.facets_used >> facet) & 1U) != 0; }
/// Turned sideways.
constexpr bool is_curio_used(const Table& table, int curio) { return ((table.curios_used >> curio) & 1U) != 0; }
/// How many places at the table hold cards: the phantom has one.
int places(const Table& table);
/// Curio points as printed.
int points_of(const Table& table, int seat);

/// What laying a card takes.
struct Approach {
  Way way;              ///< to the cell, or to `room`
  Room room = no_room;  ///< the first one that the card would join
};
/// For a card that fits there; the active player's.
Approach approach(const Table& table, Pending laying);
/// The way that is being gone: that of the pending card or to `table.room`.
Approach current_approach(const Table& table);
/// The monster's power for the active player: that of the pending card, or of the one in the cell.
int monster_power(const Table& table, int cell);

}  // namespace kairo::galleria
