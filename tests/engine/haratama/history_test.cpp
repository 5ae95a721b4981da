#include "engine/games/haratama/words.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "engine/match/visibility.h"
#include "tests/engine/haratama/scene.h"

/// The tricks before a position: what it tells of them, and what a match shows.
namespace kairo::haratama::test {
namespace {

/// Four complete tricks of a round; the treasures are the ranks 1, 2 and 3. With Sight::last_trick three are hidden.
State four_tricks(Sight sight) {
  Layout layout = nine_tricks();
  layout.sight = sight;
  State state = after_passing(layout);
  plays(state, "R1 R2 R3 R5  R6 R4 B2 B3  R7 B1 P2 P3  R8 P1 G2 G3");
  return state;
}

TEST(HaratamaHistory, ACardOfAPastTrickIsNotInAHand) {
  const std::string text = state_text(four_tricks(Sight::every_trick));
  expect_parse_error<State>(edited(text, "hand R9", "hand R6"), "", "somewhere else too");
  Layout layout = nine_tricks();
  layout.sight = Sight::last_trick;
  State hidden = after_passing(layout);
  plays(hidden, "R1 R2 R3 R5");
  expect_parse_error<State>(edited(state_text(hidden), "hand R6", "hand R5"), "last", "somewhere else too");
}

TEST(HaratamaHistory, ATreasureIsOncePlayedAndOnceWon) {
  const std::string text = state_text(four_tricks(Sight::last_trick));
  State read;
  ASSERT_TRUE(parse_state(text, read).has_value());
  expect_parse_error<State>(edited(text, "won -", "won B1"), "", "one player");
  expect_parse_error<State>(edited(text, "P1 P2 P3 G2 G3", "P1 P2 P3 G2"), "won", "must be those that are gone");
}

TEST(HaratamaHistory, AHandHasNoCardOfASuitThatItLacks) {
  const State state = four_tricks(Sight::last_trick);
  ASSERT_EQ(state.lacks[1], lane(Suit::red));
  expect_parse_error<State>(edited(state_text(state), "lacks -", "lacks G"), "", "said to lack");
}

TEST(HaratamaPastTricks, ARunningMatchShowsOnlyTheLastTrick) {
  auto setup = standard_setup(info, 4, 9);
  setup.options[static_cast<std::size_t>(Option::table)] = static_cast<int>(Sight::last_trick);
  const Game& game = *find_game("haratama");
  for (std::size_t moves = 4; moves < 120; ++moves) {
    const Match match = random_match(game, setup, moves);
    if (match.over()) break;
    const Visibility visibility(match);
    int tricks = 0;
    int won = 0;
    int passes = 0;
    for (std::size_t step = 0; step < match.steps().size(); ++step)
      for (std::size_t event = 0; event < match.steps()[step].events.size(); ++event) {
        const auto kind = static_cast<EventKind>(match.steps()[step].events[event].kind);
        won += kind == EventKind::trick_won ? 1 : 0;
        if (!visibility.is_kept(match, step, event)) continue;
        tricks += kind == EventKind::trick_won ? 1 : 0;
        passes += kind == EventKind::pass_sealed ? 1 : 0;
      }
    ASSERT_EQ(tricks, std::min(won, 1)) << "across the end of a round too";
    ASSERT_GE(passes, 4) << "passes stay on record";
    const State& first = *match.after(visibility.first_position()).as<State>();
    ASSERT_EQ(first.table.size, 0) << "a replay begins before the last trick";
  }
}

TEST(HaratamaPastTricks, AFinishedMatchHidesNothing) {
  auto setup = standard_setup(info, 3, 9);
  setup.options[static_cast<std::size_t>(Option::table)] = static_cast<int>(Sight::last_trick);
  const Match match = random_match(*find_game("haratama"), setup);
  EXPECT_EQ(Visibility(match).first_position(), 0U);
}

}  // namespace
}  // namespace kairo::haratama::test
