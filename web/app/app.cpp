#include "web/app/app.h"

#include <cassert>
#include <utility>

#include "web/app/app_state.h"
#include "web/app/dialogs/afar_dialog.h"
#include "web/app/dialogs/link_dialog.h"
#include "web/app/dialogs/news_dialog.h"
#include "web/app/dialogs/save_dialogs.h"
#include "web/app/dialogs/statistics_dialog.h"
#include "web/app/news.h"
#include "web/text/help.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {
/// How many times as fast as calm things move.
double motion_of(Speed speed) { return speed == Speed::brisk ? 1.75 : speed == Speed::quick ? 3 : 1; }

/// Around one device the table itself shows who has answered; who is elsewhere is known by their links alone.
SeatSet answered_afar(const Session& session) {
  SeatSet seats = 0;
  for (Seat seat = 0; session.own_seat() != no_seat && seat < session.players().size(); ++seat)
    if (session.has_answered(seat)) seats |= only(seat);
  return seats;
}
}  // namespace

App::App(Services services) : services_(std::move(services)) {}

draw::FrameInput App::facts(const draw::Rect& area, double now) {
  if (screens_.shows(Screen::setup)) names_ = shown_names(screens_.setup->players(), language());
  const Session* session = screens_.session();
  if (session != nullptr) names_ = shown_names(session->players(), language());
  return {.area = area,
          .now = now,
          .motion_lead = motion_lead_,
          .theme = theme(),
          .contrast = contrast(),
          .hand = settings_.hand,
          .confirms_moves = settings_.confirms_moves,
          .language = language(),
          .reduced_motion = browser_.reduced_motion || settings_.speed == Speed::instant,
          .muted = is_muted(),
          .names = names_,
          .answered = session != nullptr && screens_.shows(Screen::match) ? answered_afar(*session) : SeatSet{0},
          .pressed = presses_.current()};
}

void App::frame(const draw::Rect& area, double now) {
  presses_.next_frame();
  motion_lead_ += (motion_of(settings_.speed) - 1) * std::max(0.0, now - ui_.now());
  ui_.begin(facts(area, now));
  advance(now);
  const ScreenState drawn = screen_state();
  Action action = draw_screen();
  if (Action of_dialog = draw_dialog(); dialog_.is_open()) action = std::move(of_dialog);
  merge(action, handle_keys());
  merge(action, handle_mirror());
  // Before a move of this frame, which the table shows only in the next one.
  const TurnSignal::News news = signal_.update(screens_.shows(Screen::match) ? &*screens_.match : nullptr);

  if (ui_.jumped()) jumped_ = now;
  if (!is_nothing(action)) perform(action);
  report_sounds(news);
  ui_.end();
  if (!ui_.section_wanted().empty()) services_.send("book", ui_.section_wanted());
  report_screen();
  const bool examined = screens_.shows(Screen::box) && !screens_.box.unexamined().empty() &&
                        saves_.examine(std::string(screens_.box.unexamined()));
  if (examined) move_damaged();
  due_ = next_frame(drawn, !is_nothing(action) || examined, now);
  assert(due_ || is_waiting());
}

Action App::draw_screen() {
  switch (screens_.shown()) {
    case Screen::box: return screens_.box.frame(ui_, saves_, writer_.storage(), has_news());
    case Screen::setup:
      return screens_.setup->frame(ui_, has_way_back(), !settings_.learned[std::string(screens_.game()->id)].offered);
    case Screen::match: return screens_.match->frame(ui_, records_);
    case Screen::learn:
    case Screen::lesson: return draw_learn();
    case Screen::review: return screens_.review->frame(ui_, screens_.match->session());
    case Screen::replay: break;
  }
  Action action = screens_.replay.frame(ui_, settings_.speed);
  if (!dialog_.is_open()) screens_.replay.claim_arrows(ui_);
  return action;
}

Action App::draw_dialog() {
  switch (dialog_.kind) {
    case Dialog::none: return {};
    case Dialog::menu: return menu_dialog(ui_, menu_facts());
    case Dialog::log:
      return screens_.shows(Screen::replay)
                 ? log_dialog(ui_, screens_.replay.replay().session(), screens_.replay.log(), no_seat, replay_folds_)
                 : log_dialog(ui_, screens_.match->session(), screens_.match->log(), screens_.match->session().viewer(),
                              log_folds_);
    case Dialog::notice: return notice_dialog(ui_, dialog_.notice);
    case Dialog::link_conflict:
      if (const auto conflict = pending_link_.conflict(saves_)) return link_conflict_dialog(ui_, *conflict);
      return act::Plain::close_dialog;
    case Dialog::scores: return scores_dialog(ui_, screens_.match->session());
    case Dialog::viewpoint:
      return viewpoint_dialog(ui_, screens_.replay.replay().viewpoint(), screens_.replay.replay().shown().seats());
    case Dialog::save: return save_dialog(ui_, saves_, dialog_.save);
    case Dialog::afar: return afar_dialog(ui_, screens_.match->session());
    case Dialog::statistics: return statistics_dialog(ui_, statistics_, statistics_are_later_);
    case Dialog::news: return news_dialog(ui_);
    case Dialog::elsewhere: return elsewhere_dialog(ui_, !scope_.framed);
  }
  return {};
}

