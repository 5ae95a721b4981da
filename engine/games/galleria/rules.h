#pragma once

#include <optional>

#include "engine/core/event.h"
#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "engine/core/setup.h"
#include "engine/games/galleria/state.h"

/// The rules of Labyrinth of Galleria; core/playable.h says what each function of the contract promises. "Ruling" marks
/// what the source leaves open.
///
/// How a turn runs: the active player draws, uses skills and abilities (rules/effect_tasks.h carries out their steps),
/// and lays maze cards (rules/placing.h, with their cost in pieces/placements.h and pieces/monster_price.h). Wherever
/// others may react, a window opens and they are asked one after the other (rules/reaction_windows.h; rules/reactions.h
/// says who). rules/play.cpp makes the move that answers the open question, then rules/turn.h carries out tasks,
/// windows and stages, in this order, until somebody must answer the next question or the game is over.
///
/// The rules text leaves this to the program:
///
/// - Laying a card costs only the way to its cell. Each room that it joins is reckoned by itself when the card lies: a
///   player who cannot or does not want to pay leaves the curio there, and the room is offered again when the next card
///   is laid. Where nothing is to be paid nothing is asked.
/// - A seat that cannot answer when its turn to be asked comes is done with that window, as if it had passed.
/// - Symmetric cards are never turned: it would be the same move.
/// - Whisper shows rooms whose curio the seat does not know yet.
/// - Alone, no traps are played, since nobody else has turns to answer, and curios have no effects.
/// - Only cards that the phantom has not laid open can be taken from it. Which maze cards it lays open: the first ones
///   in the order of the tables.
/// - Only monsters on the grid can be enraged, so no card in a hand ever is: the card that waits to be laid is not on
///   the way to its own cell.
/// - The ask setting can be changed `ask_changes_a_turn` times a turn, so that every match ends.
/// - A card that everybody sees go into a hand is remembered until something is taken out of that hand unseen.
/// - When cards are passed to the left, seats are asked from the active player on.
namespace kairo::galleria {

/// Why a move is not legal. Text keys `galleria.refusal.<name>`.
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
  cannot_pay,  ///< too few cards to pay for the monsters
  too_late,    ///< step 3 has begun
  not_yours,   ///< somebody else's facet or curio
  already_used,
  not_now,           ///< it does not work this way, or not at this moment
  no_target,         ///< what was named is not a target, or there is no target
  cannot_answer,     ///< the card cannot answer what has happened
  already_seen,      ///< the player knows what is in that room
  switch_unchanged,  ///< the ask setting is already this one
  switched_often,    ///< the ask setting was changed `ask_changes_a_turn` times in this turn
};
inline constexpr int refusals = 20;

constexpr const GameInfo& game_info(const State& /*state*/) { return info; }
int seats(const State& state);
void deal(const Setup& setup, State& state);
/// Reports the beginning of the first turn, and the phantom's turn before it.
void deal(const Setup& setup, State& state, EventList& events);
Seat to_move(const State& state);
void legal(const State& state, State::MoveList& moves);
Refusal why_not(const State& state, Move move);
template <EventSink Sink>
void play(State& state, Move move, Sink& events);
extern template void play(State& state, Move move, NoEvents& events);
extern template void play(State& state, Move move, EventList& events);
/// The cards that are passed to the left, and reactions if everybody knows that the seats before cannot react.
bool ask_ahead(State& state, Seat seat);
Score score(const State& state);
/// None while the viewer cannot know who holds the specials.
std::optional<Score> score_so_far(const View& view);
bool conserved(const State& state);

}  // namespace kairo::galleria
