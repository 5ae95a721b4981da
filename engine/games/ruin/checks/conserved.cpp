#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

MaybeError validate_progress(const State& state) {
  if (state.players < min_players || state.players > max_players)
    return StateError{"players", 0, "that many cannot play"};
  if (state.phase > Phase::over) return StateError{"phase", 0, "there is no such phase"};
  if (state.half >= halves) return StateError{"half", 0, "there is no such half"};
  if (state.round >= letters) return StateError{"round", 0, "no half has that many rounds"};
  if (state.phase == Phase::over) {
    if (state.half + 1 < halves) return StateError{"half", 0, "the game does not end before the last half"};
    if (state.asked != no_seat) return StateError{"asked", 0, "nobody is to move when the game is over"};
    return std::nullopt;
  }
  if (state.asked >= state.players) return StateError{"asked", 0, "there is no such player"};
  if (!in_ruin(state, state.asked)) return StateError{"asked", 0, "this player has left the ruin"};
  if (is_set_up(state.phase) && (state.half != 0 || state.round != 0))
    return StateError{"phase", 0, "the set-up comes before the first round"};
  if (state.phase == Phase::keep && goals_dealt(state.players) == goals_kept)
    return StateError{"phase", 0, "every goal card is kept, so there is nothing to choose"};
  return std::nullopt;
}

/// Seats beyond the number of players must be empty.
MaybeError validate_empty_seats(const State& state) {
  for (int seat = state.players; seat < max_players; ++seat) {
    const bool empty = state.boards[seat] == Board{} && state.holdings[seat] == Holding{} && state.dealt[seat] == 0 &&
                       state.plans[seat].empty();
    if (!empty) return StateError{"players", 0, "a seat without a player holds something"};
  }
  return std::nullopt;
}

/// Plays the moves of the seat's plan again, in a state in which it has made none. `complete` becomes whether no
/// question is left.
MaybeError validate_plan(State& again, const Plan& plan, Seat seat, bool& complete) {
  complete = false;
  for (const Move step : plan) {
    if (complete) return StateError{"plan", seat, "there are more moves than questions"};
    if (why_not(again, step) != Refusal::none) return StateError{"plan", seat, "a move is not legal"};
    complete = add_to_plan(again, step);
  }
  return std::nullopt;
}

/// Seats before the seat to move have complete plans, its own plan leads up to the open question, and the seats after
/// it have none.
MaybeError validate_plans(const State& state) {
  State again = state;
  again.plans = {};
  for (Seat seat = 0; seat < state.players; ++seat) {
    const Plan& plan = state.plans[seat];
    const bool asked = seat == state.asked;
    const bool has_planned = state.phase != Phase::over && seat < state.asked && in_ruin(state, seat);
    if (!asked && !has_planned) {
      if (!plan.empty()) return StateError{"plan", seat, "it is not yet this player's turn to plan"};
      continue;
    }
    again.asked = seat;
    again.phase = is_set_up(state.phase) ? Phase::prepare : first_phase(state, seat);
    bool complete = false;
    if (const MaybeError error = validate_plan(again, plan, seat, complete)) return error;
    if (complete == asked) return StateError{"plan", seat, asked ? "the plan is complete" : "the plan is not complete"};
    const bool before_plan = state.phase == Phase::keep && plan.empty();
    if (asked && again.phase != state.phase && !before_plan)
      return StateError{"phase", 0, "that is not the question that comes after this plan"};
  }
  return std::nullopt;
}

}  // namespace

MaybeError validate(const State& state) {
  // Each check may rely on those before it.
  for (const auto check : {validate_progress, validate_empty_seats, validate_cards, validate_maps, validate_plans})
    if (const MaybeError error = check(state)) return error;
  return std::nullopt;
}

bool conserved(const State& state) { return !validate(state); }

}  // namespace kairo::ruin
