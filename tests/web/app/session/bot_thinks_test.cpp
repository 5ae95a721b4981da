#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/made_up_thoughts.h"
#include "tests/web/support/some_match.h"
#include "web/app/links/link.h"
#include "web/app/session/replay.h"

namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::some_match;

/// Whether the seat that moves at `step` chooses, and whoever moves after its first choice is another one.
bool is_one_choice(const Match& match, std::size_t step) {
  const Position& now = match.after(step);
  if (now.legal().size() < 2 || now.offer() != Offer::none) return false;
  Match next = first_moves(match, step);
  next.play(now.legal().front());
  return next.now().to_move() != now.to_move();
}

/// A moment at which a bot with this strength has to choose.
std::string moment_of_a_bot(const Game& game, int level) {
  const Match match = some_match(game, game.info->max_seats, 3);
  std::size_t step = match.steps().size() / 2;
  while (!is_one_choice(match, step)) ++step;
  std::vector<Player> players(static_cast<std::size_t>(game.info->max_seats));
  players[match.after(step).to_move()] = {.kind = Player::Kind::bot, .level = level};
  return match_fragment(*write_code(first_moves(match, step)), players);
}

TEST(BotThatThinks, GlowsUntilItHasDecided) {
  for (const Game& game : games()) {
    AppOnStage app;
    app.press("menu.open");
    app.press("menu.speed.1");
    app.press("dialog.close");
    app.open(moment_of_a_bot(game, static_cast<int>(BotLevel::skilled)));
    ASSERT_FALSE(app.heard("think").empty()) << game.info->id;
    EXPECT_TRUE(app.app().ui().signals.thinking) << game.info->id;
    const AnyMove move = app.app().match()->now().legal().front();
    kairo::testing::answer_question(app, kairo::testing::preferring(move, move));
    EXPECT_FALSE(app.app().ui().signals.thinking) << game.info->id;
  }
}

TEST(BotThatThinks, DoesNotGlowIfItFollowsRulesOfThumb) {
  AppOnStage app;
  app.open(moment_of_a_bot(*find_game("haratama"), static_cast<int>(BotLevel::regular)));
  EXPECT_FALSE(app.app().ui().signals.thinking);
}

}  // namespace
}  // namespace kairo::app
