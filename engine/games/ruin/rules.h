#pragma once

#include "engine/core/event.h"
#include "engine/core/score.h"
#include "engine/core/setup.h"
#include "engine/games/ruin/state.h"

/// The rules of In the Ruin; core/playable.h says what each function of the contract promises.
///
/// How a round runs: seat by seat, each player plans a drawing and a walk, unseen by the others (rules/steps.h says
/// what a plan may hold, rules/legal.cpp lists it, rules/why_not.cpp refuses the rest). When the last plan is complete,
/// rules/play.cpp has all of them revealed and carried out (rules/reveal.cpp), gems collected, search cards discarded
/// as the ruin falls (rules/gems_and_fall.cpp), and the row filled for the next round or half (rules/rounds.cpp).
/// Before the first round each seat keeps goal cards and makes its first drawings, sealed and revealed in the same way.
///
/// The rules text leaves this to the program:
///
/// - The first drawings are sealed like a round's plans: a drawn shape would tell which card its player was dealt.
///   Goal cards are kept and discarded at once; only their number is seen.
/// - A special is two moves: which goal card is spent, then the cell or stop it buys. Only undo takes the first back.
/// - A question is asked even when only one answer is legal. Never asked: the drawing on a full map, the extra cell
///   without a goal card or an empty cell, anything of a player who has left, and in a solo game which goals to keep.
/// - A revealed round stands: no undo goes back across it, even where a solo round revealed nothing.
/// - "No further card is looked at" holds for each gem by itself: every destination taken costs one search card.
/// - "The row's second card" is the one in second place at that moment: with two gems taken, the second and third go.
/// - A standing in the first half counts the rectangle once, as the first half's.
/// - After the goal discards are shuffled, a seat still knows which of its own are among them, until the next shuffle.
namespace kairo::ruin {

/// Why a move is not legal. Text keys `ruin.refusal.<name>`.
enum class Refusal : std::uint8_t {
  none,
  game_over,
  not_asked,           ///< a move of another phase
  no_such_thing,       ///< numbers out of bounds: no cell, mark, goal card, or the shape would leave the map
  not_in_hand,         ///< the goal card is not in the hand, or already spent in this round
  wrong_mark,          ///< set-up: passages first, then walls
  wrong_shape,         ///< not what the card shows
  occupied,            ///< a cell that is not empty
  misses_entrance,     ///< set-up: the first passages must cover the entrance
  touches_no_passage,  ///< set-up: later drawings must touch a passage
  touches_nothing,     ///< no cell is side by side with a filled one
  block_of_passages,   ///< would complete a 2 × 2 block of passages
  too_far,             ///< the stop cannot be reached within the steps
  reached_on_foot,     ///< a warp was paid for, so the stop must need it
  warp_of_no_use,      ///< nothing more can be reached by a warp
  not_yet,             ///< the ruin can be left in the second half only
  entrance_too_far,
};
inline constexpr int refusals = 17;

constexpr const GameInfo& game_info(const State& /*state*/) { return info; }
int seats(const State& state);
void deal(const Setup& setup, State& state);
Seat to_move(const State& state);
void legal(const State& state, State::MoveList& moves);
Refusal why_not(const State& state, Move move);
template <EventSink Sink>
void play(State& state, Move move, Sink& events);
extern template void play(State& state, Move move, NoEvents& events);
extern template void play(State& state, Move move, EventList& events);
/// The set-up, and the plan of a round.
bool ask_ahead(State& state, Seat seat);
Score score(const State& state);
bool conserved(const State& state);

}  // namespace kairo::ruin
