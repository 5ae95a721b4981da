#include "engine/core/answer_until_asked.h"
#include "engine/games/wicked/pieces/phases.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/rules/steps.h"

namespace kairo::wicked {

namespace {

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

/// A seat's choices about its gains, and its steps in soul processing, depend on its own board only, and the supply has
/// no limit. After the last corridor, a seat that has nothing to choose among its gains may go on to soul processing.
bool ask_in_gains_ahead(State& state, Seat seat) {
  NoEvents quiet;
  if (seat > state.asked && ask_about_gains_of(state, seat, quiet)) return true;
  return is_last_corridor(state) && ask_for_soul_step_ahead(state, seat);
}

}  // namespace

bool ask_ahead(State& state, Seat seat) {
  if (state.phase == Phase::over || seat >= state.players) return false;
  if (in_gains(state)) return ask_in_gains_ahead(state, seat);
  if (seat < state.asked) return false;
  if (in_soul_processing(state)) return ask_for_soul_step_ahead(state, seat);
  if (!has_bid_to_choose(state, seat)) return false;
  answer_until_asked(state, seat);
  return true;
}

}  // namespace kairo::wicked
