#include "engine/games/galleria/flaw.h"
#include "engine/games/galleria/rules.h"

namespace kairo::galleria {

namespace {

bool is_seat(const Table& table, int seat) { return seat < table.players; }

MaybeFlaw flaw_of_settings(const Table& table) {
  if (table.players < min_players || table.players > max_players) return Flaw{"players", 0, "that many cannot play"};
  if (table.specials > (is_alone(table) ? 0 : 1)) return Flaw{"specials", 0, "0 or 1, and alone 0"};
  if (index(table.phase) >= phases) return Flaw{"phase", 0, "there is no such phase"};
  if (index(table.stage) >= stages) return Flaw{"stage", 0, "there is no such stage"};
  for (int seat = 0; seat < max_players; ++seat)
    if (index(table.asking[seat]) >= (is_seat(table, seat) ? askings : 1))
      return Flaw{"ask", seat, "a switch cannot stand there"};
  return std::nullopt;
}

MaybeFlaw flaw_of_seats(const Table& table) {
  if (table.present == 0 || (table.present & ~everybody(table.players)) != 0)
    return Flaw{"present", 0, "players of the table are still in"};
  if (table.phase == Phase::over) {
    if (table.asked != no_seat) return Flaw{"asked", 0, "nobody is asked when the game is over"};
    const bool is_known = is_seat(table, table.turn) || (is_alone(table) && table.turn == phantom);
    return is_known ? std::nullopt : MaybeFlaw(Flaw{"turn", 0, "there is no such player"});
  }
  if (!holds(table.present, table.turn)) return Flaw{"turn", 0, "this player is not in the game"};
  if (!holds(table.present, table.asked)) return Flaw{"asked", 0, "this player is not in the game"};
  if (!is_alone(table) && std::popcount(table.present) < 2) return Flaw{"present", 0, "one alone has won"};
  return std::nullopt;
}

bool is_task(const Table& table, const Task& task) {
  switch (task.op) {
    case Op::steal: return task.target != task.who && is_in(table, task.target);
    case Op::remove: return task.target < cells;
    case Op::turn_up:
    case Op::swap_with_room:
    case Op::take_placed:
    case Op::enrage:
    case Op::swap_curio:
    case Op::nullify:
    case Op::none: return false;
    default: return index(task.op) < ops;
  }
}

MaybeFlaw flaw_of_lists(const Table& table) {
  for (std::size_t i = 0; i < table.tasks.size(); ++i)
    if (!holds(table.present, table.tasks[i].who) || !is_task(table, table.tasks[i]))
      return Flaw{"task", static_cast<int>(i), "nobody has this left to do"};
  for (std::size_t i = 0; i < table.stack.size(); ++i) {
    const Window& window = table.stack[i];
    const bool is_card = window.deed == Deed::card;
    const bool is_sound = index(window.deed) < deeds && holds(table.present, window.by) &&
                          (window.done & ~everybody(table.players)) == 0 &&
                          is_card == (is_skill(window.card) || is_trap(window.card));
    if (!is_sound || (is_alone(table) && !is_skill(window.card)))
      return Flaw{"window", static_cast<int>(i), "nothing like that can be answered"};
  }
  return std::nullopt;
}

MaybeFlaw flaw_of_turn(const Table& table) {
  for (const Rage& rage : table.rages) {
    const bool by_cell = rage.cell < cells && rage.card == no_card;
    const bool by_card = rage.cell == no_cell && is_maze(rage.card);
    if (!by_cell && !by_card) return Flaw{"rages", 0, "a monster is enraged in a cell or on a card"};
  }
  const Pending& pending = table.pending;
  if (pending.card == no_card) {
    if (pending != Pending{}) return Flaw{"pending", 0, "no card is declared"};
  } else if (!is_maze(pending.card) || pending.cell >= cells || pending.turned > (is_symmetric(pending.card) ? 0 : 1)) {
    return Flaw{"pending", 0, "a maze card, a cell and a turn that makes a difference"};
  }
  if (table.room != no_room && table.room >= rooms) return Flaw{"room", 0, "there is no such room"};
  if (((table.streak | table.passed) & ~whole_grid) != 0) return Flaw{"streak", 0, "a cell is not on the grid"};
  return std::nullopt;
}

}  // namespace

MaybeFlaw flaw_of_bounds(const State& state) {
  for (const auto check : {flaw_of_settings, flaw_of_seats, flaw_of_lists, flaw_of_turn})
    if (const MaybeFlaw flaw = check(state.table)) return flaw;
  return std::nullopt;
}

MaybeFlaw find_flaw(const State& state) {
  // Each check may rely on those before it.
  for (const auto check : {flaw_of_bounds, flaw_of_cards, flaw_of_maze, flaw_of_question})
    if (const MaybeFlaw flaw = check(state)) return flaw;
  return std::nullopt;
}

bool conserved(const State& state) { return !find_flaw(state); }

}  // namespace kairo::galleria
