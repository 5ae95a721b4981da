#include <algorithm>
#include <bit>

#include "engine/games/haratama/flow.h"

namespace kairo::haratama {

Round won_so_far(const PerSeat<Cards>& won) {
  Round round;
  for (int seat = 0; seat < max_players; ++seat) round.treasures[seat] = static_cast<std::uint8_t>(count(won[seat]));
  return round;
}

Seat haratama_of(const Round& round, int players) {
  for (Seat seat = 0; seat < players; ++seat)
    if (round.treasures[seat] >= haratama_from(players)) return seat;
  return no_seat;
}

Losses losses_in(const Round& round, Seat seat, int players) {
  const Seat saved = haratama_of(round, players);
  if (saved == no_seat) return {round.treasures[seat] * loss_a_treasure, 0};
  if (saved == seat) return {};
  return {0, round.treasures[saved] * loss_a_treasure};
}

SeatSet fewest_losses(const PerSeat<Losses>& losses, int players) {
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
                     [limit](const Losses& lost) { return lost.total() >= limit; });
}

bool ends_with(const PerSeat<Losses>& losses, int players, int rounds_done, int limit) {
  return end_reached(losses, players, rounds_done, limit) && std::popcount(fewest_losses(losses, players)) == 1;
}

Score score(const State& state) {
  PerSeat<Losses> losses = state.losses;
  if (state.phase == Phase::play) {
    const Round so_far = won_so_far(state.won);
    for (Seat seat = 0; seat < state.players; ++seat) add(losses[seat], losses_in(so_far, seat, state.players));
  }
  Score result;
  result.seats = state.players;
  for (int seat = 0; seat < state.players; ++seat) {
    SeatScore& mine = result.of[seat];
    constexpr std::int32_t most = 16'000;  // a game that will not end must not overflow a score
    const std::int32_t treasures = std::min(losses[seat].treasures, most);
    const std::int32_t haratama = std::min(losses[seat].haratama, most);
    mine.by_source[static_cast<std::size_t>(Source::treasures)] = static_cast<std::int16_t>(-treasures);
    mine.by_source[static_cast<std::size_t>(Source::haratama)] = static_cast<std::int16_t>(-haratama);
    mine.total = static_cast<std::int16_t>(-treasures - haratama);
    for (int other = 0; other < state.players; ++other)
      if (losses[other].total() < losses[seat].total()) ++mine.place;
  }
  return result;
}

}  // namespace kairo::haratama
