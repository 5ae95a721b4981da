#include "web/app/app.h"

#include <utility>

#include "web/app/pages/box_page.h"
#include "web/app/session/called_names.h"

namespace kairo::app {

namespace {

/// Around one device the table itself shows who has answered; who is elsewhere is known by their links alone.
SeatSet answered_elsewhere(const Session& session) {
  SeatSet seats = 0;
  const bool others_are_elsewhere = session.own_seat() != no_seat || session.custody().is_watching();
  for (Seat seat = 0; others_are_elsewhere && seat < session.players().size(); ++seat)
    if (session.played().has_answered(seat)) seats |= only(seat);
  return seats;
}

draw::Sound sound_of(TurnSignal::News news) {
  switch (news) {
    case TurnSignal::News::none: return draw::Sound::none;
    case TurnSignal::News::turn: return draw::Sound::turn;
    case TurnSignal::News::end: return draw::Sound::end;
  }
  return draw::Sound::none;
}

}  // namespace

App::App(Services of_page) : Common(std::move(of_page)), AppPart(static_cast<Common&>(*this)) {}

draw::FrameInput App::facts(const draw::Rect& area, double now, bool again) {
  if (screens_.shows(Screen::setup)) wording_.set_players(screens_.setup->players());
  if (screens_.shows(Screen::lobby)) wording_.set_players(live_desk_.players());
  const Session* session = screens_.session();
  const LiveOthers others = session != nullptr ? session->live().value_or(LiveOthers{}) : LiveOthers{};
  if (session != nullptr) wording_.set_names(called_names(*session, wording_.language()));
  const double lead = times_.motion_lead(now);
  return {.area = area,
          .now = now,
          .motion_lead = lead,
          .motion_rate = motion_of(preferences_->speed),
          .theme = preferences_.theme(),
          .contrast = preferences_.contrast(),
          .hand = preferences_->hand,
          .confirms_moves = preferences_->confirms_moves,
          .hides_moves = screens_.shows(Screen::lesson) && screens_.lesson->hides_moves(),
          .language = language(),
          .reduced_motion = preferences_.is_still(),
          .muted = preferences_.is_muted(),
          .names = wording_.names(),
          .answered = session != nullptr && screens_.shows(Screen::match) ? answered_elsewhere(*session) : SeatSet{0},
          .away = others.away,
          .returning = others.returning,
          .signs = others.signs,
          .pressed = dialog_.is_open() ? "" : presses_.current(),
          .pressed_again = again,
          .covered = dialog_.is_open() || !draws()};
}

void App::frame(const draw::Rect& area, double now, bool again) {
  presses_.next_frame();
  links_.follow_saves();
  live_.pass_time(now);
  live_desk_.follow();
  if (wording_.take_note_of_names()) check_names();
  ui_.begin(facts(area, now, again));
  times_.advance(now);
  const FrameTimes::Drawn drawn = times_.drawn();
  Action action = draw_screen();
  merge(action, pages_.pressed());
  merge(action, handle_keys());
  merge(action, handle_mirror());
  // Before a move of this frame, which the table shows only in the next one.
  const TurnSignal::News news = signal_.update(screens_.shows(Screen::match) ? &*screens_.match : nullptr);

  if (ui_.signals.jumped) times_.note_jump(now);
  if (!is_nothing(action)) perform(action);
  live_desk_.follow();  // before anybody sees what was done here
  report_sounds(news);
  ui_.end();
  if (!ui_.signals.section.empty()) services_.send(ToPage::book, ui_.signals.section);
  pages_.report();
  const std::string unexamined =
      screens_.shows(Screen::box) ? first_unexamined(matches_.saves(), screens_.box_page) : "";
  const bool examined = !unexamined.empty() && matches_.saves().examine(unexamined);
  if (examined) matches_.move_damaged();
  times_.set_next(drawn, !is_nothing(action) || examined, now);
}

Action App::draw_screen() {
  switch (screens_.shown()) {
    case Screen::match: return screens_.match->frame(ui_);
    case Screen::lesson: return lessons_.draw();
    case Screen::replay: break;
    case Screen::box:
    case Screen::setup:
    case Screen::lobby:
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
  if (pressed(ImGuiKey_Escape)) return navigator_.handle_escape();
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

void App::report_sounds(TurnSignal::News news) {
  constexpr std::string_view shortly = "15";  // milliseconds: felt, not heard
  for (const draw::Sound sound : ui_.signals.sounds) services_.send(ToPage::sound, draw::sound_name(sound));
  // Heard even if the frame has all the sounds that it may have: it asks the player for something.
  if (news != TurnSignal::News::none && !preferences_.is_muted())
    services_.send(ToPage::sound, draw::sound_name(sound_of(news)));
  const bool felt = news != TurnSignal::News::none || ui_.signals.refused;
  if (felt && preferences_.can_vibrate() && preferences_->vibration) services_.send(ToPage::vibrate, shortly);
}

}  // namespace kairo::app
