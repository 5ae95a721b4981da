#include <algorithm>
#include <utility>

#include "web/app/app.h"
#include "web/app/lines.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

std::vector<Chair> seated(std::vector<Chair> chairs, const Match& match) {
  if (chairs.empty()) chairs.resize(static_cast<std::size_t>(match.now().table_size()));
  return chairs;
}

}  // namespace

void App::receive(std::string_view name, std::string_view text) {
  constexpr std::string_view font = "font ";
  if (name.starts_with(font)) {
    typefaces_.take(name.substr(font.size()), text);
  } else if (name == "settings") {
    settings_ = parse_settings(text);
  } else if (name == "saves") {
    shelf_.read(text);
  } else if (name == "language") {
    browser_language_ = parse_language(text).value_or(text::Language::en);
  } else if (name == "theme") {
    browser_theme_ = parse_theme(text).value_or(draw::Theme::dark);
    if (started_) say_settings();
  } else if (name == "motion") {
    reduced_motion_ = text == "reduced";
  } else if (name == "storage") {
    storage_lost_ = text == "lost";
  } else if (name == "start") {
    start();
  } else if (name == "press") {
    presses_.emplace_back(text);
  } else if (name == "answer") {
    take_answer(text);
  } else if (name == "open") {
    open_link(text);
  } else if (name == "words") {
    settings_.words = text == "yes";
    keep_settings();
  } else if (name == "kept") {
    storage_lost_ = true;
  }
}

void App::start() {
  started_ = true;
  say_settings();
  const std::string open = settings_.open_match;
  if (const Kept* kept = shelf_.find(open); kept != nullptr && kept->whole) go_on(open);
}

void App::take_answer(std::string_view text) {
  const std::string_view what = take_line(text);
  if (what == "link") return open_link(text);
  if (screen_ != Screen::setup) return;
  if (!setup_.answer(what, text)) notify({.words = text::sentence(language(), "app.setup.no_deal")});
  check_names();
}

void App::open_link(std::string_view text) {
  Link link = read_link(text);
  const auto words = [&](std::string_view key) { return text::sentence(language(), key); };
  if (link.fault && !link.match) return notify({.words = words(fault_key(*link.fault))});
  if (link.kind == Link::Kind::none || (link.kind == Link::Kind::game && link.game == nullptr))
    return notify({.words = words(link.kind == Link::Kind::none ? "app.link.none" : "app.link.no_game")});

  if (link.match) link.chairs = seated(std::move(link.chairs), *link.match);
  const bool unknown_part = link.unknown_part;
  if (link.kind == Link::Kind::game) {
    show_setup(*link.game, std::nullopt, settings_.chairs);
  } else if (link.kind == Link::Kind::deal) {
    show_setup(link.match->game(), link.match->setup(), settings_.chairs);
  } else if (link.fault) {
    const int moves = static_cast<int>(link.match->steps().size());
    pending_ = std::move(link);
    return notify({.words = words(fault_key(CodeFault::damaged)) + "\n" +
                            text::sentence(language(), Phrase{"app.link.beginning", {number("n", moves)}}),
                   .offer = act::Plain::open_beginning,
                   .offer_words = words("app.link.open_beginning")});
  } else {
    open_link_match(*std::move(link.match), std::move(link.chairs));
  }
  if (unknown_part) notify({.words = words("app.link.unknown_part")});
}

void App::open_link_match(Match match, std::vector<Chair> chairs) {
  const Kept* kept = shelf_.same_line(match);
  const auto words = [&](std::string_view key) { return text::sentence(language(), key); };
  if (kept != nullptr && kept->match->steps().size() > match.steps().size()) {
    // What is kept is further on and stays; the older moment can be had as a match of its own.
    go_on(std::string(kept->record.id));
    session_->cover();
    pending_ = Link{.kind = Link::Kind::match, .match = std::move(match), .chairs = std::move(chairs)};
    return notify({.words = words("app.link.older"),
                   .offer = act::Plain::open_beginning,
                   .offer_words = words("app.link.open_older")});
  }
  std::string id = kept != nullptr ? kept->record.id : new_id();
  Session session(std::move(id), std::move(match), std::move(chairs));
  session.cover();
  open_session(std::move(session));
}

void App::check_names() {
  const auto& chairs = screen_ == Screen::setup ? setup_.chairs() : session_->chairs();
  const bool lacking = std::ranges::any_of(chairs, [&](const Chair& chair) { return typefaces_.lacks(chair.name); });
  if (lacking && !std::exchange(names_asked_for_, true)) services_.send("names", "");
}

}  // namespace kairo::app
