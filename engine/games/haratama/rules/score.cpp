#include <algorithm>
#include <array>

#include "engine/core/ranking.h"
#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/view.h"

namespace kairo::haratama {

namespace {

/// The losses of finished rounds and those of the round in play, which a state and each view of it know alike.
template <class StateOrView>
Score score_of(const StateOrView& from) {
  PerSeat<Losses> losses = from.losses;
  if (from.phase == Phase::play) {
    const Round so_far = treasures_won(from.won);
    for (Seat seat = 0; seat < from.players; ++seat) add(losses[seat], losses_in(so_far, seat, from.players));
  }
  Score result;
  result.seats = from.players;
  PerSeat<std::array<int, 1>> criteria{};
  for (int seat = 0; seat < from.players; ++seat) {
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

}  // namespace

Score score(const State& state) { return score_of(state); }

std::optional<Score> score_so_far(const View& view) { return score_of(view); }

}  // namespace kairo::haratama
