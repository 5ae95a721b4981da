#include <algorithm>
#include <utility>

#include "web/app/app.h"
#include "web/app/kit/lines.h"
#include "web/app/links/room_link.h"
#include "web/app/news.h"
#include "web/app/pages/words_choices.h"
#include "web/app/saves/bundle.h"
#include "web/app/trail.h"
#include "web/text/help.h"

namespace kairo::app {

void App::receive(ToCanvas message, std::string_view text) {
  using enum ToCanvas;
  switch (message) {
    case font: wording_.add_font(text); break;
    case texts:
      if (const auto of = text::language_named(pop_line(text))) text::set_catalogue(*of, std::string(text));
      break;
    case help:
      if (const auto of = text::language_named(pop_line(text))) text::set_help(*of, std::string(text));
      break;
    case settings: preferences_.receive(parse_settings(text)); break;
    case statistics: matches_.statistics().receive(text, started_); break;
    case record: links_.receive_record(text, started_); break;
    case language:
    case theme:
    case contrast:
    case motion:
    case framed:
    case vibrates: preferences_.receive(message, text); break;
    case storage: matches_.writer().set_storage(parse_storage(text)); break;
    case only:
      scope_.game = pop_line(text);
      scope_.framed = text == "frame";
      break;
    case at: scope_.place = text; break;
    case start: this->start(); break;
    case open: open_link(text); break;
    case setup: open_setup(text); break;
    case begin: begin_at_once(text); break;
    case ToCanvas::link: services_.send(ToPage::link, screen_desk_.link()); break;
    case too_long: notify({.words = say({"app.link.too_long"})}); break;
    case mute:
      if (started_) preferences_.set(Setting::muted, text == "yes" ? 1 : 0);
      break;
    case press: presses_.push(without_copy_marks(text)); break;
    case answer: receive_answer(text); break;
    case back: perform(navigator_.handle_escape()); break;
    case go:
      navigator_.go_to(text);
      pages_.repeat();  // the page waits for an answer
      break;
    case words: preferences_.set(Setting::words, text == "yes" ? 1 : 0); break;
    case hold: links_.receive_lock(text); break;
    case away: matches_.write_rest(); break;
    case lessons: lessons_.receive(text, true); break;
    case no_lessons: lessons_.receive(text, false); break;
    case no_language:
      // A name that lacks characters is no reason to interrupt.
      if (wording_.awaits(preferences_.language())) notify({.words = say({"app.font.failed"})});
      break;
    case no_result: notify({.words = say({text == "hidden" ? "app.picture.hidden" : "app.picture.failed"})}); break;
    case thought: thinking_.receive_answer(text); break;
    case no_thought:
      thinking_.receive_failure(text);
      tell_no_search();
      break;
    case live_received:
    case live_present:
    case live_line:
    case live_sign:
    case live_calls: live_desk_.receive(message, text); break;
    case live_offered: scope_.live = text == "yes"; break;
    case pixels:
    case rest:
    case lifted:
    case picture: break;  // of the window (main.cpp)
  }
}

void App::open_link(std::string_view text) {
  if (const auto key = room_key_in(text)) return live_desk_.open(*key);
  links_.open(text);
}

void App::tell_no_search() {
  if (!std::exchange(warned_of_no_search_, true)) notify({.words = say({"app.bots.no_search"})});
}

void App::start() {
  started_ = true;
  const bool is_newcomer =
      matches_.saves().matches().empty() && preferences_->players.empty() && preferences_->learned.empty();
  if (is_newcomer) preferences_->known_news = newest_news;
  preferences_.start();
  if (const SavedMatch* saved = matches_.match_to_begin_with()) matches_.resume(std::string(saved->id));
  live_desk_.reopen();
  const std::vector<std::string> trail = trail_of(screens_, "", false);
  if (std::ranges::find(trail, scope_.place) == trail.end() && !dialog_.is_open()) navigator_.go_on_to(scope_.place);
  const Game* only = find_game(scope_.game);
  if (only != nullptr && screens_.shows(Screen::box) && scope_.place != "box")
    screen_desk_.show_setup(*only, std::nullopt);
  matches_.move_damaged();
  wording_.announce_names();
  pages_.renew();  // what the build has written into the page can be pressed before the first frame
}

void App::receive_answer(std::string_view text) {
  const std::string_view what = pop_line(text);
  constexpr std::string_view match = "match ";
  if (what == "link") {
    // The text may also be saved matches and statistics.
    if (dialog_.kind == Dialog::paste) dialog_.kind = Dialog::none;
    Bundle bundle(text);
    const std::string statistics = statistics_within(text);
    const bool is_link = bundle.empty() && statistics.empty();
    return is_link ? open_link(text) : links_.import_bundle(std::move(bundle), statistics);
  }
  if (what == "live name")
    live_desk_.rename(text);
  else if (what.starts_with(match))
    matches_.writer().rename(what.substr(match.size()), clean_name(text, longest_match_name));
  else if (!screens_.shows(Screen::setup))
    return;
  else if (!screens_.setup->answer(what, text))
    notify({.words = say({"app.setup.no_deal"})});
  wording_.announce_names();
}

void App::open_setup(std::string_view text) {
  const Game* game = find_game(pop_line(text));
  if (game == nullptr) return notify({.words = say({fault_key(CodeFault::unknown_game)})});
  screen_desk_.show_setup(*game, std::nullopt);
  if (!text.empty() && !screens_.setup->answer("seed", text)) notify({.words = say({"app.setup.no_deal"})});
}

void App::begin_at_once(std::string_view text) {
  const Game* game = find_game(pop_line(text));
  if (game == nullptr) return services_.send(ToPage::refused, "game");
  const std::string_view seed = pop_line(text);
  auto players = parse_players(text);
  MatchSetup chosen(*game, players.value_or(std::vector<Player>()), std::nullopt);
  if (chosen.players() != players) return services_.send(ToPage::refused, "seats");
  chosen.answer("seed", seed);
  // The choice of the site around this page is no choice of the player, and not remembered as one.
  const Setup setup = chosen.setup(services_.random_seed());
  matches_.begin_match(Session(new_match_id(services_), Match(*game, setup), *std::move(players)));
}

void App::check_names() {
  const auto lacks = [&](std::string_view name) { return wording_.lacks(name); };
  const auto any_lacks = [&](std::span<const Player> players) {
    return std::ranges::any_of(players, lacks, &Player::name);
  };
  const auto record_lacks = [&](const Record& record) { return lacks(record.name) || any_lacks(record.players); };
  const auto saved_lacks = [&](const SavedMatch* saved) { return record_lacks(saved->record); };
  const bool needed = (screens_.shows(Screen::setup) && any_lacks(screens_.setup->players())) ||
                      (screens_.session() != nullptr && any_lacks(screens_.session()->players())) ||
                      std::ranges::any_of(links_.pending().links(), any_lacks, &Link::players) ||
                      std::ranges::any_of(matches_.saves().matches(), saved_lacks) ||
                      std::ranges::any_of(matches_.saves().quarantined(), record_lacks, &Quarantined::record);
  if (needed) wording_.request_names();
}

}  // namespace kairo::app
