#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "tests/web/support/stage.h"
#include "web/tables/screen.h"
#include "web/tables/seats.h"

/// The question on a phone is as large as its room allows.
namespace kairo::tables {
namespace {

/// The lines of a question, each with its place.
std::vector<draw::DrawnItem> lines_of(std::string_view words) {
  draw::testing::Stage stage(360, 640);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  stage.input.language = text::Language::ja;
  stage.move_pointer(-1, -1);
  for (int frame = 0; frame < 2; ++frame)
    stage.frame([words](draw::Ui& ui) {
      draw_question(ui, {8, 58, 344, phone_question({8, 58, 344, 578})}, 0, 0, words);
    });
  std::vector<draw::DrawnItem> lines;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(stage.ui))
    if (item.kind == draw::DrawnItem::Kind::words) lines.push_back(item);
  return lines;
}

TEST(QuestionOnAPhone, TakesTwoLinesOfTheUsualSizeInsteadOfASmallOne) {
  const auto lines = lines_of("みお：第2回廊（全6・上：白／下：黄）で握る駒は？");
  ASSERT_EQ(lines.size(), 2U);
  constexpr float usual_line = 22;  // of text of 16 px
  EXPECT_NEAR(lines[1].at.bottom() - lines[0].at.bottom(), usual_line, 2);
  for (const draw::DrawnItem& line : lines) EXPECT_FALSE(line.torn || line.shortened) << line.words;
}

TEST(QuestionOnAPhone, IsLargerStillOnOneLine) {
  const auto large = lines_of("みおの番です。");
  const auto usual = lines_of("みおの番です。もう1枚置くか、ターンを終えてください。");
  ASSERT_EQ(large.size(), 1U);
  ASSERT_EQ(usual.size(), 2U);
  EXPECT_GT(large[0].at.h, usual[0].at.h);
}

}  // namespace
}  // namespace kairo::tables
