#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "tests/web/support/stage.h"
#include "web/tables/galleria/board/light.h"
#include "web/tables/galleria/board/monsters.h"
#include "web/tables/galleria/board/rooms.h"
#include "web/tables/galleria/board/stone.h"
#include "web/tables/galleria/pieces.h"

/// The maze as it is drawn: what a player must see of its ways, monsters and rooms.
namespace kairo::testing {
namespace {

using draw::Contrast;
using draw::Rect;
using draw::testing::Stage;
using galleria::Cell;
using galleria::Grid;
using galleria::table::Light;
using galleria::table::LitCard;
using galleria::table::RoomLook;
namespace stone = galleria::table::stone;

constexpr float cell_sizes[] = {30, 43, 60, 80, 112};

/// The first printed card with this face.
galleria::Card card_like(galleria::Face face) {
  galleria::Card card = 0;
  while (galleria::face_of(card, 0) != face) ++card;
  return card;
}
const galleria::Card straight = card_like({.through = galleria::east | galleria::west});
constexpr Cell beside = galleria::cell_at(3, 4);
constexpr Cell further = galleria::cell_at(3, 5);

/// The start, and two straight cards in a row beside it.
Grid two_cards() {
  Grid grid;
  grid.lay(galleria::middle, {galleria::start_card});
  grid.lay(beside, {straight});
  grid.lay(further, {straight});
  return grid;
}

TEST(GalleriaMaze, AMonsterNeverCoversTheBranchThatItGuards) {
  const Stage stage(300, 300);  // whose pixels the passages are drawn to
  for (const float size : cell_sizes) {
    for (int card = 0; card < galleria::maze_kinds; ++card) {
      for (const int turned : {0, 1}) {
        const galleria::Face& face = galleria::face_of(card, turned);
        if (face.branch == 0) continue;
        const Rect at{100, 100, size, size};
        const galleria::table::Lair lair = galleria::table::lair_of(at, face);
        for (int i = 0; i < galleria::side_count; ++i) {
          if ((face.through & galleria::side_at(i)) == 0) continue;
          const Rect way = galleria::table::passage(at, galleria::side_at(i), 0, 0.5F, galleria::table::way_width);
          for (const Rect& part :
               {draw::square_around(lair.centre, lair.radius), draw::square_around(lair.number, lair.disc)}) {
            const Rect both = draw::intersection(way, part);
            EXPECT_LE(std::min(both.w, both.h), 1) << "card " << card << ", " << size << " pixels";
          }
        }
      }
    }
  }
}

TEST(GalleriaMaze, AMonsterInTheMiddleLeavesEveryWayInSight) {
  for (const float size : cell_sizes) {
    const galleria::table::Lair lair = galleria::table::lair_of({0, 0, size, size}, {.through = 15, .power = 3});
    EXPECT_LE(std::max(lair.radius, lair.disc), size * 0.3F);
  }
}

TEST(GalleriaMaze, LightFallsOffWithTheDistanceFromTheStart) {
  Light light;
  light.follow(two_cards(), std::nullopt);
  EXPECT_EQ(light.distance(galleria::middle), 0);
  EXPECT_EQ(light.distance(beside), 1);
  EXPECT_EQ(light.distance(further), 2);
  const LitCard card = light.on_card(two_cards(), further);
  EXPECT_FLOAT_EQ(card.sides[3].distance, 1.5F) << "at the side of the start";
  EXPECT_FLOAT_EQ(card.sides[1].distance, 2.5F);
  Grid cut = two_cards();
  cut.clear(beside);
  light.follow(cut, std::nullopt);
  EXPECT_EQ(light.share(further), 0) << "what is cut off is dark";
  EXPECT_EQ(light.on_card(cut, further).centre.strength, 0);
}

TEST(GalleriaMaze, AMouthIsWhereALitWayEndsAtAFreeCell) {
  Light light;
  Grid grid = two_cards();
  light.follow(grid, std::nullopt);
  EXPECT_EQ(light.on_card(grid, further).mouths, galleria::east);
  EXPECT_EQ(light.on_card(grid, further).on, galleria::west);
  EXPECT_EQ(light.on_card(grid, beside).mouths, 0) << "between two cards there is none";
  grid.clear(beside);
  light.follow(grid, std::nullopt);
  EXPECT_EQ(light.on_card(grid, further).mouths, 0) << "nothing can be built at a dark end";
}

TEST(GalleriaMaze, LightRunsAlongANewWayAndBackFromACutOne) {
  Light light;
  Grid grid = two_cards();
  grid.clear(beside);
  light.follow(grid, std::nullopt);
  light.follow(grid, 1);
  grid.lay(beside, {straight});
  light.follow(grid, 1.05);
  EXPECT_GT(light.share(beside), 0);
  EXPECT_LT(light.share(beside), 1);
  EXPECT_EQ(light.share(further), 0) << "it has not come so far";
  for (double now = 1.1; now < 1.5; now += 0.02) light.follow(grid, now);
  EXPECT_EQ(light.share(further), 1);
  grid.clear(beside);
  light.follow(grid, 1.52);
  EXPECT_LT(light.share(further), 1);
  for (double now = 1.54; now < 2; now += 0.02) light.follow(grid, now);
  EXPECT_EQ(light.share(further), 0);
}

draw::Rgba colour_of(ImU32 colour) {
  const auto byte = [colour](int shift) { return static_cast<std::uint8_t>(colour >> shift); };
  return {byte(IM_COL32_R_SHIFT), byte(IM_COL32_G_SHIFT), byte(IM_COL32_B_SHIFT), 255};
}

TEST(GalleriaMaze, PiecesStandOutFromStoneInBothContrasts) {
  const auto expect = [](float least, const stone::Shade& a, const stone::Shade& b) {
    EXPECT_GE(draw::contrast(colour_of(a.usual), colour_of(b.usual)), least);
    EXPECT_GE(draw::contrast(colour_of(a.high), colour_of(b.high)), std::max(least, 4.5F));
  };
  expect(3, stone::far_floor, stone::rock);
  expect(3, stone::far_floor, stone::cold_floor);
  expect(3, stone::cold_cap, stone::cold_floor);
  expect(3, stone::cold_cap, stone::trench);
  expect(3, stone::beast, stone::far_floor);
  expect(3, stone::beast_eye, stone::beast);
  expect(3, stone::beast_rim, stone::cold_floor);
  expect(3, stone::event_edge, stone::low_rock);
  expect(3, stone::bare_edge, stone::bare);
  expect(3, {stone::lilac, stone::lilac}, stone::low_niche);
  EXPECT_GE(draw::contrast(colour_of(stone::power.usual), colour_of(stone::rgb(0xf6f1e6))), 4.5F);
  EXPECT_GE(draw::contrast(colour_of(stone::power.high), colour_of(stone::rgb(0xf6f1e6))), 7);
}

/// A picture in grey, pixel by pixel.
template <class Draw>
std::vector<float> grey_picture(float wide, float high, Draw draw) {
  Stage stage(wide, high);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  stage.frame([](draw::Ui&) {});
  const auto picture = stage.paint(draw);
  std::vector<float> grey;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) grey.push_back(picture.grey(x, y));
  return grey;
}

/// Each of these pictures has at least so many pixels that are lighter or darker than in any other one.
void expect_to_differ(const std::vector<std::vector<float>>& pictures, int least) {
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      int different = 0;
      for (std::size_t pixel = 0; pixel < pictures[i].size(); ++pixel)
        different += std::abs(pictures[i][pixel] - pictures[j][pixel]) > 0.05F ? 1 : 0;
      EXPECT_GT(different, least) << "pictures " << j << " and " << i;
    }
  }
}

