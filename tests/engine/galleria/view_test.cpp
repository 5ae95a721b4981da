#include "tests/engine/galleria/scene.h"

/// The knowledge of each seat, and how the rest is imagined.
namespace kairo::galleria::test {
namespace {

TEST(GalleriaView, HandsAreSecretAndTheirSizesPublic) {
  const State state = laid_out({.players = {{.hand = "NS stun"}, {.hand = "3*NEW"}}});
  EXPECT_EQ(look(state, 0).hands[0], cards("NS stun"));
  EXPECT_TRUE(look(state, 0).hands[1].empty());
  EXPECT_TRUE(look(state, no_seat).hands[0].empty());
  EXPECT_EQ(look(state, no_seat).table.hand_size[1], 3);
  EXPECT_TRUE(private_question(look(state, 0)));
}

/// The same to the eyes of this seat: cards, curios and events change places where it has not seen them.
State with_other_secrets(const State& state, Seat seat) {
  State other = state;
  std::ranges::reverse(other.deck);
  std::ranges::reverse(other.curio_deck);
  std::ranges::reverse(other.event_deck);
  std::swap(other.in_room[0], other.in_room[1]);
  for (Seat holder = 0; holder < state.table.players; ++holder) {
    if (holder == seat) continue;
    const Card held = state.hands[holder].nth(0);
    auto* const wanted = std::ranges::find_if(other.deck, [&](Card card) { return card != held; });
    other.hands[holder].remove(held);
    other.hands[holder].add(std::exchange(*wanted, held));
  }
  other.rng = Rng(99);
  return other;
}

TEST(GalleriaView, WhatASeatHasNotSeenLeavesNoTraceInItsView) {
  for (int players = 2; players <= max_players; ++players) {
    const State state = dealt(players);
    for (Seat seat = 0; seat < players; ++seat) {
      const State other = with_other_secrets(state, seat);
      ASSERT_NE(other.hands[(seat + 1) % players], state.hands[(seat + 1) % players]);
      ASSERT_NE(other.in_room, state.in_room);
      EXPECT_EQ(look(other, seat), look(state, seat));
    }
    EXPECT_EQ(look(with_other_secrets(state, no_seat), no_seat), look(state, no_seat));
  }
}

TEST(GalleriaView, AtTheEndAllHandsLieOpen) {
  State state = laid_out({.players = {{.hand = "NS ledger"}, {}}, .deck_is_empty = true});
  make(state, "end");
  EXPECT_EQ(look(state, no_seat).hands[0], cards("NS ledger"));
  EXPECT_FALSE(private_question(look(state, 0)));
}

TEST(GalleriaView, ACardThatEverybodySawGoIntoAHandIsImaginedThere) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {.hand = "cave_in 3*NEW"}}});
  make(state, {"place NS d3", "trap cave_in"});
  EXPECT_EQ(look(state, no_seat).table.shown[1], cards("NS"));
  Rng rng(1);
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(imagine(look(state, 0), rng).hands[1].has(card("NS")));
}

TEST(GalleriaView, ACardTakenUnseenMakesAHandUnknownAgain) {
  State state = laid_out({.players = {{.facet = "corsair", .hand = "NS hush"}, {.hand = "cave_in 3*NEW"}}});
  make(state, {"place NS d3", "trap cave_in", "end", "end"});
  ASSERT_EQ(state.table.shown[1], cards("NS"));
  make(state, "facet corsair 1");
  EXPECT_TRUE(state.table.shown[1].empty());
}

TEST(GalleriaView, APlayerAskedOnlyWhenAbleIsImaginedWithAnAnswer) {
  State state = laid_out({.players = {{.hand = "NS hush"}, {.hand = "cave_in 4*stun 2*NEW"}}});
  make(state, "place NS d3");
  Rng rng(2);
  for (int i = 0; i < 40; ++i) EXPECT_TRUE(imagine(look(state, 0), rng).hands[1].has(card("cave_in")));
}

TEST(GalleriaView, UsedMarksAreNeverImaginedInTheDeck) {
  State state = laid_out({.players = {{.hand = "N~ hush"}, {}}});
  make(state, "end");
  Rng rng(3);
  for (int i = 0; i < 40; ++i) EXPECT_TRUE(imagine(look(state, 1), rng).hands[0].has(card("N~")));
}

TEST(GalleriaView, UnknownRoomsAreImaginedFromWhatIsUnseen) {
  State state = laid_out({.players = {{.curios = "lantern clock"}, {}}});
  Rng rng(4);
  std::vector<bool> seen(curios);
  for (int i = 0; i < 200; ++i) seen[imagine(look(state, 0), rng).in_room[0]] = true;
  EXPECT_FALSE(seen[curio("clock")]);
  EXPECT_TRUE(seen[curio("crown")]);
  make(state, "curio lantern");
  const Curio known = state.in_room[0];
  for (int i = 0; i < 20; ++i) EXPECT_EQ(imagine(look(state, 0), rng).in_room[0], known);
}

TEST(GalleriaView, AWorldIsImaginedEvenWhereThePhantomMustHoldASet) {
  State state = dealt(1);
  while (hand(state, phantom) < 6) {
    const Card card = state.deck.back();
    state.deck.pop_back();
    state.hands[phantom].add(card);
    ++state.table.hand_size[phantom];
    --state.table.deck_left;
  }
  Rng rng(4);
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(imagine(look(state, 0), rng).hands[phantom].size(), 6) << "though no rule leads there";
}

}  // namespace
}  // namespace kairo::galleria::test
