#include "engine/core/answer_until_asked.h"
#include "engine/games/haratama/rules.h"

namespace kairo::haratama {

bool ask_ahead(State& state, Seat seat) {
  if (state.phase != Phase::pass || seat <= state.asked || seat >= state.players) return false;
  answer_until_asked(state, seat);
  return true;
}

}  // namespace kairo::haratama
