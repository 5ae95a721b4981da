#include <string>

#include "tests/web/gallery/sheets.h"
#include "web/draw/art.h"

namespace kairo::draw::gallery {
namespace {

constexpr std::string_view line = "Ken gains 2 green tokens from the lower half.";
constexpr std::string_view japanese_line = "けんたろうは下の段から緑の魂の欠片を2個受け取る。";

void draw_screen(Ui& ui, Rect page) {
  draw::ribbon(ui, page.take_top(40, 10), "Round 2", Ink::gold);
  for (int i = 0; i < 3; ++i) draw::panel(ui, page.take_top(130, 10));
  ui.button(page.take_bottom(52), "done", "Done", WidgetState::primary, 19);
}

void draw_log(Ui& ui, Rect at) {
  const TextStyle style{15, Ink::text};
  const float step = ui.text.height(at.w - 10, japanese_line, style) + 6;
  Rect inside = ui.columns.begin(at, "log", step * 20);
  for (int i = 0; i < 20; ++i) {
    Rect row = inside.take_top(step);
    animal(ui, {row.x + 12, row.y + 12}, 11, static_cast<Animal>(i % 5));
    row.take_left(30);
    ui.text.draw({row.x, row.y, row.w - 10, row.h}, i % 2 == 0 ? line : japanese_line, style);
  }
  ui.columns.end();
}

}  // namespace

void draw_dialog(Ui& ui) {
  draw_screen(ui, ui.area().inset(12));
  ui.begin_modal();
  Rect dialog = ui.area().inset(16, 90);
  draw::panel(ui, dialog);
  dialog = dialog.inset(16);
  ui.text.draw(dialog.take_top(32, 8), "What happened", {22, Ink::gold, Face::display});
  const Rect buttons = dialog.take_bottom(48);
  dialog.take_bottom(0, 12);
  draw_log(ui, dialog);
  ui.button(buttons.column(0, 2, 12), "share", "Share", WidgetState::enabled);
  ui.button(buttons.column(1, 2, 12), "close", "Close", WidgetState::primary);
  ui.end_modal();
}

}  // namespace kairo::draw::gallery
