#include <charconv>
#include <utility>

#include "web/app/app.h"

namespace kairo::app {

namespace {

template <class... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};

}  // namespace

std::string App::new_id() {
  char digits[16];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, services_.random_seed(), 16);
  return {digits, error == std::errc{} ? end : digits};
}

void App::perform(const Action& action) {
  std::visit(
      Overloaded{
          [&](act::Plain wish) { perform_plain(wish); },
          [&](const act::ShowSetup& wish) {
            if (const Game* game = find_game(wish.game)) show_setup(*game, std::nullopt, settings_.chairs);
          },
          [&](const act::GoOn& wish) { go_on(wish.what); },
          [&](const act::More& wish) {
            chosen_ = wish.what;
            dialog_ = Dialog::kept;
          },
          [&](const act::KeepFile& wish) { keep_file(wish.what); },
          [&](const act::Delete& wish) { remove(wish.what); },
          [&](const act::Ask& wish) { services_.send("ask", wish.what + "\n" + wish.label + "\n" + wish.value); },
          [&](act::Play wish) { play(wish.move); },
          [&](act::ShowMoment wish) { show_moment(wish.moves); },
          [&](act::SeeAs wish) {
            replay_->see_as(wish.seat);
            dialog_ = Dialog::none;
          },
          [&](act::SetLanguage wish) {
            settings_.language = wish.language;
            keep_settings();
          },
          [&](act::SetTheme wish) {
            settings_.theme = wish.theme;
            keep_settings();
          },
          [&](act::SetSpeed wish) {
            settings_.speed = wish.speed;
            keep_settings();
          },
          [&](act::SetWords wish) {
            settings_.words = wish.words;
            keep_settings();
          },
      },
      action);
}

void App::perform_plain(act::Plain action) {
  using enum act::Plain;
  switch (action) {
    case nothing: break;
    case show_box: this->show_box(); break;
    case start: start_match(setup_.game(), setup_.setup(services_.random_seed()), setup_.chairs()); break;
    case new_seed: setup_.leave_deal_to_chance(); break;
    case take_device: session_->hand_over(); break;
    case undo: this->undo(); break;
    case pass_on: this->pass_on(); break;
    case share_deal: this->share_deal(); break;
    case open_menu: dialog_ = Dialog::menu; break;
    case open_help: dialog_ = Dialog::help; break;
    case open_log: dialog_ = Dialog::log; break;
    case close_dialog: this->close_dialog(); break;
    case go_on: looked_at_ = session_->match().steps().size(); break;
    case restore: this->restore(); break;
    case keep_match: keep_file(session_->id()); break;
    case keep_all: this->keep_all(); break;
    case take_over: services_.send("seize", session_->id()); break;
    case paste_link: services_.send("ask", "link\n" + ui_.say("app.link.label") + "\n"); break;
    case skip:
      table_.skip();
      pace_.hurry();
      break;
    case rematch: again(false); break;
    case same_deal: again(true); break;
    case open_linked: this->open_linked(); break;
    case open_kept: this->open_kept(); break;
    case open_replay: show_moment(0); break;
    case leave_replay: this->leave_replay(); break;
    case share_replay: this->share_replay(); break;
    case choose_eyes: dialog_ = Dialog::eyes; break;
    case play_on: this->play_on(); break;
  }
}

void App::show_box() {
  screen_ = Screen::box;
  dialog_ = Dialog::none;
  session_.reset();
  replay_.reset();
  pace_.stop();
  services_.send("hold", "");
  if (hold_ != Hold::elsewhere) settings_.open_match.clear();
  keep_settings();
}

void App::show_setup(const Game& game, std::optional<Setup> deal, std::span<const Chair> chairs) {
  const std::vector<Chair> first_time = {
      {}, {.kind = Chair::Kind::bot, .level = 1}, {.kind = Chair::Kind::bot, .level = 1}};
  session_.reset();
  replay_.reset();
  services_.send("hold", "");
  setup_.open(game, chairs.empty() ? std::span<const Chair>(first_time) : chairs, deal);
  screen_ = Screen::setup;
  dialog_ = Dialog::none;
}

void App::start_match(const Game& game, const Setup& setup, std::vector<Chair> chairs) {
  settings_.chairs = chairs;
  open_session(Session(new_id(), Match(game, setup), std::move(chairs)));
}

void App::open_session(Session session) {
  session_ = std::move(session);
  replay_.reset();
  screen_ = Screen::match;
  dialog_ = Dialog::none;
  looked_at_ = session_->match().steps().size();
  met_ = 0;
  for (const Match::Step& step : session_->match().steps()) met_ += step.events.size();
  settings_.open_match = session_->id();
  keep_settings();
  pace_.stop();
  end_.open();
  story_ = {};
  table_.open(*session_);
  check_names();
  // Of a match that is new to this browser no other tab can know.
  const Kept* kept = shelf_.find(session_->id());
  known_played_ = kept != nullptr ? kept->record.played : 0;
  unsaved_ = false;
  ask_for_hold();
  if (kept == nullptr) hold_ = Hold::mine;
  if (kept == nullptr || moves_in_common(kept->match, session_->match()) != session_->match().steps().size())
    save();
  else if (kept->stored)
    services_.send("settled", "");
}

void App::go_on(std::string_view what) {
  dialog_ = Dialog::none;
  if (const Kept* kept = shelf_.find(what)) {
    open_session(Session(kept->id, kept->match, kept->record.chairs));
  } else if (const Aside* aside = shelf_.find_aside(what); aside != nullptr && aside->salvage.match) {
    // The damaged record stays as it is; its good beginning becomes a match of its own.
    open_session(Session(new_id(), *aside->salvage.match, aside->salvage.chairs));
  }
}

void App::play(AnyMove move) {
  if (const Played played = session_->play(move); !played.made()) return ui_.tell(ui_.area(), say(played.refused));
  save();
}

void App::undo() {
  if (session_->undo()) save();
}

void App::again(bool same_deal) {
  const Match& match = session_->match();
  Setup setup = *match.setup();
  if (!same_deal) setup.seed = services_.random_seed();
  start_match(match.game(), setup, session_->chairs());
}

void App::keep_settings() {
  services_.send("settings", settings_text(settings_));
  say_settings();
}

void App::say_settings() {
  services_.send("language", language_code(language()));
  services_.send("theme", theme_code(theme()));
  services_.send("words", settings_.words ? "yes" : "no");
}

void App::close_dialog() {
  // A link that was refused, or could not be opened, need not stay in the address.
  if (dialog_ == Dialog::link || (dialog_ == Dialog::notice && (pending_ || screen_ == Screen::box)))
    services_.send("settled", "");
  pending_.reset();
  dialog_ = screen_ == Screen::match && hold_ == Hold::elsewhere ? Dialog::elsewhere : Dialog::none;
}

void App::notify(Notice notice) {
  notice_ = std::move(notice);
  dialog_ = Dialog::notice;
}

}  // namespace kairo::app
