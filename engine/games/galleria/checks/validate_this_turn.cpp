#include <algorithm>

#include "engine/games/galleria/checks/validate.h"
#include "engine/games/galleria/rules/steps.h"

namespace kairo::galleria {

namespace {

/// The number of the step with this Op; every card that has one has the same number.
template <class Rows>
constexpr int amount_of(const Rows& rows, Op op) {
  for (const auto& row : rows)
    for (const Step step : row.effect.steps)
      if (step.op == op) return step.n;
  return 0;
}

/// Whether an entry is not listed twice, and there is a monster where it says.
bool is_possible_enraged(const Table& table, std::size_t which) {
  const EnragedMonsters& all = table.enraged_monsters;
  const Cell cell = all[which].cell;
  const bool is_listed_before =
      std::any_of(all.begin(), all.begin() + which, [&](EnragedMonster other) { return other.cell == cell; });
  return !is_listed_before && face_at(table.grid, cell).power > 0;
}

MaybeError validate_enraged_monsters(const Table& table) {
  constexpr int each = amount_of(trap_cards, Op::enrage);
  const int worked = is_alone(table) ? 0 : max_cards_worked(table, Op::enrage);
  int sum = 0;
  for (std::size_t i = 0; i < table.enraged_monsters.size(); ++i) {
    if (table.enraged_monsters[i].extra % each != 0 || !is_possible_enraged(table, i))
      return StateError{"rages", 0, "this monster cannot be enraged like that"};
    sum += table.enraged_monsters[i].extra;
  }
  if (sum > each * worked) return StateError{"rages", 0, "the card that enraged a monster must be among the discards"};
  if (table.enraged_on_way && worked == 0)
    return StateError{"enraged", 0, "the card that enraged a monster must be among the discards"};
  return std::nullopt;
}

/// Power is added by skills, which are then discarded, and by curios, which are then turned.
MaybeError validate_bonus(const Table& table) {
  constexpr int each = amount_of(skill_cards, Op::strengthen);
  static_assert(each == amount_of(curio_cards, Op::strengthen));
  int times = max_cards_worked(table, Op::strengthen) + (was_a_skill_kept(table) ? 1 : 0);
  for (int curio = 0; curio < curios; ++curio)
    if (curio_cards[curio].effect.has(Op::strengthen) && table.owner[curio] == table.turn)
      times += (is_curio_used(table, curio) ? 1 : 0) + max_times_turned_up(table, table.turn, curio);
  if (table.bonus % each != 0 || table.bonus > each * times)
    return StateError{"bonus", 0, "nothing can have added that much power"};
  return std::nullopt;
}

bool can_ignore_monsters(const Table& table) {
  for (int facet = 0; facet < facets; ++facet)
    if (facet_cards[facet].effect.has(Op::ignore_monsters) && is_facet_used(table, facet)) return true;
  return false;
}

/// Whether a mark is joined that should already have drawn an event. The card just laid may have joined some whose turn
/// is still to come.
bool is_mark_left_out(const Table& table) {
  const bool has_laid = table.stage != Stage::act && table.pending.card == no_card;
  if (has_laid && table.stage == Stage::marks) return false;
  Grid grid = table.grid;
  if (has_laid && table.laid != no_cell) grid.clear(table.laid);
  return joined_marks(grid) != 0;
}

MaybeError validate_steps(const Table& table) {
  const bool has_placed = table.streak != 0 || table.passed != 0 || table.laid != no_cell || table.left_alone != 0;
  if (has_placed && !table.placing) return StateError{"placing", 0, "no card has been placed in this turn"};
  if (table.streak != 0 && table.laid != no_cell && !has_cell(table.streak, table.laid))
    return StateError{"streak", 0, "the card laid last belongs to the streak"};
  if ((table.left_alone & ~table.full) != 0)
    return StateError{"left-alone", 0, "a room that was left alone still has its curio"};
  if (table.ignores_monsters && !can_ignore_monsters(table))
    return StateError{"ignores-monsters", 0, "no facet that does this was used"};
  const bool is_declared = table.pending.card != no_card;
  if (table.turn_ends && (table.stage == Stage::act || is_declared))
    return StateError{"turn-ends", 0, "this turn would have ended"};
  if (is_mark_left_out(table)) return StateError{"stage", 0, "an event mark that is joined would have been used"};
  return std::nullopt;
}

MaybeError validate_end(const Table& table) {
  const bool is_over = table.phase == Phase::over;
  const int own = is_alone(table) ? curios_of(table, 0) : 0;
  const int others = is_alone(table) ? curios_of(table, phantom) : 0;
  const bool has_won = own >= curios_to_win_alone || others >= curios_to_win_alone;
  if (own > curios_to_win_alone || others > curios_to_win_alone || (has_won && !is_over))
    return StateError{"curios", 0, "a player with that many has won"};
  bool are_all_out = true;
  for_each_present(table, [&](Seat seat) { are_all_out = are_all_out && table.hand_size[seat] == 0; });
  const bool is_last = !is_alone(table) && std::popcount(table.present) == 1;
  if (is_over && !has_won && table.full != 0 && table.deck_left != 0 && !are_all_out && !is_last)
    return StateError{"phase", 0, "nothing has ended the game"};
  // After the last curio is taken, only its own effect can still be going on.
  if (!is_over && table.full == 0 && (table.stage != Stage::visit || table.tasks.empty()))
    return StateError{"room", 0, "without a curio in any room the game is over"};
  return std::nullopt;
}

}  // namespace

MaybeError validate_this_turn(const State& state) {
  const Table& table = state.table;
  if (const MaybeError error = validate_end(table)) return error;
  if (table.phase == Phase::over) return std::nullopt;
  if (const MaybeError error = validate_enraged_monsters(table)) return error;
  if (const MaybeError error = validate_bonus(table)) return error;
  return validate_steps(table);
}

}  // namespace kairo::galleria
