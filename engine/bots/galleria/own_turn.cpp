#include "engine/bots/galleria/advise.h"

#include <algorithm>
#include <optional>

#include "engine/bots/galleria/plan.h"
#include "engine/bots/galleria/worth.h"

namespace kairo::galleria::bot {

namespace {

using Kind = Move::Kind;

/// Cards that stay in the hand whatever is built.
constexpr int kept_cards = 1;
/// With this many cards, the bot builds even if it takes nothing this turn.
constexpr int full_hand = 9;
/// The next player can take a room that is as near as this.
constexpr int within_reach = 2;
/// Plans worth less than this are not begun.
constexpr int worth_building = -2 * point;

bool can_pay(const View& view, const Plan& plan) {
  return plan.cards + plan.cost + kept_cards <= view.table.hand_size[view.me];
}

bool is_lawful(const State::MoveList& moves, Move move) {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The effect of the skill, facet or curio that a move uses; null for any other move.
const Effect* used_effect(Move move) {
  if (move.kind == Kind::skill) return &skill_of(move.a).effect;
  if (move.kind == Kind::facet) return &facet_cards[move.a].effect;
  if (move.kind == Kind::curio) return &curio_cards[move.a].effect;
  return nullptr;
}

bool uses(Move move, Op op) {
  const Effect* effect = used_effect(move);
  return effect != nullptr && effect->has(op);
}

/// The first legal move that uses something with this step; null if there is none.
const Move* find_use(const State::MoveList& moves, Op op) {
  const auto found = std::find_if(moves.begin(), moves.end(), [op](Move move) { return uses(move, op); });
  return found == moves.end() ? nullptr : found;
}

/// Takes a card from a player who would then be out, else from the one who is doing best.
Move best_theft(const View& view, const State::MoveList& moves, Move theft) {
  const Table& table = view.table;
  const auto merit = [&](Move move) {
    return (table.hand_size[move.b] == 1 ? 100 : 0) + 2 * points_of(table, move.b) + table.hand_size[move.b];
  };
  for (const Move move : moves)
    if (move.kind == theft.kind && move.a == theft.a && merit(move) > merit(theft)) theft = move;
  return theft;
}

/// Turns up the first curio that draws cards, else the first one.
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

/// Something that only costs its own use and always helps.
std::optional<Move> choose_free_use(const View& view, const State::MoveList& moves) {
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

/// Uses more power for a plan that passes monsters, if that saves more than a card.
std::optional<Move> choose_use_for_plan(const View& view, const State::MoveList& moves, const Plan& plan) {
  if (plan.cost == 0) return std::nullopt;
  if (const Move* ignoring = find_use(moves, Op::ignore_monsters)) return *ignoring;
  const Move* strength = find_use(moves, Op::strengthen);
  if (strength == nullptr) return std::nullopt;
  const std::optional<Plan> stronger = best_plan(view, 2);
  if (stronger && worth_of(view, *stronger) > worth_of(view, plan) + usual_card) return *strength;
  return std::nullopt;
}

/// Removes a card next to a room that the next player could take.
std::optional<Move> choose_demolition(const View& view, const State::MoveList& moves) {
  for (Room room = 0; room < rooms; ++room) {
    if (!has_room(view.table.full, room) || cells_to(view.table.grid, room) > 1) continue;
    for (const Move move : moves) {
      if (!uses(move, Op::remove)) continue;
      Grid without = view.table.grid;
      without.clear(move.b);
      if (cells_to(without, room) > within_reach) return move;
    }
  }
  return std::nullopt;
}

/// How near the maze is to all rooms with a curio; the nearest count most.
int nearness_to_rooms(const Grid& grid, RoomSet full) {
  int sum = 0;
  for (Room room = 0; room < rooms; ++room)
    if (has_room(full, room)) sum += cells / std::max(1, cells_to(grid, room));
  return sum;
}

/// With a full hand, builds towards the rooms, but not so near to one that the next player takes it.
std::optional<Move> choose_building(const View& view, const State::MoveList& moves) {
  const Table& table = view.table;
  if (table.hand_size[view.me] < full_hand || count_of(table.streak) + 1 >= streak_length) return std::nullopt;
  const int now = nearness_to_rooms(table.grid, table.full);
  std::optional<Move> best;
  int best_gain = 0;
  for (const Move move : moves) {
    if (move.kind != Kind::place) continue;
    // A room that is joined and not taken is the next player's.
    const Placement placement{move.a, move.b, move.c};
    if (way_to(table, placement).cost > 0 || arrival(table, placement).room != no_room) continue;
    Grid with = table.grid;
    with.lay(move.b, {move.a, move.c});
    const bool gives_away = [&] {
      for (Room room = 0; room < rooms; ++room)
        if (has_room(table.full, room) && cells_to(with, room) < within_reach) return true;
      return false;
    }();
    const int gain = nearness_to_rooms(with, table.full) - now - worth_of_card(view, move.a) / 2;
    if (gives_away || gain <= best_gain) continue;
    best = move;
    best_gain = gain;
  }
  return best;
}

/// Lays the card that takes the best curio at once.
std::optional<Move> choose_immediate_take(const View& view, const State::MoveList& moves) {
  std::optional<Move> best;
  int best_worth = 0;
  for (const Move move : moves) {
    if (move.kind != Kind::place) continue;
    const Placement placement{move.a, move.b, move.c};
    const Arrival there = arrival(view.table, placement);
    if (there.room == no_room) continue;
    const int cost = way_to(view.table, placement).cost + there.cost;
    if (cost + 1 + kept_cards > view.table.hand_size[view.me]) continue;
    const int worth = worth_of_room(view, there.room) - cost * usual_card - worth_of_card(view, move.a);
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
    if (const auto move = choose_free_use(view, moves)) return *move;
  const std::optional<Plan> plan = best_plan(view);
  if (view.table.phase == Phase::use && plan)
    if (const auto move = choose_use_for_plan(view, moves, *plan)) return *move;
  if (const auto move = choose_immediate_take(view, moves)) return *move;
  if (plan && can_pay(view, *plan) && worth_of(view, *plan) >= worth_building) {
    const Move first{Kind::place, plan->first.card, plan->first.cell, plan->first.turned};
    if (is_lawful(moves, first)) return first;
  }
  if (view.table.phase == Phase::use)
    if (const auto move = choose_demolition(view, moves)) return *move;
  return choose_building(view, moves).value_or(end);
}

Move choose_removal(const View& view, const State::MoveList& moves) {
  const auto nearness_without = [&](Move move) {
    Grid grid = view.table.grid;
    grid.clear(move.a);
    return nearness_to_rooms(grid, view.table.full);
  };
  return *std::max_element(moves.begin(), moves.end(),
                           [&](Move one, Move other) { return nearness_without(one) < nearness_without(other); });
}

}  // namespace kairo::galleria::bot
