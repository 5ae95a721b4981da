#include "tests/engine/galleria/scene.h"

/// One player against the phantom.
namespace kairo::galleria::test {
namespace {

/// The player alone ends the turn; the phantom draws the top of the deck.
EventList after_end(State& state, Scene scene) {
  state = laid_out(scene);
  return make(state, "end");
}

Scene alone(std::string_view deck, std::string_view phantom_hand, std::string_view hand = "3*NS") {
  return {.players = {{.facet = "crow", .hand = hand}}, .deck = deck, .phantom = phantom_hand};
}

TEST(GalleriaPhantom, GoesFirstWithoutAHand) {
  const State state = dealt(1);
  EXPECT_EQ(state.table.turn, 0);
  EXPECT_EQ(hand(state, phantom), 1);
  EXPECT_EQ(state.deck.size(), 87U - 1 - 1 - static_cast<unsigned>(hand(state, 0) - 1));
}

State against(int level, std::uint64_t seed) {
  State state;
  Setup setup = standard_setup(info, 1, seed);
  setup.options[index(Option::phantom)] = static_cast<std::int16_t>(level);
  deal(setup, state);
  return state;
}

TEST(GalleriaPhantom, TheStrongAndTheFearsomeOneBeginWithCuriosAndOpenCards) {
  const auto check = [](const State& state, int curios_held, int open, int fewer) {
    EXPECT_EQ(curios_of(state.table, phantom), curios_held);
    EXPECT_EQ(state.curio_deck.size(), static_cast<std::size_t>(curios - rooms - curios_held));
    EXPECT_EQ(state.table.laid_open.size(), open);
    EXPECT_EQ(hand(state, phantom), 1) << "what it has drawn in its first turn";
    const int drawn = open > 0 ? 2 : 0;  // one more for the player's own turn
    EXPECT_EQ(hand(state, 0), 8 + facet_cards[state.table.facet[0]].hand - fewer + drawn + 1);
  };
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    check(against(0, seed), 0, 0, 0);
    check(against(1, seed), 2, 12, 4);
    check(against(2, seed), 2, 14, 6);
  }
}

TEST(GalleriaPhantom, NoDealIsLostBeforeThePlayersFirstTurn) {
  for (int level = 0; level < static_cast<int>(phantom_levels.size()); ++level)
    for (std::uint64_t seed = 0; seed < 100'000; ++seed) {
      const State state = against(level, seed);
      ASSERT_EQ(question(state), "use 0") << "level " << level << ", seed " << seed;
      ASSERT_LT(curios_of(state.table, phantom), curios_to_win_alone);
      ASSERT_GT(hand(state, 0), 0);
    }
}

TEST(GalleriaPhantom, ByItsHandThePlayerDraws) {
  State state;
  after_end(state, alone("stun", "2*NE"));
  EXPECT_EQ(hand(state, 0), 4) << "3 cards: none; one for the turn";
  after_end(state, alone("stun", "2*NE survey"));
  EXPECT_EQ(hand(state, 0), 5) << "4 cards: one";
}

TEST(GalleriaPhantom, CardsLaidOpenStillCountAsItsHand) {
  // The first turn lays three maze cards open; they are still counted in the second.
  State state;
  after_end(state, alone("NE NESW survey", "2*NW"));
  EXPECT_EQ(hand(state, phantom), 0);
  EXPECT_EQ(hand(state, 0), 4);
  make(state, "end");
  EXPECT_EQ(hand(state, phantom), 1);
  EXPECT_EQ(hand(state, 0), 6) << "four cards: one, and one for the turn";
}

TEST(GalleriaPhantom, ThreeMazeCardsTakeACurioFromTheDeck) {
  State state;
  const EventList events = after_end(state, alone("NE", "2*NW"));
  EXPECT_EQ(count_events(events, EventKind::phantom_took), 1);
  EXPECT_EQ(curios_of(state.table, phantom), 1);
  EXPECT_EQ(state.table.laid_open, cards("2*NW NE"));
  EXPECT_EQ(hand(state, phantom), 0);
  EXPECT_EQ(state.table.full, all_rooms) << "not from a room";
}

TEST(GalleriaPhantom, TwoTrapsDiscardTwoAtRandom) {
  State state;
  const EventList events = after_end(state, alone("stun", "hush"));
  EXPECT_EQ(count_events(events, EventKind::discarded), 2);
  EXPECT_EQ(hand(state, 0), 2) << "one of three left, one drawn";
}

TEST(GalleriaPhantom, TwoSkillsDrawFourAndEverythingAppliesAgain) {
  State state;
  const EventList events = after_end(state, alone("survey NE stun hush NW NESW NESW", "pilfer", "4*NS"));
  EXPECT_EQ(state.table.laid_open, cards("pilfer survey stun hush"));
  EXPECT_EQ(state.hands[phantom], cards("NE NW"));
  EXPECT_EQ(count_events(events, EventKind::discarded), 2);
  EXPECT_EQ(hand(state, 0), 4 + 1 - 2 + 1) << "six cards of the phantom's: one drawn before the traps";
}

TEST(GalleriaPhantom, TheOrderIsMazesTrapsSkills) {
  State state;
  const EventList events = after_end(state, alone("NE", "2*NW hush", "4*NS"));
  EXPECT_EQ(count_events(events, EventKind::phantom_laid), 1) << "one set only, the trap waits for another";
  State other;
  const EventList both = after_end(other, alone("survey NE NE stun NW", "hush pilfer NW", "4*NS 2*ward"));
  std::vector<std::array<std::int16_t, 6>> laid;
  for (const Event& event : events_of(both, EventKind::phantom_laid)) laid.push_back(event.data);
  const std::vector<std::array<std::int16_t, 6>> order{{0, 0, 2, 0, 0, 0}, {3, 0, 0, 0, 0, 0}, {0, 2, 0, 0, 0, 0}};
  EXPECT_EQ(laid, order);
}

TEST(GalleriaPhantom, LaysTheFirstMazeCardsOfTheTablesOrderOpen) {
  State state;
  after_end(state, alone("survey E! NW EW*1 NESW", "pilfer NS", "3*hush"));
  EXPECT_EQ(state.table.laid_open, cards("pilfer survey NESW NS NW")) << "five maze cards came together";
  EXPECT_EQ(state.hands[phantom], cards("EW*1 E!"));
  after_end(state, alone("survey NW NE ward NES", "pilfer EW", "3*hush"));
  EXPECT_EQ(state.table.laid_open, cards("pilfer survey NES EW NE"));
  EXPECT_EQ(state.hands[phantom], cards("NW ward"));
}

TEST(GalleriaPhantom, FiveCuriosWinAtOnce) {
  Scene scene = alone("NESW", "", "NS hush");
  scene.maze = "c4 NEW, c3 NS, c2 NE', b2 NESW";
  scene.players[0].curios = "crown coffin portrait clock";
  scene.rooms = "n2 maiden";
  State state = laid_out(scene);
  make(state, "place NS b1");
  EXPECT_EQ(question(state), "over");
  EXPECT_EQ(score(state).alone, SoloResult::won);
}

TEST(GalleriaPhantom, WinsWithFiveCuriosAtOnce) {
  Scene scene = alone("NE", "2*NW");
  scene.phantom_curios = "crown coffin portrait clock";
  State state;
  const EventList events = after_end(state, scene);
  EXPECT_EQ(events_of(events, EventKind::ended).at(0).data[0], index(Ending::alone_lost));
  EXPECT_EQ(score(state).alone, SoloResult::lost);
  EXPECT_EQ(score(state).of[0].total, -5);
}

TEST(GalleriaPhantom, AnEmptyHandLosesAtTheEndOfEitherTurn) {
  State state = laid_out(alone("NESW", "", "NS"));
  make(state, "place NS d3");
  make(state, "end");
  EXPECT_EQ(question(state), "over");
  EXPECT_EQ(score(state).alone, SoloResult::lost);
  State robbed;
  after_end(robbed, alone("stun", "hush", "2*NS"));
  EXPECT_EQ(question(robbed), "over") << "the phantom's traps took the last two";
  EXPECT_EQ(score(robbed).alone, SoloResult::lost);
}

TEST(GalleriaPhantom, AtTheUsualEndMoreCuriosWinAndEqualIsADraw) {
  Scene scene = alone("", "");
  scene.deck_is_empty = true;
  State draw;
  after_end(draw, scene);
  EXPECT_EQ(question(draw), "over");
  EXPECT_EQ(score(draw).alone, SoloResult::drawn);
  scene.players[0].curios = "thimble";
  State won;
  after_end(won, scene);
  EXPECT_EQ(score(won).alone, SoloResult::won);
}

TEST(GalleriaPhantom, CuriosHaveNoEffectsAndTrapsAnswerNothing) {
  Scene scene = alone("NESW", "", "NS 2*pickpocket ward");
  scene.maze = "c4 NEW, c3 NS, c2 NE', b2 NESW";
  scene.players[0].curios = "music_box";
  scene.rooms = "n2 crown";
  State state = laid_out(scene);
  EXPECT_EQ(refusal_of(state, "curio music_box"), Refusal::not_asked);
  make(state, "place NS b1");
  EXPECT_EQ(question(state), "place 0") << "nothing is discarded for the crown";
  make(state, "end");
  EXPECT_EQ(question(state), "use 0");
}

TEST(GalleriaPhantom, PilferAndCorsairTakeFromWhatItHasNotLaidOpen) {
  State state = laid_out({.players = {{.facet = "corsair", .hand = "pilfer NS"}}, .phantom = "NE survey"});
  make(state, {"skill pilfer 1", "facet corsair 1"});
  EXPECT_EQ(state.hands[0], cards("NS NE survey"));
  EXPECT_EQ(hand(state, phantom), 0);
}

TEST(GalleriaPhantom, ADraughtAloneMovesNothing) {
  State state = laid_out({.players = {{.hand = "N! NS NS"}}, .event_deck = "draught", .phantom = ""});
  make(state, "place N! d5");
  EXPECT_EQ(question(state), "place 0");
  EXPECT_EQ(hand(state, 0), 2);
}

TEST(GalleriaPhantom, ItsFirstTurnIsTold) {
  State state;
  EventList told;
  deal(standard_setup(info, 1, 7), state, told);
  EXPECT_EQ(state, dealt(1, 7));
  ASSERT_GE(told.events.size(), 4U);
  EXPECT_EQ(told.events[0].kind, index(EventKind::turn_began));
  EXPECT_EQ(told.events[0].seat, phantom);
  EXPECT_EQ(told.events[1].kind, index(EventKind::drew));
  EXPECT_EQ(told.events[1].seat, phantom);
  ASSERT_EQ(count_events(told, EventKind::turn_ended), 1);
  EXPECT_EQ(events_of(told, EventKind::turn_ended)[0].seat, phantom);
  EXPECT_EQ(events_of(told, EventKind::turn_began).back().seat, 0);
}

}  // namespace
}  // namespace kairo::galleria::test
