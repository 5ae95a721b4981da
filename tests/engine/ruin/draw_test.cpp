#include <algorithm>
#include <set>

#include "tests/engine/ruin/scene.h"

/// Step 1: the shape, the single wall, and the extra cell.
namespace kairo::ruin::test {
namespace {

TEST(RuinDraw, TheShapeIsTurnedAndMirroredAtWill) {
  const State state = two({}, "FBC");  // L4
  for (const std::string_view shape : {"f7 f8 f9 g9", "f7 f8 f9 e9", "f7 g7 h7 h8", "f7 g7 h7 h6", "f7 e7 d7 d8",
                                       "f7 e7 d7 d6", "f7 g7 g8 g9", "f7 e7 e8 e9"}) {
    Move move;
    ASSERT_TRUE(find_drawing(Mark::passage, cells_of(shape), move)) << shape;
    EXPECT_EQ(why_not(state, move), Refusal::none) << shape;
  }
  EXPECT_EQ(refusal_of(state, "draw o f7 f8 f9"), Refusal::wrong_shape);
}

TEST(RuinDraw, AllPassagesOrAllWalls) {
  State state = two({});
  EXPECT_TRUE(is_legal(state, "draw o f7 f8 g8"));
  EXPECT_TRUE(is_legal(state, "draw x f7 f8 g8"));
  make(state, "draw x f7 f8 g8");
  idle(state);
  idle(state);
  EXPECT_EQ(state.boards[0].map.walls & cells_of("f7 f8 g8"), cells_of("f7 f8 g8"));
}

TEST(RuinDraw, OnlyOnEmptyCells) {
  const State state = two({.passages = "f5", .walls = "g6"});
  EXPECT_EQ(refusal_of(state, "draw x f5 f4 g4"), Refusal::occupied);
  EXPECT_EQ(refusal_of(state, "draw x g6 g7 h7"), Refusal::occupied);
  EXPECT_EQ(refusal_of(state, "draw x e6 f6 e7"), Refusal::occupied) << "the entrance is filled";
}

TEST(RuinDraw, SideBySideWithAFilledCellNeverDiagonally) {
  const State state = two({.walls = "g6"});
  EXPECT_EQ(refusal_of(state, "draw o e7 d7 d8"), Refusal::touches_nothing);
  EXPECT_EQ(refusal_of(state, "draw x a1 b1 a2"), Refusal::touches_nothing);
  EXPECT_TRUE(is_legal(state, "draw o h6 i6 i7")) << "a wall is filled";
}

TEST(RuinDraw, GatesAndTheEntranceCountAsPassagesInABlock) {
  const State gate =
      laid_out({.places = {{.passages = "f2 f3 g3", .explorer = "f3", .gems = 2}, {}}, .row = "ABC", .taken = "DF"});
  EXPECT_EQ(refusal_of(gate, "draw o g2 h2 h1"), Refusal::block_of_passages);
  const State entrance_beside = two({.passages = "f5 g5"});
  EXPECT_EQ(refusal_of(entrance_beside, "draw o g6 h6 h7"), Refusal::block_of_passages);
}

TEST(RuinDraw, WallsInABlockDoNoHarm) {
  const State state = two({.passages = "f5", .walls = "g5"});
  EXPECT_TRUE(is_legal(state, "draw o g6 h6 h7"));
}

TEST(RuinDraw, LettersAndOpenDestinationsMayBeDrawnOver) {
  State state = laid_out({.places = {{.passages = "f5 f4 e4"}, {}}, .row = "AUC", .open = "H"});
  EXPECT_TRUE(is_legal(state, "draw o d4 c4 c3"));
  make(state, {"draw x d4 c4 c3", "walk e4"});
  idle(state);
  EXPECT_TRUE(in_set(state.open, 'H' - 'A')) << "it is still a destination";
  EXPECT_TRUE(state.boards[0].map.walls.has(cell("d4")));
  EXPECT_EQ(state.boards[0].gems, 0);
  make(state, moves_of(state).front());
  EXPECT_EQ(refusal_of(state, "walk d4"), Refusal::too_far) << "under a wall it can never be taken";
}

TEST(RuinDraw, ASingleWallCostsFivePointsEvenThoughTheShapeFits) {
  State state = two({});
  make(state, "single f7");
  idle(state);
  const EventList events = idle(state);
  EXPECT_EQ(state.boards[0].penalties, 1);
  EXPECT_EQ(points(state, 0, Source::penalties), -5);
  EXPECT_TRUE(state.boards[0].map.walls.has(cell("f7")));
  const Event event = events_of(events, EventKind::drew_single).front();
  EXPECT_EQ(event.data[0], cell("f7"));
  EXPECT_EQ(event.data[1], 5);
}

TEST(RuinDraw, ASingleWallTouchesAFilledCellToo) {
  const State state = two({});
  EXPECT_EQ(refusal_of(state, "single g7"), Refusal::touches_nothing);
  EXPECT_EQ(refusal_of(state, "single f6"), Refusal::occupied);
}

TEST(RuinDraw, AShapeThatFitsNowhereLeavesTheSingleWallAtItsPrice) {
  // Four cells are empty, and no three of them are connected.
  const std::string passages = "f5 e5";
  State state = two({.passages = passages, .walls = block("a1", "k11", passages + " f6 a1 b1 k11 a11")}, "ABC");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"single a1", "single b1", "single a11", "single k11"}));
  make(state, "single a1");
  idle(state);
  idle(state);
  EXPECT_EQ(points(state, 0, Source::penalties), -5);
}

