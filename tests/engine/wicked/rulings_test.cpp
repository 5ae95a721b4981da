#include <set>

#include "tests/engine/wicked/scene.h"

/// Rulings about undo, ties and scores in the middle of the game.
namespace kairo::wicked::test {
namespace {

/// Three players at the second corridor. The second has bid everything before, and so has the third if `third_too`.
State second_corridor(bool third_too) {
  State state = dealt(3, {{Half::red, Half::green}, {Half::red, Half::blue}});
  bids(state, {"0 -", "6 ws", third_too ? "6 ws" : "0 -"});
  EXPECT_EQ(state.corridor, 1);
  EXPECT_EQ(to_move(state), 0);
  return state;
}

TEST(WickedUndo, ABidMayBeTakenBackAcrossASeatWithoutAChoice) {
  State state = second_corridor(false);
  const EventList events = make(state, "bid 1 -");
  EXPECT_EQ(to_move(state), 2) << "the second player has nothing left to bid";
  EXPECT_EQ(count_events(events, EventKind::bid_sealed), 2);
  EXPECT_FALSE(events.sealed);
}

TEST(WickedUndo, NothingIsTakenBackAcrossAForcedReveal) {
  State state = second_corridor(true);
  const EventList events = make(state, "bid 1 -");
  EXPECT_EQ(count_events(events, EventKind::bid_revealed), 3);
  EXPECT_TRUE(events.sealed);
}

TEST(WickedUndo, EveryRevealAndEveryNewRingIsSealed) {
  int rings = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    State state;
    deal(standard_setup(info, 3 + static_cast<int>(seed % 3), seed), state);
    Rng rng(seed);
    while (to_move(state) != no_seat) {
      EventList events;
      play_random_move(state, rng, events);
      const int new_rings = count_events(events, EventKind::round_began);
      rings += new_rings;
      if (new_rings > 0 || count_events(events, EventKind::bid_revealed) > 0) {
        ASSERT_TRUE(events.sealed);
      }
    }
  }
  EXPECT_EQ(rings, 30 * (rounds - 1));
}

TEST(WickedTies, TheLogSaysOnceWhyNobodyComesFirst) {
  State state = dealt(3, {{Half::red, Half::green}});
  const EventList events = bids(state, {"3 -", "3 -", "2 -"});
  const std::vector<Event> placed = events_of(events, EventKind::placed);
  ASSERT_EQ(placed.size(), 2U);
  EXPECT_EQ(event_phrase(look(state, 0), placed[0]).key, "wicked.event.placed.tied");
  EXPECT_EQ(event_phrase(look(state, 0), placed[1]).key, "wicked.event.placed.second");

  State other = dealt(3, {{Half::red, Half::green}});
  const EventList apart = bids(other, {"3 -", "1 -", "1 -"});
  std::set<std::string_view> keys;
  for (const Event& event : events_of(apart, EventKind::placed)) keys.insert(event_phrase(look(other, 0), event).key);
  EXPECT_EQ(keys, (std::set<std::string_view>{"wicked.event.placed.first", "wicked.event.placed.second"}));
}

TEST(WickedScore, InTheMiddleCountsTokensThatAreAboutToBeReturned) {
  Rng rng(2);
  State state = dealt(3);
  ASSERT_TRUE(play_until(state, rng, [](const State& now) {
    return now.phase == Phase::return_token && on_shelf(now.boards[now.asked], Rank::low) > room[index(Rank::low)];
  }));
  const int low_tokens = on_shelf(state.boards[state.asked], Rank::low);
  EXPECT_EQ(score(state).of[state.asked].by_source[static_cast<int>(Source::low)], low_tokens);
}

}  // namespace
}  // namespace kairo::wicked::test
