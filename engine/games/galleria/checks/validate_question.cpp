#include <bit>

#include "engine/games/galleria/checks/validate.h"
#include "engine/games/galleria/pieces/placements.h"
#include "engine/games/galleria/rules/effect_tasks.h"
#include "engine/games/galleria/rules/reactions.h"
#include "engine/games/galleria/rules/steps.h"

namespace kairo::galleria {

namespace {

/// The active player is asked, and nothing else is going on.
bool is_quiet(const Table& table) { return table.asked == table.turn && table.stack.empty() && table.tasks.empty(); }

MaybeError validate_over(const State& state) {
  Table cleared = state.table;
  clear_turn(cleared);
  if (cleared != state.table) return StateError{"phase", 0, "nothing can be going on when the game is over"};
  return std::nullopt;
}

MaybeError validate_own_step(const Table& table) {
  const bool is_sound = is_quiet(table) && table.stage == Stage::act && !table.turn_ends &&
                        table.placing == (table.phase == Phase::place) && table.pending.card == no_card;
  if (!is_sound) return StateError{"phase", 0, "this cannot be the question now"};
  return std::nullopt;
}

/// Whether there is a way to pay for, to the pending card's cell or to `table.room`.
bool has_way(const Table& table) {
  if (table.pending.card != no_card) return table.room == no_room && current_way(table).exists;
  const RoomSet joined_now = joined_rooms(table.grid) & table.full & static_cast<RoomSet>(~table.left_alone);
  return table.laid != no_cell && joined_now != 0 && table.room == std::countr_zero(joined_now);
}

MaybeError validate_way(const Table& table) {
  const bool pays = table.phase == Phase::pay;
  if (!is_quiet(table) || table.stage != (pays ? Stage::pay : Stage::approach) || !has_way(table))
    return StateError{"phase", 0, "there is no way to pay for"};
  const int cost = current_way(table).cost;
  const bool is_choice = table.pending.card == no_card ? cost > 0 : table.enraged_on_way;
  if (!pays && !is_choice) return StateError{"enraged", 0, "the way is paid for without a question"};
  if (pays ? table.owed == 0 || table.owed > cost || table.owed > table.hand_size[table.turn]
           : table.owed != 0 || cost > table.hand_size[table.turn])
    return StateError{"owed", 0, "the way does not cost that much, or cannot be paid for"};
  return std::nullopt;
}

bool is_about_to_pass(const Table& table) {
  return table.stage == Stage::approach && has_way(table) && !table.enraged_on_way && current_way(table).monsters != 0;
}

bool is_about_to_take(const Table& table) {
  return table.stage == Stage::take && table.pending.card == no_card && has_way(table) &&
         current_way(table).monsters == 0;
}

bool is_possible_deed(const Table& table, const ReactionWindow& window) {
  if (window.by != table.turn || window.at != no_seat) return false;
  if (window.trigger != Trigger::card && window.target != 0) return false;
  switch (window.trigger) {
    case Trigger::turn_begins: return table.stage == Stage::act && !table.placing;
    case Trigger::passing: return is_about_to_pass(table);
    case Trigger::placed: return table.stage == Stage::visit && table.placing;
    case Trigger::taking: return is_about_to_take(table);
    case Trigger::card: break;
  }
  if (!is_skill(window.card) || table.stage != Stage::act || table.placing) return false;
  const Target kind = skill_of(window.card).effect.target;
  if (kind == Target::player) return window.target != window.by && is_still_in(table, window.target);
  return is_target(table, window.by, kind, window.target);
}

/// Whether the trap at this level of the stack can have been played against what is below it.
bool is_possible_trap(Table table, std::size_t level) {
  const ReactionWindow trap = table.stack[level];
  const ReactionWindow below = table.stack[level - 1];
  table.stack.resize_down(level);
  const Conditions then =
      below.trigger == Trigger::turn_begins ? condition::turn_begins : conditions_for(table, trap.by);
  return is_trap(trap.card) && trap.by != below.by && trap.at == below.by && is_answer(trap.card, then) &&
         is_target(table, trap.by, trap_of(trap.card).effect.target, trap.target);
}

MaybeError validate_stack(const Table& table) {
  if (table.stack.empty() || !table.tasks.empty()) return StateError{"stack", 0, "there is nothing to answer"};
  if (!is_possible_deed(table, table.stack[0]))
    return StateError{"window", 0, "the active player cannot be doing this"};
  Cards played = table.discards;
  for (std::size_t i = 0; i < table.stack.size(); ++i) {
    if (i > 0 && !is_possible_trap(table, i))
      return StateError{"window", static_cast<int>(i), "this card cannot answer what is below it"};
    if (table.stack[i].trigger != Trigger::card) continue;
    if (!played.has(table.stack[i].card))
      return StateError{"discards", 0, "cards that were played must be among the discards"};
    played.remove(table.stack[i].card);
  }
  return std::nullopt;
}

MaybeError validate_answer(const State& state) {
  const Table& table = state.table;
  if (const MaybeError error = validate_stack(table)) return error;
  if (!is_to_be_asked(table, state.hands[table.asked], table.asked))
    return StateError{"asked", 0, "this player would not be asked for an answer"};
  return std::nullopt;
}

MaybeError validate_recall(const Table& table) {
  if (const MaybeError error = validate_stack(table)) return error;
  if (table.stack.size() != 1 || !can_recall(table) || table.asked != table.turn)
    return StateError{"asked", 0, "no skill can return to the hand now"};
  return std::nullopt;
}

/// Values that can only be set while something that they belong to is going on.
MaybeError validate_leftovers(const Table& table) {
  const bool has_approach = table.stage == Stage::approach || table.stage == Stage::pay;
  if (table.picked != 0 && table.phase != Phase::pass_on) return StateError{"pick", 0, "no cards are being passed now"};
  if (table.owed != 0 && table.phase != Phase::pay) return StateError{"owed", 0, "nothing is being paid for now"};
  if (table.pending.card != no_card && !has_approach) return StateError{"pending", 0, "no card is about to be laid"};
  if (table.room != no_room && !has_approach && table.stage != Stage::take)
    return StateError{"heading-for", 0, "no room is being approached"};
  return std::nullopt;
}

}  // namespace

MaybeError validate_question(const State& state) {
  const Table& table = state.table;
  if (const MaybeError error = validate_leftovers(table)) return error;
  switch (table.phase) {
    case Phase::over: return validate_over(state);
    case Phase::use:
    case Phase::place: return validate_own_step(table);
    case Phase::press_on:
    case Phase::pay: return validate_way(table);
    case Phase::answer: return validate_answer(state);
    case Phase::recall: return validate_recall(table);
    case Phase::discard:
    case Phase::remove:
    case Phase::choose:
    case Phase::pass_on:
    case Phase::peek:
    case Phase::take: break;
  }
  return validate_task(state);
}

}  // namespace kairo::galleria