TEST(RuinDraw, AShapeThatFitsAsWallsOnlyIsNoPassage) {
  // The only room for the corner of three is beside passages that it would make a block with.
  const std::string passages = "f5 g5";
  const State state = two({.passages = passages, .walls = block("a1", "k11", passages + " f6 g6 h6 g7")}, "ABC");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"draw x g6 h6 g7", "single g6", "single h6", "single g7"}));
}

TEST(RuinDraw, AMapWithoutAnEmptyCellDrawsNothingAndPaysNothing) {
  const std::string passages = "f5 e5";
  State state = two({.passages = passages, .walls = block("a1", "k11", passages + " f6"), .goals = "IR"}, "ABC");
  EXPECT_EQ(state.phase, Phase::walk) << "nothing can be drawn";
  make(state, "walk e5");
  const EventList events = idle(state);
  EXPECT_EQ(state.boards[0].penalties, 0);
  for (const Event& drew : events_of(events, EventKind::drew)) EXPECT_NE(drew.seat, 0);
}

TEST(RuinDraw, WithTheLastCellDrawnNoExtraCellIsOffered) {
  const std::string passages = "f5 e5";
  State state = two({.passages = passages, .walls = block("a1", "k11", passages + " f6 a1"), .goals = "IR"}, "ABC");
  make(state, "single a1");
  EXPECT_EQ(state.phase, Phase::walk);
}

TEST(RuinDraw, AnExtraCellCostsAGoalCardAndIsAskedOnlyOfThoseWhoHaveOne) {
  State poor = two({});
  make(poor, "draw o f7 f8 g8");
  EXPECT_EQ(poor.phase, Phase::walk);

  State state = two({.goals = "IR GP"});
  make(state, "draw o f7 f8 g8");
  EXPECT_EQ(state.phase, Phase::offer);
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"spend IR", "spend GP", "pass"}));
  EXPECT_EQ(refusal_of(state, "spend QW"), Refusal::not_in_hand);
  make(state, "spend GP");
  EXPECT_EQ(refusal_of(state, "extra o k11"), Refusal::touches_nothing);
  EXPECT_EQ(refusal_of(state, "extra o f7"), Refusal::occupied);
  EXPECT_EQ(refusal_of(state, "extra o g7"), Refusal::block_of_passages);
  EXPECT_TRUE(is_legal(state, "extra x g7"));
  make(state, {"extra o h8", "walk h8"});
  EXPECT_EQ(state.boards[0].spent, 0) << "still sealed";
  idle(state);
  EXPECT_EQ(state.boards[0].explorer, cell("h8")) << "it touches what was just drawn, and serves at once";
  EXPECT_EQ(state.boards[0].spent, 1);
  EXPECT_EQ(state.holdings[0].hand, goals_of("IR"));
  EXPECT_EQ(state.holdings[0].discarded, goals_of("GP"));
}

