#include "engine/core/answer_until_asked.h"
#include "engine/games/galleria/pieces/table.h"
#include "engine/games/galleria/rules.h"
#include "engine/games/galleria/rules/reactions.h"

namespace kairo::galleria {

namespace {

/// Whether everybody knows that the seat cannot react to what is on top of the stack.
bool surely_passes(const Table& table, Seat seat) {
  if (!could_answer(table, seat) || table.ask_setting[seat] == AskSetting::never) return true;
  const Cards& shown = table.shown[seat];
  return shown.count(0, card_kinds) == table.hand_size[seat] && !can_answer(table, shown, seat);
}

bool ask_for_answer_ahead(State& state, Seat seat) {
  Table& table = state.table;
  ReactionWindow& top = table.stack.back();
  if (contains(top.done, seat) || !is_to_be_asked(table, state.hands[seat], seat)) return false;
  for (int i = 1; i <= table.players; ++i) {
    const auto before = static_cast<Seat>((table.turn + i) % table.players);
    if (before == seat) break;
    if (!contains(top.done, before) && !surely_passes(table, before)) return false;
    top.done |= only(before);
  }
  table.asked = seat;
  return true;
}

}  // namespace

bool ask_ahead(State& state, Seat seat) {
  const Table& table = state.table;
  if (seat >= table.players) return false;
  if (table.phase == Phase::answer) return ask_for_answer_ahead(state, seat);
  const bool passes_on = contains(table.present, seat) && table.hand_size[seat] > 0 && !contains(table.picked, seat);
  if (table.phase != Phase::pass_on || !passes_on) return false;
  answer_until_asked(state, seat);
  return true;
}

}  // namespace kairo::galleria
