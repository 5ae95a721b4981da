#include "engine/bots/galleria/own_turn.h"

#include <algorithm>
#include <optional>

#include "engine/bots/galleria/plan.h"

namespace kairo::galleria::bot {

namespace {

using Kind = Move::Kind;

/// Cards that stay in hand whatever is built.
constexpr int kept_cards = 1;
/// From so many cards on one builds without taking anything this turn.
constexpr int full_hand = 9;
/// A room this near is the next player's.
constexpr int within_reach = 2;
/// A plan must be worth at least this.
constexpr int worth_building = -2 * point;

bool can_pay(const View& view, const Plan& plan) {
  return plan.cards + plan.cost + kept_cards <= view.table.hand_size[view.me];
}

bool is_lawful(const State::MoveList& moves, Move move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The lawful move with a card or an ability that does this; null when there is none.
const Move* find_use(const State::MoveList& moves, Op op) {
  const auto found = std::find_if(moves.begin(), moves.end(), [op](Move move) {
    switch (move.kind) {
      case Kind::skill: return skill_of(move.a).effect.has(op);
      case Kind::facet: return facet_cards[move.a].effect.has(op);
      case Kind::curio: return curio_cards[move.a].effect.has(op);
      default: return false;
    }
  });
  return found == moves.end() ? nullptr : found;
}

/// Whom to take a card from: who would be out by it, else who has most.
Move best_theft(const View& view, const State::MoveList& moves, Move theft) {
  const Table& table = view.table;
  const auto merit = [&](Move move) {
    return (table.hand_size[move.b] == 1 ? 100 : 0) + 2 * points_of(table, move.b) + table.hand_size[move.b];
  };
  for (const Move move : moves)
    if (move.kind == theft.kind && move.a == theft.a && merit(move) > merit(theft)) theft = move;
  return theft;
}

/// The curio that is best used once more: the first in the moves' order that draws, else the first.
Move best_turning_up(const State::MoveList& moves, Move first) {
  for (const Move move : moves)
    if (move.kind == first.kind && move.a == first.a && curio_cards[move.b].effect.has(Op::draw)) return move;
  return first;
}

Move best_swap(const View& view, const State::MoveList& moves, Move swap) {
  for (const Move move : moves)
    if (move.kind == swap.kind && move.a == swap.a && worth_of_room(view, move.b) > worth_of_room(view, swap.b))
      swap = move;
  return swap;
}

/// What costs nothing but itself and always helps.
std::optional<Move> free_use(const View& view, const State::MoveList& moves) {
  for (const Op op : {Op::look_at_rooms, Op::draw, Op::search, Op::draw_event})
    if (const Move* move = find_use(moves, op)) return *move;
  if (const Move* theft = find_use(moves, Op::steal)) return best_theft(view, moves, *theft);
  if (const Move* turning = find_use(moves, Op::turn_up)) return best_turning_up(moves, *turning);
  if (const Move* swap = find_use(moves, Op::swap_with_room)) {
    const Move best = best_swap(view, moves, *swap);
    if (worth_of_room(view, best.b) > point) return best;
  }
  return std::nullopt;
}

/// Power for a plan whose way is too dear, when it saves more than a card.
std::optional<Move> use_for_plan(const View& view, const State::MoveList& moves, const Plan& plan) {
  if (plan.cost == 0) return std::nullopt;
  if (const Move* ignoring = find_use(moves, Op::ignore_monsters)) return *ignoring;
  const Move* strength = find_use(moves, Op::strengthen);
  if (strength == nullptr) return std::nullopt;
  const std::optional<Plan> stronger = best_plan(view, 2);
  if (stronger && worth_of(view, *stronger) > worth_of(view, plan) + usual_card) return *strength;
  return std::nullopt;
}

/// A card before a room that the next player could take, when nothing better is to be done.
std::optional<Move> breaking_up(const View& view, const State::MoveList& moves) {
  for (Room room = 0; room < rooms; ++room) {
    if (!has_room(view.table.full, room) || cells_to(view.table.grid, room) > 1) continue;
    for (const Move move : moves) {
      const bool removes = (move.kind == Kind::skill && skill_of(move.a).effect.has(Op::remove)) ||
                           (move.kind == Kind::curio && curio_cards[move.a].effect.has(Op::remove));
      if (!removes) continue;
      Grid without = view.table.grid;
      without[move.b] = {};
      if (cells_to(without, room) > within_reach) return move;
    }
  }
  return std::nullopt;
}

/// Distances to all rooms with a curio; a small one counts most.
int outlook(const Grid& grid, RoomSet full) {
  int sum = 0;
  for (Room room = 0; room < rooms; ++room)
    if (has_room(full, room)) sum += cells / std::max(1, cells_to(grid, room));
  return sum;
}

/// With a full hand: nearer to the rooms, but none so near that the next player takes it.
std::optional<Move> building(const View& view, const State::MoveList& moves) {
  const Table& table = view.table;
  if (table.hand_size[view.me] < full_hand || count_of(table.streak) + 1 >= streak_length) return std::nullopt;
  const int now = outlook(table.grid, table.full);
  std::optional<Move> best;
  int best_gain = 0;
  for (const Move move : moves) {
    if (move.kind != Kind::place) continue;
    if (approach(table, {move.a, move.b, move.c}).way.cost > 0) continue;
    Grid with = table.grid;
    with[move.b] = {move.a, move.c};
    const bool gives_away = [&] {
      for (Room room = 0; room < rooms; ++room)
        if (has_room(table.full, room) && cells_to(with, room) < within_reach) return true;
      return false;
    }();
    const int gain = outlook(with, table.full) - now - worth_of_card(view, move.a) / 2;
    if (gives_away || gain <= best_gain) continue;
    best = move;
    best_gain = gain;
  }
  return best;
}

/// The card that takes most at once.
std::optional<Move> grasp(const View& view, const State::MoveList& moves) {
  std::optional<Move> best;
  int best_worth = 0;
  for (const Move move : moves) {
    if (move.kind != Kind::place) continue;
    const Approach now = approach(view.table, {move.a, move.b, move.c});
    if (now.room == no_room || now.way.cost + 1 + kept_cards > view.table.hand_size[view.me]) continue;
    const int worth = worth_of_room(view, now.room) - now.way.cost * usual_card - worth_of_card(view, move.a);
    if (worth <= best_worth) continue;
    best = move;
    best_worth = worth;
  }
  return best;
}

}  // namespace

Move choose_in_turn(const View& view, const State::MoveList& moves) {
  const Move end{Kind::end};
  if (view.table.phase == Phase::use)
    if (const auto move = free_use(view, moves)) return *move;
  const std::optional<Plan> plan = best_plan(view);
  if (view.table.phase == Phase::use && plan)
    if (const auto move = use_for_plan(view, moves, *plan)) return *move;
  if (const auto move = grasp(view, moves)) return *move;
  if (plan && can_pay(view, *plan) && worth_of(view, *plan) >= worth_building) {
    const Move first{Kind::place, plan->first.card, plan->first.cell, plan->first.turned};
    if (is_lawful(moves, first)) return first;
  }
  if (view.table.phase == Phase::use)
    if (const auto move = breaking_up(view, moves)) return *move;
  return building(view, moves).value_or(end);
}

Move choose_removal(const View& view, const State::MoveList& moves) {
  const auto outlook_without = [&](Move move) {
    Grid grid = view.table.grid;
    grid[move.a] = {};
    return outlook(grid, view.table.full);
  };
  return *std::max_element(moves.begin(), moves.end(),
                           [&](Move one, Move other) { return outlook_without(one) < outlook_without(other); });
}

}  // namespace kairo::galleria::bot
