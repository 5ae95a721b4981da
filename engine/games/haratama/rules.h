#pragma once

#include "engine/core/event.h"
#include "engine/core/score.h"
#include "engine/core/setup.h"
#include "engine/games/haratama/state.h"

/// The rules of Haratama; the contracts are those of core/playable.h. "Ruling" marks what the rule sheet leaves open
/// and this project has settled; each has a paragraph in the rules text.
namespace kairo::haratama {

/// Why a move is not lawful. Text keys `haratama.refusal.<name>`.
enum class Refusal : std::uint8_t {
  none,
  game_over,
  not_asked,        ///< a move of the other phase
  no_such_thing,    ///< numbers out of bounds: no card or no kind of move like that
  not_a_pair,       ///< one card twice, or the higher one first
  not_in_hand,      ///< a card that the asked seat does not hold
  must_follow,      ///< the hand has a card of the led suit
  before_the_break  ///< blue may not be led yet, and the hand has other suits
};
inline constexpr int refusals = 8;

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

/// `legal` as a set, while cards are played: what the asked seat may put on the table.
constexpr Cards legal_cards(const State& state) {
  const Cards hand = state.hands[state.asked];
  const Cards fitting = hand & state.wanted;
  return fitting != 0 ? fitting : hand;
}

/// The seat that achieves haratama with these treasures, or no_seat.
Seat haratama_of(const Round& round, int players);
/// What a seat loses in a round.
Losses losses_in(const Round& round, Seat seat, int players);
/// Treasures that each seat has won so far in the current round.
Round won_so_far(const PerSeat<Cards>& won);
/// Seats that share the smallest total.
SeatSet fewest_losses(const PerSeat<Losses>& losses, int players);
/// Whether the game ends with these totals after so many rounds: its end is reached, and one seat has the smallest.
bool ends_with(const PerSeat<Losses>& losses, int players, int rounds_done, int limit);

/// Passes, if that is asked, and plays the round to its end by uniformly random lawful moves, through the deal of the
/// next round or the end of the game. The game must not be over. For playouts and benches: no list, no allocation.
void round_playout(State& state, Rng& rng);

}  // namespace kairo::haratama
