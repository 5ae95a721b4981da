#include "web/draw/theme.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace kairo::draw {
namespace {

constexpr Theme themes[] = {Theme::dark, Theme::light};
constexpr Ink open_grounds[] = {Ink::ground, Ink::ground_lit, Ink::panel};
constexpr Ink pieces[] = {Ink::red,    Ink::green,  Ink::blue,   Ink::yellow, Ink::white, Ink::purple,
                          Ink::seat_1, Ink::seat_2, Ink::seat_3, Ink::seat_4, Ink::seat_5};

float between(Theme theme, Ink a, Ink b) { return contrast(value(theme, a), value(theme, b)); }

void expect_at_least(float least, Theme theme, Ink a, Ink b) {
  EXPECT_GE(between(theme, a, b), least) << "theme " << static_cast<int>(theme) << ": ink " << static_cast<int>(a)
                                         << " on ink " << static_cast<int>(b);
}

TEST(Theme, ContrastFollowsTheWebGuidelines) {
  EXPECT_NEAR(contrast({0, 0, 0, 255}, {255, 255, 255, 255}), 21, 0.01);
  EXPECT_NEAR(contrast({255, 255, 255, 255}, {255, 255, 255, 255}), 1, 0.001);
  EXPECT_NEAR(contrast({0x76, 0x76, 0x76, 255}, {255, 255, 255, 255}), 4.54, 0.01);
  EXPECT_EQ(contrast({255, 0, 0, 255}, {0, 0, 255, 255}), contrast({0, 0, 255, 255}, {255, 0, 0, 255}));
}

TEST(Theme, TextIsReadableOnEveryGround) {
  for (const Theme theme : themes) {
    for (const Ink ground : open_grounds)
      for (const Ink words : {Ink::text, Ink::text_soft, Ink::gold, Ink::warn, Ink::live, Ink::chosen})
        expect_at_least(4.5F, theme, words, ground);
    expect_at_least(4.5F, theme, Ink::ink, Ink::paper);
    expect_at_least(4.5F, theme, Ink::ink_soft, Ink::paper);
    expect_at_least(4.5F, theme, Ink::live_text, Ink::live);
    expect_at_least(4.5F, theme, Ink::live_text, Ink::gold);  // a ribbon
  }
}

TEST(Theme, BrassIsSeenOnEveryGround) {
  for (const Theme theme : themes)
    for (const Ink ground : open_grounds) expect_at_least(3, theme, Ink::frame, ground);
}

TEST(Theme, TheTableIsDarkerThanWhatLiesOnIt) {
  expect_at_least(1.5F, Theme::light, Ink::panel, Ink::ground);
  expect_at_least(1.2F, Theme::light, Ink::panel, Ink::ground_lit);
}

TEST(Theme, HighContrastIsHigherStill) {
  const auto expect = [](float least, Theme theme, Ink a, Ink b) {
    EXPECT_GE(contrast(value(theme, a, Contrast::high), value(theme, b, Contrast::high)), least)
        << "theme " << static_cast<int>(theme) << ": ink " << static_cast<int>(a) << " on ink " << static_cast<int>(b);
  };
  for (const Theme theme : themes) {
    for (const Ink ground : open_grounds) {
      for (const Ink words : {Ink::text, Ink::text_soft, Ink::gold, Ink::warn, Ink::live, Ink::chosen})
        expect(7, theme, words, ground);
      for (const Ink edge : {Ink::panel_edge, Ink::frame}) expect(4.5F, theme, edge, ground);
    }
    for (const Ink words : {Ink::ink, Ink::ink_soft}) expect(7, theme, words, Ink::paper);
    for (const Ink ribbon : {Ink::live, Ink::gold}) expect(7, theme, Ink::live_text, ribbon);
    expect(4.5F, theme, Ink::paper_edge, Ink::paper);
  }
}

TEST(Theme, PiecesStandOutOnEveryGround) {
  // Pieces have an edge as dark as Ink::ink: body or edge must stand out from the ground, and the body from its edge.
  for (const Theme theme : themes) {
    for (const Ink piece : pieces) {
      for (const Ink ground : {Ink::ground, Ink::ground_lit, Ink::panel, Ink::paper}) {
        const float seen = std::max(between(theme, piece, ground), between(theme, Ink::ink, ground));
        EXPECT_GE(seen, 3) << "theme " << static_cast<int>(theme) << ": ink " << static_cast<int>(piece) << " on ink "
                           << static_cast<int>(ground);
      }
      EXPECT_GE(between(theme, piece, Ink::ink), 2)
          << "theme " << static_cast<int>(theme) << ": ink " << static_cast<int>(piece);
    }
  }
}

TEST(Theme, OnlyTheShadeIsTranslucent) {
  for (const Theme theme : themes)
    for (int i = 0; i < static_cast<int>(Ink::count_); ++i)
      EXPECT_EQ(value(theme, static_cast<Ink>(i)).a == 255, static_cast<Ink>(i) != Ink::shade) << i;
}

}  // namespace
}  // namespace kairo::draw
