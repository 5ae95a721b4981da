#include "tests/engine/galleria/scene.h"

/// Moves that may be taken back: no move that has shown what was hidden, or that others could answer.
namespace kairo::galleria::test {
namespace {

/// Whether the last of these moves is final.
bool is_final(const Scene& scene, std::initializer_list<std::string_view> moves) {
  State state = laid_out(scene);
  EventList last;
  for (const std::string_view move : moves) last = make(state, move);
  return last.sealed;
}

TEST(GalleriaUndo, CardsDrawnOrTakenStay) {
  EXPECT_TRUE(is_final({.players = {{.facet = "crow"}, {}}}, {"facet crow"}));
  EXPECT_TRUE(is_final({.players = {{.curios = "marionette"}, {.hand = "NE"}}}, {"curio marionette 1"}));
  EXPECT_TRUE(is_final({.players = {{.facet = "corsair"}, {.hand = "NE"}}}, {"facet corsair 1"}));
}

TEST(GalleriaUndo, WhatWasLookedAtIsNotForgotten) {
  EXPECT_TRUE(is_final({.players = {{.curios = "lantern"}, {}}}, {"curio lantern"}));
  const Scene whisper{.players = {{.curios = "nostalgic"}, {}}, .rooms = "n2 crown", .event_deck = "whisper"};
  EXPECT_TRUE(is_final(whisper, {"curio nostalgic", "peek n2"}));
  const Scene umbrella{.players = {{.curios = "umbrella"}, {}}, .rooms = "e2 crown"};
  EXPECT_TRUE(is_final(umbrella, {"curio umbrella e2"}));
}

TEST(GalleriaUndo, ASearchOfTheDeckIsFinalWhetherItFindsACardOrNot) {
  const auto quill = [](std::string_view deck) {
    return Scene{.players = {{.curios = "quill"}, {}}, .deck = deck, .deck_is_empty = true};
  };
  EXPECT_TRUE(is_final(quill("stun"), {"curio quill"}));
  EXPECT_TRUE(is_final(quill("NE stun"), {"curio quill"})) << "the maze cards of the deck are seen";
  EXPECT_TRUE(is_final(quill("NE stun"), {"curio quill", "take NE"})) << "the deck is shuffled";
}

TEST(GalleriaUndo, AnEventIsFinalEvenIfItAsksFirst) {
  const Scene stones{.players = {{.curios = "nostalgic"}, {}}, .maze = "d3 NS, d5 NS", .event_deck = "stones"};
  EXPECT_TRUE(is_final(stones, {"curio nostalgic"}));
  EXPECT_FALSE(is_final(stones, {"curio nostalgic", "remove d5"})) << "the choice is open until the next move";
}

TEST(GalleriaUndo, CardsPassedToTheLeftAreFinalOnceAllHavePicked) {
  const Scene draught{.players = {{.hand = "NS", .curios = "nostalgic"}, {.hand = "NE"}}, .event_deck = "draught"};
  EXPECT_FALSE(is_final(draught, {"curio nostalgic", "pass-on NS"}));
  EXPECT_TRUE(is_final(draught, {"curio nostalgic", "pass-on NS", "pass-on NE"}));
}

TEST(GalleriaUndo, WhatOthersCouldAnswerIsFinalAndAloneItIsNot) {
  const Scene two{.players = {{.hand = "war_cry NS"}, {}}};
  const Scene alone{.players = {{.hand = "war_cry NS"}}, .phantom = ""};
  for (const std::string_view move : {"skill war_cry", "place NS d3"}) {
    EXPECT_TRUE(is_final(two, {move})) << move;
    EXPECT_FALSE(is_final(alone, {move})) << move;
  }
}

TEST(GalleriaUndo, ACurioTakenIsFinalAloneToo) {
  const Scene alone{.players = {{.hand = "NESW NS"}}, .maze = to_b2, .phantom = ""};
  EXPECT_TRUE(is_final(alone, {"place NESW b1"}));
}

TEST(GalleriaUndo, AnAbilityThatShowsNothingMayBeTakenBack) {
  EXPECT_FALSE(is_final({.players = {{.curios = "doll"}, {}}}, {"curio doll"}));
  EXPECT_FALSE(is_final({.players = {{.curios = "lightning"}, {}}, .maze = "d3 NS"}, {"curio lightning d3"}));
  EXPECT_FALSE(is_final({.players = {{.facet = "venator"}, {}}}, {"facet venator"}));
}

TEST(GalleriaUndo, TheEndOfATurnIsFinal) { EXPECT_TRUE(is_final({}, {"end"})); }

}  // namespace
}  // namespace kairo::galleria::test
