#pragma once

#include "engine/games/haratama/state.h"

/// The losses of each seat in a round, and the end of the game.
namespace kairo::haratama {

constexpr void add(Losses& to, const Losses& more) {
  to.treasures += more.treasures;
  to.haratama += more.haratama;
}

/// The number of treasures that each seat has won.
Round treasures_won(const PerSeat<Cards>& won);
/// The seat that achieves haratama with these treasures, or no_seat.
Seat haratama_seat(const Round& round, int players);
/// The loss of a seat in the round.
Losses losses_in(const Round& round, Seat seat, int players);
/// The seats that share the smallest total.
SeatSet seats_with_fewest_losses(const PerSeat<Losses>& losses, int players);

/// Whether the game has lasted as long as agreed, `limit` as in State. It continues as long as seats tie for the
/// smallest total.
bool end_reached(const PerSeat<Losses>& losses, int players, int rounds_done, int limit);
/// Whether the game ends: `end_reached`, and one seat alone has the smallest total.
bool game_ends(const PerSeat<Losses>& losses, int players, int rounds_done, int limit);

}  // namespace kairo::haratama
