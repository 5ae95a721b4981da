#include "web/app/replay.h"

#include <gtest/gtest.h>

#include "engine/match/random_play.h"
#include "tests/web/app/toy.h"

namespace kairo::app {
namespace {

using testing::chairs;
using testing::played;

/// A whole match of a game, at random.
Match finished(const Game& game) { return random_match(game, standard_setup(*game.info, game.info->max_seats, 3)); }

Replay replay_of(Match match) {
  const auto seats = static_cast<std::size_t>(match.now().table_size());
  return {Session("id", std::move(match), std::vector<Chair>(seats)), no_seat, 0};
}

/// All moments that a leap comes to, from the first on.
std::vector<std::size_t> stops(Replay& replay, Leap leap) {
  replay.show(0);
  std::vector<std::size_t> all{0};
  while (const auto next = replay.after(leap)) {
    all.push_back(*next);
    replay.show(*next);
  }
  return all;
}

TEST(Replay, LeafsThroughEveryGameFromTheStartToTheEndAndBack) {
  for (const Game& game : games()) {
    Replay replay = replay_of(finished(game));
    const auto moves = stops(replay, Leap::move);
    EXPECT_EQ(moves.size(), replay.moves() + 1) << game.info->id;
    for (const Leap leap : {Leap::turn, Leap::round}) {
      const auto there = stops(replay, leap);
      EXPECT_EQ(there.back(), replay.moves()) << game.info->id;
      EXPECT_LT(there.size(), moves.size()) << game.info->id;
      std::vector<std::size_t> back{replay.moves()};
      while (const auto before = replay.before(leap)) {
        back.insert(back.begin(), *before);
        replay.show(*before);
      }
      EXPECT_EQ(back, there) << game.info->id;
    }
    EXPECT_LE(stops(replay, Leap::round).size(), stops(replay, Leap::turn).size()) << game.info->id;
    EXPECT_EQ(replay.has_rounds(), game.info->id != std::string_view("galleria")) << game.info->id;
  }
}

TEST(Replay, StopsAtTheRoundsOfTheGame) {
  Replay replay = replay_of(finished(testing::wicked()));
  EXPECT_EQ(stops(replay, Leap::round).size(), 5U);  // four rounds have five ends
  replay.show(1);
  const auto second = replay.after(Leap::round);
  ASSERT_TRUE(second);
  replay.show(*second);
  EXPECT_EQ(replay.shown().round().args.size(), 1U);
  EXPECT_EQ(std::get<int>(replay.shown().round().args[0].value), 2);
}

TEST(Replay, StopsWhereACorridorHasBeenSearched) {
  Replay replay = replay_of(played(9));  // three bids open a corridor
  EXPECT_EQ(replay.after(Leap::turn), 3U);
}

TEST(Replay, ShowsOtherSeatsEyesOnlyWhenTheMatchIsOver) {
  Replay running({"id", played(4), chairs("hhh")}, no_seat, 0);
  EXPECT_FALSE(running.may_choose_eyes());
  running.see_as(1);
  EXPECT_EQ(running.eyes(), no_seat);

  Replay over = replay_of(finished(testing::wicked()));
  over.see_as(1);
  EXPECT_EQ(over.eyes(), 1);
  over.see_as(static_cast<Seat>(over.shown().table_size()));
  EXPECT_EQ(over.eyes(), 1);
}

TEST(Replay, GivesTheBeginningThatItShows) {
  Replay replay = replay_of(played(20));
  replay.show(7);
  const Match beginning = replay.beginning();
  EXPECT_EQ(beginning.steps().size(), 7U);
  EXPECT_TRUE(beginning.now().equals(replay.match().after(7)));
}

TEST(Replay, StaysWithinTheMatch) {
  Replay replay({"id", played(4), chairs("hhh")}, no_seat, 99);
  EXPECT_EQ(replay.at(), 4U);
  EXPECT_FALSE(replay.after(Leap::move));
  replay.show(99);
  EXPECT_EQ(replay.at(), 4U);
}

}  // namespace
}  // namespace kairo::app
