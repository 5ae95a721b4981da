#include "tests/engine/galleria/scene.h"

/// The worked examples of the rules, and the source's questions and answers.
namespace kairo::galleria::test {
namespace {

TEST(GalleriaExample, One_TwoCardsForAMonsterOfThreeOnceATurn) {
  State state = laid_out({.players = {{.facet = "theatrical_star", .hand = "NS 2*EW 4*ward 2*hush"}, {}},
                          .maze = "d3 NESW*3",
                          .deck = "stun stun NS"});
  make(state, "place NS d2");
  EXPECT_EQ(question(state), "pay 0");
  make(state, {"discard hush", "discard ward"});
  EXPECT_TRUE(lies(state, "d2", "NS"));
  make(state, "place EW c3");
  EXPECT_EQ(question(state), "place 0") << "the same monster costs nothing more this turn";
  make(state, {"end", "end"});
  EXPECT_EQ(question(state), "use 0");
  make(state, "place EW e3");
  EXPECT_EQ(question(state), "pay 0") << "next turn";
  make(state, {"discard ward", "discard ward"});
  EXPECT_TRUE(lies(state, "e3", "EW"));
}

TEST(GalleriaExample, Two_AFreeWayIsTakenPastTheMonster) {
  State state = laid_out({.players = {{.hand = "NES 3*ward"}, {}}, .maze = "c4 NES*4@E, d3 NES'"});
  const Way way = way_to(state.table, {card("NES"), cell("c3"), 0});
  EXPECT_TRUE(way.exists);
  EXPECT_EQ(way.cost, 0);
  EXPECT_EQ(way.monsters, 0U);
  make(state, "place NES c3");
  EXPECT_EQ(question(state), "place 0");
  EXPECT_EQ(hand(state, 0), 3) << "nothing is paid";
}

TEST(GalleriaExample, Three_ABorderCardMustNotLeadToAnEmptyRoom) {
  const State state =
      laid_out({.players = {{.hand = "NS 2*ward"}, {}}, .maze = "c4 NEW, c3 NS, c2 NE', b2 NES", .rooms = "n2 -"});
  EXPECT_EQ(refusal_of(state, "place NS b1"), Refusal::empty_room);
  EXPECT_EQ(refusal_phrase(look(state, 0), Refusal::empty_room).key, "galleria.refusal.empty_room");
  EXPECT_FALSE(is_legal(state, "place NS b1"));
}

TEST(GalleriaExample, Four_APlayerWhoPlacesTheLastCardIsOutThoughItTookACurio) {
  State state = laid_out({.players = {{.hand = "NS"}, {}}, .maze = "c4 NEW, c3 NS, c2 NE', b2 NES"});
  make(state, "place NS b1");
  EXPECT_EQ(curios_of(state.table, 0), 1);
  const EventList events = make(state, "end");
  EXPECT_EQ(question(state), "over");
  EXPECT_EQ(count_events(events, EventKind::went_out), 1);
  EXPECT_EQ(events_of(events, EventKind::ended).at(0).data[0], index(Ending::one_left));
  EXPECT_EQ(score(state).of[1].place, 1) << "with no curio at all";
  EXPECT_EQ(score(state).of[0].place, 2);
  EXPECT_EQ(score(state).of[0].tie_break, 1);
}

TEST(GalleriaExample, Five_TheLastRoomsCurioTakenWithTheLastCardCounts) {
  State state = laid_out({.players = {{.hand = "NS", .curios = "crown coffin portrait clock"}, {}},
                          .maze = "c4 NEW, c3 NS, c2 NE', b2 NES",
                          .rooms = "n6 -, e2 -, e6 -, s6 -, s2 -, w6 -, w2 -"});
  const EventList events = make(state, "place NS b1");
  EXPECT_EQ(question(state), "over");
  EXPECT_EQ(events_of(events, EventKind::ended).at(0).data[0], index(Ending::rooms_empty));
  EXPECT_EQ(score(state).of[0].place, 1);
}

TEST(GalleriaRuling, One_SoulTransferReturnsBeforeShinomashiraLeaves) {
  State state = laid_out({.players = {{.facet = "shinomashira", .hand = "soul_transfer NE"}, {}}});
  make(state, "skill soul_transfer");
  EXPECT_EQ(question(state), "recall 0");
  make(state, "facet shinomashira");
  EXPECT_EQ(question(state), "choose 0");
  EXPECT_TRUE(holds_card(state, 0, "soul_transfer"));
  make(state, "choose fortress");
  EXPECT_EQ(state.table.facet[0], facet("fortress"));
  EXPECT_EQ(state.table.facets_gone, 1U << facet("shinomashira"));
  EXPECT_TRUE(is_legal(state, "skill soul_transfer"));
}

TEST(GalleriaRuling, Two_WhenTheEventDeckIsEmptyTheUsedOnesAreShuffled) {
  State state = laid_out(
      {.players = {{.curios = "nostalgic wardrobe"}, {}}, .event_deck = "larder", .discards = "N~ E~ 2*NS+E~ 2*EW+N~"});
  ASSERT_EQ(state.event_deck.size(), 1U);
  make(state, "curio nostalgic");
  EXPECT_TRUE(state.event_deck.empty());
  make(state, "curio wardrobe nostalgic");
  const EventList events = make(state, "curio nostalgic");
  EXPECT_EQ(count_events(events, EventKind::events_shuffled), 1);
  EXPECT_EQ(count_events(events, EventKind::event_drawn), 1);
  EXPECT_EQ(state.event_deck.size(), 6U);
}

TEST(GalleriaRuling, Three_AnEventBetweenDoesNotBreakAStreak) {
  State state =
      laid_out({.players = {{.hand = "E! 2*NS 2*hush"}, {.hand = "forced_move NEW"}}, .event_deck = "larder"});
  make(state, "place NS d3");
  const EventList drew = make(state, "place E! c4");
  EXPECT_EQ(count_events(drew, EventKind::event_drawn), 1);
  make(state, "place NS d5");
  EXPECT_EQ(question(state), "answer 1");
  const EventList events = make(state, "trap forced_move");
  EXPECT_EQ(events_of(events, EventKind::streak_returned).at(0).data[0], 3);
  EXPECT_EQ(question(state), "use 1") << "the turn has ended";
  EXPECT_EQ(maze_cells(state.table.grid), 0U);
  EXPECT_TRUE(holds_card(state, 0, "E~")) << "its holder sees that the mark is used";
  EXPECT_EQ(hand(state, 0), 7) << "the event's two cards stay";
  make(state, "end");
  const EventList again = make(state, "place E~ c4");
  EXPECT_EQ(count_events(again, EventKind::event_drawn), 0);
}

TEST(GalleriaRuling, Four_TakingACurioEndsTheStreak) {
  State state = laid_out(
      {.players = {{.hand = "3*NS EW 2*hush"}, {.hand = "stun NEW"}}, .maze = "c4 NEW, c3 NS, c2 NE', b2 NESW"});
  make(state, "place NS b1");
  EXPECT_EQ(curios_of(state.table, 0), 1);
  EXPECT_EQ(state.table.streak, 0U);
  make(state, {"place NS b3", "place NS d5"});
  EXPECT_EQ(question(state), "place 0");
  make(state, "place EW a2");
  EXPECT_EQ(question(state), "answer 1") << "three since the first curio, and about to take the second";
  const EventList events = make(state, "trap stun");
  EXPECT_EQ(events_of(events, EventKind::streak_discarded).at(0).data[0], 3);
  EXPECT_EQ(curios_of(state.table, 0), 1);
  EXPECT_TRUE(lies(state, "b1", "NS"));
  EXPECT_TRUE(has_room(state.table.full, room("w2")));
  EXPECT_EQ(question(state), "use 1");
}

}  // namespace
}  // namespace kairo::galleria::test
