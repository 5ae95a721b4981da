#include "web/app/app.h"

#include <cassert>
#include <utility>

#include "web/app/app_state.h"
#include "web/app/pages/box_page.h"
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

draw::FrameInput App::facts(const draw::Rect& area, double now, bool again) {
  if (screens_.shows(Screen::setup)) names_ = shown_names(screens_.setup->players(), language());
  const Session* session = screens_.session();
  if (session != nullptr) names_ = shown_names(session->players(), language());
  return {.area = area,
          .now = now,
          .motion_lead = motion_lead_,
          .theme = preferences_.theme(),
          .contrast = preferences_.contrast(),
          .hand = preferences_->hand,
          .confirms_moves = preferences_->confirms_moves,
          .language = language(),
          .reduced_motion = preferences_.is_still(),
          .muted = preferences_.is_muted(),
          .names = names_,
          .answered = session != nullptr && screens_.shows(Screen::match) ? answered_afar(*session) : SeatSet{0},
          .pressed = dialog_.is_open() ? "" : presses_.current(),
          .pressed_again = again,
          .covered = dialog_.is_open() || !draws()};
}

void App::frame(const draw::Rect& area, double now, bool again) {
  presses_.next_frame();
  follow_saves();
  motion_lead_ += (motion_of(preferences_->speed) - 1) * std::max(0.0, now - ui_.now());
  ui_.begin(facts(area, now, again));
  advance(now);
  const ScreenState drawn = screen_state();
  Action action = draw_screen();
  merge(action, pressed_in_pages());
  merge(action, handle_keys());
  merge(action, handle_mirror());
  // Before a move of this frame, which the table shows only in the next one.
  const TurnSignal::News news = signal_.update(screens_.shows(Screen::match) ? &*screens_.match : nullptr);

  if (ui_.jumped()) jumped_ = now;
  if (!is_nothing(action)) perform(action);
  report_sounds(news);
  ui_.end();
  if (!ui_.section_wanted().empty()) services_.send(ToPage::book, ui_.section_wanted());
  report_screen();
  const std::string unexamined = screens_.shows(Screen::box) ? first_unexamined(saves_, screens_.box_page) : "";
  const bool examined = !unexamined.empty() && saves_.examine(unexamined);
  if (examined) move_damaged();
  due_ = next_frame(drawn, !is_nothing(action) || examined, now);
  assert(due_ || is_waiting());
}

Action App::draw_screen() {
  switch (screens_.shown()) {
    case Screen::match: return screens_.match->frame(ui_);
    case Screen::lesson: return draw_lesson();
    case Screen::replay: break;
    case Screen::box:
    case Screen::setup:
    case Screen::learn:
    case Screen::review: return {};
  }
  Action action = screens_.replay.frame(ui_, preferences_->speed);
  if (!dialog_.is_open()) screens_.replay.claim_arrows(ui_);
  return action;
}

Action App::handle_keys() {
  const ImGuiIO& io = ImGui::GetIO();
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  if (io.KeyCtrl || io.KeyAlt || io.KeySuper || dialog_.is_open()) return {};
  if (pressed(ImGuiKey_Escape)) return handle_escape();
  if (pressed(ImGuiKey_V)) return act::Plain::toggle_sound;
  if (pressed(ImGuiKey_M)) return act::Plain::open_menu;
  const bool question_mark = io.KeyShift && pressed(ImGuiKey_Slash);  // where most keyboards have it
  if ((question_mark || pressed(ImGuiKey_H)) && screens_.game() != nullptr) return act::OpenBook{};
  if (screens_.shows(Screen::lesson))
    return pressed(ImGuiKey_E) ? Action{act::Plain::ask_what} : screens_.lesson->keys();
  const bool at_table = screens_.shows(Screen::match) && !screens_.match->handing_over();
  if (!at_table && !screens_.shows(Screen::replay)) return {};
  if (pressed(ImGuiKey_L)) return act::Plain::open_log;
  if (at_table && pressed(ImGuiKey_E)) return act::Plain::ask_what;
  return screens_.shows(Screen::replay) ? screens_.replay.keys() : screens_.match->keys();
}

Action App::handle_mirror() const {
  if (dialog_.is_open()) return {};
  if (screens_.shows(Screen::replay)) return screens_.replay.mirrored(presses_.current());
  if (screens_.shows(Screen::lesson)) return screens_.lesson->mirrored(presses_.current());
  return screens_.shows(Screen::match) ? screens_.match->mirrored(presses_.current()) : Action{};
}

}  // namespace kairo::app
