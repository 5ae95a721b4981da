#include "web/app/screens/ask_together_screen.h"

#include <algorithm>
#include <string>

#include "web/app/screens/drawing.h"
#include "web/app/screens/table_screen.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

Action ask_together_screen(Ui& ui, const Session& session) {
  const std::vector<Seat> seats = session.asked_together();
  const std::string words = asked_together_line(ui, session);
  ui.mirror.screen = "handover";
  ui.mirror.title = game_text(ui, session.match().game().info->id, "name");
  ui.mirror.asked = words;

  Action action;
  Rect screen = ui.area().inset(margin(ui));
  Rect top = screen.take_top(row_height, draw::gap::near);
  ui.mirror.begin_group("");
  const Rect menu = top.take_left(row_height, draw::gap::near);
  top.take_right(row_height);
  heading(ui, top, ui.say("app.around.title"), ui.compact() ? 22 : 28);

  screen = screen.inset(std::max(0.0F, (screen.w - 460) / 2), 0);
  const std::string order = ui.say("app.around.keep") + (seats.size() > 1 ? " " + ui.say("app.around.order") : "");
  const TextStyle style{.size = draw::type::body, .align = Align::centre};
  const TextStyle small{.size = draw::type::small, .ink = Ink::text_soft, .align = Align::centre};
  const float asked = ui.text.height(screen.w, words, style);
  const float ordered = ui.text.height(screen.w, order, small) + 8;
  const float height = asked + 12 + ordered + static_cast<float>(seats.size() + 1) * (row_height + row_gap);
  screen = screen.inset(0, std::max(0.0F, (screen.h - height) / 2));
  Rect scrolled = ui.columns.begin(screen, "around.scroll", height);
  ui.text.draw(scrolled.take_top(asked, draw::gap::apart), words, style);
  ui.text.draw(scrolled.take_top(ordered), order, small);
  for (const Seat seat : seats) {
    const std::string id = seat == seats.front() ? "handover.take" : "handover.take." + std::to_string(seat);
    if (ui.button(scrolled.take_top(row_height, row_gap), id,
                  ui.say(Phrase{"app.handover.take", {seat_name("seat", seat)}})))
      action = act::StepIn{seat};
  }
  if (ui.button(scrolled.take_top(row_height, row_gap), "table.nobody", ui.say("app.around.nobody"),
                WidgetState::primary))
    action = act::Plain::decline;
  ui.columns.end();
  if (sign_button(ui, menu, "menu.open", ui.say("app.menu.open"), Icon::menu)) action = act::Plain::open_menu;
  return action;
}

}  // namespace kairo::app
