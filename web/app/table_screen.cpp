#include "web/app/table_screen.h"

#include <algorithm>
#include <utility>

#include "web/app/drawing.h"
#include "web/app/furniture.h"

namespace kairo::app {

namespace {

constexpr float worded_slot = 300;

std::vector<Event> events_since(const Match& match, std::size_t steps) {
  std::vector<Event> events;
  for (std::size_t step = steps; step < match.steps().size(); ++step) {
    const auto& came = match.steps()[step].events;
    events.insert(events.end(), came.begin(), came.end());
  }
  return events;
}

std::string asked_line(const Ui& ui, const Session& session) {
  if (const Seat awaited = session.awaited(); awaited != no_seat)
    return ui.say(Phrase{"app.handover.pass", {seat_name("seat", awaited)}});
  return ui.say(session.now().question(session.viewer()));
}

}  // namespace

std::string undo_label(const Ui& ui, const Session& session) {
  const Seat seat = session.may_undo();
  const Match& match = session.match();
  const Position& before = match.after(match.steps().size() - 1);
  if (before.asks_in_private() && session.viewer() != seat)
    return ui.say(Phrase{"app.undo.sealed", {seat_name("seat", seat)}});
  return ui.say(Phrase{"app.undo.move", {list("move", {before.sentence(seat, match.steps().back().move)})}});
}

void mirror_table(Ui& ui, const Session& session) {
  draw::Mirror& mirror = ui.mirror();
  const Position& now = session.now();
  mirror.asked = asked_line(ui, session);
  mirror_table_words(ui, now, session.viewer());
  if (!session.viewer_may_act()) return;
  ui.mirror_group(ui.say(Phrase{"app.table.moves", {seat_name("seat", session.viewer())}}));
  for (const AnyMove move : now.legal_moves())
    mirror.groups.back().buttons.push_back({"move:" + now.text_of(move), ui.say(now.sentence(session.viewer(), move))});
}

void TableScreen::open(const Session& session) {
  table_ = tables::make_table(session.match().game().info->id);
  match_.clear();
  update(session, false);
}

void TableScreen::update(const Session& session, bool animated) {
  const std::size_t steps = session.match().steps().size();
  const Seat viewer = session.viewer();
  const bool may_act = session.viewer_may_act();
  if (session.id() == match_ && steps == steps_ && viewer == viewer_ && may_act == may_act_) return;
  const bool goes_on = animated && session.id() == match_ && steps > steps_;
  table_->show(session.now(), viewer, may_act, goes_on ? events_since(session.match(), steps_) : std::vector<Event>{},
               true);
  match_ = session.id();
  steps_ = steps;
  viewer_ = viewer;
  may_act_ = may_act;
}

Action TableScreen::slot(Ui& ui, Rect at, const Session& session, const Story& story) {
  const Seat awaited = session.awaited();
  if (table_->busy() || session.bot_to_move() != no_seat) {
    if (sign_button(ui, at.take_right(row_height), "table.skip", ui.say("app.table.skip"), Glyph::next))
      return act::Plain::skip;
    at.take_right(6);
  } else if (awaited != no_seat) {
    const Rect button = at.take_right(std::min(at.w, worded_slot), 10);
    const std::string words = ui.say(Phrase{"app.handover.pass", {seat_name("seat", awaited)}});
    if (ui.button(button, "table.hand_over", words, Stance::primary, 16)) return act::Plain::go_on;
  }
  if (session.may_undo() != no_seat && !table_->busy()) {
    const Rect button = at.take_left(std::min(at.w, worded_slot), 10);
    if (ui.button(button, "table.undo", undo_label(ui, session), Stance::live, 15)) return act::Plain::undo;
  }
  if (at.w < 120 || story.lines().empty()) return {};
  const std::string& latest = story.lines().back();
  const draw::TextStyle style{.size = 14, .ink = Ink::text_soft, .middle = true};
  if (ui.spot(at, "table.latest", "").tapped) return act::Plain::open_log;
  ui.excerpt(at.inset(4, 0), latest, style);
  return {};
}

Action TableScreen::bar(Ui& ui, Rect at, const Session& session, const Story& story) {
  ui.mirror_group(ui.say("app.table.match"));
  Action action;
  const bool upright = at.h > at.w;
  const auto next = [&] { return upright ? at.take_top(row_height, 8) : at.take_left(row_height, 8); };
  if (sign_button(ui, next(), "menu.open", ui.say("app.menu.open"), Glyph::menu)) take(action, act::Plain::open_menu);
  if (sign_button(ui, next(), "table.log", ui.say("app.log.open"), Glyph::log)) take(action, act::Plain::open_log);
  if (sign_button(ui, next(), "table.pass", ui.say("app.pass.open"), Glyph::pass_on)) take(action, act::Plain::pass_on);
  if (!upright) {
    take(action, slot(ui, at, session, story));
    return action;
  }
  const Seat awaited = session.awaited();
  if (table_->busy() || session.bot_to_move() != no_seat) {
    if (sign_button(ui, next(), "table.skip", ui.say("app.table.skip"), Glyph::next)) take(action, act::Plain::skip);
  } else if (awaited != no_seat) {
    const std::string words = ui.say(Phrase{"app.handover.pass", {seat_name("seat", awaited)}});
    if (sign_button(ui, next(), "table.hand_over", words, Glyph::next, Stance::primary))
      take(action, act::Plain::go_on);
  }
  if (session.may_undo() != no_seat && !table_->busy() &&
      sign_button(ui, next(), "table.undo", undo_label(ui, session), Glyph::undo))
    take(action, act::Plain::undo);
  return action;
}

Action TableScreen::frame(Ui& ui, const Session& session, const Story& story) {
  ui.mirror().screen = "table";
  mirror_table(ui, session);
  Rect at = ui.area();
  Rect strip = ui.cramped() ? at.take_left(row_height + 6) : at.take_top(row_height + 6);
  strip = ui.cramped() ? strip.inset(3, 6) : strip.inset(ui.area().w < 700 ? 6 : 14, 3);

  // The table may lay something over everything, the bar too; so it is drawn last.
  Action action = bar(ui, strip, session, story);
  if (const auto move = table_->frame(ui, at)) action = act::Play{*move};
  return action;
}

}  // namespace kairo::app
