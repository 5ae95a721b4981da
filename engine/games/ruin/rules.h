#pragma once

#include "engine/core/event.h"
#include "engine/core/score.h"
#include "engine/core/setup.h"
#include "engine/games/ruin/state.h"

/// The rules of In the Ruin; the contracts are those of core/playable.h. What the rules text leaves to the program:
///
/// - The first drawings lie sealed like a round's plans: a drawn shape would tell which card its player was dealt.
///   Goal cards are kept and put down at once; only how many is seen.
/// - A special is two answers: which goal card is spent, then the cell or stop it buys. There is no way back from the
///   first but undo.
/// - Whatever is asked is asked even when there is one lawful answer only. Not asked: the drawing on a full map, the
///   extra cell without a goal card or an empty cell, anything of a player who has left, and solo which goals to keep.
/// - A revealed round stands: no undo goes back across it, though solo it may have turned up nothing.
/// - "No further card is looked at" holds for each gem by itself: every destination taken costs one search card.
/// - The row's second card is the one that lies second then; so with two taken, the second and the third go.
/// - A standing in the first half counts the rectangle once, as the first half's.
/// - After a shuffle of the goal discards a seat still knows which of its own went in, until the next such shuffle.
namespace kairo::ruin {

/// Why a move is not lawful. Text keys `ruin.refusal.<name>`.
enum class Refusal : std::uint8_t {
  none,
  game_over,
  not_asked,           ///< a move of another phase
  no_such_thing,       ///< numbers out of bounds: no cell, mark, goal card, or the shape would leave the map
  not_in_hand,         ///< the goal card is not held, or spent already in this round
  wrong_mark,          ///< set-up: passages first, then walls
  wrong_shape,         ///< not what the card shows
  occupied,            ///< a cell that is not empty
  misses_entrance,     ///< set-up: the first passages lie on the entrance
  touches_no_passage,  ///< set-up: later drawings touch a passage
  touches_nothing,     ///< no cell side by side with a filled one
  block_of_passages,   ///< would complete a 2 × 2 block of passages
  too_far,             ///< the stop cannot be reached within the steps
  reached_on_foot,     ///< a warp was paid for: the stop must need it
  warp_of_no_use,      ///< nothing more can be reached by a warp
  not_yet,             ///< the ruin is left in the second half only
  entrance_too_far,
};
inline constexpr int refusals = 17;

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

/// The cells of a `draw` whose numbers are in bounds.
CellSet drawn_cells(Move drawing);
/// The `draw` that fills exactly these cells, whatever lies there; false when they are no shape of the game.
bool find_drawing(Mark mark, CellSet shape, Move& drawing);

/// The map as it will be when the plan is revealed, before gems are taken.
Map drafted(const Board& board, const Plan& plan);
/// Goal cards of the hand that the plan does not spend.
GoalSet unspent(const Holding& holding, const Plan& plan);
/// Cards dealt in the set-up that the plan has not drawn yet; of two with the same shape the lower letter goes first.
LetterSet undrawn(LetterSet dealt, const Plan& plan);

/// Points for leaving at a place from 1, as the table counts places.
int points_for_leaving(int place);
/// 0 … solo_ranks.size(): how many of the thresholds a solo score reaches.
int solo_rank(int total);

}  // namespace kairo::ruin
