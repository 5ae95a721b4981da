#include <algorithm>
#include <array>

#include "engine/core/ranking.h"
#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/rules.h"

namespace kairo::haratama {

Score score(const State& state) {
  PerSeat<Losses> losses = state.losses;
  if (state.phase == Phase::play) {
    const Round so_far = treasures_won(state.won);
    for (Seat seat = 0; seat < state.players; ++seat) add(losses[seat], losses_in(so_far, seat, state.players));
  }
  Score result;
  result.seats = state.players;
  PerSeat<std::array<int, 1>> criteria{};
  for (int seat = 0; seat < state.players; ++seat) {
    SeatScore& line = result.of[seat];
    constexpr std::int32_t most = 16'000;  // an endless game must not overflow the score
    const std::int32_t treasures = std::min(losses[seat].treasures, most);
    const std::int32_t haratama = std::min(losses[seat].haratama, most);
    line.by_source[static_cast<std::size_t>(Source::treasures)] = static_cast<std::int16_t>(-treasures);
    line.by_source[static_cast<std::size_t>(Source::haratama)] = static_cast<std::int16_t>(-haratama);
    line.total = static_cast<std::int16_t>(-treasures - haratama);
    criteria[seat] = {-losses[seat].total()};
  }
  rank_seats(result, criteria);
  return result;
}

}  // namespace kairo::haratama
