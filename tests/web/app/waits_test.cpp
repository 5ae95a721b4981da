#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/wicked/state.h"
#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_by_itself.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/screens/bot_turns.h"

/// How long a person waits among bots at the usual pace, until it is asked again or told something that it leaves.
namespace kairo::app {
namespace {

using kairo::testing::AppByItself;

/// Empty: nothing can be answered.
std::string some_answer(const AppByItself& app, Rng& rng) {
  if (app.lists("table.go_on")) return "table.go_on";
  std::vector<std::string> moves = app.buttons();
  std::erase_if(moves, [](const std::string& id) { return !id.starts_with("move:") || id.starts_with("move:ask"); });
  return moves.empty() ? "" : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

/// In seconds, among so many answers.
double longest_wait(std::string_view game, int seats, int answers, Speed speed = Speed::calm) {
  constexpr std::uint64_t chance = 3;
  AppByItself app(text::Language::en, 1280, 800, {{"settings", settings_text({.speed = speed})}, {"motion", "full"}}, 1,
                  chance);
  for (const std::string& press : kairo::testing::presses_to_start(*find_game(game)->info, seats, 1)) app.answer(press);
  Rng rng(chance);
  double longest = 0;
  for (int made = 0; made < answers && app.screen() != "end"; ++made) {
    const std::string answer = some_answer(app, rng);
    if (answer.empty()) break;
    app.answer(answer);
    longest = std::max(longest, app.took());
  }
  return longest;
}

TEST(Waits, AreShortHoweverMuchBotsDo) {
  // Seconds, on a slow screen; about 45 at one pace.
  EXPECT_LT(longest_wait("wicked", 4, 50), 25) << "two corridors, and each line about a rival stands to be read";
  EXPECT_LT(longest_wait("galleria", 4, 60), 25);
}

/// After a bid of all pieces in the first corridor of a round, in which four are still to come.
TEST(Waits, AreShortInCorridorsThatOneHasNoPiecesFor) {
  AppByItself app(text::Language::en, 1280, 800,
                  {{"settings", settings_text({.speed = Speed::patient})}, {"motion", "full"}}, 1, 3);
  for (const std::string& press : kairo::testing::presses_to_start(*find_game("wicked")->info, 4, 1)) app.answer(press);
  Rng rng(3);
  const auto round = [&] { return app.app().match()->now().as<wicked::State>()->round; };
  for (const std::string all = "move:bid 7 ws"; round() < 3;) {
    const bool bids = app.lists(all);
    app.answer(bids ? all : app.lists("move:done") ? "move:done" : some_answer(app, rng));
    if (app.lists("move:done")) EXPECT_LT(app.took(), 31) << "four corridors, with what the others return";
  }
}

TEST(Waits, AreHurriedOnlyAfterAWhile) {
  EXPECT_DOUBLE_EQ(share_after(0), 1);
  EXPECT_DOUBLE_EQ(share_after(3), 1);
  for (double seconds = 3; seconds < 30; ++seconds) EXPECT_LE(share_after(seconds + 1), share_after(seconds));
  EXPECT_GT(share_after(60), 0) << "nothing passes unseen";
}

TEST(Waits, AreSharedOutAmongBots) {
  for (const int bots : {1, 2, 3, 4}) {
    Patience patience;
    double now = 100;
    patience.begin(now, bots);
    for (Seat bot = 0; bot < bots; ++bot) {
      patience.watch(bot, now);
      const double began = now;
      EXPECT_DOUBLE_EQ(patience.share(now), 1) << "the last turn begins like the first";
      while (patience.share(now) >= share_that_gathers) now += 0.05;
      EXPECT_GT(now - began, 1.9) << "seconds, for each of " << bots;
    }
    EXPECT_LT(now - 100, 10) << bots;
  }
}

TEST(Waits, LeaveToLaterBotsWhatQuickOnesHaveNotNeeded) {
  Patience patience;
  patience.begin(0, 3);
  patience.watch(0, 0);
  patience.watch(1, 0.5);
  patience.watch(2, 1);
  EXPECT_DOUBLE_EQ(patience.share(3.5), 1);
}

TEST(Waits, AreSharedOutAnewWhenABotHasAnotherTurn) {
  Patience patience;
  patience.begin(0, 2);
  for (const Seat bot : {Seat{1}, Seat{2}, Seat{1}}) patience.watch(bot, 0);
  EXPECT_LT(patience.share(3), 1) << "the other one is still to come";
}

TEST(Waits, AreNotHurriedForThePatient) {
  constexpr double hurried = 25;  // seconds: see above
  EXPECT_GT(longest_wait("wicked", 4, 50, Speed::patient), hurried);
}

/// The moves of a match up to the last answer of the first seat; of the seed's first match in which the others go on
/// for some rounds.
struct EarlyLeave {
  Match before;
  std::string last_answer;
};

EarlyLeave leaves_early() {
  constexpr std::size_t long_after = 12;  // moves
  for (std::uint64_t seed = 1;; ++seed) {
    const Match match = kairo::testing::some_match(*find_game("ruin"), 3, seed);
    std::size_t last = match.steps().size() - 1;
    while (match.steps()[last].seat != 0) --last;
    if (match.steps().size() - last < long_after) continue;
    Match before(match.game(), *match.setup());
    for (std::size_t i = 0; i < last; ++i) before.play(match.steps()[i].move);
    return {before, "move:" + before.now().move_text(match.steps()[last].move)};
  }
}

TEST(Waits, LastUntilTheLastRoundIsReadBeforeTheResult) {
  const EarlyLeave leave = leaves_early();
  AppByItself app(text::Language::en, 390, 844, {{"motion", "full"}});
  std::vector<Player> players(3, {.kind = Player::Kind::bot, .level = 0, .name = {}});
  players[0].kind = Player::Kind::human;
  app.open("#" + match_fragment(*write_code(leave.before), players));
  for (const char* id : {"handover.take", "recap.skip"})
    if (app.shows(id)) app.answer(id);
  app.answer(leave.last_answer);
  int rounds = 0;
  double watched = 0;  // seconds: the rounds of those who are still inside, which are told without a tap
  for (; app.shows("table.go_on"); ++rounds) {
    EXPECT_NE(app.screen(), "end") << "before what leads to it has been read";
    app.answer("table.go_on");
    watched = std::max(watched, app.took());
  }
  EXPECT_EQ(app.screen(), "end");
  EXPECT_EQ(rounds, 2) << "the one in which the first seat has left, and the last";
  constexpr double to_read_some = 5;
  EXPECT_GT(watched, to_read_some);
}

}  // namespace
}  // namespace kairo::app
