#include "web/app/app.h"

#include <algorithm>
#include <utility>

#include "web/app/furniture.h"
#include "web/app/kept_dialogs.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

constexpr std::string_view move_prefix = "move:";
/// Bots' moves that one frame makes at most when nobody wants to wait.
constexpr int moves_a_frame = 200;

}  // namespace

App::App(Services services) : services_(std::move(services)) {}

draw::FrameFacts App::facts(const draw::Rect& area, double now) {
  if (screen_ == Screen::setup) names_ = shown_names(setup_.chairs(), language());
  if (const Session* session = shown()) names_ = shown_names(session->chairs(), language());
  return {.area = area,
          .now = now,
          .theme = theme(),
          .language = language(),
          .reduced_motion = reduced_motion_ || settings_.speed == Speed::instant,
          .names = names_,
          .pressed = pressed_};
}

void App::frame(const draw::Rect& area, double now) {
  pressed_.clear();
  if (!presses_.empty()) {
    pressed_ = std::move(presses_.front());
    presses_.pop_front();
  }
  ui_.begin(facts(area, now));
  if (screen_ == Screen::match) let_bots_play(now);
  Action action = draw_screen();
  if (Action wish = draw_dialog(); dialog_ != Dialog::none) action = std::move(wish);
  take(action, keys());
  take(action, mirrored());

  if (!is_nothing(action)) perform(action);
  // What has changed is seen in the next frame, which also looks at the next press.
  if (!is_nothing(action) || !presses_.empty()) ui_.animate();
  if (const double wait = pace_.wait(now); screen_ == Screen::match && wait >= 0) ui_.wake_in(wait);
  ui_.end();
  tell_page();
}

void App::let_bots_play(double now) {
  if (hold_ != Hold::mine) return;
  const bool instant = settings_.speed == Speed::instant;
  bool moved = false;
  for (int made = 0; made < (instant ? moves_a_frame : 1); ++made) {
    const auto move = pace_.bot_move(*session_, settings_.speed, table_.busy(), now);
    if (!move || !session_->play(*move).made()) break;
    moved = true;
    table_.update(*session_, !instant);
  }
  if (moved) save();
  if (instant && session_->bot_to_move() != no_seat) ui_.animate();
}

bool App::handing_over() const {
  return session_->awaited() != no_seat && !table_.busy() && looked_at_ == session_->match().steps().size();
}

Action App::draw_screen() {
  switch (screen_) {
    case Screen::box: return box_.frame(ui_, shelf_, storage_);
    case Screen::setup: return setup_.frame(ui_);
    case Screen::match: return draw_match();
    case Screen::replay: return draw_replay();
  }
  return {};
}

Action App::draw_replay() {
  replay_story_.update(replay_->session(), replay_->eyes(), language());
  Action action = replay_screen_.frame(ui_, *replay_, replay_story_, settings_.speed != Speed::instant);
  if (dialog_ == Dialog::none) replay_screen_.take_arrows(ui_);
  return action;
}

Action App::draw_match() {
  table_.update(*session_, settings_.speed != Speed::instant);
  const auto& steps = session_->match().steps();
  // A sealed answer shows nothing to look at; after a reveal everybody at the table wants to see what came of it.
  if (!steps.empty() && !steps.back().sealed) looked_at_ = steps.size();
  story_.update(*session_, session_->viewer(), language());
  if (handing_over()) return handover_.frame(ui_, *session_);

  ui_.mirror().title = game_text(ui_, session_->match().game().info->id, "name");
  ui_.mirror().match = session_->id();
  ui_.mirror().met = met_;
  ui_.mirror().events = story_.events();
  mirror_log(ui_, story_, story_.lines().size());
  const bool was_busy = table_.busy();
  Action action = at_end() ? end_.frame(ui_, *session_, table_) : table_.frame(ui_, *session_, story_);
  if (was_busy && !table_.busy()) ui_.animate();  // now it goes on: a bot, the hand-over, the scores
  return action;
}

