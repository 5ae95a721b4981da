#include <gtest/gtest.h>

#include <algorithm>

#include "engine/match/registry.h"
#include "tests/web/support/stage.h"
#include "web/app/screens/score_sheet.h"

namespace kairo::testing {
namespace {

TEST(Totals, NeverRunIntoEachOther) {
  constexpr float least_gap = 5;  // a digit's ink may be wider than its place by a hair
  Score score{.seats = 4};
  constexpr std::int16_t totals[] = {-170, -140, -130, -1140};
  for (std::size_t seat = 0; seat < std::size(totals); ++seat) score.of[seat].total = totals[seat];
  draw::testing::Stage stage(700, 100);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  const std::vector<std::string> names{"Anna", "Ben", "Chi", "Dora"};
  stage.input.names = names;
  for (const float width : {300.0F, 318.0F, 338.0F, 680.0F}) {
    stage.frame([&](draw::Ui& ui) {
      const app::ScoreSheet sheet(ui, *find_game("haratama")->info, score, width, "");
      sheet.draw_totals(ui, {0, 0, width, 40});
    });
    std::vector<draw::Rect> numbers;
    for (const draw::DrawnItem& item : stage.ui.drawn_items())
      if (item.words.starts_with("−")) numbers.push_back(item.at);
    ASSERT_EQ(numbers.size(), 4U);
    std::ranges::sort(numbers, {}, &draw::Rect::x);
    for (std::size_t i = 1; i < numbers.size(); ++i)
      EXPECT_GE(numbers[i].x - numbers[i - 1].right(), least_gap) << width << " wide, after number " << i;
  }
}

}  // namespace
}  // namespace kairo::testing
