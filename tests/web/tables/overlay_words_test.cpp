#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/tapped_table.h"

/// An overlay of a table is said in words, too.
namespace kairo::testing {
namespace {

class OverlayWords : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(, OverlayWords, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param.info->id); });

/// Taps it on a table that shows nothing else yet; returns whether something lies over the table then.
bool opens_overlay(TappedTable& table, const Position& position, const std::string& id) {
  table.show(position, 0);
  table.tap(id);
  table.frame();
  return table.ui().layers.any();
}

TEST_P(OverlayWords, HaveANameAndWhatTheyShow) {
  Match match(GetParam(), standard_setup(*GetParam().info, 3, 7));
  Rng rng(7);
  play_at_random(match, rng, 60);
  std::set<std::string> ids;
  {
    TappedTable table(GetParam().info->id, desk);
    table.show(match.now(), 0);
    for (const auto& target : table.ui().gesture.targets()) ids.insert(target.id);
  }
  int overlays = 0;
  for (const std::string& id : ids) {
    TappedTable table(GetParam().info->id, desk);
    if (!opens_overlay(table, match.now(), id)) continue;
    ++overlays;
    const draw::Mirror& words = table.ui().mirror;
    EXPECT_NE(words.asked, "") << id;
    ASSERT_FALSE(words.parts.empty()) << id;
    EXPECT_FALSE(words.parts.front().lines.empty()) << id;
  }
  EXPECT_GT(overlays, 0);
}

TEST(OverlayNames, DecksAreCalledWhatTheyAre) {
  Match match(*find_game("galleria"), standard_setup(*find_game("galleria")->info, 3, 7));
  TappedTable table("galleria", desk);
  ASSERT_TRUE(opens_overlay(table, match.now(), "look.stock"));
  EXPECT_EQ(table.ui().mirror.asked, words_of("galleria.what.stock.name"));
}

}  // namespace
}  // namespace kairo::testing
