#include "web/posters/shared_look.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/match/registry.h"
#include "tests/web/support/occurrences.h"
#include "web/draw/art.h"
#include "web/draw/theme.h"

namespace kairo::posters {
namespace {

TEST(SharedLook, TellsPagesTheColoursOfTheCanvas) {
  const std::string css = colours_css();
  EXPECT_EQ(occurrences(css, "--ground: "),
            6U);  // dark, light by the system and by choice, both in high contrast, print
  EXPECT_EQ(occurrences(css, "--seat-4: "), 4U);  // high contrast leaves the seats as they are
  EXPECT_NE(css.find("--ground: #100e1c;"), std::string::npos);
  EXPECT_EQ(occurrences(colours_json(), "\"ground\":\"#"), 2U);
}

TEST(SharedLook, KeepsPaperLightInTheDark) {
  const draw::Rgba gold = draw::value(draw::Theme::light, draw::Ink::gold);
  const draw::Rgba paper = draw::value(draw::Theme::dark, draw::Ink::paper);
  EXPECT_GE(draw::contrast(gold, paper), 4.5F);
  EXPECT_NE(colours_css().find("--ink-gold: #6a4706;"), std::string::npos);
}

TEST(SharedLook, HasAShapeForEverySign) {
  const std::string signs = signs_json();
  EXPECT_EQ(occurrences(signs, "\"icon."), static_cast<std::size_t>(draw::icons));
  EXPECT_EQ(occurrences(signs, "\"seat."), 5U);
  EXPECT_EQ(occurrences(signs, R"("shapes":"<path )"), occurrences(signs, "\"box\""));
  EXPECT_LT(signs.size(), 12'000U);
}

TEST(SharedLook, DrawsCoversAnewInEachShape) {
  Studio studio(text::Language::en, KAIRO_FONTS_DIR);
  for (const Game& game : games())
    for (const CoverShape& shape : cover_shapes) {
      const std::string svg = cover(game.info->id, shape, studio);
      const std::string size = "width=\"" + std::to_string(static_cast<int>(shape.width)) + "\" height=\"" +
                               std::to_string(static_cast<int>(shape.height)) + "\"";
      EXPECT_NE(svg.find(size), std::string::npos) << game.info->id << shape.name;
      EXPECT_EQ(svg.find("<title>"), std::string::npos);              // the page's image element has the words
      EXPECT_LT(svg.size(), 24'000U) << game.info->id << shape.name;  // about a tenth when compressed
    }
}

}  // namespace
}  // namespace kairo::posters
