#include <gtest/gtest.h>

#include "engine/match/registry.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/stage.h"
#include "web/app/screens/score_sheet.h"

namespace kairo::app {
namespace {

using draw::DrawnItem;

/// What the sheet of a finished match writes.
std::vector<DrawnItem> written(const Match& match, float width, const std::vector<std::string>& names) {
  draw::testing::Stage stage(width, 800);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  stage.input.names = names;
  const Score score = match.now().score();
  for (int frame = 0; frame < 2; ++frame)
    stage.frame([&](draw::Ui& ui) {
      const ScoreSheet sheet(ui, *match.game().info, score, width);
      draw::Rect at{0, 0, width, sheet.height()};
      sheet.draw_heads(ui, at);
    });
  return {stage.ui.drawn_items().begin(), stage.ui.drawn_items().end()};
}

TEST(ScoreSheet, NamesEverybodyInWhole) {
  const std::vector<std::string> names{"Anna", "Benjamin", "Wilhelmina", "Dorothea Maria", "かぐやひめのみこと"};
  for (const char* game : {"wicked", "haratama", "ruin", "galleria"}) {
    const Match match = kairo::testing::some_match(*find_game(game), find_game(game)->info->max_seats, 3);
    for (const float width : {300.0F, 336.0F, 460.0F}) {
      std::string all;
      for (const DrawnItem& item : written(match, width, names)) {
        EXPECT_FALSE(item.torn || item.shortened) << item.words;
        all += item.words;
      }
      std::erase(all, ' ');
      for (Seat seat = 0; seat < match.now().seats(); ++seat) {
        std::string name = names[seat];
        std::erase(name, ' ');
        EXPECT_NE(all.find(name), std::string::npos) << game << ", " << width << ": " << name;
      }
    }
  }
}

TEST(ScoreSheet, ALoneSoloistIsNotTheFirstOfAnybody) {
  for (const char* game : {"ruin", "galleria"}) {
    const Match match = kairo::testing::some_match(*find_game(game), 1, 3);
    const auto places =
        std::ranges::count_if(written(match, 400, {"Anna"}), [](const DrawnItem& item) { return item.words == "1"; });
    EXPECT_EQ(places, 0) << game;
  }
}

TEST(ScoreSheet, NamesAreWholeWhereThereIsRoom) {
  const std::vector<std::string> names{"Dorothea", "Benjamin", "Katharina", "けんたろう"};
  const Match match = kairo::testing::some_match(*find_game("haratama"), 4, 5);
  const auto items = written(match, 560, names);
  for (const std::string& name : names) EXPECT_EQ(std::ranges::count(items, name, &DrawnItem::words), 1) << name;
}

}  // namespace
}  // namespace kairo::app
