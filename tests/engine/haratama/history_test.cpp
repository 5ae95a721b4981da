#include "engine/games/haratama/words.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "engine/match/visibility.h"
#include "tests/engine/haratama/scene.h"

/// Positions that no match can reach, and what a match shows of its past.
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

TEST(HaratamaHistory, TreasuresOfHiddenTricksBelongToSeatsThatCanHaveWonThem) {
  const std::string text = state_text(four_tricks(Sight::last_trick));
  State read;
  ASSERT_TRUE(parse_state(text, read).has_value());
  expect_parse_error<State>(edited(text, "won -", "won B1"), "", "one player");
  expect_parse_error<State>(edited(edited(text, "P1 P2 P3 G2 G3", "P1 P2 P3 G2"), "won -", "won G3"), "",
                            "last trick has its treasures");
}

TEST(HaratamaHistory, TheLeaderOfTheLastTrickHadWonTheOneBefore) {
  const std::string text = state_text(four_tricks(Sight::last_trick));
  // Of three hidden tricks, the other seats cannot have won three.
  const std::string mine = "won R1 R2 R3 B1 B2 B3 P1 P2 P3 G2 G3\nwon -\nwon -\nwon -\n";
  expect_parse_error<State>(edited(text, mine, "won P1 G2 G3\nwon R1 R2 R3\nwon B2 B3\nwon B1 P2 P3\n"), "won",
                            "too few tricks");
  State read;
  EXPECT_TRUE(parse_state(edited(text, mine, "won B1 P1 P2 P3 G2 G3\nwon R1 R2 R3\nwon B2 B3\nwon -\n"), read));
}

TEST(HaratamaHistory, ASingleHiddenTrickIsPlayedAgain) {
  State state = after_passing({.hands = {"P4 R3 R4 R6 R9 B1 B2 B4 B7 B8 B9 G2 G5", "P2 R1 R2 R5 R10", "P8 R7 R8 B5"},
                               .descents = {3, 4, 8},
                               .sight = Sight::last_trick,
                               .aside = "G6"});
  plays(state, "P8 P4 P2  R7 R3 R1");
  const std::string text = state_text(state);
  State read;
  ASSERT_TRUE(parse_state(text, read).has_value());
  expect_parse_error<State>(edited(edited(text, "won R3 P4 P8", "won R3"), "won -", "won P4 P8"), "won", "too few");
  expect_parse_error<State>(edited(text, "lacks -", "lacks P"), "tricks", "no hidden tricks");
}

TEST(HaratamaHistory, AVoidThatNoOrderOfTheHiddenTricksRevealsIsRefused) {
  Layout layout = nine_tricks();
  layout.sight = Sight::last_trick;
  State state = after_passing(layout);
  plays(state, "R1 R2 R3 R5  R6 R4 B2 B3  R7 B1 P2 P3");
  const std::string text = state_text(state);
  State read;
  ASSERT_TRUE(parse_state(text, read).has_value());
  // Seat 0 has no blue card; but whoever led blue would have won those of the two hidden tricks.
  expect_parse_error<State>(edited(text, "lacks -", "lacks B"), "tricks", "no hidden tricks");
}

TEST(HaratamaHistory, EveryVoidHasBeenRevealed) {
  const State state = four_tricks(Sight::last_trick);
  const std::string text = state_text(state);
  ASSERT_EQ(state.lacks[1], lane(Suit::red));
  expect_parse_error<State>(edited(text, "lacks R", "lacks -"), "", "reveal another suit");
  expect_parse_error<State>(edited(text, "lacks -", "lacks G"), "", "said to lack");
}

TEST(HaratamaHistory, LossesOfRoundsOffTheRecordMustBePossible) {
  State state = before_passing(
      {.hands = {"", "", "", ""}, .results = std::vector<PerSeat<std::uint8_t>>(3, {3, 3, 3, 3}), .limit = 500});
  std::string text = state_text(state);
  std::string results;
  for (int i = 0; i < 24; ++i) results += "result 3 3 3 3\n";
  text = edited(text, "rounds 3\nresult 3 3 3 3\nresult 3 3 3 3\nresult 3 3 3 3\n", "rounds 25\n" + results);
  text = edited(text, "limit 500", "limit 0");
  const auto with_losses = [&text](const std::string& first) {
    std::string lines = "losses " + first + " 0\n";
    for (int i = 0; i < 3; ++i) lines += "losses 750 0\n";
    return edited(text, "losses 90 0\nlosses 90 0\nlosses 90 0\nlosses 90 0\n", lines);
  };
  State read;
  EXPECT_TRUE(parse_state(with_losses("750"), read).has_value());
  expect_parse_error<State>(with_losses("755"), "", "other losses");
  expect_parse_error<State>(with_losses("760"), "", "other losses");
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
