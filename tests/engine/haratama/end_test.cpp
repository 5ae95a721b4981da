#include <algorithm>

#include "tests/engine/haratama/scene.h"

/// Losses, haratama, the end of the game, extra rounds, places.
namespace kairo::haratama::test {
namespace {

using Results = std::vector<PerSeat<std::uint8_t>>;

/// Plays a round after these earlier ones, in which seat 0 wins all treasures; the losses are 0, 120, 120, 120.
EventList finish(State& state, const Results& results, std::int16_t limit = 0) {
  Layout layout = nine_tricks();
  layout.results = results;
  layout.limit = limit;
  state = after_passing(layout);
  plays(state, first_eight_tricks);
  return plays(state, ninth_trick);
}

PerSeat<int> totals(const State& state) {
  PerSeat<int> all{};
  for (std::size_t seat = 0; seat < all.size(); ++seat) all[seat] = state.losses[seat].total();
  return all;
}

PerSeat<int> places(const State& state) {
  PerSeat<int> all{};
  const Score result = score(state);
  for (std::size_t seat = 0; seat < all.size(); ++seat) all[seat] = result.of[seat].place;
  return all;
}

TEST(HaratamaScore, EachTreasureCostsItsOwnerTen) {
  EXPECT_EQ(losses_in({{5, 4, 3, 0}}, 1, 4), (Losses{40, 0}));
  EXPECT_EQ(losses_in({{5, 4, 3, 0}}, 3, 4), (Losses{}));
}

TEST(HaratamaScore, HaratamaCostsAllOthersTenForEachOfItsTreasures) {
  State state;
  const EventList events = finish(state, {});
  EXPECT_EQ(totals(state), (PerSeat<int>{0, 120, 120, 120}));
  const std::vector<Event> achieved = events_of(events, EventKind::haratama);
  ASSERT_EQ(achieved.size(), 1U);
  EXPECT_EQ(achieved[0].seat, 0);
  EXPECT_EQ(achieved[0].data[0], 12);
  EXPECT_EQ(achieved[0].data[1], 120);
  const std::vector<Event> lost = events_of(events, EventKind::round_lost);
  ASSERT_EQ(lost.size(), 4U);
  EXPECT_EQ(lost[2].data[1], 120);
  EXPECT_EQ(lost[2].data[2], 120);
}

TEST(HaratamaScore, DistinguishesOwnTreasuresFromAnothersHaratama) {
  State state;
  finish(state, {{3, 4, 5, 0}});
  const SeatScore score_of_1 = score(state).of[1];
  EXPECT_EQ(score_of_1.by_source[0], -40);
  EXPECT_EQ(score_of_1.by_source[1], -120);
  EXPECT_EQ(score_of_1.total, -160);
}

TEST(HaratamaScore, InTheMiddleOfARoundCountsAsIfItEndedNow) {
  State state = after_passing(nine_tricks());
  plays(state, "R1 R2 R3 R5");
  EXPECT_EQ(score(state).of[0].total, -30);
  EXPECT_EQ(places(state), (PerSeat<int>{4, 1, 1, 1}));
  plays(state, "R6 R4 B2 B3  R7 B1 P2 P3");
  EXPECT_EQ(score(state).of[0].total, 0) << "eight treasures are haratama";
  EXPECT_EQ(score(state).of[1].total, -80);
}

TEST(HaratamaEnd, AfterThreeRoundsTheOnlySmallestTotalWins) {
  State state;
  const EventList events = finish(state, {{5, 0, 4, 3}, {5, 0, 4, 3}});
  EXPECT_EQ(state.phase, Phase::over);
  EXPECT_EQ(to_move(state), no_seat);
  EXPECT_EQ(totals(state), (PerSeat<int>{100, 120, 200, 180}));
  EXPECT_EQ(places(state), (PerSeat<int>{1, 2, 4, 3}));
  ASSERT_EQ(count_events(events, EventKind::ended), 1);
  EXPECT_EQ(events_of(events, EventKind::ended)[0].seat, 0);
  EXPECT_TRUE(moves_of(state).empty());
  EXPECT_EQ(refusal_of(state, "play R1"), Refusal::game_over);
}

TEST(HaratamaEnd, NotBeforeThreeRounds) {
  State state;
  finish(state, {{5, 0, 4, 3}});
  EXPECT_EQ(state.phase, Phase::pass);
  EXPECT_EQ(state.rounds_done, 2);
}

TEST(HaratamaEnd, OtherPlacesAreByTotalAndEqualTotalsShareOne) {
  State state;
  finish(state, {{5, 0, 4, 3}, {5, 0, 3, 4}});
  EXPECT_EQ(totals(state), (PerSeat<int>{100, 120, 190, 190}));
  EXPECT_EQ(places(state), (PerSeat<int>{1, 2, 3, 3}));
}

TEST(HaratamaEnd, ATieForTheSmallestTotalLeadsToAnExtraRound) {
  State state;
  const EventList events = finish(state, {{6, 0, 3, 3}, {6, 0, 3, 3}});
  EXPECT_EQ(totals(state), (PerSeat<int>{120, 120, 180, 180}));
  EXPECT_EQ(state.phase, Phase::pass) << "all play on";
  EXPECT_EQ(state.rounds_done, 3);
  const std::vector<Event> extra = events_of(events, EventKind::extra_round);
  ASSERT_EQ(extra.size(), 1U);
  EXPECT_EQ(extra[0].data[1], 2);
  EXPECT_EQ(extra[0].data[2], 120);
  EXPECT_EQ(count_events(events, EventKind::ended), 0);
}

TEST(HaratamaEnd, ExtraRoundsFollowUntilNobodyTies) {
  const Results level{{3, 3, 3, 3}, {3, 3, 3, 3}, {3, 3, 3, 3}};
  State state;
  finish(state, level);
  EXPECT_EQ(totals(state), (PerSeat<int>{90, 210, 210, 210}));
  EXPECT_EQ(state.phase, Phase::over);
  Results still_level = level;
  still_level.push_back({6, 0, 0, 6});
  still_level.push_back({6, 2, 2, 2});
  finish(state, still_level);
  EXPECT_EQ(totals(state), (PerSeat<int>{210, 230, 230, 290})) << "totals run on";
  EXPECT_EQ(state.rounds_done, 6);
  EXPECT_EQ(state.phase, Phase::over);
}

TEST(HaratamaEnd, AnybodyCanWinAnExtraRoundNotOnlyThoseWhoTied) {
  State state;
  // After three rounds seats 1 and 2 share the smallest total; seat 0 overtakes them.
  finish(state, {{4, 3, 3, 2}, {4, 3, 3, 2}, {2, 2, 2, 6}});
  EXPECT_EQ(totals(state), (PerSeat<int>{100, 200, 200, 220}));
  EXPECT_EQ(state.phase, Phase::over);
  EXPECT_EQ(places(state), (PerSeat<int>{1, 2, 2, 4}));
}

TEST(HaratamaOption, TheGameEndsWhenSomebodysLossesReachTheLimit) {
  State state;
  finish(state, {}, 120);
  EXPECT_EQ(state.phase, Phase::over) << "120 reaches 120, in the first round";
  finish(state, {}, 130);
  EXPECT_EQ(state.phase, Phase::pass);
}

TEST(HaratamaOption, WithALimitThreeRoundsDoNotEndTheGame) {
  State state;
  finish(state, {{3, 3, 3, 3}, {2, 4, 3, 3}, {3, 3, 3, 3}}, 500);
  EXPECT_EQ(state.rounds_done, 4);
  EXPECT_EQ(state.phase, Phase::pass);
}

TEST(HaratamaOption, TiesAtTheLimitLeadToExtraRoundsToo) {
  State state;
  const EventList events = finish(state, {{6, 0, 3, 3}, {6, 0, 3, 3}}, 180);
  EXPECT_EQ(state.phase, Phase::pass);
  EXPECT_EQ(count_events(events, EventKind::extra_round), 1);
}

TEST(HaratamaEnd, RoundsAreUnlimitedAndOnlyTheLastResultsAreKept) {
  State state;
  deal(standard_setup(info, 4, 1), state);
  Rng rng(2);
  state.limit = 30'000;
  std::vector<Round> played;
  for (int i = 0; i < 40; ++i) {
    round_playout(state, rng);
    played.push_back(state.results.back());
  }
  EXPECT_EQ(state.rounds_done, 40);
  ASSERT_EQ(state.results.size(), kept_rounds);
  EXPECT_TRUE(std::equal(state.results.begin(), state.results.end(), played.end() - kept_rounds));
  state.limit = 0;
  state.losses = {};
  EXPECT_FALSE(game_ends(state.losses, 4, 40, 0)) << "a tie never ends the game";
}

TEST(HaratamaEnd, ScoresOfAnEndlessGameStillAddUp) {
  State state;
  deal(standard_setup(info, 4, 1), state);
  state.losses[0] = {2'000'000, 3'000'000};
  const SeatScore first_seat = score(state).of[0];
  EXPECT_EQ(first_seat.total, first_seat.by_source[0] + first_seat.by_source[1]);
  EXPECT_EQ(first_seat.place, 4);
}

}  // namespace
}  // namespace kairo::haratama::test
