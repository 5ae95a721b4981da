#pragma once

#include "engine/core/event.h"
#include "engine/core/score.h"
#include "engine/core/setup.h"
#include "engine/games/wicked/state.h"

/// The rules of The Wicked Labyrinth; the contracts are those of core/playable.h. "Ruling" marks what the rulebook
/// leaves open and this project has settled; each has a paragraph in the rules text.
namespace kairo::wicked {

/// Why a move is not lawful. Text keys `wicked.refusal.<name>`.
enum class Refusal : std::uint8_t {
  none,
  game_over,
  not_asked,          ///< a move of another phase
  no_such_thing,      ///< numbers out of bounds: no piece, colour, rank or card of that kind
  not_enough_pieces,  ///< more search pieces than are left this round
  sign_spent,
  no_such_token,  ///< the board has no token of that colour and rank
  just_risen,     ///< the only token of that colour in the full rank is the one that has just risen into it
  needs_two,      ///< a promotion without a spell takes two of the same colour and rank
  already_top,    ///< a high token rises no further
  no_spell,
  same_colour,
  oracle_achieved,
  demand_not_met,
};
inline constexpr int refusals = 14;

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

/// Tokens of a rank, without those on great oracles.
int on_shelf(const Board& board, Rank rank);
/// Tokens that count as owned: the shelves, and as high those on great oracles.
Tokens owned(const Board& board);
/// Whether the board meets what the small oracle `which` (0 or 1) demands: one distinct token for each demanded one,
/// same colour, same rank or higher.
bool meets_small(const Board& board, int which);
/// Whether both high tokens of the great oracle `which` lie on the shelf.
bool meets_great(const Board& board, int which);

}  // namespace kairo::wicked
