#include "web/tables/galleria/input/actions.h"

#include <algorithm>
#include <string>
#include <vector>

#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Rect;
using draw::WidgetState;
using Kind = Move::Kind;

namespace {

constexpr float gap = 4;
constexpr float row_height = 46;
constexpr float narrow_row_height = 66;  // room for three lines of the smallest text
constexpr float text_size = 17;

/// The short label of an answer that is always available.
Phrase answer_phrase(const View& view, Move move) {
  if (move.kind == Kind::end) return {"galleria.table.end"};
  if (move.kind == Kind::go_on) {
    const int cost = current_approach(view.table).way.cost;
    return cost > 0 ? Phrase{"galleria.table.go_on", {number("n", cost)}} : Phrase{"galleria.move.go_on"};
  }
  if (move.kind == Kind::step_back)
    return {view.table.pending.card == no_card ? "galleria.table.leave" : "galleria.move.step_back"};
  return {view.table.phase == Phase::recall ? "galleria.table.no" : "galleria.table.pass"};
}

/// The label of the confirm button.
Phrase confirm_phrase(const View& view, const MoveBuilder& builder) {
  switch (view.table.phase) {
    case Phase::pay:
    case Phase::discard: return {"galleria.table.discard"};
    case Phase::pass_on: return {"galleria.table.pass_on"};
    case Phase::peek: return {"galleria.table.peek"};
    case Phase::take: return {"galleria.table.take"};
    case Phase::recall: return {"galleria.table.recall"};
    case Phase::remove: return {"galleria.table.remove"};
    case Phase::use:
    case Phase::place:
    case Phase::press_on:
    case Phase::answer:
    case Phase::choose:
    case Phase::over: break;
  }
  if (const int owed = builder.owed(); owed > 0) return {"galleria.table.place_paying", {number("n", owed)}};
  return {builder.places_card() ? "galleria.table.place" : "galleria.table.use"};
}

/// What the move still lacks.
Phrase missing_phrase(const MoveBuilder& builder) {
  if (builder.needs_place())
    return {builder.places_card() ? "galleria.table.touch_lit" : "galleria.table.touch_marked"};
  const int missing = builder.owed() - static_cast<int>(builder.payment().size());
  return {"galleria.table.pay_first", {number("n", missing)}};
}

/// For a facet only its name is needed: the question says what it is for.
Phrase option_phrase(const View& view, Move move) {
  return move.kind == Kind::choose ? Phrase{facet_key(move.a)} : move_phrase(view, move);
}

}  // namespace

bool draw_actions(draw::Ui& ui, const Rect& at, const View& view, MoveBuilder& builder, Choices& choices) {
  const std::vector<Move> plain_answers = builder.plain_answers();
  const bool options = !builder.options().empty();
  const bool turns = builder.places_card() && !is_symmetric(builder.source().number);
  const std::optional<Move> ready = builder.ready();
  const bool confirms = ready.has_value() || builder.needs_place();
  const bool back = options && builder.source() != Source{};
  const bool narrow = at.w < 200;
  // A narrow place has no room for the other answers until the card is put back.
  const bool answers = !(narrow && confirms && turns);
  const int small = (turns ? 1 : 0) + (back ? 1 : 0) + (answers ? static_cast<int>(plain_answers.size()) : 0);
  constexpr float least_confirm = 52;
  const float share =
      narrow ? std::min(px(small) / px(small + 1), 1 - least_confirm / at.w) : 0.19F + 0.17F * px(small);
  Rect rest = at;
  const Rect row = !confirms ? at : small == 0 ? Rect{} : rest.take_far(ui.hand(), at.w * share, gap);
  int i = 0;
  const auto choice = [&](std::string_view id, std::string_view key) {
    const Rect button = row.column(i++, small, gap);
    ui.explain(button, id, what_is(key));
    return button;
  };
  if (turns &&
      ui.button(choice("turn", "galleria.what.turn"), "turn", ui.say("galleria.table.turn"), WidgetState::enabled, 15))
    builder.turn();
  if (back && ui.button(choice("back", "galleria.what.back"), "back", ui.say("galleria.table.back"),
                        WidgetState::enabled, 15, false))
    builder.cancel();
  for (const Move move : answers ? plain_answers : std::vector<Move>{}) {
    const Rect button = row.column(i++, small, gap);
    const WidgetState stance = confirms || plain_answers.size() > 1 ? WidgetState::enabled : WidgetState::primary;
    const float size = button.w < 90 ? 14.0F : text_size;
    const std::string id = move_text(move);
    ui.explain(button, id, what_is_answer(view, move));
    if (ui.button(button, id, ui.say(answer_phrase(view, move)), stance, size, false))
      choices.attempt(ui, button, move);
  }
  if (!confirms) return false;
  const bool paid = builder.owed() == static_cast<int>(builder.payment().size());
  const bool can = ready.has_value() && paid;
  ui.explain(rest, "confirm", what_is("galleria.what.confirm", {list("label", {confirm_phrase(view, builder)})}));
  if (!ui.button(rest, "confirm", ui.say(confirm_phrase(view, builder)),
                 can ? WidgetState::primary : WidgetState::refused, text_size, false))
    return false;
  if (!can) ui.toast(rest, ui.say(missing_phrase(builder)));
  return can;
}

void draw_options(draw::Ui& ui, const Rect& at, const View& view, const MoveBuilder& builder, Choices& choices) {
  const std::vector<Move> options = builder.options();
  const auto n = static_cast<int>(options.size());
  const float height = at.w < 150 ? narrow_row_height : row_height;
  const Rect column = ui.begin_scroll(at, "options", px(n) * (height + gap));
  const bool paired = at.w > 330 && n > 1;
  for (int i = 0; i < n; ++i) {
    const Rect line{column.x, column.y + px(paired ? i / 2 : i) * (height + gap), column.w - 6, height};
    const Rect button = paired ? line.column(i % 2, 2, gap) : line;
    const Move move = options[static_cast<std::size_t>(i)];
    ui.explain(button, move_text(move), what_is_option(view, move));
    if (ui.button(button, move_text(move), ui.say(option_phrase(view, move)), WidgetState::enabled, 15, false))
      choices.attempt(ui, button, move);
  }
  ui.end_scroll();
}

}  // namespace kairo::galleria::table
