#include <algorithm>

#include "engine/games/haratama/checks/validate.h"
#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/pieces/tricks.h"

namespace kairo::haratama {

namespace {

bool has_right_total(const Round& round, int players) {
  int sum = 0;
  for (int seat = 0; seat < max_players; ++seat) {
    if (seat >= players && round.treasures[seat] != 0) return false;
    sum += round.treasures[seat];
  }
  // The card set aside may have been a treasure.
  return sum <= treasures_in_deck && sum >= treasures_in_deck - cards_aside(players);
}

bool is_out_of_bounds(const Losses& losses) {
  constexpr std::int32_t most = 100'000'000;  // more than in any real game, and small enough for sums not to overflow
  return losses.treasures < 0 || losses.haratama < 0 || losses.treasures > most || losses.haratama > most;
}

/// The losses of the rounds whose results are no longer on record.
PerSeat<Losses> losses_before(const State& state) {
  PerSeat<Losses> losses = state.losses;
  for (const Round& round : state.results)
    for (Seat seat = 0; seat < state.players; ++seat) {
      const Losses lost = losses_in(round, seat, state.players);
      losses[seat].treasures -= lost.treasures;
      losses[seat].haratama -= lost.haratama;
    }
  return losses;
}

/// Whether this number of rounds, `with_haratama` of them with a haratama, can have caused these losses. In a round
/// with haratama all others lose the same; in one without, 12 or 11 treasures are distributed.
bool can_be_losses(const PerSeat<Losses>& losses, int players, int rounds, int with_haratama) {
  const int least_treasures = treasures_in_deck - cards_aside(players);
  const int without = rounds - with_haratama;
  int treasures = 0;
  int haratama = 0;
  for (Seat seat = 0; seat < players; ++seat) {
    if (losses[seat].treasures > (haratama_from(players) - 1) * without * loss_per_treasure) return false;
    if (losses[seat].haratama > treasures_in_deck * with_haratama * loss_per_treasure) return false;
    treasures += losses[seat].treasures / loss_per_treasure;
    haratama += losses[seat].haratama / loss_per_treasure;
  }
  return treasures >= least_treasures * without && treasures <= treasures_in_deck * without &&
         haratama >= haratama_from(players) * with_haratama * (players - 1) &&
         haratama <= treasures_in_deck * with_haratama * (players - 1);
}

bool can_be_totals(const PerSeat<Losses>& losses, int players, int rounds) {
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Losses& lost = losses[seat];
    if (lost.treasures < 0 || lost.haratama < 0 || (seat >= players && lost != Losses{})) return false;
    if (lost.treasures % loss_per_treasure != 0 || lost.haratama % loss_per_treasure != 0) return false;
  }
  for (int with_haratama = 0; with_haratama <= rounds; ++with_haratama)
    if (can_be_losses(losses, players, rounds, with_haratama)) return true;
  return false;
}

/// Between rounds, `last` is the trick that ended the previous round, so it contains a treasure.
std::optional<StateError> validate_last_of_previous_round(const State& state) {
  if (state.tricks_done > 0 || state.rounds_done == 0) return {};
  const bool treasure = (cards_of(state.last) & cards_of_ranks(ranks_up_to(descents(state.players)))) != 0;
  if (!treasure || state.results.back().treasures[state.last.winner] == 0)
    return StateError{"last", 0, "the last trick of a round contains a treasure"};
  return {};
}

/// No earlier round ended the game, and the last one did if the game is over. `losses` are those before the rounds on
/// record, `first` is the number of the first of these.
std::optional<StateError> validate_end(const State& state, PerSeat<Losses> losses, int first) {
  int result = 0;
  for (const Round& round : state.results) {
    if (game_ends(losses, state.players, first + result, state.limit))
      return StateError{"result", result, "the game was over before this round"};
    for (Seat seat = 0; seat < state.players; ++seat) add(losses[seat], losses_in(round, seat, state.players));
    ++result;
  }
  const bool ended = game_ends(state.losses, state.players, state.rounds_done, state.limit);
  if (ended != (state.phase == Phase::over))
    return StateError{"phase", 0, "the results decide whether the game is over"};
  return {};
}

}  // namespace

std::optional<StateError> validate_results(const State& state) {
  if (state.results.size() != std::min<std::size_t>(state.rounds_done, kept_rounds))
    return StateError{"rounds", 0, "the results of the last rounds must be on record"};
  for (std::size_t i = 0; i < state.results.size(); ++i)
    if (!has_right_total(state.results[i], state.players))
      return StateError{"result", static_cast<int>(i), "a round has 12 treasures, or 11 if one is set aside"};
  if (std::any_of(state.losses.begin(), state.losses.end(), is_out_of_bounds))
    return StateError{"losses", 0, "these cannot be losses"};
  const PerSeat<Losses> before = losses_before(state);
  const int rounds_before = state.rounds_done - static_cast<int>(state.results.size());
  if (!can_be_totals(before, state.players, rounds_before))
    return StateError{"losses", 0, "the results add up to other losses"};
  if (const std::optional<StateError> error = validate_end(state, before, rounds_before)) return error;
  return validate_last_of_previous_round(state);
}

}  // namespace kairo::haratama
