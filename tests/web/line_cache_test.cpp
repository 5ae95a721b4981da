#include "web/draw/line_cache.h"

#include <gtest/gtest.h>

#include "tests/web/support/stage.h"
#include "web/draw/fonts.h"

namespace kairo::draw {
namespace {

int asked = 0;  ///< so many texts were broken

/// Into its first character and the rest.
LineCache::Lines break_somehow(const Paragraph& text) {
  ++asked;
  return {text.words.substr(0, 1), text.words.substr(1)};
}

class LinesOfTexts : public ::testing::Test {
 protected:
  LinesOfTexts() { asked = 0; }
  LineCache::Lines lines(const Paragraph& paragraph) {
    const auto found = cache_.lines(paragraph, break_somehow);
    return {found.begin(), found.end()};
  }

  testing::Stage stage_{100, 100};
  LineCache cache_;
};

TEST_F(LinesOfTexts, OutliveTheWordsThatWereGiven) {
  LineCache::Lines found;
  {
    const std::string words = "one";
    found = lines({.width = 10, .words = words});
  }
  for (const std::string_view other : {"two", "four", "five", "six"}) lines({.width = 10, .words = other});
  EXPECT_EQ(found, (LineCache::Lines{"o", "ne"}));
}

TEST_F(LinesOfTexts, StayKnownAsLongAsEveryFrameHasThem) {
  for (int frame = 0; frame < 5; ++frame) {
    cache_.begin_frame();
    lines({.width = 10, .words = "one"});
  }
  EXPECT_EQ(asked, 1);
  for (int frame = 0; frame < 2; ++frame) cache_.begin_frame();
  lines({.width = 10, .words = "one"});
  EXPECT_EQ(asked, 2);
}

TEST_F(LinesOfTexts, AreFoundInAnyOrder) {
  const std::vector<std::string> texts{"one", "two", "three", "four"};
  for (const std::size_t first : {0, 2, 1, 3}) {
    cache_.begin_frame();
    for (std::size_t i = 0; i < texts.size(); ++i)
      EXPECT_EQ(lines({.width = 10, .words = texts[(first + i) % 4]})[0], texts[(first + i) % 4].substr(0, 1));
  }
  EXPECT_EQ(asked, 4);
}

TEST_F(LinesOfTexts, AreOthersForAnotherWidthSizeOrBreaking) {
  lines({.width = 10, .size = 16, .words = "one"});
  lines({.width = 20, .size = 16, .words = "one"});
  lines({.width = 20, .size = 18, .words = "one"});
  lines({.width = 20, .size = 18, .breaking = Breaking::even, .words = "one"});
  EXPECT_EQ(asked, 4);
}

TEST_F(LinesOfTexts, AreBrokenAnewInOtherFontsAndAtAnotherPixelRatio) {
  const auto next_frame = [&] {
    cache_.begin_frame();
    lines({.width = 10, .words = "one"});
  };
  next_frame();
  use_fonts(nullptr, nullptr);
  next_frame();
  EXPECT_EQ(asked, 2);
  ImGui::GetIO().DisplayFramebufferScale = {2, 2};
  next_frame();
  EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace kairo::draw
