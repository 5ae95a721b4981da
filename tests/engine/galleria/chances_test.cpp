#include "tests/engine/galleria/scene.h"

/// Each event.
namespace kairo::galleria::test {
namespace {

State drawing(std::string_view event, Scene scene) {
  scene.event_deck = event;
  scene.players[0].curios = "nostalgic";
  State state = laid_out(scene);
  make(state, "curio nostalgic");
  return state;
}

TEST(GalleriaChance, LarderDrawsTwo) { EXPECT_EQ(hand(drawing("larder", {}), 0), 3); }

TEST(GalleriaChance, StonesRemoveAMazeCardOfOnesChoice) {
  State state = drawing("stones", {.maze = "d3 NS, d5 NS"});
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"remove d3", "remove d5"}));
  make(state, "remove d5");
  EXPECT_EQ(maze_cells(state.table.grid), only_cell(cell("d3")));
  EXPECT_EQ(question(drawing("stones", {})), "use 0") << "there may be none";
}

TEST(GalleriaChance, AmbushDiscardsOneOrFromTheWeakTwo) {
  State strong = drawing("ambush", {.players = {{.facet = "crow", .hand = "3*NS"}, {}}});
  make(strong, "discard NS");
  EXPECT_EQ(question(strong), "use 0");
  State weak = drawing("ambush", {.players = {{.facet = "venator", .hand = "3*NS"}, {}}});
  make(weak, {"discard NS", "discard NS"});
  EXPECT_EQ(question(weak), "use 0");
  EXPECT_EQ(hand(weak, 0), 1);
}

TEST(GalleriaChance, DraughtPassesACardOfEachToTheLeftAtOnce) {
  State state = drawing("draught", {.players = {{.hand = "NS hush"}, {.hand = "NE"}, {.hand = ""}, {.hand = "EW"}}});
  EXPECT_EQ(question(state), "pass-on 0");
  make(state, "pass-on hush");
  EXPECT_EQ(question(state), "pass-on 1");
  EXPECT_EQ(look(state, 1).pick, no_card) << "it lies sealed";
  make(state, "pass-on NE");
  EXPECT_EQ(question(state), "pass-on 3") << "an empty hand passes nothing";
  EXPECT_EQ(count_events(make(state, "pass-on EW"), EventKind::passed_left), 3) << "each is told";
  EXPECT_EQ(state.hands[0], cards("NS EW"));
  EXPECT_EQ(state.hands[1], cards("hush"));
  EXPECT_EQ(state.hands[2], cards("NE"));
  EXPECT_TRUE(state.hands[3].empty());
  EXPECT_EQ(question(state), "use 0");
}

TEST(GalleriaChance, FeastLetsEveryPlayerDraw) {
  const State state = drawing("feast", {.players = {{}, {}, {}}});
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(hand(state, seat), 2);
}

TEST(GalleriaChance, BearingsEndTheTurn) { EXPECT_EQ(question(drawing("bearings", {})), "use 1"); }

TEST(GalleriaChance, WhisperLooksAtTwoCuriosInRooms) {
  State state = drawing("whisper", {.rooms = "n2 crown, n6 clock, e2 -"});
  EXPECT_EQ(refusal_of(state, "peek e2"), Refusal::empty_room);
  make(state, "peek n2");
  EXPECT_EQ(refusal_of(state, "peek n2"), Refusal::already_seen);
  make(state, "peek n6");
  EXPECT_EQ(question(state), "use 0");
  EXPECT_EQ(look(state, 0).in_room[room("n2")], curio("crown"));
  EXPECT_EQ(look(state, 0).in_room[room("n6")], curio("clock"));
  EXPECT_EQ(look(state, 1).in_room[room("n2")], no_curio);
}

}  // namespace
}  // namespace kairo::galleria::test
