#include <algorithm>
#include <bit>

#include "tests/engine/ruin/scene.h"

/// The set-up: what is dealt, goals, the first drawings and the first destinations.
namespace kairo::ruin::test {
namespace {

TEST(RuinSetUp, CardsAreDealtByPlayers) {
  constexpr ByPlayers<int> aside{6, 2, 0, 0};
  for (int players = 1; players <= 4; ++players) {
    const State state = dealt(players);
    const int goals_each = players == 1 ? 2 : 4;
    const int search_each = players == 1 ? 4 : 2;
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_EQ(size_of(state.holdings[seat].hand), goals_each);
      EXPECT_EQ(size_of(state.dealt[seat]), search_each);
      EXPECT_EQ(state.boards[seat].explorer, entrance);
    }
    EXPECT_EQ(state.row.size(), 3U) << "the row is laid before anything is asked";
    EXPECT_EQ(size_of(state.aside), aside[players - 1]);
    EXPECT_EQ(static_cast<int>(state.deck.size()), 24 - players * search_each - 3 - aside[players - 1]);
    EXPECT_EQ(static_cast<int>(state.goal_deck.size()), 24 - players * goals_each);
    EXPECT_TRUE(conserved(state));
  }
}

TEST(RuinSetUp, EverySeatChoosesGoalsThenDrawsPassagesThenWalls) {
  State state = dealt(3);
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(state.asked, seat);
    EXPECT_EQ(state.phase, Phase::keep);
    EXPECT_EQ(moves_of(state).size(), 6U) << "two of four";
    make(state, moves_of(state).front());
    EXPECT_EQ(state.phase, Phase::prepare);
    EXPECT_TRUE(moves_of(state).front().starts_with("draw o"));
    make(state, moves_of(state).front());
    EXPECT_EQ(state.asked, seat);
    EXPECT_TRUE(moves_of(state).front().starts_with("draw x"));
    EXPECT_EQ(refusal_of(state, "draw o f7 f8 f9"), Refusal::wrong_mark);
    make(state, moves_of(state).front());
  }
  EXPECT_EQ(state.phase, Phase::draw);
  EXPECT_EQ(state.asked, 0);
}

TEST(RuinSetUp, TwoGoalCardsAreKeptAndTwoPutDownFaceDown) {
  State state = dealt(2);
  const GoalSet hand = state.holdings[0].hand;
  const std::string first = moves_of(state).front();
  const EventList events = make(state, first);
  EXPECT_EQ(size_of(state.holdings[0].hand), 2);
  EXPECT_EQ(state.holdings[0].hand | state.holdings[0].discarded, hand);
  for (const Event& event : events.events) EXPECT_EQ(event.data, (std::array<std::int16_t, 6>{})) << "nothing is told";
  EXPECT_EQ(count_events(events, EventKind::goals_chosen), 1);
  EXPECT_FALSE(events.sealed);
  const State again = dealt(2);
  for (Goal one = 0; one < goal_cards; ++one)
    for (Goal other = 0; other < goal_cards; ++other) {
      const Refusal refusal = why_not(again, {Move::Kind::keep, one, other});
      if (one >= other)
        EXPECT_EQ(refusal, Refusal::no_such_thing);
      else
        EXPECT_EQ(refusal, in_set(hand, one) && in_set(hand, other) ? Refusal::none : Refusal::not_in_hand);
    }
}

/// The first seat is about to draw, and holds these cards; others hold what they were dealt.
State drawing_with(std::string_view cards, int players) {
  State state = dealt(players);
  state.row.clear();
  state.deck.clear();
  state.aside = 0;
  LetterSet left = every_letter & ~letters_of(cards);
  state.dealt[0] = letters_of(cards);
  const auto take = [&left] {
    const auto card = static_cast<Card>(std::countr_zero(left));
    left &= left - 1;
    return card;
  };
  for (int seat = 1; seat < players; ++seat) {
    state.dealt[seat] = 0;
    for (int i = 0; i < search_dealt(players); ++i) state.dealt[seat] |= set_of(take());
  }
  for (int i = 0; i < set_aside(0, players); ++i) state.aside |= set_of(take());
  for (int i = 0; i < row_length; ++i) state.row.push_back(take());
  while (left != 0) state.deck.push_back(take());
  EXPECT_TRUE(conserved(state));
  if (state.phase == Phase::keep) make(state, moves_of(state).front());
  return state;
}

TEST(RuinSetUp, TheFirstPassagesLieOnTheEntrance) {
  const State state = drawing_with("AD", 2);
  EXPECT_TRUE(is_legal(state, "draw o f5 f6 f7"));
  EXPECT_TRUE(is_legal(state, "draw o f6 f7 g7"));
  EXPECT_EQ(refusal_of(state, "draw o f7 f8 f9"), Refusal::misses_entrance);
  for (const std::string& move : moves_of(state)) EXPECT_NE(move.find(" f6"), std::string::npos) << move;
}

TEST(RuinSetUp, ThePlayerPicksWhichCardIsPassages) {
  State state = drawing_with("AD", 2);
  EXPECT_EQ(moves_of(state).size(), 12U + 6U) << "every way of both shapes over the entrance";
  EXPECT_EQ(refusal_of(state, "draw o f5 f6 f7 g7"), Refusal::wrong_shape);
  make(state, "draw o f5 f6 f7");
  EXPECT_EQ(refusal_of(state, "draw x g5 g6 g7"), Refusal::wrong_shape) << "the line is drawn already";
  make(state, "draw x g5 g6 h6");
}