Action App::draw_dialog() {
  switch (dialog_) {
    case Dialog::none: return {};
    case Dialog::menu: return menu_dialog(ui_, menu_facts());
    case Dialog::help: return help_dialog(ui_, game()->id);
    case Dialog::log:
      return screen_ == Screen::replay ? log_dialog(ui_, replay_story_, no_seat)
                                       : log_dialog(ui_, story_, session_->viewer());
    case Dialog::notice: return notice_dialog(ui_, notice_);
    case Dialog::link:
      if (const auto both = rivals()) return link_dialog(ui_, *both);
      return act::Plain::close_dialog;
    case Dialog::eyes: return eyes_dialog(ui_, replay_->eyes(), replay_->shown().table_size());
    case Dialog::kept: return kept_dialog(ui_, shelf_, chosen_);
    case Dialog::elsewhere: return elsewhere_dialog(ui_);
  }
  return {};
}

MenuFacts App::menu_facts() const {
  return {.settings = &settings_,
          .theme = theme(),
          .playing = screen_ == Screen::match,
          .help = game() != nullptr,
          .box = screen_ == Screen::box,
          .matches = !shelf_.kept().empty()};
}

const Session* App::shown() const {
  if (screen_ == Screen::replay) return &replay_->session();
  return screen_ == Screen::match ? &*session_ : nullptr;
}

const GameInfo* App::game() const {
  if (const Session* session = shown()) return session->match().game().info;
  return screen_ == Screen::setup ? setup_.game().info : nullptr;
}

Action App::escape() {
  if (dialog_ == Dialog::elsewhere) return act::Plain::show_box;
  if (dialog_ != Dialog::none) return act::Plain::close_dialog;
  if (screen_ == Screen::setup) return act::Plain::show_box;
  if (screen_ == Screen::replay) return replay_screen_.cancel() ? Action{} : Action{act::Plain::leave_replay};
  if (screen_ != Screen::match || handing_over()) return {};
  if (at_end() ? end_.cancel(table_) : table_.cancel()) ui_.animate();
  return {};
}

Action App::keys() {
  const ImGuiIO& io = ImGui::GetIO();
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  if (io.KeyCtrl || io.KeyAlt || io.KeySuper) return {};
  if (pressed(ImGuiKey_Escape)) return escape();
  const auto toggles = [&](Dialog dialog, act::Plain opens) -> Action {
    if (dialog_ == dialog) return act::Plain::close_dialog;
    return dialog_ == Dialog::none ? Action{opens} : Action{};
  };
  if (pressed(ImGuiKey_M)) return toggles(Dialog::menu, act::Plain::open_menu);
  const bool question_mark = io.KeyShift && pressed(ImGuiKey_Slash);  // where most keyboards have it
  if ((question_mark || pressed(ImGuiKey_H)) && game() != nullptr) return toggles(Dialog::help, act::Plain::open_help);
  const bool at_table = screen_ == Screen::match && !handing_over();
  if (!at_table && screen_ != Screen::replay) return {};
  if (pressed(ImGuiKey_L)) return toggles(Dialog::log, act::Plain::open_log);
  if (dialog_ != Dialog::none) return {};
  if (screen_ == Screen::replay) return replay_screen_.keys(*replay_);
  return pressed(ImGuiKey_U) && session_->may_undo() != no_seat ? act::Plain::undo : act::Plain::nothing;
}

Action App::mirrored() const {
  if (screen_ == Screen::replay && dialog_ == Dialog::none) return ReplayScreen::mirrored(pressed_, *replay_);
  const bool can_move = screen_ == Screen::match && dialog_ == Dialog::none && session_->viewer_may_act();
  if (!can_move || !pressed_.starts_with(move_prefix)) return {};
  const auto move = session_->now().move_from(std::string_view(pressed_).substr(move_prefix.size()));
  return move ? Action{act::Play{*move}} : Action{};
}

std::string App::say(const Phrase& phrase) const { return text::sentence(language(), phrase, names_); }

void App::tell_page() {
  if (storage_ != Storage::kept) ui_.mirror().parts.push_back({"", {say({words_key(storage_)})}});
  std::string mirror = to_json(ui_.mirror());
  if (mirror != told_mirror_) services_.send("mirror", told_mirror_ = std::move(mirror));
  const bool in_match = screen_ == Screen::match && !session_->match().over();
  std::string title = ui_.mirror().title;
  if (in_match) title = say(Phrase{"app.title.turn", {seat_name("seat", session_->match().turn())}});
  if (title != told_title_) services_.send("title", told_title_ = std::move(title));
  telling_.update(session_ ? &*session_ : nullptr, services_.send);
}

}  // namespace kairo::app
