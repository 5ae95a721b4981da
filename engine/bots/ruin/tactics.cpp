#include "engine/bots/ruin/tactics.h"

#include <algorithm>

#include "engine/bots/ruin/advise.h"
#include "engine/bots/ruin/drawing.h"
#include "engine/bots/ruin/standing.h"
#include "engine/bots/ruin/walking.h"
#include "engine/games/ruin/rules.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

/// Rounds that a playout lasts, including the present one: as many as there are cards in the row.
constexpr int rounds_ahead = row_length;
/// How many drawings and stops are considered, and how many drawings of these are put in order exactly.
constexpr std::size_t drawings_considered = bot::shortlist;
constexpr std::size_t drawings_in_order = 10;
constexpr std::size_t stops_considered = 8;
/// How many drawings a playout compares exactly.
constexpr std::size_t drawings_compared = 8;

bool is_better(const bot::Choice& one, const bot::Choice& other) { return one.worth > other.worth; }

/// Insertion sort: stable, and the lists are short.
template <class List>
void sort_choices(List& choices, std::size_t end) {
  for (std::size_t i = 1; i < end; ++i)
    for (std::size_t j = i; j > 0 && is_better(choices[j], choices[j - 1]); --j) std::swap(choices[j], choices[j - 1]);
}

void order_drawings(const Map& map, Cell explorer, const bot::Prospect& prospect, State::MoveList& moves) {
  bot::Choices choices = bot::promising_drawings(map, explorer, prospect, moves, drawings_considered);
  const std::size_t exact = std::min(choices.size(), drawings_in_order);
  for (std::size_t i = 0; i < exact; ++i)
    choices[i].worth = bot::worth_of_drawing(map, explorer, prospect, choices[i].move);
  sort_choices(choices, exact);
  moves.clear();
  for (const bot::Choice& choice : choices) moves.push_back(choice.move);
}

/// Of the goal cards that could be spent, only the one that is worth least.
Move cheapest_spending(const Map& map, const bot::Prospect& prospect) {
  bot::Choice cheapest;
  bool first = true;
  for_each_in(prospect.goals, [&](Goal goal) {
    const int worth = bot::worth_of_goal(map, goal, prospect);
    if (first || worth < cheapest.worth) cheapest = {{Kind::spend, goal}, worth};
    first = false;
  });
  return cheapest.move;
}

void order_stops(const Map& map, const bot::Prospect& prospect, State::MoveList& moves) {
  const bool may_warp = moves[0].kind == Kind::spend;
  bot::StopJudge judge(map, prospect);
  FixedVector<bot::Choice, cells + 1> choices;
  for (const Move move : moves)
    if (bot::is_stop(move)) choices.push_back({move, judge.worth(move)});
  sort_choices(choices, choices.size());
  moves.clear();
  for (std::size_t i = 0; i < std::min(choices.size(), stops_considered); ++i) moves.push_back(choices[i].move);
  if (may_warp) moves.push_back(cheapest_spending(map, prospect));
}

void order_offer(const Map& map, const bot::Prospect& prospect, State::MoveList& moves) {
  moves.clear();
  moves.push_back({Kind::pass});
  moves.push_back(cheapest_spending(map, prospect));
}

/// Without the choice of goals, which keeps its order.
void order_by_promise(Phase phase, const View& view, State::MoveList& moves) {
  const Map map = map_for_me(view, view.me);
  const bot::Prospect prospect = bot::prospect_of(view);
  switch (phase) {
    case Phase::prepare:
    case Phase::draw:
    case Phase::extra: return order_drawings(map, view.boards[view.me].explorer, prospect, moves);
    case Phase::offer: return order_offer(map, prospect, moves);
    case Phase::walk:
    case Phase::warp: return order_stops(map, prospect, moves);
    case Phase::keep:
    case Phase::over: return;
  }
}

}  // namespace

/// No tree below the moves to choose from: in solo games it was not better than playouts alone, with one decision in it
/// clearly worse.
search::Limits Tactics::limits(BotLevel level, const View& view) {
  // Between several seats the search lost to the rules of thumb in the arena, so they decide: the first move of
  // `order`.
  if (view.players > 1) return {1, 1, 0};
  switch (level) {
    case BotLevel::learner:
    case BotLevel::regular: break;
    case BotLevel::skilled: return {16, 4, 0};
    case BotLevel::expert: return {100, 8, 0};
    case BotLevel::master: return {400, 10, 0};
  }
  return {};
}

void Tactics::order(const State& state, State::MoveList& moves) {
  const View view = look(state, state.asked);
  Rng rng;
  const Move advised = advise(view, moves, BotLevel::regular, rng);
  order_by_promise(state.phase, view, moves);
  auto* found = std::find(moves.begin(), moves.end(), advised);
  if (found == moves.end()) {
    moves.push_back(advised);
    found = moves.end() - 1;
  }
  std::rotate(moves.begin(), found, found + 1);
}

bool Tactics::beyond(Horizon horizon, const State& state) {
  if (is_set_up(state.phase)) return false;
  const int since = state.round - (state.half == horizon.half ? horizon.round : 0);
  return since >= (state.half == horizon.half ? rounds_ahead : 1);
}

Move Tactics::policy(const State& state, Rng& rng) {
  if (state.phase == Phase::offer) return {Kind::pass};
  State::MoveList moves;
  legal(state, moves);
  const View view = look(state, state.asked);
  if (state.phase == Phase::keep) return advise(view, moves, BotLevel::regular, rng);
  const Map map = map_for_me(view, view.me);
  const bot::Prospect prospect = bot::prospect_of(view);
  if (state.phase == Phase::walk || state.phase == Phase::warp) return bot::choose_stop(map, prospect, moves).move;
  return bot::choose_drawing(map, view.boards[view.me].explorer, prospect, moves, drawings_compared).move;
}

search::Outcome Tactics::evaluate(const State& state) {
  constexpr double spread = 30;
  constexpr double good_alone = 260;
  const bool over = to_move(state) == no_seat;
  if (over && state.players > 1) return search::outcome_of(score(state), spread);
  search::Outcome outcome;
  for (Seat seat = 0; seat < state.players; ++seat)
    outcome.points[seat] = over ? score(state).of[seat].total : bot::expected_total(state, seat);
  if (state.players == 1)
    outcome.chance[0] = search::chance_of_lead(outcome.points[0] - good_alone, 2 * spread);
  else
    search::chances_from_leads(outcome, state.players, spread);
  return outcome;
}

}  // namespace kairo::ruin
