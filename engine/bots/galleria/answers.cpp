#include "engine/bots/galleria/advise.h"

#include <algorithm>

#include "engine/bots/galleria/plan.h"
#include "engine/bots/galleria/worth.h"

namespace kairo::galleria::bot {

namespace {

using Kind = Move::Kind;

/// A hand of this size or less is in danger.
constexpr int small_hand = 2;

/// Others are stopped from taking at least this much.
constexpr int worth_stopping = 2 * point;
/// Others are stopped from placing this many cards.
constexpr int long_streak = streak_length + 1;

const Move* find_trap(const State::MoveList& moves, Op op) {
  const auto found = std::find_if(moves.begin(), moves.end(), [op](Move move) {
    return move.kind == Kind::trap && trap_of(move.a).effect.has(op);
  });
  return found == moves.end() ? nullptr : found;
}

const Move* find_kind(const State::MoveList& moves, Kind kind) {
  const auto found = std::find_if(moves.begin(), moves.end(), [kind](Move move) { return move.kind == kind; });
  return found == moves.end() ? nullptr : found;
}

/// The first of these moves that exists; otherwise passes.
Move first_of(std::initializer_list<const Move*> preferred) {
  for (const Move* move : preferred)
    if (move != nullptr) return *move;
  return {Kind::pass};
}

/// The worth of what the card just laid is about to take, as far as its player can pay.
int about_to_be_taken(const View& view) {
  const Table& table = view.table;
  const RoomSet joined_now = joined_rooms(table.grid) & table.full;
  if (table.laid == no_cell) return 0;
  int worth = 0;
  for (Room room = 0; room < rooms; ++room)
    if (has_room(joined_now, room) && way_to_room(table, room).cost <= table.hand_size[table.turn])
      worth += worth_of_room(view, room);
  return worth;
}

Move answer_placing(const View& view, const State::MoveList& moves) {
  const bool takes = about_to_be_taken(view) >= worth_stopping;
  if (!takes && count_of(view.table.streak) < long_streak) return {Kind::pass};
  const Move* cave_in = takes ? find_trap(moves, Op::take_placed) : nullptr;
  // A short streak is not worth the stronger trap when a weaker one will do.
  return first_of({cave_in, find_trap(moves, Op::discard_streak), find_trap(moves, Op::return_streak)});
}

/// Enrages a monster if the player then may not be able to pay, or if the way leads to a curio.
Move answer_passing(const View& view, const State::MoveList& moves) {
  const Table& table = view.table;
  const bool may_be_unpayable = current_way(table).cost + 1 >= table.hand_size[table.turn];
  return end_of_way(table).room != no_room || may_be_unpayable ? first_of({find_trap(moves, Op::enrage)})
                                                               : Move{Kind::pass};
}

/// Swaps a curio that is known to be good.
Move answer_taking(const View& view, const State::MoveList& moves) {
  const bool is_good = view.in_room[view.table.room] != no_curio && worth_of_room(view, view.table.room) > 3 * point;
  return is_good ? first_of({find_trap(moves, Op::swap_curio)}) : Move{Kind::pass};
}

/// Whether a trap hurts the seat that it is aimed at.
bool hurts(const View& view, const ReactionWindow& trap) {
  const Effect& effect = trap_of(trap.card).effect;
  const Table& table = view.table;
  if (effect.has(Op::discard_streak) || effect.has(Op::return_streak)) return true;
  // The card that it nullifies was played for a reason.
  if (effect.has(Op::nullify)) return true;
  if (effect.has(Op::take_placed)) return about_to_be_taken(view) > 0;
  if (effect.has(Op::steal)) return table.hand_size[trap.at] <= small_hand;
  return effect.has(Op::enrage) && end_of_way(table).room != no_room;
}

Move answer_card(const View& view, const State::MoveList& moves) {
  const ReactionWindow& top = view.table.stack.back();
  if (is_skill(top.card)) {
    const bool robs_me = effect_of(top.card).has(Op::steal) && top.target == view.me;
    if (robs_me) return first_of({find_trap(moves, Op::nullify)});
    return effect_of(top.card).has(Op::draw) ? first_of({find_trap(moves, Op::nullify)}) : Move{Kind::pass};
  }
  if (top.at != view.me || !hurts(view, top)) return {Kind::pass};
  return first_of({find_kind(moves, Kind::facet), find_kind(moves, Kind::curio), find_trap(moves, Op::nullify)});
}

}  // namespace

Move choose_answer(const View& view, const State::MoveList& moves) {
  // The last card is kept unless playing it brings another one. Facets and curios cost no card.
  const bool is_last = view.table.hand_size[view.me] <= 1;
  const ReactionWindow& top = view.table.stack.back();
  const Move answer = [&] {
    switch (top.trigger) {
      case Trigger::turn_begins: return first_of({find_trap(moves, Op::steal)});
      case Trigger::passing: return answer_passing(view, moves);
      case Trigger::placed: return answer_placing(view, moves);
      case Trigger::taking: return answer_taking(view, moves);
      case Trigger::card: break;
    }
    return answer_card(view, moves);
  }();
  const bool gains = answer.kind == Kind::trap &&
                     (trap_of(answer.a).effect.has(Op::take_placed) || trap_of(answer.a).effect.has(Op::steal));
  return is_last && answer.kind == Kind::trap && !gains ? Move{Kind::pass} : answer;
}

}  // namespace kairo::galleria::bot
