#include "tests/web/pictures/comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "tests/web/support/stage.h"

/// Differences that a comparison must see, and others that it must not: pictures of some cards and words, each with one
/// thing changed.
namespace kairo::testing {
namespace {

using draw::Ink;
using draw::testing::Picture;

struct Sample {
  int cards = 4;
  std::string_view sentence = "Benjamin wins the trick.";
  std::string_view points = "−60";
  float aside = 0;  ///< how far everything has moved, in CSS pixels
};

Picture picture_of(const Sample& sample, draw::Theme theme) {
  draw::testing::Stage stage(320, 160);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  stage.input.theme = theme;
  const auto draw = [&](draw::Ui& ui) {
    const float left = 20 + sample.aside;
    draw::panel(ui, {left - 10, 10 + sample.aside, 280, 140});
    ui.text.label({left, 20, 200, 20}, sample.sentence);
    ui.text.label({left + 220, 20, 40, 20}, sample.points, {.size = 14, .ink = Ink::warn});
    for (int card = 0; card < sample.cards; ++card)
      draw::paper(ui, {left + 50 * static_cast<float>(card), 60 + sample.aside, 40, 60});
  };
  stage.frame(draw);
  stage.frame(draw);
  return stage.picture(draw::value(theme, Ink::ground)).halved();
}

/// Moves all shades up or down.
Picture shaded(const Picture& picture, int by) {
  Picture out = picture;
  const auto changed = [by](std::uint8_t shade) { return static_cast<std::uint8_t>(std::clamp(shade + by, 0, 255)); };
  for (int y = 0; y < out.height(); ++y) {
    for (int x = 0; x < out.width(); ++x) {
      const draw::Rgba old = picture.at(x, y);
      out.set(x, y, {changed(old.r), changed(old.g), changed(old.b), 255});
    }
  }
  return out;
}

class Comparisons : public ::testing::TestWithParam<draw::Theme> {
 protected:
  /// Compares the sample with something changed with the sample itself.
  static Comparison with(const Sample& changed) {
    return {picture_of({}, GetParam()), picture_of(changed, GetParam())};
  }
};
INSTANTIATE_TEST_SUITE_P(, Comparisons, ::testing::Values(draw::Theme::dark, draw::Theme::light));

TEST_P(Comparisons, OfTheSamePictureFindNothing) { EXPECT_EQ(with({}).worst(), 0); }

TEST_P(Comparisons, SeeThatACardIsMissing) {
  const Comparison compared = with({.cards = 3});
  EXPECT_FALSE(compared.same());
  const draw::Rect fourth{170, 60, 40, 60};
  EXPECT_TRUE(fourth.holds(compared.place()));
}

TEST_P(Comparisons, SeeThatAWordIsCut) { EXPECT_FALSE(with({.sentence = "Benjamin wins the tri"}).same()); }

TEST_P(Comparisons, SeeAnotherSign) {
  EXPECT_FALSE(with({.points = "60"}).same());
  EXPECT_FALSE(with({.points = "−80"}).same());
}

TEST_P(Comparisons, SeeWhatHasMoved) { EXPECT_FALSE(with({.aside = 1}).same()); }

TEST_P(Comparisons, ForgiveThatEdgesAreRounded) { EXPECT_TRUE(with({.aside = 0.3F}).same()); }

TEST_P(Comparisons, ForgiveOtherShades) {
  const Picture picture = picture_of({}, GetParam());
  for (const int by : {2, -2}) EXPECT_TRUE(Comparison(picture, shaded(picture, by)).same());
}

TEST_P(Comparisons, SeeAnotherSize) { EXPECT_FALSE(Comparison(picture_of({}, GetParam()), Picture(160, 79)).same()); }

TEST_P(Comparisons, ForgiveWhatASmallFileLoses) {
  const Picture picture = picture_of({}, GetParam());
  const std::string file = ::testing::TempDir() + "kairo-small.png";
  ASSERT_TRUE(picture.write_small_png(file));
  const auto read = Picture::read_png(file);
  ASSERT_TRUE(read);
  EXPECT_TRUE(Comparison(*read, picture).same());
}

TEST_P(Comparisons, MarkWhereTheyDiffer) {
  const Picture marked = with({.cards = 3}).marked(picture_of({}, GetParam()));
  const auto red_between = [&](int left, int right) {
    int red = 0;
    for (int y = 0; y < marked.height(); ++y)
      for (int x = left; x < right; ++x) red += marked.at(x, y).r > marked.at(x, y).g + 100 ? 1 : 0;
    return red;
  };
  EXPECT_EQ(red_between(0, 82), 0);  // three cards
  EXPECT_GT(red_between(82, 108), 0);
  EXPECT_EQ(red_between(108, 160), 0);
}

}  // namespace
}  // namespace kairo::testing
