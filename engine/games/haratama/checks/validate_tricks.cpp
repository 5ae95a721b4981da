#include <span>

#include "engine/games/haratama/checks/validate.h"
#include "engine/games/haratama/rules/replay.h"
#include "engine/games/haratama/rules/steps.h"

namespace kairo::haratama {

namespace {

/// Plays the round again from its first lead; `tricks` are its complete tricks.
std::optional<StateError> validate_round(const State& state, std::span<const Trick> tricks) {
  State replayed = state;
  rewind_round(replayed);
  for (std::size_t i = 0; i < tricks.size(); ++i) {
    if (!replay_trick(replayed, tricks[i]))
      return StateError{"trick", static_cast<int>(i), "this trick cannot have been played like that"};
    take_trick(replayed);
  }
  if (state.phase == Phase::over)
    leave_table(replayed);
  else if (!replay_trick(replayed, state.table))
    return StateError{"table", 0, "this trick cannot have been played like that"};
  if (replayed.won != state.won) return StateError{"won", 0, "by the tricks, other seats won these treasures"};
  if (replayed.lacks != state.lacks) return StateError{"lacks", 0, "by the tricks, the seats lack other suits"};
  if (replayed.last != state.last) return StateError{"last", 0, "by the tricks, another trick was the last"};
  if (replayed != state) return StateError{"table", 0, "the tricks lead to another position"};
  return {};
}

}  // namespace

std::optional<StateError> validate_tricks(const State& state) {
  if (state.sight != Sight::last_trick)
    return validate_round(state, std::span(state.tricks).first(static_cast<std::size_t>(state.tricks_done)));
  // With at most one complete trick, `last` is the whole record.
  if (state.tricks_done <= 1) return validate_round(state, {&state.last, static_cast<std::size_t>(state.tricks_done)});
  return validate_hidden_tricks(state);
}

}  // namespace kairo::haratama
