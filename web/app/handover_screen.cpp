#include "web/app/handover_screen.h"

#include <algorithm>

#include "web/app/drawing.h"
#include "web/app/furniture.h"
#include "web/app/table_screen.h"
#include "web/draw/light.h"

namespace kairo::app {

namespace {

void lamplit(Ui& ui, const Rect& at, Seat seat) {
  const Rect circle = at.fit(1);
  draw::glow(ui.pen(), circle.centre(), circle.w * 0.95F, circle.h * 0.95F, ui.colour(Ink::live, 0.22F));
  portrait(ui, circle.inset(circle.w * 0.08F), seat);
}

}  // namespace

Action HandoverScreen::frame(Ui& ui, const Session& session) {
  const Seat seat = session.awaited();
  ui.mirror().screen = "handover";
  ui.mirror().title = game_text(ui, session.match().game().info->id, "name");
  ui.mirror().asked = ui.say(Phrase{"app.handover.pass", {seat_name("seat", seat)}});

  Action action;
  Rect screen = ui.area().inset(margin(ui));
  Rect top = screen.take_top(row_height, 8);
  const Rect menu = top.take_left(row_height);

  const bool wide = ui.area().w > ui.area().h * 1.2F;
  screen = screen.inset(std::max(0.0F, (screen.w - (wide ? 860 : 460)) / 2), 0);
  const float height = std::min(screen.h, wide ? 420.0F : 620.0F);
  screen = screen.inset(0, (screen.h - height) / 2);
  const bool undo = session.may_undo() != no_seat;
  const float words = 26 + 4 + 56 + 16 + 60 + 14 + (undo ? 2 : 1) * (row_height + 10) + 44;
  if (wide)
    lamplit(ui, screen.take_left(screen.w * 0.42F, 24), seat);
  else
    lamplit(ui, screen.take_top(std::max(0.0F, screen.h - words - 12), 12), seat);
  screen = screen.inset(0, std::max(0.0F, (screen.h - words) / 2));
  ui.label(screen.take_top(26, 4), ui.say("app.handover.next"),
           {.size = 16, .ink = Ink::text_soft, .align = Align::centre, .middle = true});
  ui.label(screen.take_top(56, 16), ui.name(seat), {38, Ink::gold, Face::display, Align::centre, true});
  ui.mirror_group("");
  if (ui.button(screen.take_top(60, 14), "handover.take",
                ui.say(Phrase{"app.handover.take", {seat_name("seat", seat)}}), Stance::primary, 19))
    action = act::Plain::take_device;
  if (worded_button(ui, screen.take_top(row_height, 10), "table.pass",
                    ui.say(Phrase{"app.pass.to", {seat_name("seat", seat)}}), Glyph::pass_on))
    action = act::Plain::pass_on;
  if (undo && worded_button(ui, screen.take_top(row_height, 10), "table.undo", undo_label(ui, session), Glyph::undo))
    action = act::Plain::undo;
  const std::string why = ui.say("app.handover.why");
  const draw::TextStyle style{.size = 14, .ink = Ink::text_soft, .align = Align::centre};
  if (ui.text_height(screen.w, why, style) <= screen.h) ui.text(screen, why, style);
  if (sign_button(ui, menu, "menu.open", ui.say("app.menu.open"), Glyph::menu)) action = act::Plain::open_menu;
  return action;
}

}  // namespace kairo::app
