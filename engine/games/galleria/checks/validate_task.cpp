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

bool come_from_event(const Table& table) {
  for (int event = 0; event < event_count; ++event)
    if (((table.events_used >> event) & 1U) != 0 && are_rest_of(table, event_cards[event].effect, no_source))
      return true;
  return false;
}

bool come_from_skill(const Table& table) {
  for (Card card = first_skill; card < first_trap; ++card)
    if ((table.discards.has(card) || was_a_skill_kept(table)) && are_rest_of(table, effect_of(card), card)) return true;
  return false;
}

bool come_from_curio(const Table& table, Use use) {
  for (Curio curio = 0; curio < curios && !is_alone(table); ++curio) {
    const CurioCard& card = curio_cards[curio];
    const bool works =
        table.owner[curio] == table.turn && card.use == use && (use == Use::when_taken || is_curio_used(table, curio));
    if (!works) continue;
    if (are_rest_of(table, card.effect, curio)) return true;
    if (card.effect.has(Op::draw_event) && come_from_event(table)) return true;
  }
  return false;
}

/// Whether the tasks come from something that can have happened.
bool have_a_cause(const Table& table) {
  switch (table.stage) {
    case Stage::act: return !table.placing && (come_from_skill(table) || come_from_curio(table, Use::own_turn));
    case Stage::visit: return table.laid != no_cell && table.streak == 0 && come_from_curio(table, Use::when_taken);
    case Stage::marks: return table.placing && come_from_event(table);
    case Stage::approach:
    case Stage::pay:
    case Stage::take: break;
  }
  return false;
}

/// Exactly the seats before the seat to move have chosen a card to pass on.
bool is_asked_to_pass_on(const Table& table) {
  if (table.asked != next_to_pick(table)) return false;
  SeatSet before = 0;
  bool is_before = true;
  for_each_present(table, [&](Seat seat) {
    is_before = is_before && seat != table.asked;
    if (is_before && table.hand_size[seat] > 0) before |= only(seat);
  });
  return table.picked == before;
}

/// Whether the open question is the one that the next task asks, and goes to the right seat.
bool is_asked_by_task(const State& state) {
  const Table& table = state.table;
  const Task& task = table.tasks.back();
  if (table.phase == Phase::pass_on) return task.op == Op::pass_left && !is_alone(table) && is_asked_to_pass_on(table);
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
