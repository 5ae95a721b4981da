#include <algorithm>

#include "engine/games/haratama/flaw.h"
#include "engine/games/haratama/flow.h"

namespace kairo::haratama {

namespace {

bool sums_up(const Round& round, int players) {
  int sum = 0;
  for (int seat = 0; seat < max_players; ++seat) {
    if (seat >= players && round.treasures[seat] != 0) return false;
    sum += round.treasures[seat];
  }
  // With a card aside it may have been a treasure.
  return sum <= treasures_in_deck && sum >= treasures_in_deck - cards_aside(players);
}

bool can_be_totals(const PerSeat<Losses>& losses, int players) {
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Losses& lost = losses[seat];
    if (lost.treasures < 0 || lost.haratama < 0 || (seat >= players && lost != Losses{})) return false;
  }
  return true;
}

}  // namespace

Flawed flaw_of_results(const State& state) {
  if (state.results.size() != std::min<std::size_t>(state.rounds_done, kept_rounds))
    return Flaw{"rounds", 0, "each of the last rounds needs its result"};
  if (!can_be_totals(state.losses, state.players)) return Flaw{"losses", 0, "these cannot be losses"};
  const bool all_kept = state.rounds_done <= kept_rounds;
  PerSeat<Losses> losses{};
  int told = 0;
  for (const Round& round : state.results) {
    if (!sums_up(round, state.players)) return Flaw{"result", told, "a round has 12 treasures, or 11 with one aside"};
    if (all_kept && ends_with(losses, state.players, told, state.limit))
      return Flaw{"result", told, "the game was over before this round"};
    for (Seat seat = 0; seat < state.players; ++seat) add(losses[seat], losses_in(round, seat, state.players));
    ++told;
  }
  if (all_kept && losses != state.losses) return Flaw{"losses", 0, "the results come to other losses"};
  const bool ended = ends_with(state.losses, state.players, state.rounds_done, state.limit);
  if (ended != (state.phase == Phase::over)) return Flaw{"phase", 0, "the results say whether the game is over"};
  return {};
}

}  // namespace kairo::haratama
