#include "web/app/dialogs/dialog_frame.h"

#include <algorithm>

#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

float edge(const Ui& ui) { return ui.compact() ? 6 : 12; }
float padding(const Ui& ui) { return ui.compact() ? 10 : 16; }

}  // namespace

Rect begin_dialog(Ui& ui, float width, float height) {
  ui.begin_modal();
  const Rect& all = ui.area();
  const float w = std::min(width, all.w - 2 * edge(ui));
  const float h = std::min(height, all.h - 2 * edge(ui));
  const Rect panel{all.x + (all.w - w) / 2, all.y + (all.h - h) / 2, w, h};
  ui.panel(panel);
  return panel.inset(padding(ui));
}

float dialog_text_width(const Ui& ui, float width) {
  return std::min(width, ui.area().w - 2 * edge(ui)) - 2 * padding(ui);
}

Action title_row(Ui& ui, Rect& inside, float gap, std::string_view words) {
  ui.mirror().title = words;
  ui.mirror_group("");
  bool closed = ui.cover(ui.area(), "dialog.beside");
  ui.cover(inside.inset(-padding(ui)), "dialog.panel");
  Rect at = inside.take_top(44, gap);
  closed |= sign_button(ui, at.take_right(44, 8).fit(1), "dialog.close", ui.say("app.close"), Icon::close);
  ui.label(at, words, {24, Ink::gold, Face::display, Align::left, true});
  return closed ? act::Plain::close_dialog : act::Plain::nothing;
}

Action message_dialog(Ui& ui, std::string_view screen, std::string_view words, std::span<const Answer> answers) {
  constexpr float width = 460;
  const TextStyle style{.size = 17};
  const float buttons = static_cast<float>(answers.size()) * (row_height + row_gap);
  Rect inside = begin_dialog(ui, width, ui.text_height(dialog_text_width(ui, width), words, style) + 32 + 20 + buttons);
  ui.mirror().screen = screen;
  ui.mirror().asked = words;
  ui.mirror_group("");
  Action action;
  Rect rows = inside.take_bottom(buttons);
  for (const Answer& answer : answers) {
    const WidgetState stance = &answer == &answers.front() ? WidgetState::primary : WidgetState::enabled;
    if (ui.button(rows.take_top(row_height, row_gap), answer.id, answer.words, stance)) action = answer.action;
  }
  ui.text(inside, words, style);
  ui.end_modal();
  return action;
}

}  // namespace kairo::app
