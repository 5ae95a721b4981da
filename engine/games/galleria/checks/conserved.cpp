#include "engine/games/galleria/checks/validate.h"
#include "engine/games/galleria/pieces/placements.h"
#include "engine/games/galleria/rules.h"

namespace kairo::galleria {

namespace {

bool is_seat(const Table& table, int seat) { return seat < table.players; }

MaybeError validate_settings(const Table& table) {
  if (table.players < min_players || table.players > max_players)
    return StateError{"players", 0, "that many cannot play"};
  if (table.specials > (is_alone(table) ? 0 : 1))
    return StateError{"specials", 0, "must be 0 or 1, and 0 for one player"};
  if (table.phantom_level >= (is_alone(table) ? phantom_levels.size() : 1))
    return StateError{"phantom", 0, "there is no such phantom"};
  if (index(table.phase) >= phases) return StateError{"phase", 0, "there is no such phase"};
  if (index(table.stage) >= stages) return StateError{"stage", 0, "there is no such stage"};
  for (int seat = 0; seat < max_players; ++seat)
    if (index(table.ask_setting[seat]) >= (is_seat(table, seat) ? ask_settings : 1))
      return StateError{"ask", seat, "there is no such setting"};
  return std::nullopt;
}

MaybeError validate_seats(const Table& table) {
  if (table.present == 0 || (table.present & ~all_seats(table.players)) != 0)
    return StateError{"present", 0, "these must be players of this match, at least one"};
  if (table.phase == Phase::over) {
    if (table.asked != no_seat) return StateError{"asked", 0, "nobody is to move when the game is over"};
    const bool is_known = is_seat(table, table.turn) || (is_alone(table) && table.turn == phantom);
    return is_known ? std::nullopt : MaybeError(StateError{"turn", 0, "there is no such player"});
  }
  if (!contains(table.present, table.turn)) return StateError{"turn", 0, "this player is not in the game"};
  if (!contains(table.present, table.asked)) return StateError{"asked", 0, "this player is not in the game"};
  if (!is_alone(table) && std::popcount(table.present) < 2)
    return StateError{"present", 0, "the last player left has won"};
  return std::nullopt;
}

MaybeError validate_lists(const Table& table) {
  for (std::size_t i = 0; i < table.tasks.size(); ++i)
    if (!contains(table.present, table.tasks[i].who) || index(table.tasks[i].op) >= ops)
      return StateError{"task", static_cast<int>(i), "there is no such task"};
  for (std::size_t i = 0; i < table.stack.size(); ++i) {
    const ReactionWindow& window = table.stack[i];
    const bool is_card = window.trigger == Trigger::card;
    const bool is_sound = index(window.trigger) < triggers && contains(table.present, window.by) &&
                          (window.done & ~all_seats(table.players)) == 0 &&
                          (is_card ? is_skill(window.card) || is_trap(window.card) : window.card == no_card);
    if (!is_sound || (is_alone(table) && !is_skill(window.card)))
      return StateError{"window", static_cast<int>(i), "this cannot be answered"};
  }
  return std::nullopt;
}

MaybeError validate_turn(const Table& table) {
  for (const EnragedMonster& enraged : table.enraged_monsters)
    if (enraged.cell >= cells || enraged.extra == 0) return StateError{"rages", 0, "an enraged monster is in a cell"};
  if (table.ask_changes > (is_alone(table) ? 0 : ask_changes_a_turn))
    return StateError{"ask-changes", 0, "the ask setting cannot be changed that often"};
  const Placement& pending = table.pending;
  if (pending.card == no_card) {
    if (pending != Placement{}) return StateError{"pending", 0, "no card was declared"};
  } else if (!is_well_formed(pending)) {
    return StateError{"pending", 0, "must be a maze card, a cell, and a turn that makes a difference"};
  }
  if (table.room != no_room && table.room >= rooms) return StateError{"room", 0, "there is no such room"};
  if (((table.streak | table.passed) & ~whole_grid) != 0) return StateError{"streak", 0, "a cell is not on the grid"};
  return std::nullopt;
}

}  // namespace

MaybeError validate_bounds(const State& state) {
  for (const auto check : {validate_settings, validate_seats, validate_lists, validate_turn})
    if (const MaybeError error = check(state.table)) return error;
  return std::nullopt;
}

MaybeError validate(const State& state) {
  // Each check may rely on those before it.
  for (const auto check : {validate_bounds, validate_cards, validate_maze, validate_question})
    if (const MaybeError error = check(state)) return error;
  return std::nullopt;
}

bool conserved(const State& state) { return !validate(state); }

}  // namespace kairo::galleria
