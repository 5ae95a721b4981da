#include "tests/web/pictures/scenes.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "engine/games/galleria/events.h"
#include "engine/games/haratama/events.h"
#include "engine/games/ruin/events.h"
#include "engine/games/wicked/events.h"
#include "engine/games/wicked/game.h"
#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/match/test_files.h"
#include "tests/web/support/lessons_of.h"
#include "tests/web/support/made_up_thoughts.h"
#include "web/app/links/link.h"
#include "web/app/session/player.h"
#include "web/app/zoom.h"

namespace kairo::testing {
namespace {

/// A whole match that bots played when the game was new, from the list of codes that must load for ever. So it stays
/// the same when bots learn.
Match kept_match(std::string_view game, int seats, int seed = 22) {
  std::istringstream lines(*read_test_file("links/" + std::string(game) + ".txt"));
  const std::string wanted = " seats=" + std::to_string(seats) + " seed=" + std::to_string(seed) + " ";
  for (std::string line; std::getline(lines, line);)
    if (line.find(wanted) != std::string::npos) return *read_code(line.substr(0, line.find(' ')));
  throw std::runtime_error("no such match is kept");
}

Match beginning_of(const Match& whole, std::size_t moves) {
  Match match(whole.game(), *whole.setup());
  while (match.steps().size() < moves) match.play(whole.steps()[match.steps().size()].move);
  return match;
}

/// The first move that brings this about.
template <class Kind>
std::size_t first_with(const Match& match, Kind kind) {
  for (std::size_t step = 0; step < match.steps().size(); ++step)
    if (std::ranges::count(match.steps()[step].events, static_cast<std::uint8_t>(kind), &Event::kind) > 0) return step;
  throw std::runtime_error("it does not happen in this match");
}

std::vector<app::Player> named_people(int seats, text::Language language) {
  constexpr std::array english{"Anna", "Benjamin", "Chi", "Dorothea", "Emil"};
  constexpr std::array japanese{"ゆき", "けんたろう", "みお", "ショウ", "あかね"};
  std::vector<app::Player> people(static_cast<std::size_t>(seats));
  for (std::size_t seat = 0; seat < people.size(); ++seat)
    people[seat].name = language == text::Language::ja ? japanese[seat] : english[seat];
  return people;
}

void start(Sitter& sitter, std::string_view game, int people) {
  for (const std::string& id : presses_to_start(*find_game(game)->info, people)) sitter.press(id);
}

void choose(Sitter& sitter, const std::string& setting) {
  for (const std::string& id : {std::string("menu.open"), setting, std::string("dialog.close")}) sitter.press(id);
}

constexpr Scene all_scenes[] = {
    {"wicked-first", [](Sitter& sitter) { sitter.open_match("wicked", 3, 2); }},
    {"wicked-late", [](Sitter& sitter) { sitter.open_match("wicked", 5, 85); }, Large::too},
    {"haratama-pass", [](Sitter& sitter) { sitter.open_match("haratama", 4, 1); }},
    {"haratama-trick", [](Sitter& sitter) { sitter.open_match("haratama", 3, 53); }, Large::too},
    {"ruin-first", [](Sitter& sitter) { sitter.open_match("ruin", 1, 3); }},
    {"ruin-late", [](Sitter& sitter) { sitter.open_match("ruin", 4, 80); }, Large::too},
    {"galleria-early", [](Sitter& sitter) { sitter.open_match("galleria", 2, 10); }},
    {"galleria-late", [](Sitter& sitter) { sitter.open_match("galleria", 4, 85); }, Large::too},
    {"wicked-end", [](Sitter& sitter) { sitter.open_match("wicked", 5, 100); }},
    {"lesson",
     [](Sitter& sitter) {
       sitter.open_lessons("wicked");
       sitter.press("learn.guide");
       sitter.press("lesson.on");
     }},
    {"replay",
     [](Sitter& sitter) {
       sitter.open_replay("haratama", 4);
       for (int turn = 0; turn < 5; ++turn) sitter.press("replay.on.turn");
     }},
    {"explained",
     [](Sitter& sitter) {
       sitter.open_match("ruin", 2, 40);
       sitter.rest_on("deck");
     }},
    {"high-contrast",
     [](Sitter& sitter) {
       sitter.open_match("wicked", 4, 60);
       choose(sitter, "menu.contrast.1");
     }},
    {"largest-text", [](Sitter& sitter) { sitter.open_match("haratama", 4, 40); }, Large::no, app::TextSize::largest},
    {"left-hand",
     [](Sitter& sitter) {
       sitter.open_match("galleria", 3, 70);
       choose(sitter, "menu.hand.1");
     }},
    {"handover",
     [](Sitter& sitter) {
       start(sitter, "wicked", 3);
       sitter.press("table.hand_over");
     }},
    // Moments of the games.
    {"wicked-brought",
     [](Sitter& sitter) {
       const Match match = kept_match("wicked", 5);
       std::size_t step = first_with(match, wicked::EventKind::soul_done);
       while (match.after(step + 1).as<wicked::State>()->round == 0) ++step;
       sitter.watch(match, step, 1.6);
     },
     Large::no,
     {},
     Size::phone,
     true},
    {"haratama-haratama",
     [](Sitter& sitter) {
       const Match match = kept_match("haratama", 4);
       sitter.watch(match, first_with(match, haratama::EventKind::haratama), 7.6);
     },
     Large::no,
     {},
     Size::frame,
     true},
    {"ruin-fall",
     [](Sitter& sitter) {
       const Match match = kept_match("ruin", 3);
       sitter.watch(match, first_with(match, ruin::EventKind::fell), 3.8);
     },
     Large::no,
     {},
     Size::phone,
     true},
    {"galleria-room",
     [](Sitter& sitter) {
       const Match match = kept_match("galleria", 3);
       sitter.watch(match, first_with(match, galleria::EventKind::curio_taken), 0.7);
     },
     Large::no,
     {},
     Size::frame,
     true},
    {"count",
     [](Sitter& sitter) {
       const Match match = kept_match("wicked", 5);
       sitter.watch(match, match.steps().size() - 1, 2);
     },
     Large::no,
     {},
     Size::phone,
     true},
    // Screens that are much the same in every size.
    {"arrival", [](Sitter& sitter) { sitter.open(sitter.link_to("galleria", 3, 0)); }, Large::no, {}, Size::phone},
    {"arrival-later", [](Sitter& sitter) { sitter.open(sitter.link_to("wicked", 4, 60)); }, Large::no, {}, Size::desk},
    {"recap",
     [](Sitter& sitter) {
       sitter.open_match("haratama", 4, 60);
       sitter.press("table.again");
     },
     Large::no,
     {},
     Size::frame},
    {"haratama-end", [](Sitter& sitter) { sitter.open_match("haratama", 4, 100); }, Large::no, {}, Size::desk},
    {"hint",
     [](Sitter& sitter) {
       sitter.open_match("galleria", 3, 30);
       sitter.press("table.hint");
       const auto legal = sitter.app().match()->now().legal();
       answer_question(sitter, preferring(legal[1], legal[0]));
     },
     Large::no,
     {},
     Size::frame},
    {"ruin-end", [](Sitter& sitter) { sitter.open_match("ruin", 2, 100); }, Large::too},
    {"wicked-souls",
     [](Sitter& sitter) {
       const Match match = kept_match("wicked", 4);
       const std::size_t begun = first_with(match, wicked::EventKind::soul_began) + 2;
       sitter.open_match("wicked", 4, static_cast<int>(begun * 100 / match.steps().size()));
     },
     Large::no,
     {},
     Size::desk},
    {"wicked-followed",
     [](Sitter& sitter) {
       const Match match = kept_match("wicked", 4);
       const std::size_t done = first_with(match, wicked::EventKind::soul_done);
       sitter.open(sitter.link_to("wicked", 4, static_cast<int>((done + 2) * 100 / match.steps().size()) + 1));
       sitter.press("handover.take." + std::to_string(match.steps()[done].seat));
       sitter.press("recap.skip");
     },
     Large::no,
     {},
     Size::phone},
    {"judged",
     [](Sitter& sitter) {
       const Match match = kept_match("wicked", 4);
       sitter.open_match("wicked", 4, 100);
       sitter.press("end.review");
       answer_review(sitter, match, 0);
       const auto buttons = sitter.buttons();
       const auto mistake =
           std::ranges::find_if(buttons, [](const std::string& id) { return id.starts_with("review.move."); });
       if (mistake != buttons.end()) sitter.press(*mistake);
     },
     Large::no,
     {},
     Size::phone},
    {"galleria-end", [](Sitter& sitter) { sitter.open_match("galleria", 4, 100); }, Large::no, {}, Size::phone},
    {"wicked-opening",
     [](Sitter& sitter) {
       const Match match = kept_match("wicked", 4);
       sitter.watch(match, first_with(match, wicked::EventKind::bid_revealed), 0.4);
     },
     Large::no,
     {},
     Size::tablet,
     true},
};

}  // namespace

std::string Sitter::link_of(const Match& whole, std::size_t moves) const {
  return "#" + app::match_fragment(*write_code(beginning_of(whole, moves)),
                                   named_people(whole.now().seats(), app().language()));
}

std::string Sitter::link_to(std::string_view game, int seats, int percent) const {
  const Match whole = kept_match(game, seats);
  return link_of(whole, whole.steps().size() * static_cast<std::size_t>(percent) / 100);
}

void Sitter::open_match(std::string_view game, int seats, int percent) {
  open(link_to(game, seats, percent));
  take_turns(*this);
}

void Sitter::watch(const Match& whole, std::size_t step, double seconds) {
  open(link_of(whole, step));
  take_turns(*this);
  tell("motion", "full");
  tell("press", "move:" + whole.after(step).move_text(whole.steps()[step].move));
  for (const double end = now() + seconds; now() < end;) frame();
}

void Sitter::open_replay(std::string_view game, int seats) {
  open("#" + app::replay_fragment(*write_code(kept_match(game, seats)), named_people(seats, app().language())));
}

void Sitter::rest_on(std::string_view id) {
  const auto& things = app().ui().explainer.things();
  const auto thing = std::ranges::find(things, id, &draw::Explained::id);
  ASSERT_NE(thing, things.end()) << id;
  const draw::Point centre = thing->at.centre();
  for (const float away : {1.0F, 0.0F}) {  // one that arrives from outside points at nothing yet
    ImGui::GetIO().AddMousePosEvent(centre.x - away, centre.y);
    settle();
  }
  come_to_rest();
}

void Sitter::come_to_rest() {
  constexpr int most = 100;
  for (int waits = 0; app().due(); ++waits) {
    ASSERT_LT(waits, most) << "the picture always changes by itself";
    frame(*app().due() + 0.1);
    settle();
  }
}

void Sitter::open_lessons(std::string_view game) {
  press("box.learn." + std::string(game));
  say("lessons", std::string(game) + "\n" + lessons_of(*find_game(game)));
}

std::string Shot::name() const {
  return std::string(scene->name) + "-" + std::to_string(width) + "x" + std::to_string(height) +
         (language == text::Language::ja ? "-ja" : "-en") + (theme == draw::Theme::dark ? "-dark" : "-light");
}

std::vector<Shot> shots() {
  constexpr std::array<std::pair<int, int>, 5> sizes{{{360, 640}, {480, 320}, {768, 1024}, {1280, 800}, {1920, 1080}}};
  std::vector<Shot> all;
  for (std::size_t scene = 0; scene < std::size(all_scenes); ++scene) {
    const std::size_t count = all_scenes[scene].large == Large::too ? sizes.size() : sizes.size() - 1;
    for (std::size_t size = 0; size < count; ++size) {
      if (all_scenes[scene].only != Size::each && static_cast<std::size_t>(all_scenes[scene].only) != size) continue;
      const std::size_t look = (scene + size) % 4;
      all.push_back({.scene = &all_scenes[scene],
                     .width = sizes[size].first,
                     .height = sizes[size].second,
                     .language = look % 2 == 0 ? text::Language::en : text::Language::ja,
                     .theme = look < 2 ? draw::Theme::dark : draw::Theme::light});
    }
  }
  return all;
}

draw::testing::Picture take(const Shot& shot) {
  const std::string theme = shot.theme == draw::Theme::dark ? "dark" : "light";
  const draw::Rect canvas{0, 0, static_cast<float>(shot.width), static_cast<float>(shot.height)};
  const float zoom = app::zoom_for(shot.scene->text_size, canvas);
  Sitter sitter(shot.language, canvas.w / zoom, canvas.h / zoom, {{"theme", theme}}, zoom);
  shot.scene->reach(sitter);
  if (!shot.scene->in_motion) sitter.come_to_rest();
  return sitter.picture().halved();
}

}  // namespace kairo::testing
