#include <algorithm>
#include <utility>

#include "web/app/app.h"
#include "web/app/lines.h"

namespace kairo::app {

void App::receive(std::string_view name, std::string_view text) {
  constexpr std::string_view font = "font ";
  if (name.starts_with(font)) {
    typefaces_.take(name.substr(font.size()), text);
  } else if (name == "settings") {
    take_settings(parse_settings(text));
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
  if (const Kept* kept = match_to_begin_with())
    go_on(std::string(kept->id));
  else if (const Game* only = find_game(only_game_))
    show_setup(*only, std::nullopt, settings_.chairs);
  move_aside();
  check_names();
}

const Kept* App::match_to_begin_with() const {
  const Game* only = find_game(only_game_);
  const Kept* open = shelf_.find(settings_.open_match);
  if (open != nullptr && (only == nullptr || &open->match.game() == only)) return open;
  if (only == nullptr) return nullptr;
  // Several pages of one game each share what is remembered of the last one.
  const auto running = std::ranges::find_if(
      shelf_.kept(), [&](const Kept& kept) { return &kept.match.game() == only && !kept.match.over(); });
  return running == shelf_.kept().end() ? nullptr : &*running;
}

void App::take_settings(Settings settings) {
  if (!started_) {
    settings_ = std::move(settings);
    return;
  }
  // Who sits where and what is open is each tab's own affair.
  settings_.language = settings.language;
  settings_.theme = settings.theme;
  settings_.speed = settings.speed;
  settings_.words = settings.words;
  say_settings();
}

void App::take_answer(std::string_view text) {
  const std::string_view what = take_line(text);
  constexpr std::string_view match = "match ";
  if (what == "link") return open_text(text);
  if (what.starts_with(match)) return rename(what.substr(match.size()), text);
  if (screen_ != Screen::setup) return;
  if (!setup_.answer(what, text)) notify({.words = say({"app.setup.no_deal"})});
  check_names();
}

void App::open_new(std::string_view text) {
  const Game* game = find_game(take_line(text));
  if (game == nullptr) return notify({.words = say({"app.link.no_game"})});
  show_setup(*game, std::nullopt, settings_.chairs);
  if (!text.empty() && !setup_.answer("seed", text)) notify({.words = say({"app.setup.no_deal"})});
}

void App::open_text(std::string_view text) {
  Parcels parcels = read_parcels(text);
  if (parcels.empty()) return open_link(text);
  take_in(std::move(parcels));
}

void App::check_names() {
  if (names_asked_for_) return;
  const auto lacks = [&](std::string_view name) { return typefaces_.lacks(name); };
  const auto any_lacks = [&](std::span<const Chair> chairs) {
    return std::ranges::any_of(chairs, lacks, &Chair::name);
  };
  const auto lacking = [&](const auto& row) { return lacks(row.record.name) || any_lacks(row.record.chairs); };
  names_asked_for_ = (screen_ == Screen::setup && any_lacks(setup_.chairs())) ||
                     (shown() != nullptr && any_lacks(shown()->chairs())) ||
                     (pending_ && any_lacks(pending_->chairs)) || std::ranges::any_of(shelf_.kept(), lacking) ||
                     std::ranges::any_of(shelf_.aside(), lacking);
  if (names_asked_for_) services_.send("names", "");
}

}  // namespace kairo::app
