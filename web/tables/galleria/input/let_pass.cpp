#include "web/tables/galleria/input/let_pass.h"

#include <algorithm>

#include "engine/games/galleria/pieces/cards.h"

namespace kairo::galleria::table {

namespace {

bool is_aimed_at(const ReactionWindow& window, Seat seat) {
  const bool takes = window.trigger == Trigger::card && is_skill(window.card) && effect_of(window.card).has(Op::steal);
  return window.at == seat || window.by == seat || (takes && window.target == seat);
}

}  // namespace

bool LetPass::is_offered(const View& view) {
  const galleria::Table& table = view.table;
  return table.phase == Phase::answer && table.turn != view.me &&
         std::ranges::none_of(table.stack, [&](const ReactionWindow& window) { return is_aimed_at(window, view.me); });
}

}  // namespace kairo::galleria::table
