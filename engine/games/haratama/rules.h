#pragma once

#include "engine/core/event.h"
#include "engine/core/score.h"
#include "engine/core/setup.h"
#include "engine/games/haratama/state.h"

/// The rules of Haratama; core/playable.h defines the contracts. Comments that begin with "Ruling" settle what the rule
/// sheet leaves open; each has a paragraph in the rules text.
///
/// After the deal (rules/deal.cpp) every seat passes two cards to the left; then tricks are played until all treasures
/// are won, and the losses are counted (pieces/losses.h). rules/play.cpp makes a move out of the steps in
/// rules/steps.h, which playouts use too; legal.cpp and why_not.cpp define the legal moves. Only the last card of each
/// hand is played automatically. pieces/cards.h explains sets of cards as bits, pieces/tricks.h answers questions about
/// tricks.
namespace kairo::haratama {

/// Why a move is illegal. Text keys `haratama.refusal.<name>`.
enum class Refusal : std::uint8_t {
  none,
  game_over,
  not_asked,        ///< a move of the other phase
  no_such_thing,    ///< a number is out of bounds: no such card or kind of move
  not_a_pair,       ///< the same card twice, or the higher one first
  not_in_hand,      ///< the seat to move does not hold the card
  must_follow,      ///< the hand holds a card of the led suit
  before_the_break  ///< blue may not be led yet, and the hand holds other suits
};
inline constexpr int refusals = 8;

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
/// The cards that are passed.
bool ask_ahead(State& state, Seat seat);
Score score(const State& state);
bool conserved(const State& state);

}  // namespace kairo::haratama
