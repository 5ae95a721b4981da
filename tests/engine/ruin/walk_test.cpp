#include "tests/engine/ruin/scene.h"

/// Step 2: walking, warping and leaving.
namespace kairo::ruin::test {
namespace {

TEST(RuinWalk, UpToTheCardsStepsAlongPassagesAndOneMayStay) {
  State state = two({.passages = "f5 f4 f3 f2 f1 e1"}, "BAC");  // 4 steps
  make(state, "single f7");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"walk f2", "walk f3", "walk f4", "walk f5", "walk f6"}));
  EXPECT_EQ(refusal_of(state, "walk f1"), Refusal::too_far);
  EXPECT_EQ(refusal_of(state, "walk f7"), Refusal::too_far) << "walls are no way";
  EXPECT_EQ(refusal_of(state, "walk g6"), Refusal::too_far);
}

TEST(RuinWalk, ThePassagesJustDrawnServeAtOnce) {
  State state = two({});
  make(state, "draw o f7 f8 g8");
  EXPECT_TRUE(is_legal(state, "walk g8"));
  make(state, "walk g8");
  idle(state);
  EXPECT_EQ(state.boards[0].explorer, cell("g8"));
  EXPECT_EQ(state.boards[0].came_from, cell("f6"));
}

TEST(RuinWalk, TheWayMayLeadOverOpenDestinationsWithoutTakingThem) {
  State state = laid_out({.places = {{.passages = "f5 f4 f3 f2 f1"}, {}}, .row = "ABC", .open = "D"});
  make(state, {"single f7", "walk f1"});
  idle(state);
  EXPECT_EQ(state.boards[0].gems, 0);
  EXPECT_TRUE(in_set(state.open, 'D' - 'A'));
}

TEST(RuinWalk, AWarpIsOfferedOnlyForWhatFeetCannotReach) {
  const Place apart{.passages = "f5 f4 f3 f2 f10", .goals = "IR GP", .gems = 2};
  State far = two(apart, "CAB", 1, "DU");  // 3 steps: no gate in reach
  make(far, {"single f7", "pass"});
  EXPECT_EQ(refusal_of(far, "spend IR"), Refusal::warp_of_no_use);
  EXPECT_FALSE(is_legal(far, "spend IR"));

  State near = two(apart, "AEB", 1, "DU");  // 5 steps
  make(near, {"single f7", "pass"});
  EXPECT_EQ(moves_of(near).front(), "spend IR");
  make(near, "spend GP");
  EXPECT_EQ(refusal_of(near, "warp f2"), Refusal::reached_on_foot);
  EXPECT_EQ(refusal_of(near, "warp f9"), Refusal::too_far);
  EXPECT_EQ(refusal_of(near, "walk f2"), Refusal::not_asked) << "the card is spent on the warp";
  EXPECT_EQ(moves_of(near), std::vector<std::string>{"warp f10"});
}

TEST(RuinWalk, AWarpIsToldFromAWalk) {
  const Place apart{.passages = "f5 f4 f3 f2 f10", .goals = "IR GP", .gems = 2};
  const auto told = [&](std::initializer_list<std::string_view> moves) {
    State state = two(apart, "AEB", 1, "DU");
    make(state, moves);
    std::vector<int> by_warp;
    for (const Event& event : events_of(idle(state), EventKind::walked)) by_warp.push_back(event.data[2]);
    return by_warp;
  };
  EXPECT_EQ(told({"single f7", "pass", "spend GP", "warp f10"}), (std::vector<int>{1, 0}));
  EXPECT_EQ(told({"single f7", "pass", "walk f2"}), (std::vector<int>{0, 0}));
  EXPECT_EQ(told({"single f7", "spend IR", "extra o f11", "walk f2"}), (std::vector<int>{0, 0}));
}

TEST(RuinWalk, WallsTheEntranceAndOpenDestinationsAreNoGates) {
  // D is open and a passage; U was taken but lies under a wall here; only H is a gate.
  State state =
      laid_out({.places = {{.passages = "d4 e4 f4 f5 f2", .goals = "IR", .gems = 1}, {.passages = "f10", .gems = 1}},
                .row = "ABC",
                .open = "D",
                .taken = "HU"});
  make(state, {"single f7", "pass"});
  EXPECT_EQ(refusal_of(state, "spend IR"), Refusal::warp_of_no_use);
}

TEST(RuinWalk, AGateMadeInThisRoundServesFromTheNext) {
  State state = laid_out({.places = {{.passages = "f5 f4 f3 f2 f10", .explorer = "f3", .goals = "IR", .gems = 1}, {}},
                          .row = "ABE",
                          .open = "D",
                          .taken = "U"});
  make(state, {"single f7", "pass"});
  EXPECT_FALSE(is_legal(state, "spend IR")) << "D is no gate yet";
  make(state, "walk f2");
  idle(state);
  EXPECT_TRUE(state.boards[0].map.gates.has(cell("f2")));
  make(state, {"single g6", "pass"});
  EXPECT_TRUE(is_legal(state, "spend IR"));
}

