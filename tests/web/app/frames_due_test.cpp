#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/web/support/app_by_itself.h"
#include "web/app/saves/statistics.h"

/// Without any input between two answers, a match reaches the next person or its end as soon as all animations are
/// over.
namespace kairo::app {
namespace {

using kairo::testing::AppByItself;

struct Table {
  const Game* game;
  int seats;
  int people;
  Speed speed;
  bool moves;  ///< motion is not reduced
};

std::string name_of(const Table& table) {
  constexpr std::array<const char*, speeds> names{"patient", "calm", "brisk", "quick", "instant"};
  static_assert(names.back() != nullptr, "every speed has a name");
  return std::string(table.game->info->id) + ", " + std::to_string(table.people) + " of " +
         std::to_string(table.seats) + " seats, " + names[static_cast<std::size_t>(table.speed)] +
         (table.moves ? "" : ", reduced motion");
}

/// Presses as a person would: by default, the first button.
std::string next_press(const AppByItself& app, Rng& rng) {
  const std::vector<std::string> buttons = app.buttons();
  const auto has = [&](std::string_view id) { return std::ranges::find(buttons, id) != buttons.end(); };
  if (has("table.nobody") && rng.below(2) == 0) return "table.nobody";
  for (const std::string_view id : {"handover.take", "table.hand_over"})
    if (has(id)) return std::string(id);
  std::vector<std::string> moves;
  for (const std::string& id : buttons)
    if (id.starts_with("move:") && !id.starts_with("move:ask")) moves.push_back(id);
  return moves.empty() ? "" : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// The number of events and of moves to be shown.
struct Shown {
  std::size_t events;
  std::size_t moves;
};
Shown shown(const AppByItself& app) {
  const Match* match = app.app().match();
  std::size_t events = 0;
  for (const Match::Step& step : match->steps()) events += step.events.size();
  return {events, match->steps().size()};
}

void play_untouched(const Table& table, int answers, std::uint64_t chance) {
  SCOPED_TRACE(name_of(table));
  constexpr double longest_scene = 2.2;  // seconds, the animation of one event
  constexpr double longest_wait = 1.2;   // before a bot's move
  Settings settings{.speed = table.speed};
  // Newcomers, to the game or to this number of seats, are told something that takes time to read.
  const std::string game(table.game->info->id);
  settings.learned[game].finished = true;
  const MatchResult earlier{.id = "a", .course = "a", .key = game + ' ' + std::to_string(table.seats), .people = {{}}};
  AppByItself app(text::Language::en, 360, 640,
                  {{"settings", settings_text(settings)},
                   {"statistics", statistics_text({0, {earlier}})},
                   {"motion", table.moves ? "full" : "reduced"}});
  for (const std::string& press : kairo::testing::presses_to_start(*table.game->info, table.seats, table.people))
    app.answer(press);
  Rng rng(chance);
  Shown before{};
  for (int made = 0; made < answers; ++made) {
    const Shown now = shown(app);
    const auto part = [](std::size_t all, std::size_t old) { return static_cast<double>(all - old); };
    const double most =
        1 + longest_scene * part(now.events, before.events) + longest_wait * part(now.moves, before.moves);
    EXPECT_LT(app.took(), most);
    if (app.screen() == "end") return;
    const std::string press = next_press(app, rng);
    // The next person is shown what has happened after taking the device.
    if (press != "handover.take" && press != "table.hand_over") before = now;
    ASSERT_NE(press, "") << "nobody can go on from\n" << app.mirror();
    app.answer(press);
  }
}

void play_every_table(Speed speed, bool moves, int answers) {
  for (const Game& game : games())
    for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats)
      for (int people = 1; people <= std::min(seats, 2); ++people)
        play_untouched({&game, seats, people, speed, moves}, people == 1 ? answers : answers / 2,
                       static_cast<std::uint64_t>(seats));
}

TEST(FramesDue, Calmly) { play_every_table(Speed::calm, true, 5); }
TEST(FramesDue, Briskly) { play_every_table(Speed::brisk, true, 5); }
TEST(FramesDue, Quickly) { play_every_table(Speed::quick, true, 10); }
TEST(FramesDue, AtOnce) { play_every_table(Speed::instant, true, 12); }
TEST(FramesDue, CalmlyWithReducedMotion) { play_every_table(Speed::calm, false, 10); }
TEST(FramesDue, BrisklyWithReducedMotion) { play_every_table(Speed::brisk, false, 10); }

/// No frame and no pause reveals that a bot was asked, unless it accepts: that would tell what it holds.
TEST(FramesDue, ShowNothingOfABotThatDeclines) {
  AppByItself app(text::Language::en, 360, 640,
                  {{"settings", settings_text({.speed = Speed::brisk})}, {"motion", "full"}});
  for (const std::string& press : kairo::testing::presses_to_start(*find_game("galleria")->info, 4, 1))
    app.answer(press);
  Rng rng(4);
  for (int made = 0; made < 20 && app.screen() != "end"; ++made) app.answer(next_press(app, rng));
  const Match& match = *app.app().match();
  int declined = 0;
  for (std::size_t step = 0; step < match.steps().size(); ++step) {
    const Position& before = match.after(step);
    const bool offered = before.offer() != Offer::none && match.steps()[step].seat != 0;
    if (!offered || match.steps()[step].move != before.legal().back()) continue;
    ++declined;
    EXPECT_FALSE(app.moments().contains(step)) << "after " << step << " moves";
  }
  EXPECT_GT(declined, 0);
}

}  // namespace
}  // namespace kairo::app
