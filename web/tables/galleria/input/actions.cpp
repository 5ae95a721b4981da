#include "web/tables/galleria/input/actions.h"

#include <algorithm>
#include <string>
#include <vector>

#include "web/tables/galleria/board/descriptions.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/board/pictured.h"
#include "web/tables/galleria/input/let_pass.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Rect;
using draw::WidgetState;
using Kind = Move::Kind;

namespace {

constexpr float gap = 4;
constexpr float row_height = 46;
constexpr float margin = 12;
constexpr float text_size = draw::type::strong;
constexpr float picture_size = 52;

/// The short label of an answer that is always available.
Phrase answer_phrase(const View& view, Move move) {
  if (move.kind == Kind::end) return {"galleria.table.end"};
  if (move.kind == Kind::go_on) {
    const int cost = current_way(view.table).cost;
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

/// The label of what is the only thing to answer with.
Phrase offer_phrase(const View& view, const Source& source) {
  return view.table.phase == Phase::recall ? Phrase{"galleria.table.recall"} : use_phrase(source);
}

/// All that is on a facet.
Phrase option_phrase(const View& view, Move move) {
  return move.kind == Kind::choose ? facet_phrase(move.a, facet_cards[move.a].power, false) : move_phrase(view, move);
}

/// Names the only trap that is left out, if that fits and its words are there by now.
std::string label_to_let_pass(const draw::Ui& ui, const Rect& at, const MoveBuilder& builder,
                              const draw::TextStyle& style) {
  std::string label;
  if (const std::optional<Source> trap = builder.only_source())
    label = ui.say({"galleria.table.asking_off", {term("card", card_phrase(trap->number).key)}});
  if (label.empty() || !ui.text.fits(at, label, style)) label = ui.say("galleria.table.pass_turn");
  return ui.text.fits(at, label, style) ? label : ui.say("galleria.table.pass_turn_short");
}

/// Which buttons stand in the row beside the main one, and how wide they are together.
struct Row {
  bool turns = false;
  bool back = false;
  bool lets_pass = false;
  bool confirms = false;
  bool narrow = false;
  bool keeps_place = false;  ///< of the main button, though it is not there: nothing else comes under a finger there
  std::optional<Source> offered = {};
  std::vector<Move> plain = {};

  [[nodiscard]] int small() const {
    return (turns ? 1 : 0) + (back ? 1 : 0) + (lets_pass ? 1 : 0) + static_cast<int>(plain.size());
  }
  [[nodiscard]] Rect take(const draw::Ui& ui, Rect& rest) const {
    if (!confirms && !offered && !keeps_place) return rest;
    if (small() == 0) return {};
    constexpr float least_confirm = 52;
    constexpr float least_beside = 102;
    const float share = narrow
                            ? std::min(keeps_place ? 0.66F : px(small()) / px(small() + 1), 1 - least_confirm / rest.w)
                            : std::max(0.19F + 0.17F * px(small()), offered ? 0 : least_beside / rest.w);
    return rest.take_far(ui.hand(), rest.w * share, gap);
  }
};

Row row_of(draw::Ui& ui, const Rect& at, const View& view, const MoveBuilder& builder) {
  const Phase phase = view.table.phase;
  const bool own_turn = phase == Phase::use || phase == Phase::place;
  const bool answers = phase == Phase::answer || phase == Phase::recall;
  const bool picked = builder.source() != Source{};
  Row row{.turns = builder.places_card() && !is_symmetric(builder.source().number),
          .confirms = builder.ready().has_value() || builder.needs_place(),
          .narrow = at.w < 200};
  // Nobody shall end the turn beside what is picked. A narrow place has no room for going back, which a tap on it does.
  row.back = picked && own_turn && !(row.narrow && row.confirms && row.turns);
  if (!picked || !own_turn) row.plain = builder.plain_answers();
  row.keeps_place = own_turn ? !picked && !builder.only_ends() : answers && !row.narrow;
  constexpr float least_offer = 330;  // of the width of three buttons
  const Rect half = at.column(0, 2, gap).inset(4, 2);
  row.lets_pass = LetPass::is_offered(view) && (!picked || at.w >= least_offer) &&
                  ui.text.fits(half, ui.say("galleria.table.pass"), {.size = 14});
  if (row.lets_pass && at.w < least_offer) row.keeps_place = false;
  if (!picked && answers && !row.narrow && (!row.lets_pass || at.w >= least_offer)) row.offered = builder.only_source();
  return row;
}

}  // namespace

Pressed draw_actions(draw::Ui& ui, const Rect& at, const View& view, MoveBuilder& builder, Choices& choices,
                     bool rested) {
  const Row row = row_of(ui, at, view, builder);
  Rect rest = at;
  const Rect beside = row.take(ui, rest);
  Pressed pressed = Pressed::none;
  int i = 0;
  const auto choice = [&](std::string_view id, std::string_view key) {
    const Rect button = beside.column(i++, row.small(), gap);
    ui.explain(button, id, explanation_of(key));
    return button;
  };
  if (row.turns &&
      ui.button(choice("turn", "galleria.what.turn"), "turn", ui.say("galleria.table.turn"), WidgetState::enabled, 15))
    builder.turn();
  if (row.back && ui.button(choice("back", "galleria.what.back"), "back", ui.say("galleria.table.back"),
                            WidgetState::enabled, 15, false))
    builder.cancel();
  for (const Move move : row.plain) {
    const Rect button = beside.column(i++, row.small(), gap);
    const bool ends = move.kind == Kind::end;
    const WidgetState state = ends && builder.only_ends() ? WidgetState::primary : WidgetState::enabled;
    const float size = button.w < 125 ? 14.0F : text_size;
    const std::string id = move_text(move);
    ui.explain(button, id, explanation_of_answer(view, move));
    if (ui.button(button, id, ui.say(answer_phrase(view, move)), state, size, false) && (rested || !ends))
      choices.attempt(ui, button, move);
  }
  if (row.lets_pass) {
    const Rect button = choice("pass.turn", "galleria.what.pass_turn");
    constexpr float size = 14;
    const std::string label = label_to_let_pass(ui, button.inset(6, 2), builder, {.size = size});
    if (ui.button(button, "pass.turn", label, WidgetState::enabled, size, false)) pressed = Pressed::let_pass;
  }
  if (row.offered) {
    ui.explain(rest, "offer", explanation_of(view, *row.offered));
    if (ui.button(rest, "offer", ui.say(offer_phrase(view, *row.offered)), WidgetState::primary, text_size, false)) {
      builder.pick(*row.offered);
      if (builder.ready()) pressed = Pressed::confirm;  // the button has named all of it
    }
  }
  if (!row.confirms) return pressed;
  const bool can = builder.ready().has_value() && builder.missing() == 0;
  ui.explain(rest, "confirm",
             explanation_of("galleria.what.confirm", {list("label", {confirm_phrase(view, builder)})}));
  const WidgetState state = can ? WidgetState::primary : WidgetState::refused;
  if (ui.button(rest, "confirm", ui.say(confirm_phrase(view, builder)), state, text_size, false))
    pressed = Pressed::confirm;
  return pressed;
}

void draw_options(draw::Ui& ui, const Rect& at, const View& view, const MoveBuilder& builder, Choices& choices) {
  const std::vector<Move> options = builder.options();
  const float wide = at.w - 6;
  const auto picture_of = [](Move move) {
    return move.kind == Kind::choose ? picture_in({"", {term("facet", facet_key(move.a))}}) : DrawPicture{};
  };
  const draw::TextStyle style{.size = draw::min_text_size,
                              .ink = draw::button_ink(WidgetState::enabled),
                              .align = draw::Align::centre,
                              .middle = true};
  const auto height_of = [&](Move move) {
    const float words = wide - 2 * margin - (picture_of(move) ? picture_size : 0);
    return std::max(row_height, ui.text.height(words, ui.say(option_phrase(view, move)), style) + margin);
  };
  float content = 0;
  for (const Move move : options) content += height_of(move) + gap;
  Rect column = ui.columns.begin(at, "options", content);
  for (const Move move : options) {
    Rect button = column.take_top(height_of(move), gap);
    button.w = wide;
    const std::string id = move_text(move);
    ui.explain(button, id, explanation_of_option(view, move));
    const bool tapped = ui.icon_button(button, id, "");
    Rect inside = button.inset(margin, 0);
    if (const DrawPicture picture = picture_of(move))
      picture(ui, inside.take_left(picture_size - 8, draw::gap::near).inset(0, 4).fit(0.8F));
    ui.text.draw(inside, ui.say(option_phrase(view, move)), style);
    if (tapped) choices.attempt(ui, button, move);
  }
  ui.columns.end();
}

}  // namespace kairo::galleria::table