TEST(RuinSetUp, TheWallsTouchAPassageAndTheEntranceIsOne) {
  State state = drawing_with("AD", 2);
  make(state, "draw o f6 g6 h6");
  EXPECT_TRUE(is_legal(state, "draw x e6 e7 d7")) << "touches the entrance only";
  EXPECT_EQ(refusal_of(state, "draw x d6 d7 c7"), Refusal::touches_no_passage);
  EXPECT_EQ(refusal_of(state, "draw x i7 i8 j8"), Refusal::touches_no_passage) << "diagonally is not enough";
  EXPECT_EQ(refusal_of(state, "draw x h6 i6 i7"), Refusal::occupied);
}

TEST(RuinSetUp, OfTwoCardsOfTheSameShapeTheLowerLetterGoesFirst) {
  State state = drawing_with("AI", 2);
  make(state, "draw o f6 f7 g7");
  EXPECT_EQ(undrawn(state.dealt[0], state.plans[0]), letters_of("I"));
  const State other = drawing_with("AD", 2);
  EXPECT_EQ(undrawn(other.dealt[0], other.plans[0]), letters_of("AD"));
}

TEST(RuinSetUp, SoloDrawsTwoPassagesThenTwoWallsAnyCardEachTime) {
  State state = drawing_with("ADFJ", 1);
  EXPECT_EQ(state.phase, Phase::prepare) << "both goal cards are kept unasked";
  EXPECT_EQ(size_of(state.holdings[0].hand), 2);
  make(state, "draw o f5 f6 f7");
  EXPECT_EQ(refusal_of(state, "draw o h5 h6 i6"), Refusal::touches_no_passage);
  EXPECT_EQ(refusal_of(state, "draw o g6 h6 g7"), Refusal::block_of_passages);
  EXPECT_EQ(refusal_of(state, "draw x g6 h6 g7"), Refusal::wrong_mark);
  make(state, "draw o g5 h5 i5 j5");
  EXPECT_EQ(refusal_of(state, "draw x g6 g7 g8 g9"), Refusal::wrong_shape) << "J is drawn";
  make(state, "draw x j6 k6 k7");
  EXPECT_EQ(refusal_of(state, "draw x i7 i8 i9 j9"), Refusal::touches_no_passage) << "walls are no passages";
  make(state, "draw x i4 i3 i2 j2");
  EXPECT_EQ(state.phase, Phase::draw);
  EXPECT_EQ(state.boards[0].map.passages, cells_of("f5 f6 f7 g5 h5 i5 j5"));
  EXPECT_EQ(state.boards[0].map.walls, cells_of("j6 k6 k7 i4 i3 i2 j2"));
  EXPECT_EQ(state.open, letters_of("ADFJ"));
}

TEST(RuinSetUp, NothingIsSeenUntilAllHaveDrawn) {
  State state = dealt(2);
  const auto onlooker_sees_nothing = [&state] {
    const View view = look(state, no_seat);
    return view.boards[0].map.filled() == only_cell(entrance) && view.plan.empty() && view.dealt == 0;
  };
  for (int i = 0; i < 5; ++i) {
    const EventList events = make(state, moves_of(state).front());
    EXPECT_FALSE(events.sealed);
    EXPECT_EQ(count_events(events, EventKind::drew) + count_events(events, EventKind::card_shown), 0);
    EXPECT_TRUE(onlooker_sees_nothing());
  }
  const EventList events = make(state, moves_of(state).front());
  EXPECT_TRUE(events.sealed);
  EXPECT_EQ(count_events(events, EventKind::drew), 4);
  EXPECT_EQ(count_events(events, EventKind::card_shown), 4);
}

TEST(RuinSetUp, TheLettersOfAllCardsDealtBecomeDestinations) {
  for (int players = 1; players <= 4; ++players) {
    State state = dealt(players);
    LetterSet all = 0;
    for (const LetterSet cards_dealt : state.dealt) all |= cards_dealt;
    EventList events;
    while (state.phase == Phase::keep || state.phase == Phase::prepare) events = make(state, moves_of(state).front());
    EXPECT_EQ(state.open, all);
    EXPECT_EQ(size_of(state.open), players == 1 ? 4 : 2 * players);
    EXPECT_EQ(state.discarded, all);
    EXPECT_EQ(count_events(events, EventKind::destination_opened), size_of(all));
    for (const LetterSet cards_dealt : state.dealt) EXPECT_EQ(cards_dealt, 0U);
  }
}

TEST(RuinSetUp, SetUpDrawingsHaveRoomInTheList) {
  std::size_t most = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    State state = dealt(1, seed);
    Rng rng(seed);
    while (state.phase == Phase::prepare) {
      State::MoveList moves;
      legal(state, moves);
      ASSERT_FALSE(moves.empty());
      most = std::max(most, moves.size());
      NoEvents quiet;
      play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], quiet);
    }
  }
  EXPECT_LT(most, State::max_legal);
}

TEST(RuinDeal, NothingOfAnEarlierMatchIsLeft) {
  State fresh;
  deal(standard_setup(info, 3, 8), fresh);
  State used;
  deal(standard_setup(info, 4, 2), used);
  Rng rng(2);
  kairo::test::play_until(used, rng, [](const State&) { return false; });
  deal(standard_setup(info, 3, 8), used);
  EXPECT_EQ(used, fresh);
}

}  // namespace
}  // namespace kairo::ruin::test
