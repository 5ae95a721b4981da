#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/match/registry.h"
#include "tests/web/app/toy.h"

/// Somebody without a seat sees what everybody may see, all through a match.
namespace kairo::app {
namespace {

TEST(Watching, ShowsNoHandAndAllowsNoMoveFromTheDealToTheEnd) {
  for (const Game& game : games()) {
    const int seats = std::max(2, game.info->min_seats);
    Match match(game, standard_setup(*game.info, seats, 5));
    Rng rng(3);
    const std::vector<Player> people = testing::players(std::string(static_cast<std::size_t>(seats), 'h'));
    while (!match.over()) {
      Session session("id", match, people);
      session.watch();
      ASSERT_TRUE(session.custody().is_watching());
      ASSERT_EQ(session.viewer(), no_seat) << game.info->id;
      ASSERT_EQ(session.turn().viewer_of_the_past(), no_seat) << game.info->id;
      ASSERT_FALSE(session.viewer_may_act()) << game.info->id;
      ASSERT_FALSE(session.undo()) << game.info->id << ": a move that is not the watcher's";
      ASSERT_TRUE(session.turn().is_away()) << game.info->id << ": nobody is awaited at this device";
      match.play_index(rng.below(static_cast<std::uint32_t>(match.now().legal().size())));
    }
  }
}

TEST(Watching, EndsWhenASeatIsTaken) {
  Session session = testing::session("hhb");
  session.watch();
  session.take_seat(1);
  EXPECT_FALSE(session.custody().is_watching());
  EXPECT_EQ(session.viewer(), 1);
}

TEST(Watching, ShowsNoHandIfOnlyOnePersonPlays) {
  Session session = testing::session("hbb");
  session.watch();
  EXPECT_EQ(session.viewer(), no_seat);
  EXPECT_FALSE(session.viewer_may_act());
}

}  // namespace
}  // namespace kairo::app
