#include "tests/engine/galleria/scene.h"

/// Each skill, facet, curio and event.
namespace kairo::galleria::test {
namespace {

constexpr std::string_view to_b2 = "c4 NEW, c3 NS, c2 NE', b2 NESW";

/// The first player takes this curio with the last but some cards of its hand.
State taking(std::string_view which, std::string_view hand = "NS 3*hush") {
  static std::string rooms_text;
  rooms_text = "n2 " + std::string(which);
  State state = laid_out({.players = {{.facet = "crow", .hand = hand}, {}, {}}, .maze = to_b2, .rooms = rooms_text});
  make(state, "place NS b1");
  EXPECT_TRUE(owns(state, 0, which));
  return state;
}

// --- skills -------------------------------------------------------------------------------------------------------

TEST(GalleriaSkill, SoulTransferChoosesAFreshFacet) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "soul_transfer NS"}, {.facet = "corsair"}}});
  make(state, {"facet crow", "skill soul_transfer"});
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"choose shinomashira", "choose theatrical_star",
                                                       "choose fortress", "choose venator"}));
  make(state, "choose venator");
  EXPECT_TRUE(may(state, "facet venator"));
  EXPECT_EQ(facet_deck(state.table) & (1U << facet("crow")), 0U) << "it has left the game";
  EXPECT_EQ(refusal_of(state, "facet crow"), Refusal::not_yours);
}

TEST(GalleriaSkill, WarCryAddsPowerThisTurn) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "2*war_cry NS"}, {}}});
  make(state, {"skill war_cry", "skill war_cry"});
  EXPECT_EQ(power(state.table, 0), 6);
  EXPECT_EQ(power(state.table, 1), 2);
  make(state, "end");
  EXPECT_EQ(power(state.table, 0), 2);
}

TEST(GalleriaSkill, SurveyDrawsThreeAndDiscardsOne) {
  State state = laid_out({.players = {{.hand = "survey NS"}, {}}, .deck = "stun NE ledger"});
  make(state, "skill survey");
  EXPECT_EQ(question(state), "discard 0");
  EXPECT_EQ(hand(state, 0), 4);
  make(state, "discard ledger");
  EXPECT_EQ(state.hands[0], cards("NS stun NE"));
  EXPECT_EQ(question(state), "use 0");
}

TEST(GalleriaSkill, DemolitionRemovesAMazeCardButNotTheStart) {
  State state = laid_out({.players = {{.hand = "demolition NS"}, {}}, .maze = "d3 NS, d2 NES"});
  EXPECT_EQ(refusal_of(state, "skill demolition d4"), Refusal::no_target);
  EXPECT_EQ(refusal_of(state, "skill demolition a1"), Refusal::no_target);
  make(state, "skill demolition d3");
  EXPECT_TRUE(is_free(state.table.grid, cell("d3")));
  EXPECT_TRUE(state.table.discards.has(card("NS")));
}

TEST(GalleriaSkill, WithoutATargetItCannotBeUsed) {
  const State state = laid_out({.players = {{.facet = "corsair", .hand = "demolition pilfer NS"}, {.hand = ""}}});
  EXPECT_EQ(refusal_of(state, "skill demolition d3"), Refusal::no_target);
  EXPECT_EQ(refusal_of(state, "skill pilfer 1"), Refusal::no_target) << "no card there";
  EXPECT_EQ(refusal_of(state, "skill pilfer 0"), Refusal::no_target);
  EXPECT_EQ(refusal_of(state, "facet corsair 1"), Refusal::no_target);
}

TEST(GalleriaSkill, PilferTakesARandomCard) {
  State state = laid_out({.players = {{.hand = "pilfer NS"}, {.hand = "2*NE"}}});
  make(state, "skill pilfer 1");
  EXPECT_EQ(state.hands[0], cards("NS NE"));
  EXPECT_EQ(hand(state, 1), 1);
}

// --- facets -------------------------------------------------------------------------------------------------------

