#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/web/support/stage.h"

namespace kairo::draw {
namespace {

class NarrowedText : public ::testing::Test {
 protected:
  NarrowedText() {
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage_.frame([](Ui&) {});
  }
  testing::Stage stage_{400, 200};
};

TEST_F(NarrowedText, TearsNoWordToMakeTheLastLineLonger) {
  const TextStyle style{.size = 15};
  for (const std::string_view words : {"Inverted Star", "The crown is 1", "Anna and Wilhelmina I", "Lantern it"}) {
    const auto width_of = [&](std::string_view part) { return stage_.ui.text.width(part, style); };
    float longest = 0;
    for (std::size_t at = 0; at < words.size();) {
      const std::size_t end = std::min(words.find(' ', at), words.size());
      longest = std::max(longest, width_of(words.substr(at, end - at)));
      at = end + 1;
    }
    for (float width = std::ceil(longest); width <= width_of(words) + 1; ++width) {
      stage_.frame([&](Ui& ui) { ui.text.draw({0, 0, width, 200}, words, style); });
      EXPECT_TRUE(std::ranges::none_of(draw::testing::drawn_items(stage_.ui), &DrawnItem::torn))
          << words << " in " << width;
    }
  }
}

}  // namespace
}  // namespace kairo::draw
