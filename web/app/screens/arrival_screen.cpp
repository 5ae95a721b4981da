#include "web/app/screens/arrival_screen.h"

#include <algorithm>
#include <ranges>
#include <string>
#include <vector>

#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

constexpr float column_width = 560;

/// The person who moved last, unless that is the awaited one; no_seat: none.
Seat sender(const Session& session) {
  const auto by_people = [&](const Match::Step& step) { return session.is_human(step.seat); };
  const auto& steps = session.match().steps();
  const auto last = std::ranges::find_if(steps.rbegin(), steps.rend(), by_people);
  return last == steps.rend() || last->seat == session.awaited() ? no_seat : last->seat;
}

/// The sender and the question.
std::vector<std::string> headline(const Ui& ui, const Session& session) {
  std::vector<std::string> lines;
  if (const Seat from = sender(session); from != no_seat)
    lines.push_back(ui.say(Phrase{"app.arrival.from", {seat_name("seat", from)}}));
  lines.push_back(ui.say(session.now().question(no_seat)));
  return lines;
}

/// All of what has happened, in a column that scrolls.
void draw_news(Ui& ui, Rect at, const std::string& heading, std::span<const std::string> lines) {
  const TextStyle style{.size = 15, .ink = Ink::text_soft};
  ui.label(at.take_top(24, 4), heading, {.size = 16, .ink = Ink::gold, .middle = true});
  const Rect scrolled = ui.begin_scroll(at, "arrival.scroll", lines_height(ui, at.w - 10, lines, style));
  draw_lines(ui, {scrolled.x, scrolled.y, at.w - 10, scrolled.h}, lines, style);
  ui.end_scroll();
}

}  // namespace

Action arrival_screen(Ui& ui, const Session& session, const MatchLog& log) {
  const Seat seat = session.awaited();
  const std::vector<std::string> words = headline(ui, session);
  const std::size_t seen = moves_until_last_of(session.match(), seat);
  const auto since = log.lines_since(seen);
  const std::string heading_of_news =
      seen > 0 ? ui.say(Phrase{"app.arrival.news", {seat_name("seat", seat)}}) : ui.say("app.arrival.story");
  ui.mirror().screen = "handover";
  ui.mirror().title = game_text(ui, session.match().game().info->id, "name");
  for (const std::string& line : words) ui.mirror().asked += (ui.mirror().asked.empty() ? "" : " ") + line;
  if (!since.empty()) ui.mirror().parts.push_back({heading_of_news, {since.begin(), since.end()}});

  Action action;
  Rect screen = ui.area().inset(margin(ui));
  Rect top = screen.take_top(row_height, ui.compact() ? 6 : 16);
  ui.mirror_group("");
  const Rect menu = top.take_left(row_height, 8);
  top.take_right(row_height);
  heading(ui, top, ui.mirror().title, ui.compact() ? 22 : 28);

  screen = screen.inset(std::max(0.0F, (screen.w - column_width) / 2), 0);
  if (!ui.compact()) {
    portrait(ui, screen.take_top(72, 6), seat);
    ui.label(screen.take_top(34, 8), ui.say(Phrase{"app.arrival.next", {seat_name("seat", seat)}}),
             {24, Ink::gold, Face::display, Align::centre, true});
  }
  const TextStyle style{.size = 17, .align = Align::centre};
  draw_lines(ui, screen.take_top(lines_height(ui, screen.w, words, style), 8), words, style);
  const Rect button = screen.take_bottom(ui.compact() ? row_height : 60, 12);
  if (!since.empty() && screen.h > 60) draw_news(ui, screen, heading_of_news, since);
  if (ui.button(button, "handover.take", ui.say(Phrase{"app.handover.take", {seat_name("seat", seat)}}),
                WidgetState::primary, 19))
    action = act::Plain::take_device;
  if (sign_button(ui, menu, "menu.open", ui.say("app.menu.open"), Icon::menu)) action = act::Plain::open_menu;
  return action;
}

}  // namespace kairo::app
