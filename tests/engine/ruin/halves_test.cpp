#include <algorithm>

#include "tests/engine/ruin/scene.h"

/// Steps 4 and 5: the fall, the row, the halves and the end.
namespace kairo::ruin::test {
namespace {

std::string row_text(const State& state) {
  std::string text;
  for (const Card card : state.row) text += static_cast<char>('A' + card);
  return text;
}

/// Plays a round in which everybody draws a single wall and stays.
EventList idle_round(State& state) {
  EventList events;
  while (!events.sealed) events = idle(state);
  return events;
}

/// Plays a round in which these seats leave from the entrance and the others stay.
EventList leave_round(State& state, std::initializer_list<int> leaving) {
  EventList events;
  while (!events.sealed) {
    const Seat seat = state.asked;
    if (std::find(leaving.begin(), leaving.end(), seat) == leaving.end()) {
      events = idle(state);
    } else {
      for (const std::string& move : moves_of(state))
        if (move.starts_with("single")) {
          make(state, move);
          break;
        }
      events = make(state, "leave");
    }
  }
  return events;
}

TEST(RuinRow, TheRoundsCardIsDiscardedAndTheRowIsFilledUpToThree) {
  State state = laid_out({.places = {{}, {}}, .row = "ABC", .deck = "GHIJ"});
  idle_round(state);
  EXPECT_EQ(row_text(state), "BCG");
  EXPECT_TRUE(in_set(state.discarded, 0));
  idle_round(state);
  EXPECT_EQ(row_text(state), "CGH");
  EXPECT_EQ(state.round, 2);
}

TEST(RuinRow, OfTwoPlayersEachMayUseUpOneOfTheLastCards) {
  const auto may_end = [](std::string_view row, std::string_view deck) {
    return may_end_half(look(laid_out({.places = {{}, {}}, .row = row, .deck = deck}), 0));
  };
  EXPECT_FALSE(may_end("ABC", "G"));
  EXPECT_TRUE(may_end("ABC", ""));
  EXPECT_TRUE(may_end("AB", ""));
  EXPECT_FALSE(may_end("A", "")) << "it does for certain";
}

TEST(RuinRow, TheNewRowIsToldWithWhatIsLeftOfTheDeck) {
  using Data = std::array<std::int16_t, 6>;
  const auto told = [](std::string_view row, std::string_view deck) {
    State state = laid_out({.places = {{}, {}}, .row = row, .deck = deck});
    const std::vector<Event> filled = events_of(idle_round(state), EventKind::row_filled);
    return filled.size() == 1 ? filled[0].data : Data{};
  };
  EXPECT_EQ(told("ABC", "GHIJ"), (Data{'B' - 'A', 'C' - 'A', 'G' - 'A', 3}));
  EXPECT_EQ(told("ABC", ""), (Data{'B' - 'A', 'C' - 'A', -1, 0}));
  EXPECT_EQ(told("AB", ""), (Data{'B' - 'A', -1, -1, 0}));
}

TEST(RuinRow, TheHalfGoesOnUntilRowAndDeckAreEmpty) {
  State state = laid_out({.places = {{}, {}}, .row = "ABC", .deck = ""});
  idle_round(state);
  EXPECT_EQ(row_text(state), "BC");
  idle_round(state);
  EXPECT_EQ(row_text(state), "C");
  EXPECT_EQ(state.half, 0);
  const EventList events = idle_round(state);
  EXPECT_EQ(state.half, 1);
  EXPECT_EQ(count_events(events, EventKind::half_ended), 1);
  EXPECT_EQ(count_events(events, EventKind::half_began), 1);
  EXPECT_EQ(count_events(events, EventKind::row_filled), 1) << "the second half's first row";
}

TEST(RuinRow, TheRowMayRunDryInMidRound) {
  const Place ready{.passages = "f5 f4 f3 f2 g3 e4 d4", .explorer = "f4"};
  State state = laid_out({.places = {ready, ready, ready}, .row = "ABC", .open = "DFH", .deck = ""});
  make(state, {"single f7", "walk d4", "single f7", "walk g3", "single f7"});
  const EventList events = make(state, "walk f2");
  EXPECT_EQ(count_events(events, EventKind::card_discarded), 2);
  EXPECT_EQ(count_events(events, EventKind::no_card_left), 1) << "the round's own card is never taken";
  EXPECT_EQ(count_events(events, EventKind::half_ended), 1) << "after the round";
  EXPECT_EQ(state.half, 1);
}

TEST(RuinHalf, AllSearchCardsAreShuffledAndSomeSetAsideAnew) {
  constexpr ByPlayers<int> aside{10, 8, 0, 0};
  for (int players = 1; players <= 4; ++players) {
    Layout layout{.places = std::vector<Place>(static_cast<std::size_t>(players)), .row = "A", .deck = ""};
    State state = laid_out(layout);
    idle_round(state);
    EXPECT_EQ(state.half, 1);
    EXPECT_EQ(state.round, 0);
    EXPECT_EQ(state.discarded, 0U);
    EXPECT_EQ(size_of(state.aside), aside[players - 1]);
    EXPECT_EQ(row_text(state).size(), 3U);
    EXPECT_EQ(static_cast<int>(state.deck.size()), 24 - 3 - aside[players - 1]);
  }
}

TEST(RuinHalf, MapsDestinationsGatesExplorersAndGoalCardsStay) {
  State state = laid_out({.places = {{.passages = "f5 f4 f10", .explorer = "f4", .goals = "IR", .gems = 1}, {}},
                          .row = "A",
                          .open = "D",
                          .taken = "U",
                          .deck = ""});
  const State before = state;
  idle_round(state);
  EXPECT_EQ(state.open, before.open);
  EXPECT_EQ(state.ever_open, before.ever_open);
  EXPECT_EQ(state.goal_deck, before.goal_deck);
  EXPECT_EQ(state.holdings, before.holdings);
  for (int seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(state.boards[seat].map.gates, before.boards[seat].map.gates);
    EXPECT_TRUE(state.boards[seat].map.filled().contains(before.boards[seat].map.filled()));
    EXPECT_EQ(state.boards[seat].explorer, before.boards[seat].explorer);
  }
}

TEST(RuinHalf, TheRectangleIsCountedForEverybody) {
  State state = laid_out({.places = {{.passages = "f5 f4"}, {.walls = block("a1", "c4")}}, .row = "A", .deck = ""});
  const EventList events = idle_round(state);
  const std::vector<Event> counted = events_of(events, EventKind::rectangle_counted);
  ASSERT_EQ(counted.size(), 2U);
  EXPECT_EQ(counted[1].data, (std::array<std::int16_t, 6>{0, 12, 0, 4, 3, 0}));
  EXPECT_EQ(points(state, 1, Source::first_rectangle), 12);
  EXPECT_EQ(points(state, 1, Source::second_rectangle), 12) << "it is there still";
}

TEST(RuinFall, OneCardForEachWhoHasLeftThisRoundTooAndNoDestinationAppears) {
  State state = laid_out({.places = {{}, {}, {}}, .half = 2, .row = "ABC", .deck = "GHIJKLMN"});
  const EventList first = leave_round(state, {1});
  EXPECT_EQ(count_events(first, EventKind::fell), 1);
  EXPECT_EQ(events_of(first, EventKind::fell).front().data[0], 'B' - 'A');
  EXPECT_EQ(count_events(first, EventKind::destination_opened), 0);
  EXPECT_EQ(row_text(state), "CGH");
  const EventList second = leave_round(state, {0});
  EXPECT_EQ(count_events(second, EventKind::fell), 2) << "the earlier one counts again";
  EXPECT_EQ(row_text(state), "IJK");
}

TEST(RuinFall, ComesAfterTheCardsThatGemsCost) {
  State state = laid_out({.places = {{}, {.passages = "f5 f4 f3 f2", .explorer = "f3"}, {.left = 1}},
                          .half = 2,
                          .row = "ABC",
                          .open = "D",
                          .deck = "GHIJ"});
  idle(state);
  make(state, "single f7");
  const EventList events = make(state, "walk f2");
  EXPECT_EQ(events_of(events, EventKind::card_discarded).front().data[0], 'B' - 'A');
  EXPECT_EQ(events_of(events, EventKind::fell).front().data[0], 'C' - 'A');
  EXPECT_EQ(row_text(state), "GHI");
}

TEST(RuinFall, NothingFallsInTheFirstHalf) {
  State state = laid_out({.places = {{}, {}}, .row = "ABC"});
  EXPECT_EQ(count_events(idle_round(state), EventKind::fell), 0);
}

TEST(RuinFall, MayEndTheGame) {
  State state = laid_out({.places = {{}, {.left = 1}}, .half = 2, .row = "AB", .deck = ""});
  idle_round(state);
  EXPECT_EQ(state.phase, Phase::over);
}

TEST(RuinEnd, AfterTheSecondHalf) {
  State state = laid_out({.places = {{}, {}}, .half = 2, .row = "A", .deck = ""});
  const EventList events = idle_round(state);
  EXPECT_EQ(state.phase, Phase::over);
  EXPECT_EQ(state.asked, no_seat);
  EXPECT_EQ(to_move(state), no_seat);
  EXPECT_EQ(count_events(events, EventKind::half_ended), 1);
  EXPECT_EQ(count_events(events, EventKind::rectangle_counted), 2);
  EXPECT_EQ(events_of(events, EventKind::ended).front().data[0], 0);
  EXPECT_TRUE(moves_of(state).empty());
  EXPECT_EQ(refusal_of(state, "pass"), Refusal::game_over);
}

TEST(RuinEnd, WhenEverybodyHasLeftTheRoundIsFinishedFirst) {
  State state = laid_out({.places = {{}, {.left = 1}}, .half = 2, .row = "ABC", .deck = "GHIJKL"});
  const EventList events = leave_round(state, {0});
  EXPECT_EQ(state.phase, Phase::over);
  EXPECT_EQ(count_events(events, EventKind::fell), 2);
  EXPECT_EQ(row_text(state), "GHI") << "the round's card is discarded and the row filled";
  EXPECT_EQ(events_of(events, EventKind::ended).front().data[0], 1);
  EXPECT_EQ(points(state, 0, Source::leaving), 10);
}

TEST(RuinEnd, SoloEndsWithTheLeaving) {
  State state = laid_out({.places = {{}}, .half = 2, .row = "ABC"});
  leave_round(state, {0});
  EXPECT_EQ(state.phase, Phase::over);
  EXPECT_EQ(points(state, 0, Source::leaving), 30);
}

}  // namespace
}  // namespace kairo::ruin::test
