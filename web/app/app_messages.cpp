#include <algorithm>
#include <utility>

#include "web/app/app.h"
#include "web/app/lines.h"
#include "web/text/sentence.h"

namespace kairo::app {

void App::receive(std::string_view name, std::string_view text) {
  constexpr std::string_view font = "font ";
  if (name.starts_with(font)) {
    typefaces_.take(name.substr(font.size()), text);
  } else if (name == "settings") {
    settings_ = parse_settings(text);
  } else if (name == "record") {
    take_record(text);
  } else if (name == "hold") {
    take_hold(text);
  } else if (name == "away") {
    write_rest();
  } else if (name == "language") {
    browser_language_ = parse_language(text).value_or(text::Language::en);
    if (started_) say_settings();
  } else if (name == "theme") {
    browser_theme_ = parse_theme(text).value_or(draw::Theme::dark);
    if (started_) say_settings();
  } else if (name == "motion") {
    reduced_motion_ = text == "reduced";
  } else if (name == "storage") {
    storage_ = parse_storage(text);
  } else if (name == "only") {
    only_game_ = text;
  } else if (name == "start") {
    start();
  } else if (name == "press") {
    presses_.emplace_back(text);
  } else if (name == "answer") {
    take_answer(text);
  } else if (name == "open") {
    open_link(text);
  } else if (name == "new") {
    open_new(text);
  } else if (name == "link") {
    services_.send("link", link());
  } else if (name == "words") {
    settings_.words = text == "yes";
    keep_settings();
  }
}

void App::start() {
  started_ = true;
  say_settings();
  const std::string open = settings_.open_match;
  const Kept* kept = shelf_.find(open);
  const Game* only = find_game(only_game_);
  const bool fits = kept != nullptr && (only == nullptr || &kept->match.game() == only);
  if (fits)
    go_on(open);
  else if (only != nullptr)
    show_setup(*only, std::nullopt, settings_.chairs);
  move_aside();
}

void App::take_answer(std::string_view text) {
  const std::string_view what = take_line(text);
  constexpr std::string_view match = "match ";
  if (what == "link") return open_text(text);
  if (what.starts_with(match)) return rename(what.substr(match.size()), text);
  if (screen_ != Screen::setup) return;
  if (!setup_.answer(what, text)) notify({.words = text::sentence(language(), "app.setup.no_deal")});
  check_names();
}

void App::open_new(std::string_view text) {
  const Game* game = find_game(take_line(text));
  if (game == nullptr) return notify({.words = text::sentence(language(), "app.link.no_game")});
  show_setup(*game, std::nullopt, settings_.chairs);
  if (!text.empty() && !setup_.answer("seed", text)) notify({.words = text::sentence(language(), "app.setup.no_deal")});
}

void App::open_text(std::string_view text) {
  Parcels parcels = read_parcels(text);
  if (parcels.empty()) return open_link(text);
  take_in(std::move(parcels));
}

void App::check_names() {
  const auto& chairs = screen_ == Screen::setup    ? setup_.chairs()
                       : screen_ == Screen::replay ? replay_->session().chairs()
                                                   : session_->chairs();
  const bool lacking = std::ranges::any_of(chairs, [&](const Chair& chair) { return typefaces_.lacks(chair.name); });
  if (lacking && !std::exchange(names_asked_for_, true)) services_.send("names", "");
}

}  // namespace kairo::app