TEST(GalleriaFacet, CrowDrawsTwoOnce) {
  State state = laid_out({.players = {{.facet = "crow"}, {}}});
  make(state, "facet crow");
  EXPECT_EQ(hand(state, 0), 3);
  EXPECT_EQ(refusal_of(state, "facet crow"), Refusal::already_used);
}

TEST(GalleriaFacet, ShinomashiraKeepsASkillThatNobodyNullified) {
  State state = laid_out({.players = {{.facet = "shinomashira", .hand = "2*survey war_cry NS"}, {.hand = "hush NEW"}}});
  make(state, {"skill survey", "trap hush"});
  EXPECT_EQ(question(state), "use 0") << "nullified: not asked";
  make(state, "skill war_cry");
  EXPECT_EQ(question(state), "recall 0");
  make(state, "pass");
  EXPECT_FALSE(holds_card(state, 0, "war_cry"));
  make(state, {"skill survey", "facet shinomashira"});
  EXPECT_TRUE(holds_card(state, 0, "survey"));
  EXPECT_EQ(question(state), "discard 0") << "and it works";
  make(state, {"discard NS", "skill survey"});
  EXPECT_EQ(question(state), "discard 0") << "once a game";
  EXPECT_EQ(refusal_of(state, "facet shinomashira"), Refusal::not_asked);
}

TEST(GalleriaFacet, TheatricalStarTurnsACommonCurioUpright) {
  State state = laid_out(
      {.players = {{.facet = "theatrical_star", .curios = "thimble", .used = "music_box wardrobe nostalgic"}, {}}});
  EXPECT_EQ(refusal_of(state, "facet theatrical_star wardrobe"), Refusal::no_target);
  EXPECT_EQ(refusal_of(state, "facet theatrical_star nostalgic"), Refusal::no_target);
  EXPECT_EQ(refusal_of(state, "facet theatrical_star thimble"), Refusal::no_target) << "not used";
  make(state, "facet theatrical_star music_box");
  EXPECT_TRUE(may(state, "curio music_box"));
}

TEST(GalleriaFacet, CorsairTakesACardAndCannotBeWarded) {
  State state = laid_out({.players = {{.facet = "corsair", .hand = "NS"}, {.hand = "ward"}}});
  make(state, "facet corsair 1");
  EXPECT_EQ(state.hands[0], cards("NS ward"));
}

TEST(GalleriaFacet, VenatorIgnoresMonstersThisTurn) {
  State state = laid_out({.players = {{.facet = "venator", .hand = "2*EW NS"}, {}}, .maze = "d3 NESW*3"});
  make(state, {"facet venator", "place EW c3"});
  EXPECT_EQ(hand(state, 0), 2);
  EXPECT_EQ(question(state), "place 0");
}

TEST(GalleriaFacet, AShieldCannotBeUsedInOnesTurn) {
  const State state = laid_out({.players = {{.facet = "fortress", .curios = "mirror clock"}, {.curios = "doll"}}});
  EXPECT_EQ(refusal_of(state, "facet fortress"), Refusal::not_now);
  EXPECT_EQ(refusal_of(state, "curio mirror"), Refusal::not_now);
  EXPECT_EQ(refusal_of(state, "curio clock"), Refusal::not_now);
  EXPECT_EQ(refusal_of(state, "curio doll"), Refusal::not_yours);
}

// --- curios, when taken -------------------------------------------------------------------------------------------

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

// --- curios, used -------------------------------------------------------------------------------------------------

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
  const EventList came = make(state, "take NE");
  EXPECT_EQ(state.hands[0], cards("NS NE"));
  EXPECT_EQ(those(came, Happened::drew_card).at(0).audience, 1);
}

TEST(GalleriaCurio, QuillMayFindNothing) {
  State state = laid_out({.players = {{.curios = "quill"}, {}}, .deck = "stun", .deck_is_empty = true});
  EXPECT_EQ(count(make(state, "curio quill"), Happened::search_failed), 1);
  EXPECT_EQ(question(state), "use 0");
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

// --- events -------------------------------------------------------------------------------------------------------

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
  make(state, "pass-on EW");
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
