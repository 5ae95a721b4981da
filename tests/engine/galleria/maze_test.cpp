#include "engine/games/galleria/text/vocabulary.h"
#include "tests/engine/galleria/scene.h"

/// The grid: what is joined, what fits, and the cheapest ways past monsters.
namespace kairo::galleria::test {
namespace {

std::string cells_in(CellSet set) {
  std::string text;
  for_each_cell(set, [&](Cell member) { text += (text.empty() ? "" : " ") + vocabulary::cell(member); });
  return text;
}

Way way_to(std::string_view maze, std::string_view where, std::string_view face, Traveller who) {
  const Grid maze_grid = grid(maze);
  return Ways(maze_grid, who).to_cell(cell(where), face_of(card(face), 0));
}

TEST(GalleriaMaze, PassagesAreJoinedThroughTheirMiddles) {
  EXPECT_EQ(cells_in(joined(grid("d3 NS, d2 NE', b4 EW, c5 NE"))), "d2 d3 d4");
  EXPECT_EQ(cells_in(joined(grid("d3 NS+E!, e3 NEW"))), "d3 d4") << "the mark's side joins nothing";
}

TEST(GalleriaMaze, AMarkIsJoinedFromItsOwnSideOnly) {
  EXPECT_EQ(cells_in(joined_marks(grid("d3 NS+E!"))), "");
  EXPECT_EQ(cells_in(joined_marks(grid("d3 NES, e4 NEW, e3 NS+E!'"))), "e3");
  EXPECT_EQ(cells_in(joined_marks(grid("d3 NS+E!, e4 NEW, e3 NEW'"))), "d3");
  EXPECT_EQ(cells_in(joined_marks(grid("d3 NS+E!, e4 NEW, e3 NS+E!'"))), "") << "two marks that face each other";
  EXPECT_EQ(cells_in(joined_marks(grid("c4 E!"))), "c4");
  EXPECT_EQ(cells_in(joined_marks(grid("c4 E~"))), "") << "it is used";
}

Misfit fits(std::string_view maze, std::string_view where, std::string_view face, int turned = 0,
            RoomSet full = all_rooms) {
  const Grid maze_grid = grid(maze);
  return misfit(maze_grid, joined(maze_grid), full, cell(where), face_of(card(face), turned));
}

TEST(GalleriaMaze, OpenSidesMeetOpenSidesAndClosedOnesClosedOnes) {
  EXPECT_EQ(fits("", "d3", "NS"), Misfit::none);
  EXPECT_EQ(fits("", "d3", "EW"), Misfit::blocked);
  EXPECT_EQ(fits("c4 NES", "c3", "NE"), Misfit::blocked);
  EXPECT_EQ(fits("c4 NES", "c3", "NE", 1), Misfit::none) << "turned it is open to south and west";
  EXPECT_EQ(fits("", "a1", "NE"), Misfit::outer_wall);
  EXPECT_EQ(fits("", "c3", "NESW"), Misfit::not_joined) << "nothing is beside it";
}

TEST(GalleriaMaze, ACardBesideACutOffOneMustMatchButIsNotJoinedByIt) {
  EXPECT_EQ(fits("b4 EW", "a4", "NE"), Misfit::not_joined);
  EXPECT_EQ(fits("b4 EW", "c4", "NS"), Misfit::blocked);
  EXPECT_EQ(fits("b4 EW", "c4", "EW"), Misfit::none);
}

TEST(GalleriaMaze, AtTheBorderPassagesLeadToRoomsWithACurioOnly) {
  const std::string_view maze = "c4 NEW, c3 NS, c2 NE', b2 NES";
  EXPECT_EQ(fits(maze, "b1", "NS"), Misfit::none);
  EXPECT_EQ(fits(maze, "b1", "NS", 0, all_rooms & ~only_room(room("n2"))), Misfit::empty_room);
  EXPECT_EQ(fits("d3 NS, d2 NS", "d1", "NS"), Misfit::outer_wall);
}

TEST(GalleriaWays, AMiddleMonsterIsMetOnce) {
  const Way way = way_to("d3 NESW*3", "d2", "NS", {.power = 1});
  EXPECT_TRUE(way.exists);
  EXPECT_EQ(way.cost, 2);
  EXPECT_EQ(cells_in(way.monsters), "d3");
}

TEST(GalleriaWays, ABranchMonsterIsMetBetweenItsSideAndTheMiddle) {
  // The monster of c4 stands on its east branch, between the start and everything else there.
  EXPECT_EQ(way_to("c4 NES*4@E", "c3", "NS", {.power = 2}).cost, 2);
  EXPECT_EQ(way_to("d3 NS, d2 NEW*4@N'", "c2", "EW", {.power = 1}).cost, 3) << "turned, it stands in the south";
  EXPECT_EQ(way_to("d5 NEW*4@N", "e5", "EW", {.power = 1}).cost, 3);
  EXPECT_EQ(way_to("c4 NEW, c3 NES, d3 NEW*4@N", "e3", "EW", {.power = 1}).cost, 0) << "past its other branches";
  EXPECT_EQ(way_to("c4 NEW, c3 NES, d3 NEW*4@N", "d2", "NS", {.power = 1}).cost, 3);
}

TEST(GalleriaWays, FreeMonstersAreOnTheWayToo) {
  const Way way = way_to("d3 NS*1", "d2", "NS", {.power = 2});
  EXPECT_EQ(way.cost, 0);
  EXPECT_EQ(cells_in(way.monsters), "d3");
}

TEST(GalleriaWays, PassedAndIgnoredMonstersDoNotCount) {
  EXPECT_EQ(way_to("d3 NESW*3", "d2", "NS", {.power = 1, .passed = only_cell(cell("d3"))}).monsters, 0U);
  EXPECT_EQ(way_to("d3 NESW*3", "d2", "NS", {.power = 1, .ignores_monsters = true}).monsters, 0U);
}

TEST(GalleriaWays, AnEnragedMonsterIsStronger) {
  Traveller who{.power = 2};
  who.enraged_monsters.push_back({cell("d3"), 2});
  EXPECT_EQ(way_to("d3 NS*1", "d2", "NS", who).cost, 1);
}

TEST(GalleriaWays, OfEqualCostsTheWayWithFewerMonstersCounts) {
  // From the south one monster of 2, from the west one of 2 and a free one that stands before it in reading order.
  const Way way = way_to("d3 NS*2, c4 NEW*2, c3 NS*1, c2 NES", "d2", "NESW", {.power = 1});
  EXPECT_EQ(way.cost, 1);
  EXPECT_EQ(cells_in(way.monsters), "d3");
}

TEST(GalleriaWays, ThenTheOneThatComesFirstInReadingOrder) {
  // The way to c3: by d3 through a monster of 2, or by c4 through one of 2.
  const Way way = way_to("d3 NESW*3, c4 NESW*3", "c3", "NESW", {.power = 1});
  EXPECT_EQ(way.cost, 2);
  EXPECT_EQ(cells_in(way.monsters), "d3");
}

TEST(GalleriaWays, TheWayToARoomGoesThroughTheCardThatJoinsIt) {
  const Grid maze_grid = grid("c4 NEW, c3 NS, c2 NE', b2 NES, b1 NS*1");
  const Way way = Ways(maze_grid, {.power = 0}).to_room(room("n2"));
  EXPECT_EQ(way.cost, 1);
  EXPECT_EQ(cells_in(way.monsters), "b1");
  EXPECT_FALSE(Ways(maze_grid, {}).to_room(room("e2")).exists);
}

/// Tries every way, one after another: slow but simple.
void try_all(const Grid& maze_grid, const Traveller& who, int at, CellSet been, CellSet monsters, int goal,
             std::vector<CellSet>& found) {
  const auto meet = [&](int cell, CellSet met) {
    return face_at(maze_grid, cell).power > 0 ? met | only_cell(cell) : met;
  };
  for (int i = 0; i < side_count; ++i) {
    const Sides side = side_at(i);
    const Cell there = beyond(at, side);
    if (there == no_cell || has_cell(been, there) || (face_at(maze_grid, at).through & side) == 0) continue;
    const CellSet leaving = face_at(maze_grid, at).branch == side ? meet(at, monsters) : monsters;
    if (there == goal) {
      found.push_back(leaving);
      continue;
    }
    const Face& face = face_at(maze_grid, there);
    if ((face.through & opposite(side)) == 0) continue;
    const bool meets = face.branch == 0 || face.branch == opposite(side);
    try_all(maze_grid, who, there, been | only_cell(there), meets ? meet(there, leaving) : leaving, goal, found);
  }
}

int cost_of(const Grid& maze_grid, CellSet monsters, int power) {
  int cost = 0;
  for_each_cell(monsters, [&](Cell member) { cost += std::max(0, face_at(maze_grid, member).power - power); });
  return cost;
}

/// Compares by cards, then by the number of monsters, then by the first cell in which they differ.
bool is_better(const Grid& maze_grid, CellSet a, CellSet b, int power) {
  if (cost_of(maze_grid, a, power) != cost_of(maze_grid, b, power))
    return cost_of(maze_grid, a, power) < cost_of(maze_grid, b, power);
  if (count_of(a) != count_of(b)) return count_of(a) < count_of(b);
  const CellSet differ = a ^ b;
  return differ != 0 && (a & (differ & ~(differ - 1))) != 0;
}

TEST(GalleriaWays, TheCheapestOfAllWaysIsFound) {
  // Monsters at every crossing, in a field of three by three round the start and one row above.
  Rng rng(5);
  for (int round = 0; round < 200; ++round) {
    Grid maze_grid = grid("");
    for (const char* where : {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5", "c2", "e2"}) {
      const Card crossing = card(rng.below(2) == 0 ? "NESW*3" : "NESW");
      const Card other = card(rng.below(2) == 0 ? "NES*4@E" : "NEW*2");
      maze_grid.lay(cell(where), {rng.below(3) == 0 ? other : crossing, static_cast<std::uint8_t>(rng.below(2))});
    }
    const int power = static_cast<int>(rng.below(4));
    const int goal = cell("d2");
    std::vector<CellSet> found;
    try_all(maze_grid, {.power = power}, middle, only_cell(middle), 0, goal, found);
    const Way way = Ways(maze_grid, {.power = power}).to_cell(goal, face_of(card("NESW"), 0));
    ASSERT_EQ(way.exists, !found.empty());
    if (found.empty()) continue;
    CellSet best = found[0];
    for (const CellSet other : found)
      if (is_better(maze_grid, other, best, power)) best = other;
    ASSERT_EQ(way.monsters, best);
    ASSERT_EQ(way.cost, cost_of(maze_grid, best, power));
  }
}

}  // namespace
}  // namespace kairo::galleria::test
