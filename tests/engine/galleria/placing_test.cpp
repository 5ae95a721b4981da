#include "tests/engine/galleria/scene.h"

/// Laying maze cards: what it costs, what it sets off, in which order.
namespace kairo::galleria::test {
namespace {

TEST(GalleriaPlacing, SymmetricCardsAreNeverTurned) {
  const State state = laid_out({.players = {{.hand = "NS NE NESW*3"}, {}}});
  EXPECT_TRUE(is_legal(state, "place NS d3"));
  EXPECT_EQ(refusal_of(state, "place NS d3 turned"), Refusal::no_such_thing);
  EXPECT_EQ(refusal_of(state, "place NESW*3 d3 turned"), Refusal::no_such_thing);
  EXPECT_TRUE(is_legal(state, "place NE d3 turned"));
  EXPECT_EQ(refusal_of(state, "place NE d3"), Refusal::blocked);
}

TEST(GalleriaPlacing, EachReasonNotToLieThere) {
  const State state = laid_out({.players = {{.hand = "NS NE EW"}, {}}, .maze = "d3 NESW*3, d2 NS"});
  EXPECT_EQ(refusal_of(state, "place NESW d5"), Refusal::not_in_hand);
  EXPECT_EQ(refusal_of(state, "place NS d4"), Refusal::cell_taken);
  EXPECT_EQ(refusal_of(state, "place EW d5"), Refusal::blocked);
  EXPECT_EQ(refusal_of(state, "place NS d1"), Refusal::outer_wall);
  EXPECT_EQ(refusal_of(state, "place NS a7"), Refusal::not_joined) << "no card would be, outer wall or not";
  EXPECT_EQ(refusal_of(state, "place NE b5"), Refusal::not_joined);
  EXPECT_EQ(refusal_of(state, "place EW c3"), Refusal::none) << "two cards can pay";
}

TEST(GalleriaPlacing, APlayerWhoCannotPayCannotPlaceThere) {
  const State state = laid_out({.players = {{.facet = "venator", .hand = "EW NS"}, {}}, .maze = "d3 NESW*3"});
  EXPECT_EQ(refusal_of(state, "place EW c3"), Refusal::cannot_pay) << "the card being placed cannot pay";
  EXPECT_TRUE(is_legal(state, "facet venator"));
}

TEST(GalleriaPlacing, PaymentIsOneCardAfterAnotherOfOnesChoice) {
  State state = laid_out({.players = {{.facet = "venator", .hand = "EW NS ward hush"}, {}}, .maze = "d3 NESW*3"});
  make(state, "place EW c3");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"discard NS", "discard hush", "discard ward"}));
  make(state, "discard ward");
  EXPECT_EQ(question(state), "pay 0");
  EXPECT_FALSE(lies(state, "c3", "EW"));
  make(state, "discard NS");
  EXPECT_TRUE(lies(state, "c3", "EW"));
  EXPECT_EQ(state.table.passed, only_cell(cell("d3")));
  EXPECT_TRUE(state.table.discards.has(card("ward")));
}

TEST(GalleriaPlacing, AMonstersOwnCardCostsNothing) {
  State state = laid_out({.players = {{.facet = "venator", .hand = "2*EW EW*2 ward"}, {}}, .maze = to_b2});
  make(state, "place EW*2 b4");
  EXPECT_EQ(question(state), "place 0");
}

TEST(GalleriaPlacing, ARoomBehindAMonsterMayBeLeft) {
  State state = laid_out({.players = {{.facet = "venator", .hand = "EW*2 ward"}, {}}, .maze = to_b2});
  make(state, "place EW*2 a2");
  EXPECT_TRUE(lies(state, "a2", "EW*2")) << "the monster stands before the room w2, not before its own card";
  EXPECT_EQ(question(state), "press-on 0");
  EXPECT_EQ(moves_of(state), (std::vector<std::string>{"go-on", "step-back"}));
  State other = state;
  make(state, "go-on");
  EXPECT_EQ(question(state), "pay 0");
  make(state, "discard ward");
  EXPECT_EQ(curios_of(state.table, 0), 1);
  const EventList events = make(other, "step-back");
  EXPECT_EQ(count_events(events, EventKind::left_room), 1);
  EXPECT_EQ(curios_of(other.table, 0), 0);
  EXPECT_TRUE(lies(other, "a2", "EW*2"));
  EXPECT_EQ(hand(other, 0), 1) << "nothing is paid";
  EXPECT_EQ(question(other), "place 0");
}

TEST(GalleriaPlacing, APlayerWhoCannotPayForARoomMayLayTheCardAllTheSame) {
  State state = laid_out({.players = {{.facet = "venator", .hand = "EW*2"}, {}}, .maze = to_b2});
  EXPECT_TRUE(is_legal(state, "place EW*2 a2")) << "with no card left to pay with";
  const EventList events = make(state, "place EW*2 a2");
  EXPECT_EQ(count_events(events, EventKind::left_room), 1) << "nothing is asked";
  EXPECT_EQ(question(state), "place 0");
  EXPECT_TRUE(has_room(state.table.full, room("w2")));
}

