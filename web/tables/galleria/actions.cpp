#include "web/tables/galleria/actions.h"

#include <algorithm>
#include <string>
#include <vector>

#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Rect;
using draw::Stance;
using Kind = Move::Kind;

namespace {

constexpr float gap = 4;
constexpr float row_height = 46;
constexpr float narrow_row_height = 66;  // three lines of the smallest text
constexpr float text_size = 17;

/// The short word of an answer that is always there.
Phrase fixed_phrase(const View& view, Move move) {
  if (move.kind == Kind::end) return {"galleria.table.end"};
  if (move.kind == Kind::go_on) {
    const int cost = current_approach(view.table).way.cost;
    return cost > 0 ? Phrase{"galleria.table.go_on", {number("n", cost)}} : Phrase{"galleria.move.go_on"};
  }
  if (move.kind == Kind::step_back)
    return {view.table.pending.card == no_card ? "galleria.table.leave" : "galleria.move.step_back"};
  return {view.table.phase == Phase::recall ? "galleria.table.no" : "galleria.table.pass"};
}

/// What the move that is put together does, in a word.
Phrase deed_phrase(const View& view, const Picking& picking) {
  switch (view.table.phase) {
    case Phase::pay:
    case Phase::discard: return {"galleria.table.discard"};
    case Phase::pass_on: return {"galleria.table.pass_on"};
    case Phase::peek: return {"galleria.table.peek"};
    case Phase::take:
    case Phase::recall: return {"galleria.table.take"};
    case Phase::remove: return {"galleria.table.remove"};
    default: break;
  }
  if (const int owed = picking.owed(); owed > 0) return {"galleria.table.place_paying", {number("n", owed)}};
  return {picking.places() ? "galleria.table.place" : "galleria.table.use"};
}

/// Why the move cannot be made yet.
Phrase lacking(const Picking& picking) {
  if (picking.lacks_place()) return {picking.places() ? "galleria.table.touch_lit" : "galleria.table.touch_marked"};
  const int missing = picking.owed() - static_cast<int>(picking.payment().size());
  return {"galleria.table.pay_first", {number("n", missing)}};
}

/// A facet to choose is named by itself: the question says what for.
Phrase option_phrase(const View& view, Move move) {
  return move.kind == Kind::choose ? Phrase{facet_key(move.a)} : move_phrase(view, move);
}

}  // namespace

bool draw_actions(draw::Ui& ui, const Rect& at, const View& view, Picking& picking, Choices& choices) {
  const std::vector<Move> fixed = picking.fixed();
  const bool options = !picking.options().empty();
  const bool turns = picking.places() && !is_symmetric(picking.source().number);
  const std::optional<Move> ready = picking.ready();
  const bool deed = ready.has_value() || picking.lacks_place();
  const bool back = options && picking.source() != Source{};
  const bool stacked = at.h > 80;
  const int small = (turns ? 1 : 0) + (back ? 1 : 0) + static_cast<int>(fixed.size());
  Rect rest = at;
  Rect row = !deed     ? at
             : stacked ? rest.take_top((at.h - gap) / 2, gap)
                       : rest.take_left(at.w * (0.19F + 0.17F * px(small)), gap);
  if (stacked && small == 0) rest = at;
  if (!stacked && small == 0) rest = at;
  int i = 0;
  if (turns && ui.button(row.column(i++, small, gap), "turn", ui.say("galleria.table.turn"), Stance::live, 15))
    picking.turn();
  if (back && ui.button(row.column(i++, small, gap), "back", ui.say("galleria.table.back"), Stance::live, 15, false))
    picking.cancel();
  for (const Move move : fixed) {
    const Rect button = row.column(i++, small, gap);
    const Stance stance = deed || fixed.size() > 1 ? Stance::live : Stance::primary;
    const float size = button.w < 90 ? 14.0F : text_size;
    const std::string id = move_text(move);
    if (ui.button(button, id, ui.say(fixed_phrase(view, move)), stance, size, false)) choices.attempt(ui, button, move);
  }
  if (!deed) return false;
  const bool paid = picking.owed() == static_cast<int>(picking.payment().size());
  const bool can = ready.has_value() && paid;
  if (!ui.button(rest, "confirm", ui.say(deed_phrase(view, picking)), can ? Stance::primary : Stance::refused,
                 text_size, false))
    return false;
  if (!can) ui.tell(rest, ui.say(lacking(picking)));
  return can;
}

void draw_options(draw::Ui& ui, const Rect& at, const View& view, const Picking& picking, Choices& choices) {
  const std::vector<Move> options = picking.options();
  const auto n = static_cast<int>(options.size());
  const float height = at.w < 150 ? narrow_row_height : row_height;
  const Rect column = ui.begin_scroll(at, "options", px(n) * (height + gap));
  const bool paired = at.w > 330 && n > 1;
  for (int i = 0; i < n; ++i) {
    const Rect line{column.x, column.y + px(paired ? i / 2 : i) * (height + gap), column.w - 6, height};
    const Rect button = paired ? line.column(i % 2, 2, gap) : line;
    const Move move = options[static_cast<std::size_t>(i)];
    if (ui.button(button, move_text(move), ui.say(option_phrase(view, move)), Stance::live, 15, false))
      choices.attempt(ui, button, move);
  }
  ui.end_scroll();
}

}  // namespace kairo::galleria::table