TEST(GalleriaMaze, MonstersOfEachPowerAndThoseThatSleepDifferInGrey) {
  std::vector<std::vector<float>> pictures;
  for (const bool passed : {false, true})
    for (int power = 1; power <= 4; ++power)
      pictures.push_back(grey_picture(24, 24, [&](draw::Ui& ui) {
        ui.pen().AddRectFilled({0, 0}, {24, 24}, stone::near_floor.usual);
        galleria::table::draw_monster(ui, {12, 12}, 12, power, passed);
      }));
  expect_to_differ(pictures, 40);
}

TEST(GalleriaMaze, TheStatesOfARoomDifferInGrey) {
  const RoomLook looks[] = {{.full = true},
                            {.full = true, .curio = 3},
                            {.full = true, .joined = true, .light = {1, 4}},
                            {.full = true, .joined = true, .at_stake = true, .light = {1, 4}},
                            {},
                            {.joined = true, .light = {1, 4}}};
  std::vector<std::vector<float>> pictures;
  for (const RoomLook& look : looks)
    pictures.push_back(grey_picture(60, 36, [&](draw::Ui& ui) {
      galleria::table::draw_room(ui, {0, 0, 60, 36}, galleria::north, look);
    }));
  expect_to_differ(pictures, 60);
}

TEST(GalleriaMaze, HighContrastReachesTheStone) {
  const auto picture_in = [](Contrast contrast) {
    Stage stage(60, 60);
    stage.input.contrast = contrast;
    return stage.paint([](draw::Ui& ui) {
      galleria::table::draw_tile(ui, {0, 0, 60, 60}, galleria::face_of(straight, 0), {false, false});
    });
  };
  const auto usual = picture_in(Contrast::normal);
  const auto high = picture_in(Contrast::high);
  constexpr int across = 30;
  const auto brightest = [](const auto& picture) {
    float most = 0;
    for (int y = 15; y < 45; ++y) most = std::max(most, picture.grey(across, y));
    return most;
  };
  EXPECT_GT(brightest(high), brightest(usual) * 1.5F) << "the edge of a dark way";
}

}  // namespace
}  // namespace kairo::testing
