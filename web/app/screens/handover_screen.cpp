#include "web/app/screens/handover_screen.h"

#include <algorithm>
#include <bit>

#include "web/app/links/link_words.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/table_screen.h"
#include "web/app/screens/widgets.h"
#include "web/draw/shapes.h"

namespace kairo::app {

namespace {

void glowing_portrait(Ui& ui, const Rect& at, Seat seat) {
  const Rect circle = at.fit(1);
  draw::glow(ui.pen(), circle.centre(), circle.w * 0.95F, circle.h * 0.95F, ui.colour(Ink::live, 0.22F));
  portrait(ui, circle.inset(circle.w * 0.08F), seat);
}

/// The words on the button that sends a link instead: to the awaited person, or to all who are asked at once.
std::string words_of_sending(const Ui& ui, const Session& session) {
  const Seat holder = session.custody().holder();
  const auto others = static_cast<SeatSet>(session.played().missing() & ~(holder == no_seat ? 0U : only(holder)));
  if (holder != no_seat && std::popcount(others) > 1) return words_to_send(ui.writer(), others);
  return ui.say(Phrase{"app.pass.to", {seat_name("seat", session.awaited())}});
}

}  // namespace

Action handover_screen(Ui& ui, const Session& session) {
  const Seat seat = session.awaited();
  ui.mirror.screen = "handover";
  ui.mirror.title = game_text(ui, session.match().game().info->id, "name");
  ui.mirror.asked = ui.say(Phrase{"app.handover.pass", {seat_name("seat", seat)}});
  if (session.match().steps().empty()) ui.mirror.message = ui.say("app.handover.aloud");

  Action action;
  Rect screen = ui.area().inset(margin(ui));
  const bool wide = ui.area().w > ui.area().h * 1.2F;
  // In landscape the menu stands above the portrait, so that the words have the whole height.
  const Rect menu = wide ? Rect{screen.x, screen.y, row_height, row_height}
                         : screen.take_top(row_height, draw::gap::near).take_left(row_height);
  screen = screen.inset(std::max(0.0F, (screen.w - (wide ? 860 : 460)) / 2), 0);
  const float height = std::min(screen.h, wide ? 420.0F : 620.0F);
  screen = screen.inset(0, (screen.h - height) / 2);
  const bool undo = session.turn().undoable_by() != no_seat;
  const bool low = ui.compact();
  const float gap = low ? 6 : 10;
  const float row = low ? 44 : row_height;
  const float name = low ? 40 : 56;
  const float take = low ? 52 : 60;
  const float words = 26 + 4 + name + gap + take + gap + (undo ? 2 : 1) * (row + gap) + 44;
  if (wide)
    glowing_portrait(ui, screen.take_left(screen.w * 0.42F, 24), seat);
  else
    glowing_portrait(ui, screen.take_top(std::max(0.0F, screen.h - words - 12), draw::gap::apart), seat);
  screen = screen.inset(0, std::max(0.0F, (screen.h - words) / 2));
  ui.text.label(screen.take_top(26, draw::gap::tight), ui.say("app.handover.next"),
                {.size = draw::type::body, .ink = Ink::text_soft, .align = Align::centre, .middle = true});
  ui.text.label(screen.take_top(name, gap), ui.name(seat),
                {low ? 28.0F : 38.0F, Ink::text, Face::display, Align::centre, true});
  ui.mirror.begin_group("");
  if (ui.button(screen.take_top(take, gap), "handover.take",
                ui.say(Phrase{"app.handover.take", {seat_name("seat", seat)}}), WidgetState::primary, 19))
    action = act::Plain::take_device;
  if (worded_button(ui, screen.take_top(row, gap), "table.pass", words_of_sending(ui, session), Icon::pass_on))
    action = act::Plain::send_on;
  if (undo && worded_button(ui, screen.take_top(row, gap), "table.undo",
                            undo_label(ui, session, session.match().steps().size()), Icon::undo, WidgetState::enabled,
                            ui.say("app.undo.brief")))
    action = act::Plain::undo;
  const std::string why = ui.say(Phrase{"app.handover.why", {seat_name("seat", seat)}});
  const draw::TextStyle style{.size = draw::type::small, .ink = Ink::text_soft, .align = Align::centre};
  if (ui.text.height(screen.w, why, style) <= screen.h) ui.text.draw(screen, why, style);
  if (sign_button(ui, menu, "menu.open", ui.say("app.menu.open"), Icon::menu)) action = act::Plain::open_menu;
  return action;
}

}  // namespace kairo::app
