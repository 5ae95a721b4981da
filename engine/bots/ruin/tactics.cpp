#include "engine/bots/ruin/tactics.h"

#include <algorithm>

#include "engine/bots/ruin/advise.h"
#include "engine/bots/ruin/drawing.h"
#include "engine/bots/ruin/outlook.h"
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
/// The lead, in points, that makes a win likely (85 %).
constexpr double spread = 60;

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

/// Considers only the one that is worth least of the goal cards that could be spent.
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

/// Orders moves by promise, except the choice of goals, which keeps its order.
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

bool takes_gem(const View& view, Move move) {
  if (move.kind != Kind::walk && move.kind != Kind::warp) return false;
  const Letter letter = letter_at(move.a);
  return letter != no_letter && in_set(view.open, letter);
}

/// The lead over the best of the others and that over their mean, half and half: who of them is ahead changes from
/// playout to playout by luck.
double steady_lead(const search::Outcome& outcome, int seats, int seat) {
  double others = 0;
  for (int other = 0; other < seats; ++other)
    if (other != seat) others += outcome.points[other];
  const double over_mean = outcome.points[seat] - others / (seats - 1);
  return (search::lead_of(outcome, seats, seat) + over_mean) / 2;
}

}  // namespace

/// There is no tree below the moves to choose from: in solo games it was not better than playouts alone, with one
/// decision in it clearly worse.
search::Limits Tactics::limits(BotLevel level, const View& view) {
  const bool alone = view.players == 1;
  switch (level) {
    case BotLevel::learner:
    case BotLevel::regular: break;
    case BotLevel::skilled: return alone ? search::Limits{16, 4, 0} : search::Limits{64, 6, 0};
    case BotLevel::expert: return alone ? search::Limits{100, 8, 0} : search::Limits{192, 8, 0};
    case BotLevel::master: return alone ? search::Limits{400, 10, 0} : search::Limits{640, 12, 0};
  }
  return {};
}

/// Between several seats a gem that the rules of thumb take is taken: the search put it off too often, and others were
/// there first.
void Tactics::order(const State& state, State::MoveList& moves) {
  const View view = look(state, state.asked);
  Rng rng;
  const Move advised = advise(view, moves, BotLevel::regular, rng);
  if (view.players > 1 && takes_gem(view, advised)) {
    moves.clear();
    moves.push_back(advised);
    return;
  }
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

void Tactics::redraw_sealed(State& state, Seat thinker, Rng& rng) {
  const Phase phase = state.phase;
  NoEvents quiet;
  for (Seat seat = 0; seat < thinker; ++seat) {
    const Board& board = state.boards[seat];
    if (board.left != 0) continue;
    state.plans[seat].clear();
    state.asked = seat;
    state.phase = is_set_up(phase) ? Phase::prepare : board.map.blank().empty() ? Phase::walk : Phase::draw;
    while (state.asked == seat) play(state, policy(state, rng), quiet);
  }
  state.asked = thinker;
  state.phase = phase;
}

search::Outcome Tactics::evaluate(const State& state) {
  constexpr double good_alone = 260;
  const bool over = to_move(state) == no_seat;
  if (over && state.players > 1) return search::outcome_of(score(state), spread);
  search::Outcome outcome;
  for (Seat seat = 0; seat < state.players; ++seat)
    outcome.points[seat] = over ? score(state).of[seat].total : bot::expected_total(state, seat);
  for (Seat seat = 0; seat < state.players; ++seat) {
    const double lead =
        state.players == 1 ? outcome.points[seat] - good_alone : steady_lead(outcome, state.players, seat);
    outcome.chance[seat] = search::chance_of_lead(lead, spread);
  }
  return outcome;
}

/// By half. To the points of the first one comes what they missed by in matches between regular bots (140 of two seats,
/// 190 of three); where a weaker player goes on, they are too high, by 90 for a learner.
search::Calibration Tactics::calibration(const View& view) {
  constexpr ByPlayers<double> first_half_points{0, 7, 2, -1.8};
  if (view.half == 0) return {{0, 0.03, 0.06, 0.23, 0.79, 1.47, 1.8, 1.95, 2}, first_half_points[view.players - 1]};
  return {{0, 0.03, 0.06, 0.09, 0.11, 1.26, 1.3, 1.44, 2}, 3.4};
}

}  // namespace kairo::ruin
