#include "engine/games/haratama/pieces/losses.h"

#include <algorithm>
#include <bit>

namespace kairo::haratama {

Round treasures_won(const PerSeat<Cards>& won) {
  Round round;
  for (int seat = 0; seat < max_players; ++seat) round.treasures[seat] = static_cast<std::uint8_t>(count(won[seat]));
  return round;
}

Seat haratama_seat(const Round& round, int players) {
  for (Seat seat = 0; seat < players; ++seat)
    if (round.treasures[seat] >= haratama_from(players)) return seat;
  return no_seat;
}

Losses losses_in(const Round& round, Seat seat, int players) {
  const Seat achiever = haratama_seat(round, players);
  if (achiever == no_seat) return {round.treasures[seat] * loss_per_treasure, 0};
  if (achiever == seat) return {};
  return {0, round.treasures[achiever] * loss_per_treasure};
}

SeatSet seats_with_fewest_losses(const PerSeat<Losses>& losses, int players) {
  SeatSet fewest = only(Seat{0});
  std::int32_t smallest = losses[0].total();
  for (Seat seat = 1; seat < players; ++seat) {
    const std::int32_t total = losses[seat].total();
    if (total < smallest) fewest = 0;
    if (total <= smallest) fewest |= only(seat);
    smallest = std::min(smallest, total);
  }
  return fewest;
}

bool end_reached(const PerSeat<Losses>& losses, int players, int rounds_done, int limit) {
  if (limit == 0) return rounds_done >= rounds;
  return std::any_of(losses.begin(), losses.begin() + players,
                     [limit](const Losses& of_seat) { return of_seat.total() >= limit; });
}

bool game_ends(const PerSeat<Losses>& losses, int players, int rounds_done, int limit) {
  return end_reached(losses, players, rounds_done, limit) &&
         std::popcount(seats_with_fewest_losses(losses, players)) == 1;
}

}  // namespace kairo::haratama
