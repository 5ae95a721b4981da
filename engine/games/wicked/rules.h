#pragma once

#include "engine/core/event.h"
#include "engine/core/score.h"
#include "engine/core/setup.h"
#include "engine/games/wicked/state.h"

/// The rules of The Wicked Labyrinth; core/playable.h defines the contracts. Comments that begin with "Ruling" settle
/// what the rulebook leaves open; each has a paragraph in the rules text.
///
/// A round searches its corridors one by one: all seats bid in secret, the bids are revealed and ranked, and ranked
/// seats gain tokens, spells and impurity (rules/search.cpp; ties of bids: rules/rank_bids.cpp). Then each seat in turn
/// processes its souls: it promotes tokens, casts spells and achieves oracles (rules/soul_processing.cpp).
/// rules/play.cpp joins the phases and rounds; legal.cpp and why_not.cpp define the legal moves. A seat with only one
/// choice is not asked: the rules make the move for it. pieces/board.h answers questions about one player's board.
namespace kairo::wicked {

/// Why a move is illegal. Text keys `wicked.refusal.<name>`.
enum class Refusal : std::uint8_t {
  none,
  game_over,
  not_asked,          ///< a move of another phase
  no_such_thing,      ///< a number is out of bounds: no such kind of move, colour, rank, signs or oracle
  not_enough_pieces,  ///< more search pieces than the seat has left this round
  sign_spent,
  no_such_token,  ///< the board has no token of that colour and rank
  just_risen,     ///< the only token of that colour in the full rank has just risen into it
  needs_two,      ///< promoting without a spell takes two tokens of the same colour and rank
  already_top,    ///< a high token cannot rise
  no_spell,
  same_colour,
  oracle_achieved,
  demand_not_met,
};
inline constexpr int refusals = 14;

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
/// Bids; the choices among gains and the steps of soul processing, in which players do not affect each other. These are
/// open: who chooses or steps before its turn does not see what those before it do.
bool ask_ahead(State& state, Seat seat);
Score score(const State& state);
bool conserved(const State& state);

}  // namespace kairo::wicked
