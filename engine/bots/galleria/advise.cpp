#include "engine/bots/galleria/advise.h"

#include <algorithm>

#include "engine/bots/galleria/plan.h"
#include "engine/bots/galleria/worth.h"

namespace kairo::galleria {

namespace {

using Kind = Move::Kind;

/// A learner plays one move in this many at random.
constexpr std::uint32_t carelessness = 3;

/// Pays for a curio as long as a card is left, and for the way to a cell only if that is cheap.
Move choose_press_on(const View& view) {
  const Table& table = view.table;
  const Arrival end = bot::end_of_way(table);
  const int cost = current_way(table).cost + end.cost;
  const int left = table.hand_size[view.me] - cost;
  const bool goes_on = end.room != no_room ? left >= 1 : cost <= 1 && left > 1;
  return {goes_on ? Kind::go_on : Kind::step_back};
}

/// The strongest facet.
Move choose_facet(const State::MoveList& moves) {
  return *std::max_element(moves.begin(), moves.end(),
                           [](Move one, Move other) { return facet_cards[one.a].power < facet_cards[other.a].power; });
}

}  // namespace

Move advise(const View& view, const State::MoveList& moves, BotLevel level, Rng& rng) {
  if (level == BotLevel::learner && rng.below(carelessness) == 0)
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  switch (view.table.phase) {
    case Phase::use:
    case Phase::place: return bot::choose_in_turn(view, moves);
    case Phase::press_on: return choose_press_on(view);
    case Phase::answer: return bot::choose_answer(view, moves);
    case Phase::remove: return bot::choose_removal(view, moves);
    case Phase::choose: return choose_facet(moves);
    case Phase::pay:
    case Phase::discard:
    case Phase::pass_on: return bot::cheapest_card(view, moves);
    case Phase::take: return bot::dearest_card(view, moves);
    case Phase::recall:
    case Phase::peek:
    case Phase::over: break;
  }
  return moves[0];
}

}  // namespace kairo::galleria