TEST(GalleriaPlacing, WhereNothingIsToBePaidNothingIsAsked) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "EW*2 ward"}, {}}, .maze = to_b2});
  make(state, "place EW*2 a2");
  EXPECT_EQ(curios_of(state.table, 0), 1);
  EXPECT_EQ(question(state), "place 0");
}

TEST(GalleriaPlacing, ALeftRoomIsVisitedOnTheNextPlacementOfWhoever) {
  State state = laid_out(
      {.players = {{.facet = "venator", .hand = "EW*2 NS ward"}, {.facet = "crow", .hand = "NS NEW"}}, .maze = to_b2});
  make(state, {"place EW*2 a2", "step-back"});
  State other = state;
  make(state, "place NS d3");
  EXPECT_EQ(question(state), "press-on 0") << "the same player is asked again";
  make(other, {"end", "place NS d3"});
  EXPECT_EQ(curios_of(other.table, 1), 1) << "a power of 2 passes for nothing";
}

TEST(GalleriaPlacing, AWayAndARoomArePaidForOneAfterTheOther) {
  // On the way to a2 a monster of 3, before the room another one of 2; the player has power 1.
  State state = laid_out(
      {.players = {{.facet = "venator", .hand = "EW*2 3*ward hush"}, {}}, .maze = "c4 NEW, c3 NS, c2 NE', b2 NESW*3"});
  make(state, "place EW*2 a2");
  EXPECT_EQ(question(state), "pay 0");
  make(state, {"discard ward", "discard ward"});
  EXPECT_EQ(question(state), "press-on 0");
  EXPECT_EQ(current_way(state.table).cost, 1) << "the first monster has been passed";
  make(state, {"go-on", "discard ward"});
  EXPECT_EQ(curios_of(state.table, 0), 1);
}

TEST(GalleriaPlacing, AnEventHappensWhereAMarkIsJoined) {
  State state = laid_out({.players = {{.hand = "N! NS NEW"}, {}}, .event_deck = "larder"});
  const EventList events = make(state, "place N! d5");
  EXPECT_EQ(events_of(events, EventKind::event_drawn).at(0).data[1], cell("d5"));
  EXPECT_EQ(hand(state, 0), 4);
  EXPECT_TRUE(lies(state, "d5", "N~"));
  EXPECT_EQ(question(state), "place 0");
}

TEST(GalleriaPlacing, ASeparateMarkIsJoinedLater) {
  State state = laid_out({.players = {{.hand = "NS+E! NEW ward"}, {}}, .maze = "e4 NEW", .event_deck = "larder"});
  EXPECT_EQ(count_events(make(state, "place NS+E! d3"), EventKind::event_drawn), 0);
  EXPECT_EQ(count_events(make(state, "place NEW e3 turned"), EventKind::event_drawn), 1);
  EXPECT_TRUE(lies(state, "d3", "NS+E~"));
}

TEST(GalleriaPlacing, CuriosComeBeforeEventsAndAnEndOfTheTurnAfterBoth) {
  // a2 joins the room w2 and, by its south side, nothing; the mark of b1 has waited for b2.
  State state = laid_out({.players = {{.hand = "NESW ward NS"}, {}},
                          .maze = "c4 NEW, c3 NS, c2 NE', b1 EW+N!', a2 EW",
                          .rooms = "w2 maiden",
                          .event_deck = "larder"});
  const EventList events = make(state, "place NESW b2");
  std::vector<EventKind> order;
  for (const Event& event : events.events) order.push_back(static_cast<EventKind>(event.kind));
  const auto at = [&](EventKind kind) { return std::find(order.begin(), order.end(), kind) - order.begin(); };
  EXPECT_LT(at(EventKind::curio_taken), at(EventKind::event_drawn));
  EXPECT_LT(at(EventKind::event_drawn), at(EventKind::turn_ended));
  EXPECT_EQ(question(state), "use 1");
}

TEST(GalleriaPlacing, ACutOffPassageCannotBeBuiltOnUntilItIsRejoined) {
  State state = laid_out({.players = {{.hand = "2*NS EW ward", .curios = "lightning"}, {}}, .maze = "d3 NS, d2 NES"});
  EXPECT_TRUE(is_legal(state, "place EW e2"));
  make(state, "curio lightning d3");
  EXPECT_EQ(refusal_of(state, "place EW e2"), Refusal::not_joined);
  EXPECT_EQ(refusal_of(state, "place EW d3"), Refusal::blocked) << "it binds its neighbours";
  make(state, "place NS d3");
  EXPECT_TRUE(is_legal(state, "place EW e2"));
}

