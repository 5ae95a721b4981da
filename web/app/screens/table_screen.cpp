#include "web/app/screens/table_screen.h"

#include <algorithm>
#include <utility>

#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/tables/tables.h"

namespace kairo::app {

namespace {

constexpr float worded_slot = 300;

std::vector<Event> events_since(const Match& match, std::size_t steps) {
  std::vector<Event> events;
  for (std::size_t step = steps; step < match.steps().size(); ++step) {
    const auto& step_events = match.steps()[step].events;
    events.insert(events.end(), step_events.begin(), step_events.end());
  }
  return events;
}

std::string asked_line(const Ui& ui, const Session& session) {
  if (const std::string together = asked_together_line(ui, session); !together.empty()) return together;
  const Seat awaited = session.awaited();
  if (awaited == no_seat) return ui.say(session.now().question(session.viewer()));
  return ui.say(Phrase{session.is_away() ? "app.pass.away" : "app.handover.pass", {seat_name("seat", awaited)}});
}

/// A button that leads to the next person.
struct NextStep {
  std::string_view id;
  std::string words;
  Icon glyph;
  act::Plain action;
};

NextStep hand_over_step(const Ui& ui, const Session& session) {
  const std::string words = session.asked_together().empty()
                                ? ui.say(Phrase{"app.handover.pass", {seat_name("seat", session.awaited())}})
                                : ui.say("app.around.answer");
  return {"table.hand_over", words, Icon::next, act::Plain::hand_over};
}

/// The most usual one.
NextStep next_step(const Ui& ui, const Session& session) {
  if (!session.asked_together().empty())
    return {"table.nobody", ui.say("app.around.nobody"), Icon::close, act::Plain::decline};
  if (!session.is_away()) return hand_over_step(ui, session);
  const std::string words = ui.say(Phrase{"app.pass.next", {seat_name("seat", session.awaited())}});
  return {"table.pass", words, Icon::pass_on, act::Plain::share_match};
}

std::string consequences_line(const Ui& ui, const Position& position, Seat seat, AnyMove move) {
  std::string line;
  for (const Phrase& phrase : position.consequences(seat, move)) line += (line.empty() ? "" : " ") + ui.say(phrase);
  return line;
}

}  // namespace

std::string asked_together_line(const Ui& ui, const Session& session) {
  std::vector<Phrase> names;
  for (const Seat seat : session.asked_together()) names.push_back(Phrase{"app.name.seat", {seat_name("seat", seat)}});
  if (names.empty()) return {};
  const std::string question = ui.say(session.now().question(no_seat));
  if (names.size() == 1) return question;
  return ui.say(Phrase{"app.around.asked", {list("names", std::move(names))}}) + ui.say("app.kept.divider") + question;
}

std::string undo_label(const Ui& ui, const Session& session) {
  const Seat seat = session.undoable_by();
  const Match& match = session.match();
  const Position& before = match.after(match.steps().size() - 1);
  if (before.private_question() && session.viewer() != seat)
    return ui.say(Phrase{"app.undo.sealed", {seat_name("seat", seat)}});
  return ui.say(Phrase{"app.undo.move", {list("move", {before.move_phrase(seat, match.steps().back().move)})}});
}

void mirror_table(Ui& ui, const Session& session) {
  draw::Mirror& mirror = ui.mirror();
  const Position& now = session.now();
  mirror.asked = asked_line(ui, session);
  mirror_table_words(ui, now, session.viewer());
  if (!session.viewer_may_act()) return;
  ui.mirror_group(ui.say(Phrase{"app.table.moves", {seat_name("seat", session.viewer())}}));
  for (const AnyMove move : now.legal())
    mirror.groups.back().buttons.push_back({.id = "move:" + now.move_text(move),
                                            .label = ui.say(now.move_phrase(session.viewer(), move)),
                                            .about = consequences_line(ui, now, session.viewer(), move)});
}

TableScreen::TableScreen(const Session& session) : table_(tables::make_table(session.match().game().info->id)) {
  update(session, false);
}

void TableScreen::update(const Session& session, bool animated) {
  const std::size_t steps = session.match().steps().size();
  const Seat viewer = session.viewer();
  const bool may_act = session.viewer_may_act();
  if (session.id() == match_ && steps == steps_ && viewer == viewer_ && may_act == may_act_) return;
  const bool animate = animated && session.id() == match_ && steps > steps_;
  table_->show(session.now(), viewer, may_act, animate ? events_since(session.match(), steps_) : std::vector<Event>{},
               true);
  match_ = session.id();
  steps_ = steps;
  viewer_ = viewer;
  may_act_ = may_act;
}

void TableScreen::rewind(const Session& session, std::size_t steps) {
  table_->show(session.match().after(steps), session.viewer(), false, {}, true);
  match_ = session.id();
  steps_ = steps;
  viewer_ = session.viewer();
  may_act_ = false;
}

Action TableScreen::next_person_buttons(Ui& ui, Rect& at, const Session& session) const {
  const bool vertical = at.h > at.w;
  const auto sign = [&](const NextStep& step, WidgetState stance) {
    const Rect button = vertical ? at.take_top(row_height, 8) : at.take_right(row_height, 6);
    return sign_button(ui, button, step.id, step.words, step.glyph, stance) ? step.action : act::Plain::nothing;
  };
  const NextStep step = next_step(ui, session);
  if (step.action != act::Plain::hand_over)
    if (const act::Plain action = sign(hand_over_step(ui, session), WidgetState::enabled);
        action != act::Plain::nothing)
      return action;
  if (vertical) return sign(step, WidgetState::primary);
  const Rect button = at.take_right(std::min(at.w, worded_slot), 10);
  return ui.button(button, step.id, step.words, WidgetState::primary, 16) ? step.action : act::Plain::nothing;
}

Action TableScreen::slot(Ui& ui, Rect at, const Session& session, const MatchLog& log) {
  if (table_->busy() || session.bot_to_move() != no_seat) {
    if (sign_button(ui, at.take_right(row_height), "table.skip", ui.say("app.table.skip"), Icon::next))
      return act::Plain::skip;
    at.take_right(6);
  }
  const bool may_undo = session.undoable_by() != no_seat && !table_->busy();
  if (session.awaited() != no_seat && !table_->busy()) {
    Action action;
    if (may_undo && sign_button(ui, at.take_left(row_height, 6), "table.undo", undo_label(ui, session), Icon::undo))
      action = act::Plain::undo;
    merge(action, next_person_buttons(ui, at, session));
    if (!is_nothing(action)) return action;
  } else if (may_undo) {
    const Rect button = at.take_left(std::min(at.w, worded_slot), 10);
    if (worded_button(ui, button, "table.undo", undo_label(ui, session), Icon::undo, WidgetState::enabled,
                      ui.say("app.undo.brief")))
      return act::Plain::undo;
  }
  if (at.w < 120 || log.lines().empty()) return {};
  const std::string& latest = log.lines().back();
  const draw::TextStyle style{.size = 14, .ink = Ink::text_soft, .middle = true};
  if (ui.hit_target(at, "table.latest", "").tapped) return act::Plain::open_log;
  ui.clamped_text(at.inset(4, 0), latest, style);
  return {};
}

Action TableScreen::bar(Ui& ui, Rect at, const Session& session, const MatchLog& log) {
  ui.mirror_group(ui.say("app.table.match"));
  Action action;
  const bool vertical = at.h > at.w;
  const auto next = [&] { return vertical ? at.take_top(row_height, 8) : at.take_left(row_height, 8); };
  if (sign_button(ui, next(), "menu.open", ui.say("app.menu.open"), Icon::menu)) merge(action, act::Plain::open_menu);
  if (sign_button(ui, next(), "table.log", ui.say("app.log.open"), Icon::log)) merge(action, act::Plain::open_log);
  if (sign_button(ui, next(), draw::asking_switch, ui.say("app.what.ask"), Icon::help,
                  ui.asking() ? WidgetState::selected : WidgetState::enabled))
    merge(action, act::Plain::ask_what);
  // While the match waits for another device, the large button shares it.
  const bool sends = session.is_away() && !table_->busy();
  if (!sends && sign_button(ui, next(), "table.pass", ui.say("app.pass.open"), Icon::pass_on))
    merge(action, act::Plain::share_match);
  if (!vertical) {
    merge(action, slot(ui, at, session, log));
    return action;
  }
  if (table_->busy() || session.bot_to_move() != no_seat) {
    if (sign_button(ui, next(), "table.skip", ui.say("app.table.skip"), Icon::next)) merge(action, act::Plain::skip);
  } else if (session.awaited() != no_seat) {
    merge(action, next_person_buttons(ui, at, session));
  }
  if (session.undoable_by() != no_seat && !table_->busy() &&
      sign_button(ui, next(), "table.undo", undo_label(ui, session), Icon::undo))
    merge(action, act::Plain::undo);
  return action;
}

Action TableScreen::frame(Ui& ui, const Session& session, const MatchLog& log) {
  ui.mirror().screen = "table";
  mirror_table(ui, session);
  Rect at = ui.area();
  Rect strip = ui.compact() ? at.take_left(row_height + 6) : at.take_top(row_height + 6);
  strip = ui.compact() ? strip.inset(3, 6) : strip.inset(ui.area().w < 700 ? 6 : 14, 3);

  // Drawn last, since the table may cover everything, even the bar.
  Action action = bar(ui, strip, session, log);
  if (const auto move = table_->frame(ui, at)) action = act::Play{*move};
  return action;
}

}  // namespace kairo::app
