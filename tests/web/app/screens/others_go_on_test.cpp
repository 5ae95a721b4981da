#include <gtest/gtest.h>

#include "engine/games/haratama/events.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/stage.h"
#include "tests/web/support/tapped_table.h"
#include "web/app/screens/table_screen.h"

/// At a live table others go on while this device still shows what has happened.
namespace kairo::app {
namespace {

bool ends_round(const Match::Step& step) {
  return std::ranges::any_of(
      step.events, [](const Event& event) { return haratama::kind_of(event) == haratama::EventKind::round_ended; });
}

TEST(OthersGoOn, WhileARoundEndsWhoseResultStillWaitsToBeSeen) {
  const Game& haratama = *find_game("haratama");
  std::vector<Player> players(4, Player{.kind = Player::Kind::bot, .level = 1});
  players[3] = {};
  Session session("id", Match(haratama, random_setup(*haratama.info, 4, 1)), players);
  Rng rng(1);
  const auto play = [&] {
    const auto legal = session.now().legal();
    session.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  };
  TableScreen table(session);
  draw::testing::Stage stage(testing::phone.width, testing::phone.height);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  const auto frame = [&] { stage.frame([&](draw::Ui& ui) { table.board(ui, testing::phone.table()); }); };
  do {
    while (table.waits() || table.busy()) table.skip();
    play();
    table.update(session, true);
  } while (!ends_round(session.match().steps().back()));
  frame();
  ASSERT_TRUE(table.busy());
  ASSERT_FALSE(table.waits()) << "the last trick is still to be seen";

  play();
  table.update(session, true);
  EXPECT_TRUE(table.waits());
  play();
  table.update(session, true);
  EXPECT_TRUE(table.waits()) << "whatever else happens";
  for (int skips = 0; skips < 4; ++skips) {
    table.skip();
    table.update(session, true);
  }
  EXPECT_FALSE(table.waits());
  EXPECT_FALSE(table.busy());
}

}  // namespace
}  // namespace kairo::app