TEST(GalleriaPlacing, APlayerWhoRejoinsACardGetsItsRoomAndItsMark) {
  State state = laid_out(
      {.players = {{.hand = "NESW ward"}, {}}, .maze = "c4 NEW, c3 NS, c2 NE', a2 EW, b3 N!", .event_deck = "larder"});
  const EventList events = make(state, "place NESW b2");
  EXPECT_EQ(events_of(events, EventKind::curio_taken).at(0).data[1], room("w2"));
  EXPECT_EQ(events_of(events, EventKind::event_drawn).at(0).data[1], cell("b3"));
}

TEST(GalleriaPlacing, TwoRoomsJoinedByOneCardAreTakenClockwise) {
  State state = laid_out({.players = {{.hand = "NESW ward"}, {}},
                          .maze = "c4 NEW, c3 NS, c2 NE', a2 EW, b1 NS",
                          .rooms = "n2 clock, w2 lantern"});
  const EventList events = make(state, "place NESW b2");
  const auto taken = events_of(events, EventKind::curio_taken);
  ASSERT_EQ(taken.size(), 2U);
  EXPECT_EQ(taken[0].data[0], curio("clock"));
  EXPECT_EQ(taken[1].data[0], curio("lantern"));
}

TEST(GalleriaPlacing, ASecondRoomIsReckonedAfterTheFirst) {
  // The way to the first room is free; before the second one stands a monster of 2.
  const Scene scene{.players = {{.facet = "venator", .hand = "NESW ward hush"}, {}},
                    .maze = "c4 NEW, c3 NS, c2 NE', a2 EW*2, b1 NS"};
  State state = laid_out(scene);
  make(state, "place NESW b2");
  EXPECT_EQ(curios_of(state.table, 0), 1);
  EXPECT_EQ(question(state), "press-on 0");
  State other = state;
  make(state, {"go-on", "discard ward"});
  EXPECT_EQ(curios_of(state.table, 0), 2);
  make(other, "step-back");
  EXPECT_EQ(curios_of(other.table, 0), 1);
  EXPECT_TRUE(has_room(other.table.full, room("w2")));
  EXPECT_EQ(question(other), "place 0");
}

TEST(GalleriaPlacing, ASecondRoomThatWasDeclinedIsVisitedOnTheNextPlacementOfWhoever) {
  State state =
      laid_out({.players = {{.facet = "venator", .hand = "NESW NS ward hush"}, {.facet = "crow", .hand = "NS NEW"}},
                .maze = "c4 NEW, c3 NS, c2 NE', a2 EW*2, b1 NS"});
  make(state, {"place NESW b2", "step-back"});
  ASSERT_TRUE(has_room(state.table.full, room("w2")));
  State other = state;
  make(state, "place NS d3");
  EXPECT_EQ(question(state), "press-on 0") << "the same player is asked again";
  EXPECT_EQ(state.table.room, room("w2"));
  make(other, {"end", "place NS d3"});
  EXPECT_FALSE(has_room(other.table.full, room("w2"))) << "the other player has power 2";
  EXPECT_EQ(curios_of(other.table, 1), 1);
}

TEST(GalleriaPlacing, ASecondRoomThatCannotBePaidForIsLookedAtAnewWithTheNextCard) {
  State state = laid_out({.players = {{.facet = "theatrical_star", .hand = "NESW ward hush"}, {.hand = "cave_in"}},
                          .maze = "c4 NEW, c3 NS, c2 NE', a2 EW*2, b1 NS",
                          .rooms = "n2 crown"});
  make(state, {"place NESW b2", "pass", "discard ward"});
  const EventList events = make(state, "discard hush");
  EXPECT_EQ(count_events(events, EventKind::left_room), 1);
  EXPECT_EQ(question(state), "place 0");
  const EventList next = make(state, "end");
  EXPECT_EQ(count_events(next, EventKind::went_out), 1);
}

TEST(GalleriaPlacing, MonstersStayPassedUntilTheEndOfTheTurn) {
  State state = laid_out(
      {.players = {{.facet = "venator", .hand = "2*EW 4*hush"}, {.hand = "cave_in NEW"}}, .maze = "d3 NESW*3"});
  make(state, {"place EW c3", "discard hush", "discard hush", "trap cave_in"});
  EXPECT_TRUE(is_free(state.table.grid, cell("c3")));
  EXPECT_EQ(state.table.passed, only_cell(cell("d3"))) << "though the card is removed";
  make(state, "place EW c3");
  EXPECT_EQ(question(state), "place 0");
  make(state, "end");
  EXPECT_EQ(state.table.passed, 0U);
}

TEST(GalleriaPlacing, NoSkillOrEffectAfterTheFirstCard) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "NS survey ward", .curios = "music_box"}, {}}});
  make(state, "place NS d3");
  EXPECT_EQ(refusal_of(state, "skill survey"), Refusal::too_late);
  EXPECT_EQ(refusal_of(state, "facet crow"), Refusal::too_late);
  EXPECT_EQ(refusal_of(state, "curio music_box"), Refusal::too_late);
}

}  // namespace
}  // namespace kairo::galleria::test
