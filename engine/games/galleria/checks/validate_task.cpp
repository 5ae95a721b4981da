#include <algorithm>

#include "engine/games/galleria/checks/validate.h"
#include "engine/games/galleria/rules/effect_tasks.h"
#include "engine/games/galleria/rules/steps.h"

namespace kairo::galleria {

namespace {

/// Whether the task is what is left of a step that asks its player, perhaps several times.
bool is_rest_of(const Table& table, Step step, const Task& task) {
  if (step.op == Op::discard_if_weak && power(table, table.turn) == 1) step.op = Op::discard;
  if (task.op != step.op) return false;
  const bool counts_down = step.op == Op::discard || step.op == Op::look;
  return counts_down ? task.n >= 1 && task.n <= step.n : task.n == step.n;
}

/// Whether the tasks are what is left of an effect of the active player's, one of whose steps is asking something.
bool are_rest_of(const Table& table, const Effect& effect, std::uint8_t source) {
  FixedVector<Step, 2> left;
  for (auto step = effect.steps.rbegin(); step != effect.steps.rend(); ++step)
    if (step->op != Op::none) left.push_back(*step);
  if (table.tasks.size() > left.size()) return false;
  for (std::size_t i = 0; i < table.tasks.size(); ++i) {
    const Task& task = table.tasks[i];
    const bool is_next = i + 1 == table.tasks.size();
    if (task.who != table.turn || task.target != 0 || task.source != source) return false;
    if (is_next ? !is_rest_of(table, left[i], task) : task.op != left[i].op || task.n != left[i].n) return false;
  }
  return true;
}

/// Whether the tasks are what is left of some effect of the game.
bool have_a_cause(const Table& table) {
  if (table.stage != Stage::act && table.stage != Stage::visit && table.stage != Stage::marks) return false;
  for (const EventCard& event : event_cards)
    if (are_rest_of(table, event.effect, no_source)) return true;
  for (Card card = first_skill; card < first_trap; ++card)
    if (are_rest_of(table, effect_of(card), card)) return true;
  for (Curio curio = 0; curio < curios; ++curio)
    if (are_rest_of(table, curio_cards[curio].effect, curio)) return true;
  return false;
}

/// Whether the open question is the one that the next task asks, and goes to the right seat.
bool is_asked_by_task(const State& state) {
  const Table& table = state.table;
  const Task& task = table.tasks.back();
  if (table.phase == Phase::pass_on)
    return task.op == Op::pass_left && !is_alone(table) && table.asked == next_to_pick(table);
  if (task.who != table.asked) return false;
  switch (table.phase) {
    case Phase::discard: return task.op == Op::discard && table.hand_size[task.who] > 0;
    case Phase::remove: return task.op == Op::choose_and_remove && removable(table) != 0;
    case Phase::choose: return task.op == Op::change_facet && facet_deck(table) != 0;
    case Phase::peek: return task.op == Op::look && unknown_rooms(table, task.who) != 0;
    case Phase::take:
      return task.op == Op::search &&
             std::any_of(state.deck.begin(), state.deck.end(), [](Card card) { return is_maze(card); });
    case Phase::use:
    case Phase::place:
    case Phase::press_on:
    case Phase::pay:
    case Phase::answer:
    case Phase::recall:
    case Phase::pass_on:
    case Phase::over: break;
  }
  return false;
}

}  // namespace

MaybeError validate_task(const State& state) {
  const Table& table = state.table;
  if (table.tasks.empty() || !table.stack.empty() || table.pending.card != no_card || !have_a_cause(table))
    return StateError{"tasks", 0, "no task asks this"};
  if (!is_asked_by_task(state)) return StateError{"phase", 0, "the next task asks something else"};
  return std::nullopt;
}

}  // namespace kairo::galleria
