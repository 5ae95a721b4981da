#include <gtest/gtest.h>

#include <map>
#include <string>

#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/stage.h"
#include "tests/web/support/tapped_table.h"
#include "web/app/screens/table_screen.h"

namespace kairo::app {
namespace {

using kairo::testing::Screen;

/// The height at which each card of the hand lies.
std::map<std::string, float> rows_of(TableScreen& table, const Screen& screen) {
  draw::testing::Stage stage(screen.width, screen.height);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  stage.move_pointer(-1, -1);
  for (int frame = 0; frame < 2; ++frame) stage.frame([&](draw::Ui& ui) { table.board(ui, screen.table()); });
  std::map<std::string, float> rows;
  for (const draw::Gesture::Target& target : stage.ui.gesture.targets())
    if (target.id.starts_with("card.")) rows[target.id] = target.at.y;
  return rows;
}

/// Each move of a round, on a table that follows them and on one that is opened there, as after a reload.
TEST(HaratamaHand, HasTheSameRowsAfterAReload) {
  const Game& haratama = *find_game("haratama");
  std::vector<Player> players(4, Player{.kind = Player::Kind::bot, .level = 1});
  players[0] = {};
  for (const Screen& screen : {testing::phone, Screen{"longer phone", 390, 844, 54, 0}})
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Session session("id", Match(haratama, random_setup(*haratama.info, 4, seed)), players);
      TableScreen followed(session);
      Rng rng(seed);
      for (int moves = 0; moves < 36; ++moves) {
        const auto legal = session.now().legal();
        session.play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        followed.update(session, false);
        while (followed.waits() || followed.busy()) followed.skip();
        if (session.now().to_move() != 0) continue;
        TableScreen opened(session);
        EXPECT_EQ(rows_of(followed, screen), rows_of(opened, screen)) << screen.name << seed << " after " << moves;
      }
    }
}

TEST(HaratamaHand, HasTheSameRowsAfterTheDeviceHasBeenTurned) {
  const Game& haratama = *find_game("haratama");
  Session session("id", Match(haratama, random_setup(*haratama.info, 4, 2)), std::vector<Player>(4));
  TableScreen table(session);
  const auto upright = rows_of(table, testing::phone);
  rows_of(table, testing::lying_phone);
  EXPECT_EQ(rows_of(table, testing::phone), upright);
}

}  // namespace
}  // namespace kairo::app
