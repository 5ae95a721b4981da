#include "engine/bots/ruin/advise.h"

#include <algorithm>

#include "engine/bots/ruin/drawing.h"
#include "engine/bots/ruin/walking.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

/// A learner plays one move in this many at random.
constexpr std::uint32_t carelessness = 3;

/// A goal card in hand is worth a little even if its goal is out of reach, since it can be spent later.
constexpr int card_in_hand = 2 * bot::point;

Move choose_goals(const State::MoveList& moves) {
  return *std::min_element(moves.begin(), moves.end(), [](Move one, Move other) {
    return passages_to_meet(one.a, one.b) < passages_to_meet(other.a, other.b);
  });
}

/// Spending the goal card that is worth least, and that worth.
bot::Choice cheapest_goal_to_spend(const Map& map, const bot::Prospect& prospect) {
  bot::Choice cheapest;
  bool first = true;
  for_each_in(prospect.goals, [&](Goal goal) {
    const int worth = card_in_hand + bot::worth_of_goal(map, goal, prospect);
    if (first || worth < cheapest.worth) cheapest = {{Kind::spend, goal}, worth};
    first = false;
  });
  return cheapest;
}

/// The legal moves after a goal card is spent. They depend on nothing that the viewer cannot see, so any imagined state
/// gives the right ones.
State::MoveList moves_after(const View& view, Move spend, Rng& rng) {
  State state = imagine(view, rng);
  NoEvents quiet;
  play(state, spend, quiet);
  State::MoveList moves;
  legal(state, moves);
  return moves;
}

Move choose_offer(const View& view, const Map& map, const bot::Prospect& prospect, Rng& rng) {
  const Cell explorer = view.boards[view.me].explorer;
  const bot::Choice card = cheapest_goal_to_spend(map, prospect);
  bot::Prospect without = prospect;
  without.goals &= ~set_of(card.move.a);
  const int now = bot::worth_with_explorer(map, explorer, prospect.steps, without);
  const bot::Choice extra = bot::choose_drawing(map, explorer, without, moves_after(view, card.move, rng));
  return extra.worth - now > card.worth ? card.move : Move{Kind::pass};
}

Move choose_walk(const View& view, const Map& map, const bot::Prospect& prospect, const State::MoveList& moves,
                 Rng& rng) {
  const bot::Choice stop = bot::choose_stop(map, prospect, moves);
  if (moves[0].kind != Kind::spend) return stop.move;
  const bot::Choice card = cheapest_goal_to_spend(map, prospect);
  const bot::Choice warp = bot::choose_stop(map, prospect, moves_after(view, card.move, rng));
  return warp.worth - stop.worth > card.worth ? card.move : stop.move;
}

}  // namespace

Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng) {
  if (level == BotLevel::learner && rng.below(carelessness) == 0)
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  const Map map = map_for_me(view, view.me);
  const bot::Prospect prospect = bot::prospect_of(view);
  const Cell explorer = view.boards[view.me].explorer;
  switch (view.phase) {
    case Phase::keep: return choose_goals(moves);
    case Phase::prepare:
    case Phase::draw:
    case Phase::extra: return bot::choose_drawing(map, explorer, prospect, moves).move;
    case Phase::offer: return choose_offer(view, map, prospect, rng);
    case Phase::walk: return choose_walk(view, map, prospect, moves, rng);
    case Phase::warp: return bot::choose_stop(map, prospect, moves).move;
    case Phase::over: break;
  }
  return moves[0];
}

}  // namespace kairo::ruin