TEST(RuinDraw, AnExtraCellFollowsASingleWallToo) {
  State state = two({.goals = "IR"});
  make(state, {"single f7", "spend IR", "extra x f8", "walk f6"});
  idle(state);
  EXPECT_EQ(state.boards[0].map.walls, cells_of("f7 f8"));
  EXPECT_EQ(points(state, 0, Source::penalties), -5);
}

TEST(RuinDraw, WhatARoundHasDrawnIsMarkedUntilTheNext) {
  State state = two({.goals = "IR"}, "AIM");
  make(state, {"draw o f7 f8 g8", "spend IR", "extra x f9", "walk f6"});
  idle(state);
  EXPECT_EQ(state.boards[0].fresh, cells_of("f7 f8 f9 g8"));
  make(state, {"draw x f5 f4 g4", "walk f6"});
  idle(state);
  EXPECT_EQ(state.boards[0].fresh, cells_of("f4 f5 g4"));
}

TEST(RuinDraw, TheExtraCellMayBeDeclined) {
  State state = two({.goals = "IR"});
  make(state, {"draw o f7 f8 g8", "pass"});
  EXPECT_EQ(state.phase, Phase::walk);
  EXPECT_EQ(refusal_of(state, "pass"), Refusal::not_asked);
}

TEST(RuinDraw, DrawingsAreListedPassagesFirstThenByCellsInReadingOrder) {
  const State state = two({.passages = "f5 f4", .walls = "g6"}, "FBC");
  State::MoveList moves;
  legal(state, moves);
  std::vector<CellSet> passages;
  std::vector<CellSet> walls;
  std::size_t i = 0;
  for (; i < moves.size() && moves[i].kind == Move::Kind::draw && moves[i].a == 0; ++i)
    passages.push_back(drawn_cells(moves[i]));
  for (; i < moves.size() && moves[i].kind == Move::Kind::draw && moves[i].a == 1; ++i)
    walls.push_back(drawn_cells(moves[i]));
  EXPECT_GT(passages.size(), 10U);
  EXPECT_GT(walls.size(), passages.size());
  for (; i < moves.size(); ++i) EXPECT_EQ(moves[i].kind, Move::Kind::single);
  const auto reads_before = [](CellSet a, CellSet b) {
    while (a.first() == b.first()) {
      a = a.rest();
      b = b.rest();
    }
    return a.first() < b.first();
  };
  EXPECT_TRUE(std::is_sorted(passages.begin(), passages.end(), reads_before));
  EXPECT_TRUE(std::is_sorted(walls.begin(), walls.end(), reads_before));
}

/// All legal drawings of a shape, found by trying each of its placements.
std::set<std::string> drawings_by_brute_force(const State& state) {
  const Map& map = state.boards[state.asked].map;
  const Shape shape = search_cards[state.row[0]].shape;
  std::set<std::string> found;
  for (int i = first_orientation(shape); i < end_orientation(shape); ++i) {
    for_each_cell(orientations[i].anchors, [&](Cell anchor) {
      const CellSet drawn = orientations[i].at(anchor);
      if (drawn.intersects(map.filled()) || !beside(map.filled()).intersects(drawn)) return;
      for (std::uint8_t mark = 0; mark < marks; ++mark)
        if (mark == 1 || !has_block(map.passages | drawn))
          found.insert(move_text({Move::Kind::draw, mark, anchor, static_cast<std::uint8_t>(i)}));
    });
  }
  return found;
}

TEST(RuinDraw, EveryPlacementIsListedOnceAndNoOther) {
  Rng rng(3);
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    State state = after_set_up(2, seed);
    while (state.phase != Phase::over) {
      const std::vector<std::string> moves = moves_of(state);
      if (state.phase == Phase::draw) {
        std::set<std::string> drawings;
        for (const std::string& move : moves) {
          if (!move.starts_with("draw")) continue;
          ASSERT_TRUE(drawings.insert(move).second) << move;
        }
        ASSERT_EQ(drawings, drawings_by_brute_force(state));
      }
      make(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

}  // namespace
}  // namespace kairo::ruin::test
