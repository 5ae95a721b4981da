#include "engine/games/ruin/flaw.h"
#include "engine/games/ruin/flow.h"

namespace kairo::ruin {

namespace {

MaybeFlaw flaw_of_stage(const State& state) {
  if (state.players < min_players || state.players > max_players) return Flaw{"players", 0, "that many cannot play"};
  if (state.phase > Phase::over) return Flaw{"phase", 0, "there is no such phase"};
  if (state.half >= halves) return Flaw{"half", 0, "there is no such half"};
  if (state.round >= letters) return Flaw{"round", 0, "no half has so many rounds"};
  if (state.phase == Phase::over) {
    if (state.half + 1 < halves) return Flaw{"half", 0, "the game does not end before the last half"};
    if (state.asked != no_seat) return Flaw{"asked", 0, "nobody is asked when the game is over"};
    return std::nullopt;
  }
  if (state.asked >= state.players) return Flaw{"asked", 0, "there is no such player"};
  if (!in_ruin(state, state.asked)) return Flaw{"asked", 0, "this player has left the ruin"};
  if (in_set_up(state) && (state.half != 0 || state.round != 0))
    return Flaw{"phase", 0, "the set-up comes before the first round"};
  if (state.phase == Phase::keep && goals_dealt(state.players) == goals_kept)
    return Flaw{"phase", 0, "all goal cards are kept and none is asked for"};
  return std::nullopt;
}

/// Places beyond the table hold nothing at all.
MaybeFlaw flaw_of_empty_seats(const State& state) {
  for (int seat = state.players; seat < max_players; ++seat) {
    const bool empty = state.boards[seat] == Board{} && state.holdings[seat] == Holding{} && state.dealt[seat] == 0 &&
                       state.plans[seat].empty();
    if (!empty) return Flaw{"players", 0, "a place without a player holds something"};
  }
  return std::nullopt;
}

/// Gives the seat's answers once more, one after the other, in a state in which it has not given any. `whole` tells
/// whether no question is left.
MaybeFlaw flaw_of_plan(State& again, const Plan& plan, Seat seat, bool& whole) {
  whole = false;
  for (const Move step : plan) {
    if (whole) return Flaw{"plan", seat, "there are more answers than questions"};
    if (why_not(again, step) != Refusal::none) return Flaw{"plan", seat, "an answer is not lawful"};
    whole = add_step(again, step);
  }
  return std::nullopt;
}

/// Plans are whole up to the asked seat, whose own has come as far as its question; the others have none.
MaybeFlaw flaw_of_plans(const State& state) {
  State again = state;
  again.plans = {};
  for (Seat seat = 0; seat < state.players; ++seat) {
    const Plan& plan = state.plans[seat];
    const bool asked = seat == state.asked;
    const bool has_planned = state.phase != Phase::over && seat < state.asked && in_ruin(state, seat);
    if (!asked && !has_planned) {
      if (!plan.empty()) return Flaw{"plan", seat, "this player has not been asked"};
      continue;
    }
    again.asked = seat;
    again.phase = in_set_up(state) ? Phase::prepare : opening(state, seat);
    bool whole = false;
    if (const MaybeFlaw flaw = flaw_of_plan(again, plan, seat, whole)) return flaw;
    if (whole == asked) return Flaw{"plan", seat, asked ? "nothing is left to ask" : "an answer is missing"};
    const bool before_plan = state.phase == Phase::keep && plan.empty();
    if (asked && again.phase != state.phase && !before_plan)
      return Flaw{"phase", 0, "that is not the question that follows the plan"};
  }
  return std::nullopt;
}

}  // namespace

MaybeFlaw find_flaw(const State& state) {
  // Each check may rely on those before it.
  for (const auto check : {flaw_of_stage, flaw_of_empty_seats, flaw_of_cards, flaw_of_maps, flaw_of_plans})
    if (const MaybeFlaw flaw = check(state)) return flaw;
  return std::nullopt;
}

bool conserved(const State& state) { return !find_flaw(state); }

}  // namespace kairo::ruin
