#include "web/tables/galleria/input/let_pass.h"

#include <algorithm>

#include "engine/games/galleria/pieces/cards.h"

namespace kairo::galleria::table {

namespace {

std::uint32_t traps_of(const MoveBuilder& builder) {
  std::uint32_t traps = 0;
  for (Card card = first_trap; card < first_special; ++card)
    if (builder.is_live({Source::From::card, card})) traps |= 1U << (card - first_trap);
  return traps;
}

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

void LetPass::wish(const View& view, const MoveBuilder& builder) {
  seat_ = view.me;
  asked_ = view.table;
  left_out_ |= traps_of(builder);
}

bool LetPass::passes(const View& view, const MoveBuilder& builder) {
  if (seat_ == no_seat || !is_offered(view) || (traps_of(builder) & ~left_out_) != 0) return false;
  asked_ = view.table;
  return true;
}

}  // namespace kairo::galleria::table