bool App::has_news() const {
  return settings_.known_news < newest_news && !browser_.framed && !text::help(language(), "app.news.1").empty();
}

MenuFacts App::menu_facts() const {
  const bool is_narrow = ui_.compact() || ui_.area().w < 700;
  const bool at_table = screens_.shows(Screen::match) && !screens_.match->handing_over() && !screens_.match->at_end() &&
                        !screens_.match->recap().is_open();
  const BarOffers offers = at_table ? screens_.match->offers() : BarOffers{};
  return {.settings = &settings_,
          .theme = theme(),
          .contrast = contrast(),
          .playing = screens_.shows(Screen::match),
          .people = screens_.shows(Screen::match) && count_humans(screens_.match->session().players()) > 1 &&
                    !screens_.match->match().over(),
          .log = screens_.shows(Screen::match) && !screens_.match->handing_over(),
          .again = is_narrow && offers.again,
          .scores = is_narrow && offers.scores,
          .book = screens_.game() != nullptr,
          .game = screens_.shows(Screen::learn) || screens_.shows(Screen::lesson) || screens_.game() == nullptr
                      ? ""
                      : screens_.game()->id,
          .box = screens_.shows(Screen::box),
          .matches = !saves_.matches().empty() || !statistics_.matches.empty(),
          .asking = screens_.shows(Screen::match) ? screens_.match->seat_setting() : std::nullopt,
          .muted = is_muted(),
          .vibrates = browser_.vibrates,
          .not_saved = screens_.shows(Screen::match) && writer_.is_provisional()};
}

Action App::handle_escape() {
  if (ui_.close_explanation()) return act::Plain::redraw;
  if (dialog_.kind == Dialog::elsewhere) return act::Plain::show_box;
  if (dialog_.is_open()) return act::Plain::close_dialog;
  switch (screens_.shown()) {
    case Screen::box: return {};
    case Screen::setup: return act::Plain::go_back;
    case Screen::match:
      return !screens_.match->handing_over() && screens_.match->cancel() ? act::Plain::redraw : act::Plain::nothing;
    case Screen::review: return act::Plain::leave_review;
    case Screen::learn: return act::Plain::leave_learn;
    case Screen::lesson: return screens_.lesson->cancel() ? act::Plain::redraw : act::Plain::leave_lesson;
    case Screen::replay: break;
  }
  return screens_.replay.cancel() ? act::Plain::redraw : act::Plain::leave_replay;
}

Action App::handle_keys() {
  const ImGuiIO& io = ImGui::GetIO();
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  if (io.KeyCtrl || io.KeyAlt || io.KeySuper) return {};
  if (pressed(ImGuiKey_Escape)) return handle_escape();
  const auto toggle = [&](Dialog dialog, act::Plain open) -> Action {
    if (dialog_.kind == dialog) return act::Plain::close_dialog;
    return dialog_.is_open() ? Action{} : Action{open};
  };
  if (pressed(ImGuiKey_V)) return act::Plain::toggle_sound;
  if (pressed(ImGuiKey_M)) return toggle(Dialog::menu, act::Plain::open_menu);
  const bool question_mark = io.KeyShift && pressed(ImGuiKey_Slash);  // where most keyboards have it
  if ((question_mark || pressed(ImGuiKey_H)) && screens_.game() != nullptr && !dialog_.is_open())
    return act::OpenBook{};
  const bool at_table = screens_.shows(Screen::match) && !screens_.match->handing_over();
  if (screens_.shows(Screen::lesson) && !dialog_.is_open())
    return pressed(ImGuiKey_E) ? Action{act::Plain::ask_what} : screens_.lesson->keys();
  if (!at_table && !screens_.shows(Screen::replay)) return {};
  if (pressed(ImGuiKey_L)) return toggle(Dialog::log, act::Plain::open_log);
  if (dialog_.kind == Dialog::scores && pressed(ImGuiKey_S)) return act::Plain::close_dialog;
  if (dialog_.is_open()) return {};
  if (at_table && pressed(ImGuiKey_E)) return act::Plain::ask_what;
  return screens_.shows(Screen::replay) ? screens_.replay.keys() : screens_.match->keys();
}

Action App::handle_mirror() const {
  if (dialog_.is_open()) return {};
  if (screens_.shows(Screen::replay)) return screens_.replay.mirrored(presses_.current());
  if (screens_.shows(Screen::lesson)) return screens_.lesson->mirrored(presses_.current());
  return screens_.shows(Screen::match) ? screens_.match->mirrored(presses_.current()) : Action{};
}

std::string App::say(const Phrase& phrase) const { return text::sentence(language(), phrase, names_); }

void App::report_screen() {
  if (writer_.storage() != Storage::works) ui_.mirror().parts.push_back({"", {say({words_key(writer_.storage())})}});
  std::string title = ui_.mirror().title;
  if (screens_.shows(Screen::match) && !screens_.match->match().over())
    title = say(Phrase{"app.title.turn", {seat_name("seat", screens_.match->session().now().to_move())}});
  report_.update(ui_.mirror(), std::move(title), screens_.match ? &screens_.match->session() : nullptr, services_);
}

}  // namespace kairo::app