TEST(RuinWalk, OneSpecialInEachStepSoTwoInARound) {
  State state = two({.passages = "f5 f4 f3 f2 f10", .goals = "IR GP", .gems = 2}, "AEB", 1, "DU");
  make(state, {"single f7", "spend IR", "extra o f11"});
  EXPECT_EQ(state.phase, Phase::walk) << "no second extra cell";
  EXPECT_EQ(refusal_of(state, "spend IR"), Refusal::not_in_hand) << "spent already";
  make(state, {"spend GP", "warp f10"});
  idle(state);
  EXPECT_EQ(state.boards[0].spent, 2);
  EXPECT_EQ(state.holdings[0].hand, 0U);
  EXPECT_EQ(state.boards[0].explorer, cell("f10"));
}

TEST(RuinLeave, OnlyInTheSecondHalf) {
  State first = two({});
  make(first, "single f7");
  EXPECT_EQ(refusal_of(first, "leave"), Refusal::not_yet);
  State second = two({}, "ABC", 2);
  make(second, "single f7");
  EXPECT_TRUE(is_legal(second, "leave")) << "standing on the entrance";
}

TEST(RuinLeave, FromWhereTheEntranceIsWithinTheSteps) {
  State near = two({.passages = "f5 f4 f3", .explorer = "f3"}, "CAB", 2);  // 3 steps
  make(near, "single f7");
  EXPECT_TRUE(is_legal(near, "leave"));
  State far = two({.passages = "f5 f4 f3 f2", .explorer = "f2"}, "CAB", 2);
  make(far, "single f7");
  EXPECT_EQ(refusal_of(far, "leave"), Refusal::entrance_too_far);
}

TEST(RuinLeave, ByAWarpWhereFeetDoNotReach) {
  // The way is from H to U by warp, then up to the entrance: 1 + 4 steps.
  const Place apart{.passages = "d4 f10 f9 f8 f7", .explorer = "d4", .goals = "IR", .gems = 2};
  State state = two(apart, "AEB", 2, "HU");
  make(state, {"single f5", "pass"});
  EXPECT_EQ(refusal_of(state, "leave"), Refusal::entrance_too_far) << "on foot";
  make(state, "spend IR");
  EXPECT_TRUE(is_legal(state, "leave"));
  make(state, "leave");
  const EventList events = idle(state);
  EXPECT_EQ(state.boards[0].left, 1);
  EXPECT_EQ(state.boards[0].spent, 1);
  EXPECT_EQ(events_of(events, EventKind::left).front().data, (std::array<std::int16_t, 6>{1, 30, 1, 1, 0, 0}));

  State steps_short = two(apart, "BAC", 2, "HU");
  make(steps_short, {"single f5", "pass", "spend IR"});
  EXPECT_EQ(refusal_of(steps_short, "leave"), Refusal::entrance_too_far);
}

TEST(RuinLeave, AWarpIsNotPaidForWhenFeetReachTheEntrance) {
  const Place apart{.passages = "f5 f4 f3 f2 f10", .goals = "IR", .gems = 2};
  State state = two(apart, "AEB", 2, "DU");
  make(state, {"single f7", "pass", "spend IR"});
  EXPECT_EQ(refusal_of(state, "leave"), Refusal::reached_on_foot);
}

TEST(RuinLeave, TheRoundsDrawingStandsAndNoGemIsTaken) {
  State state =
      laid_out({.places = {{.passages = "f5 f4 f3 f2", .explorer = "f3"}, {}}, .half = 2, .row = "ABC", .open = "D"});
  make(state, {"draw o g6 h6 h7", "leave"});
  idle(state);
  EXPECT_TRUE(state.boards[0].map.passages.contains(cells_of("g6 h6 h7")));
  EXPECT_EQ(state.boards[0].gems, 0);
  EXPECT_EQ(state.boards[0].explorer, no_cell);
  EXPECT_EQ(state.boards[0].left, 1);
}

TEST(RuinLeave, APlayerWhoHasLeftDrawsAndMovesNoMore) {
  State state = laid_out({.places = {{}, {}, {}}, .half = 2, .row = "ABC"});
  make(state, {"single f7", "leave"});
  idle(state);
  idle(state);
  const Map left_behind = state.boards[0].map;
  EXPECT_EQ(state.asked, 1);
  idle(state);
  idle(state);
  EXPECT_EQ(state.asked, 1) << "the next round, too";
  EXPECT_EQ(state.boards[0].map, left_behind);
  EXPECT_TRUE(state.boards[0].fresh.empty());
}

}  // namespace
}  // namespace kairo::ruin::test
