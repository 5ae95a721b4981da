#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "tests/web/support/stage.h"

namespace kairo::draw {
namespace {

using testing::Stage;

TEST(Words, HeightGoesWithTheNumberOfLines) {
  Stage stage(400, 300);
  stage.frame([](Ui& ui) {
    const TextStyle style{20};
    const float one = ui.text.height(1000, "one two three", style);
    EXPECT_GE(one, 20);
    EXPECT_EQ(ui.text.height(1, "one", style), 3 * one);  // a word that is too wide is cut
    EXPECT_EQ(ui.text.height(1000, "one\ntwo\nthree", style), 3 * one);
    EXPECT_EQ(ui.text.height(1000, "", style), 0);
    EXPECT_EQ(ui.text.draw({0, 0, 1000, 100}, "one\ntwo", style), 2 * one);
    const float width = ui.text.width("one two", style);
    EXPECT_EQ(ui.text.height(width, "one two three", style), 2 * one);
    EXPECT_EQ(ui.text.draw({0, 0, width, 100}, "one two three", style), 2 * one);
  });
}

TEST(Words, WidthGrowsWithTheSize) {
  Stage stage(400, 300);
  stage.frame([](Ui& ui) {
    EXPECT_GT(ui.text.width("labyrinth", {30}), 1.8F * ui.text.width("labyrinth", {15}));
    EXPECT_EQ(ui.text.width(""), 0);
  });
}

/// How far to the right anything is drawn.
float rightmost(Stage& stage, const std::function<void(Ui&)>& draw) {
  float right = 0;
  stage.frame([&](Ui& ui) {
    const int first = ui.pen().list().VtxBuffer.Size;
    draw(ui);
    for (int i = first; i < ui.pen().list().VtxBuffer.Size; ++i)
      right = std::max(right, ui.pen().list().VtxBuffer[i].pos.x);
  });
  return right;
}

TEST(Words, ALabelShrinksAndIsCutInsideItsRectangle) {
  Stage stage(400, 300);
  stage.frame([](Ui&) {});
  const std::string words = "The passage to the room of the four old witches";
  for (const float width : {40.0F, 100.0F, 200.0F, 300.0F}) {
    const float right = rightmost(stage, [&](Ui& ui) { ui.text.label({10, 10, width, 30}, words, {24}); });
    EXPECT_GT(right, 10);
    EXPECT_LE(right, 10 + width + 1);
  }
}

TEST(Words, GlyphsStandOnWholePixelsOfTheScreen) {
  constexpr float ratio = 2.625F;
  Stage stage(400, 300, ratio);
  stage.frame([](Ui&) {});
  stage.frame([&](Ui& ui) {
    const int first = ui.pen().list().VtxBuffer.Size;
    (void)ui.text.draw({10.3F, 20.7F, 300, 100}, "Sharp at any ratio", {17});
    ASSERT_GT(ui.pen().list().VtxBuffer.Size, first);
    for (int i = first; i < ui.pen().list().VtxBuffer.Size; i += 4) {
      const ImVec2 at = ui.pen().list().VtxBuffer[i].pos;
      EXPECT_NEAR(at.x * ratio, std::round(at.x * ratio), 0.01);
      EXPECT_NEAR(at.y * ratio, std::round(at.y * ratio), 0.01);
    }
  });
}

TEST(Words, AlignmentAndTheMiddleAreKept) {
  Stage stage(400, 300);
  stage.frame([](Ui&) {});
  const auto span = [&](Align align) {
    float low = 1e9F;
    float high = 0;
    stage.frame([&](Ui& ui) {
      const int first = ui.pen().list().VtxBuffer.Size;
      (void)ui.text.draw({100, 100, 200, 100}, "word", {20, Ink::text, Face::reading, align, true});
      for (int i = first; i < ui.pen().list().VtxBuffer.Size; ++i) {
        low = std::min(low, ui.pen().list().VtxBuffer[i].pos.x);
        high = std::max(high, ui.pen().list().VtxBuffer[i].pos.x);
        EXPECT_NEAR(ui.pen().list().VtxBuffer[i].pos.y, 150, 16);
      }
    });
    return Point{low, high};
  };
  EXPECT_NEAR(span(Align::left).x, 100, 3);
  EXPECT_NEAR(span(Align::right).y, 300, 3);
  EXPECT_NEAR(span(Align::centre).x - 100, 300 - span(Align::centre).y, 4);
}

TEST(Words, NamesComeFromTheFacts) {
  Stage stage(400, 300);
  const std::string names[] = {"Ann", "Ken"};
  stage.input.names = names;
  stage.frame([](Ui& ui) {
    EXPECT_EQ(ui.name(1), "Ken");
    EXPECT_EQ(ui.name(4), "");
    EXPECT_EQ(ui.name(no_seat), "");
    EXPECT_EQ(ui.say("list.none"), "none");
  });
  stage.input.language = text::Language::ja;
  stage.frame([](Ui& ui) { EXPECT_EQ(ui.say("list.none"), "なし"); });
}

}  // namespace
}  // namespace kairo::draw
