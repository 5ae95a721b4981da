#include "engine/core/answer_until_asked.h"
#include "engine/games/wicked/pieces/phases.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/rules/steps.h"

namespace kairo::wicked {

namespace {

/// The steps of a seat depend on its own board only, and the supply has no limit.
bool ask_for_soul_step_ahead(State& state, Seat seat) {
  state.phase = Phase::soul;
  state.asked = seat;
  state.full = Rank::low;
  state.risen = Colour::red;
  state.stepped = 0;
  State::MoveList moves;
  legal(state, moves);
  return moves.size() > 1;
}

}  // namespace

bool ask_ahead(State& state, Seat seat) {
  if (state.phase == Phase::over || seat <= state.asked || seat >= state.players) return false;
  if (in_soul_processing(state)) return ask_for_soul_step_ahead(state, seat);
  if (state.phase != Phase::bid || !has_bid_to_choose(state, seat)) return false;
  answer_until_asked(state, seat);
  return true;
}

}  // namespace kairo::wicked
