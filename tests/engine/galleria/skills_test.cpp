#include "tests/engine/galleria/scene.h"

/// Each skill and each facet.
namespace kairo::galleria::test {
namespace {

TEST(GalleriaSkill, SoulTransferChoosesAFreshFacet) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "soul_transfer NS"}, {.facet = "corsair"}}});
  make(state, {"facet crow", "skill soul_transfer"});
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"choose shinomashira", "choose theatrical_star",
                                                       "choose fortress", "choose venator"}));
  make(state, "choose venator");
  EXPECT_TRUE(is_legal(state, "facet venator"));
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
  EXPECT_TRUE(is_legal(state, "curio music_box"));
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

}  // namespace
}  // namespace kairo::galleria::test
