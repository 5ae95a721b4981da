#include <algorithm>

#include "engine/games/galleria/flaw.h"
#include "engine/games/galleria/reactions.h"
#include "engine/games/galleria/targets.h"
#include "engine/games/galleria/tasks.h"

namespace kairo::galleria {

namespace {

/// A question of the active player's with nothing else going on.
bool is_quiet(const Table& table) { return table.asked == table.turn && table.stack.empty() && table.tasks.empty(); }

MaybeFlaw flaw_when_over(const State& state) {
  Table cleared = state.table;
  clear_turn(cleared);
  if (cleared != state.table) return Flaw{"phase", 0, "nothing goes on when the game is over"};
  return std::nullopt;
}

MaybeFlaw flaw_of_own_step(const Table& table) {
  const bool is_sound = is_quiet(table) && table.stage == Stage::act && !table.turn_ends &&
                        table.placing == (table.phase == Phase::place) && table.pending.card == no_card;
  if (!is_sound) return Flaw{"phase", 0, "the turn has not come to this question"};
  if (table.full == 0) return Flaw{"room", 0, "without curios in rooms the game is over"};
  return std::nullopt;
}

/// Whether a way is being gone, to the pending card's cell or to a room.
bool has_way(const Table& table) {
  if (table.pending.card != no_card) {
    const Approach now = current_approach(table);
    return now.way.exists && now.room == table.room;
  }
  return has_room(table.full & joined_rooms(table.grid), table.room);
}

MaybeFlaw flaw_of_way(const Table& table) {
  const bool pays = table.phase == Phase::pay;
  if (!is_quiet(table) || table.stage != (pays ? Stage::pay : Stage::approach) || !has_way(table))
    return Flaw{"phase", 0, "no way is being gone"};
  const int cost = current_approach(table).way.cost;
  if (pays ? table.owed == 0 || table.owed > cost || table.owed > table.hand_size[table.turn]
           : table.owed != 0 || cost > table.hand_size[table.turn])
    return Flaw{"owed", 0, "the way is not that dear, or cannot be paid"};
  return std::nullopt;
}

bool is_sound_deed(const Table& table, const Window& window) {
  if (window.by != table.turn) return false;
  switch (window.deed) {
    case Deed::turn_begins: return table.stage == Stage::act;
    case Deed::passing: return table.stage == Stage::approach && has_way(table);
    case Deed::placed: return table.stage == Stage::visit;
    case Deed::taking: return table.stage == Stage::take && has_way(table) && table.pending.card == no_card;
    case Deed::card: break;
  }
  if (!is_skill(window.card) || table.stage != Stage::act) return false;
  const Target kind = skill_of(window.card).effect.target;
  if (kind == Target::player) return window.target != window.by && is_in(table, window.target);
  return is_target(table, window.by, kind, window.target);
}

/// Whether the trap at this level of the stack can have been played against what is below it.
bool is_sound_trap(Table table, std::size_t level) {
  const Window trap = table.stack[level];
  const Window below = table.stack[level - 1];
  table.stack.resize_down(level);
  const Causes then = below.deed == Deed::turn_begins ? cause::turn_begins : causes(table, trap.by);
  return is_trap(trap.card) && trap.by != below.by && trap.at == below.by && answers(trap.card, then) &&
         is_target(table, trap.by, trap_of(trap.card).effect.target, trap.target);
}

MaybeFlaw flaw_of_stack(const Table& table) {
  if (table.stack.empty() || !table.tasks.empty()) return Flaw{"stack", 0, "there is nothing to answer"};
  if (!is_sound_deed(table, table.stack[0])) return Flaw{"window", 0, "that is not what is being done"};
  Cards played = table.discards;
  for (std::size_t i = 0; i < table.stack.size(); ++i) {
    if (i > 0 && !is_sound_trap(table, i))
      return Flaw{"window", static_cast<int>(i), "the card does not answer what is below it"};
    if (table.stack[i].deed != Deed::card) continue;
    if (!played.has(table.stack[i].card)) return Flaw{"discards", 0, "cards that were played lie discarded"};
    played.remove(table.stack[i].card);
  }
  return std::nullopt;
}

MaybeFlaw flaw_of_answer(const State& state) {
  const Table& table = state.table;
  if (const MaybeFlaw flaw = flaw_of_stack(table)) return flaw;
  if (holds(table.stack.back().done, table.asked) || !is_to_be_asked(table, state.hands[table.asked], table.asked))
    return Flaw{"asked", 0, "this player is not asked for an answer"};
  return std::nullopt;
}

MaybeFlaw flaw_of_recall(const Table& table) {
  if (const MaybeFlaw flaw = flaw_of_stack(table)) return flaw;
  if (!can_recall(table) || table.asked != table.turn) return Flaw{"asked", 0, "no skill can be kept now"};
  return std::nullopt;
}

/// Whether the phase asks what the next task asks, of the right seat.
bool is_asked_by_task(const State& state) {
  const Table& table = state.table;
  const Task& task = table.tasks.back();
  if (table.phase == Phase::pass_on)
    return task.op == Op::pass_left && !is_alone(table) && table.asked == next_to_pick(table);
  if (task.who != table.asked) return false;
  switch (table.phase) {
    case Phase::discard: return task.op == Op::discard && task.n > 0 && table.hand_size[task.who] > 0;
    case Phase::remove: return task.op == Op::choose_and_remove && removable(table) != 0;
    case Phase::choose: return task.op == Op::change_facet && facet_deck(table) != 0;
    case Phase::peek: return task.op == Op::look && task.n > 0 && unknown_rooms(table, task.who) != 0;
    case Phase::take:
      return task.op == Op::search &&
             std::any_of(state.deck.begin(), state.deck.end(), [](Card card) { return is_maze(card); });
    default: return false;
  }
}

MaybeFlaw flaw_of_task(const State& state) {
  const Table& table = state.table;
  const bool is_between = table.stage == Stage::act || table.stage == Stage::visit || table.stage == Stage::marks;
  if (table.tasks.empty() || !table.stack.empty() || !is_between || table.pending.card != no_card)
    return Flaw{"tasks", 0, "nothing is left to do that asks this"};
  if (!is_asked_by_task(state)) return Flaw{"phase", 0, "what is left to do asks something else"};
  return std::nullopt;
}

/// What only stands while something goes on that it belongs to.
MaybeFlaw flaw_of_leftovers(const Table& table) {
  const bool goes_a_way = table.stage == Stage::approach || table.stage == Stage::pay;
  if (table.picked != 0 && table.phase != Phase::pass_on) return Flaw{"pick", 0, "no cards are passed left now"};
  if (table.owed != 0 && table.phase != Phase::pay) return Flaw{"owed", 0, "nothing is paid now"};
  if (table.pending.card != no_card && !goes_a_way) return Flaw{"pending", 0, "no card is about to be laid now"};
  if (table.room != no_room && !goes_a_way && table.stage != Stage::take)
    return Flaw{"heading-for", 0, "no way is being gone now"};
  return std::nullopt;
}

}  // namespace

MaybeFlaw flaw_of_question(const State& state) {
  const Table& table = state.table;
  if (const MaybeFlaw flaw = flaw_of_leftovers(table)) return flaw;
  switch (table.phase) {
    case Phase::over: return flaw_when_over(state);
    case Phase::use:
    case Phase::place: return flaw_of_own_step(table);
    case Phase::press_on:
    case Phase::pay: return flaw_of_way(table);
    case Phase::answer: return flaw_of_answer(state);
    case Phase::recall: return flaw_of_recall(table);
    default: return flaw_of_task(state);
  }
}

}  // namespace kairo::galleria
