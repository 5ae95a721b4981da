#include "tests/engine/ruin/scene.h"

/// The worked examples of the rules.
namespace kairo::ruin::test {
namespace {

TEST(RuinExample, One_TheLinesOfAScore) {
  // Five gems, T–X and N–U joined, the six lower rows filled, still inside.
  const std::string passages = "f6 b10 c10 d10 e10 f10 f11 g11 h11 i7 i8 i9 h9 g9 f9 d8";
  const Place first{
      .passages = passages, .walls = block("a6", "k11", passages), .goals = "TX NU", .gems = 5, .rectangle = 36};
  const State state = laid_out({.places = {first, {}}, .half = 2, .row = "ABC", .taken = "TUXNP"});
  EXPECT_EQ(points(state, 0, Source::gems), 50);
  EXPECT_EQ(points(state, 0, Source::goals), 30);
  EXPECT_EQ(points(state, 0, Source::first_rectangle), 36);
  EXPECT_EQ(points(state, 0, Source::second_rectangle), 66);
  EXPECT_EQ(points(state, 0, Source::leaving), -20);
  EXPECT_EQ(points(state, 0, Source::penalties), 0);
  EXPECT_EQ(score(state).of[0].total, 162);
}

TEST(RuinExample, Two_TheSameRectangleCountsTwice) {
  const std::string passages = "a1 b1 c1 c2 c3 f4";
  const Place drawn{.passages = passages, .walls = block("a1", "f4", passages)};
  State state = laid_out({.places = {drawn, {}}, .row = "J", .deck = ""});
  idle(state);
  const EventList events = idle(state);
  EXPECT_EQ(state.half, 1);
  const Event counted = events_of(events, EventKind::rectangle_counted).at(0);
  EXPECT_EQ(counted.data, (std::array<std::int16_t, 6>{0, 24, 0, 4, 6, 0})) << "4 rows and 6 columns from a1";
  EXPECT_EQ(points(state, 0, Source::first_rectangle), 24);
  EXPECT_EQ(points(state, 0, Source::second_rectangle), 24);
}

TEST(RuinExample, Three_ManyOnOneDestination) {
  const std::string way = "f5 f4 e4 d4";
  State state = laid_out(
      {.places = {{.passages = way, .explorer = "e4"}, {.passages = way, .explorer = "f4"}, {.passages = way}, {}},
       .row = "BCG",
       .open = "H"});
  make(state, {"single f7", "walk d4", "single f7", "walk d4", "single f7", "walk f6"});
  const EventList events = make(state, {"single f7", "walk f6"});
  for (const int seat : {0, 1, 2}) EXPECT_TRUE(state.boards[seat].map.gates.has(cell("d4"))) << seat;
  EXPECT_FALSE(state.boards[3].map.gates.has(cell("d4")));
  EXPECT_TRUE(state.boards[3].map.walls.has(cell("d4")));
  EXPECT_EQ(count_events(events, EventKind::gem_taken), 2);
  EXPECT_EQ(state.boards[0].gems, 1);
  EXPECT_EQ(state.boards[1].gems, 1);
  EXPECT_EQ(state.boards[2].gems + state.boards[3].gems, 0);
  EXPECT_EQ(count_events(events, EventKind::destination_opened), 1);
  EXPECT_TRUE(in_set(state.open, 'C' - 'A'));
  EXPECT_FALSE(in_set(state.open, 'H' - 'A'));
}

TEST(RuinExample, Four_ThreeStepsAndAWarp) {
  const Place first{.passages = "f5 f4 f3 f2 f10 f9", .explorer = "f5", .goals = "IR", .gems = 2};
  State state = laid_out({.places = {first, {}}, .row = "BCG", .taken = "DU"});
  make(state, {"single f7", "pass"});
  EXPECT_EQ(refusal_of(state, "walk f10"), Refusal::too_far);
  make(state, "spend IR");
  EXPECT_EQ(moves_of(state), std::vector<std::string>{"warp f10"}) << "f9 would take a fifth step";
  make(state, "warp f10");
  idle(state);
  EXPECT_EQ(state.boards[0].explorer, cell("f10"));
  EXPECT_EQ(state.boards[0].spent, 1);
  EXPECT_EQ(state.holdings[0].hand, 0U);
}

TEST(RuinExample, Five_ABlockOfPassagesIsRefused) {
  const State state = laid_out({.places = {{.passages = "f5 g5"}, {}}, .row = "ABC"});
  EXPECT_EQ(refusal_of(state, "draw o g6 h6 g7"), Refusal::block_of_passages);
  EXPECT_FALSE(is_legal(state, "draw o g6 h6 g7"));
  EXPECT_TRUE(is_legal(state, "draw x g6 h6 g7"));
}

TEST(RuinExample, Six_ThreeLeaveTogether) {
  State state = laid_out({.places = {{}, {}, {}, {}}, .half = 2, .row = "ABC"});
  make(state, {"single f7", "leave", "single f7", "leave", "single f7", "leave", "single f7", "walk f6"});
  for (const int seat : {0, 1, 2}) EXPECT_EQ(points(state, seat, Source::leaving), 10) << seat;
  EXPECT_EQ(points(state, 3, Source::leaving), -20);
  EXPECT_EQ(state.asked, 3);
  make(state, {"single f5", "leave"});
  for (const int seat : {0, 1, 2}) EXPECT_EQ(points(state, seat, Source::leaving), 10) << seat;
  EXPECT_EQ(points(state, 3, Source::leaving), 0);
  EXPECT_EQ(state.phase, Phase::over);
}

TEST(RuinExample, Seven_ALetterOpensAgain) {
  const std::string way = "f5 f4 f3 f2 e4 d4";
  State state = laid_out({.places = {{.passages = way, .explorer = "f3", .gems = 1},
                                     {.passages = way},
                                     {.passages = way + " f10", .explorer = "e4", .goals = "IR", .gems = 1},
                                     {}},
                          .half = 2,
                          .row = "AHB",
                          .open = "D",
                          .taken = "HU",
                          .deck = "GIJK"});
  const Letter h = 'H' - 'A';
  make(state, {"single f7", "walk f2", "single f7", "walk f6", "single f7", "pass", "walk e4", "single f7"});
  const EventList opened = make(state, "walk f6");
  EXPECT_EQ(count_events(opened, EventKind::destination_opened), 1);
  EXPECT_TRUE(in_set(state.open, h));
  PerSeat<Map> before;
  for (int seat = 0; seat < 4; ++seat) before[seat] = state.boards[seat].map;
  for (const int seat : {0, 1, 2}) EXPECT_TRUE(before[seat].gates.has(cell("d4"))) << seat;
  EXPECT_TRUE(before[3].walls.has(cell("d4")));

  make(state, {"single f8", "pass", "walk f2", "single f8", "walk d4", "single f8", "pass", "spend IR"});
  EXPECT_TRUE(is_legal(state, "warp f10")) << "from the gate, whose gem is still there";
  make(state, {"warp f10", "single f8"});
  EXPECT_EQ(refusal_of(state, "walk d4"), Refusal::too_far);
  const EventList taken = make(state, "walk f6");
  EXPECT_EQ(state.boards[1].gems, 1);
  EXPECT_FALSE(in_set(state.open, h));
  EXPECT_EQ(count_events(taken, EventKind::gate_made) + count_events(taken, EventKind::wall_made), 0);
  for (int seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(state.boards[seat].map.gates, before[seat].gates) << seat;
    EXPECT_EQ(state.boards[seat].map.walls, before[seat].walls | only_cell(cell("f8"))) << seat;
  }
}

}  // namespace
}  // namespace kairo::ruin::test
