#include "tests/engine/galleria/scene.h"

/// The effects of each curio, when it is taken or used.
namespace kairo::galleria::test {
namespace {

/// The first player takes this curio.
State taking(std::string_view which, std::string_view hand = "NS 3*hush") {
  static std::string rooms_text;
  rooms_text = "n2 " + std::string(which);
  State state = laid_out({.players = {{.facet = "crow", .hand = hand}, {}, {}}, .maze = to_b2, .rooms = rooms_text});
  make(state, "place NS b1");
  EXPECT_TRUE(owns(state, 0, which));
  return state;
}

TEST(GalleriaCurio, CrownDiscardsTwo) {
  State state = taking("crown");
  make(state, {"discard hush", "discard hush"});
  EXPECT_EQ(hand(state, 0), 1);
  EXPECT_EQ(question(state), "place 0");
}

TEST(GalleriaCurio, DiscardsStopAtAnEmptyHand) {
  State state = taking("crown", "NS hush");
  make(state, "discard hush");
  EXPECT_EQ(question(state), "place 0");
}

TEST(GalleriaCurio, CoffinLetsEveryOtherPlayerDraw) {
  const State state = taking("coffin");
  EXPECT_EQ(hand(state, 0), 3);
  EXPECT_EQ(hand(state, 1), 2);
  EXPECT_EQ(hand(state, 2), 2);
}

TEST(GalleriaCurio, PortraitDiscardsOne) {
  State state = taking("portrait");
  make(state, "discard hush");
  EXPECT_EQ(question(state), "place 0");
}

TEST(GalleriaCurio, ClockDoesNothing) { EXPECT_EQ(question(taking("clock")), "place 0"); }

TEST(GalleriaCurio, MaidenEndsTheTurn) { EXPECT_EQ(question(taking("maiden")), "use 1"); }

TEST(GalleriaCurio, OthersDoNothingWhenTaken) {
  for (const std::string_view which : {"wardrobe", "music_box", "doll", "mirror", "nostalgic", "marionette",
                                       "lightning", "lantern", "quill", "thimble", "umbrella"}) {
    const State state = taking(which);
    EXPECT_EQ(question(state), "place 0") << which;
    EXPECT_EQ(hand(state, 0), 3) << which;
  }
}

TEST(GalleriaCurio, WardrobeTurnsAnotherUpright) {
  State state = laid_out({.players = {{.curios = "wardrobe crown", .used = "thimble"}, {}}});
  EXPECT_EQ(refusal_of(state, "curio wardrobe wardrobe"), Refusal::no_target);
  EXPECT_EQ(refusal_of(state, "curio wardrobe crown"), Refusal::no_target) << "when taken: never again";
  make(state, {"curio wardrobe thimble", "curio thimble"});
  EXPECT_EQ(hand(state, 0), 4);
}

TEST(GalleriaCurio, MusicBoxThimbleAndDoll) {
  State state = laid_out({.players = {{.facet = "crow", .curios = "music_box thimble doll"}, {}}});
  make(state, "curio music_box");
  EXPECT_EQ(hand(state, 0), 3);
  make(state, "curio thimble");
  EXPECT_EQ(hand(state, 0), 6);
  make(state, "curio doll");
  EXPECT_EQ(power(state.table, 0), 4);
  EXPECT_EQ(refusal_of(state, "curio doll"), Refusal::already_used);
}

TEST(GalleriaCurio, EffectsDrawWhatThereIs) {
  State state = laid_out({.players = {{.curios = "thimble"}, {}}, .deck = "NS", .deck_is_empty = true});
  make(state, "curio thimble");
  EXPECT_EQ(hand(state, 0), 2);
  EXPECT_EQ(question(state), "use 0") << "only the draw of a turn ends the game";
}

TEST(GalleriaCurio, NostalgicDrawsAnEvent) {
  State state = laid_out({.players = {{.curios = "nostalgic"}, {}}, .event_deck = "bearings"});
  make(state, "curio nostalgic");
  EXPECT_EQ(question(state), "use 1") << "the turn has ended";
}

TEST(GalleriaCurio, MarionetteTakesACard) {
  State state = laid_out({.players = {{.hand = "NS", .curios = "marionette"}, {.hand = "NE"}}});
  make(state, "curio marionette 1");
  EXPECT_EQ(state.hands[0], cards("NS NE"));
}

TEST(GalleriaCurio, LightningRemovesAMazeCard) {
  State state = laid_out({.players = {{.curios = "lightning"}, {}}, .maze = "d3 NS"});
  make(state, "curio lightning d3");
  EXPECT_TRUE(is_free(state.table.grid, cell("d3")));
}

TEST(GalleriaCurio, LanternShowsAllRoomsToItsOwnerAlone) {
  State state = laid_out({.players = {{.curios = "lantern"}, {}}});
  make(state, "curio lantern");
  EXPECT_EQ(look(state, 0).in_room, state.in_room);
  for (const Seat other : {Seat{1}, no_seat})
    for (const Curio seen : look(state, other).in_room) EXPECT_EQ(seen, no_curio);
}

TEST(GalleriaCurio, QuillTakesAMazeCardOfTheDeck) {
  State state =
      laid_out({.players = {{.hand = "NS", .curios = "quill"}, {}}, .deck = "NE stun", .deck_is_empty = true});
  make(state, "curio quill");
  EXPECT_EQ(question(state), "take 0");
  EXPECT_EQ(look(state, 0).deck_mazes, cards("NE"));
  EXPECT_TRUE(look(state, 1).deck_mazes.empty());
  EXPECT_EQ(moves_of(state), std::vector<std::string>{"take NE"});
  const EventList events = make(state, "take NE");
  EXPECT_EQ(state.hands[0], cards("NS NE"));
  EXPECT_EQ(events_of(events, EventKind::drew_card).at(0).audience, 1);
}

TEST(GalleriaCurio, QuillMayFindNothing) {
  State state = laid_out({.players = {{.curios = "quill"}, {}}, .deck = "stun", .deck_is_empty = true});
  EXPECT_EQ(count_events(make(state, "curio quill"), EventKind::search_failed), 1);
  EXPECT_EQ(question(state), "use 0");
}

TEST(GalleriaCurio, QuillIsNotUsedWithAnEmptyDeck) {
  const State state = laid_out({.players = {{.curios = "quill"}, {}}, .deck_is_empty = true});
  EXPECT_EQ(refusal_of(state, "curio quill"), Refusal::no_target);
}

TEST(GalleriaCurio, UmbrellaIsSwappedForACurioInARoom) {
  State state = laid_out({.players = {{.curios = "umbrella"}, {}}, .rooms = "e2 crown, n2 -"});
  EXPECT_EQ(refusal_of(state, "curio umbrella n2"), Refusal::no_target);
  make(state, "curio umbrella e2");
  EXPECT_TRUE(owns(state, 0, "crown"));
  EXPECT_EQ(question(state), "use 0") << "it was not taken";
  for (const Seat seat : {Seat{0}, Seat{1}, no_seat})
    EXPECT_EQ(look(state, seat).in_room[room("e2")], curio("umbrella")) << "everybody knows where it lies";
  EXPECT_EQ(state.table.curios_used, 0);
}

}  // namespace
}  // namespace kairo::galleria::test
