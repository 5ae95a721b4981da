#include "engine/core/answer_until_asked.h"
#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

bool ask_ahead(State& state, Seat seat) {
  if (state.phase == Phase::over || seat <= state.asked || seat >= state.players || !in_ruin(state, seat)) return false;
  answer_until_asked(state, seat);
  return true;
}

}  // namespace kairo::ruin
