#include "web/app/session/replay.h"

#include <gtest/gtest.h>

#include "engine/match/random_play.h"
#include "tests/web/app/toy.h"

namespace kairo::app {
namespace {

using testing::played;
using testing::players;

/// A complete random match.
Match finished(const Game& game) { return random_match(game, standard_setup(*game.info, game.info->max_seats, 3)); }

Replay replay_of(Match match) {
  const auto seats = static_cast<std::size_t>(match.now().seats());
  return {Session("id", std::move(match), std::vector<Player>(seats)), no_seat, 0};
}

/// All moments that a leap stops at, from the first on.
std::vector<std::size_t> stops(Replay& replay, Leap leap) {
  replay.show(0);
  std::vector<std::size_t> all{0};
  while (const auto next = replay.after(leap)) {
    all.push_back(*next);
    replay.show(*next);
  }
  return all;
}

TEST(Replay, StepsThroughEveryGameAndBack) {
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

/// Four players of Haratama who have agreed to hide past tricks, in the middle of a round.
Match with_hidden_tricks(std::size_t moves) {
  const Game& game = *find_game("haratama");
  Setup setup = standard_setup(*game.info, 4, 5);
  setup.options[2] = 1;
  return random_match(game, setup, moves);
}

TEST(Replay, HidesPastTricksOfARunningMatch) {
  Replay replay = replay_of(with_hidden_tricks(4 + 3 * 4 + 2));
  EXPECT_EQ(replay.first(), 4U + 2 * 4) << "before the last whole trick";
  EXPECT_EQ(replay.at(), replay.first());
  EXPECT_FALSE(replay.may_play_on()) << "the trick before would lie in sight again";
  std::size_t shown = 1;
  while (const auto next = replay.after(Leap::move)) {
    replay.show(*next);
    ++shown;
  }
  EXPECT_EQ(shown, 7U) << "the moments around six cards";
  replay.show(0);
  const std::string first = replay.shown().view_text(0);
  EXPECT_NE(first.find("\nlast -\n"), std::string::npos) << first;
  EXPECT_NE(replay.match().after(replay.first()).view_text(0), first) << "there the trick before lay in sight";
  replay.show(replay.moves());
  EXPECT_EQ(&replay.shown(), &replay.match().now());
  EXPECT_TRUE(replay.may_play_on());

  const Replay finished = replay_of(with_hidden_tricks(to_the_end));
  EXPECT_EQ(finished.first(), 0U) << "there are no secrets left";
}

TEST(Replay, StopsAtTheRoundsOfTheGame) {
  Replay replay = replay_of(finished(testing::wicked()));
  EXPECT_EQ(stops(replay, Leap::round).size(), 5U);  // four rounds have five ends
  replay.show(1);
  const auto second = replay.after(Leap::round);
  ASSERT_TRUE(second);
  replay.show(*second);
  EXPECT_EQ(replay.shown().round_phrase().args.size(), 1U);
  EXPECT_EQ(std::get<int>(replay.shown().round_phrase().args[0].value), 2);
}

TEST(Replay, StopsAtTheEndsOfTurns) {
  Replay replay = replay_of(played(9));  // three bids open a corridor
  EXPECT_EQ(replay.after(Leap::turn), 3U);
}

TEST(Replay, ShowsOtherViewpointsOnlyWhenTheMatchIsOver) {
  Replay running({"id", played(4), players("hhh")}, no_seat, 0);
  EXPECT_FALSE(running.may_choose_viewpoint());
  running.see_as(1);
  EXPECT_EQ(running.viewpoint(), no_seat);

  Replay over = replay_of(finished(testing::wicked()));
  over.see_as(1);
  EXPECT_EQ(over.viewpoint(), 1);
  over.see_as(static_cast<Seat>(over.shown().seats()));
  EXPECT_EQ(over.viewpoint(), 1);
}

TEST(Replay, GivesTheMatchUpToTheShownMoment) {
  Replay replay = replay_of(played(20));
  replay.show(7);
  const Match beginning = replay.beginning();
  EXPECT_EQ(beginning.steps().size(), 7U);
  EXPECT_TRUE(beginning.now().equals(replay.match().after(7)));
}

TEST(Replay, StaysWithinTheMatch) {
  Replay replay({"id", played(4), players("hhh")}, no_seat, 99);
  EXPECT_EQ(replay.at(), 4U);
  EXPECT_FALSE(replay.after(Leap::move));
  replay.show(99);
  EXPECT_EQ(replay.at(), 4U);
}

}  // namespace
}  // namespace kairo::app
