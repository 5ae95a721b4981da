#include "engine/cli/play.h"

#include <gtest/gtest.h>

#include <sstream>

#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/match/toy_box.h"

namespace kairo {
namespace {

Match toy_match() { return Match(toy::game(), standard_setup(toy::info, 2, 7)); }

std::string play(Match& match, const std::string& input, const Bots& bots = {}) {
  std::istringstream in(input);
  std::ostringstream out;
  play_in_terminal(match, bots, in, out);
  return out.str();
}

TEST(TerminalPlay, AcceptsNumbersAndMoves) {
  Match match = toy_match();
  const std::string shown = play(match, "2\nbid 3\n");
  ASSERT_EQ(match.steps().size(), 2U);
  EXPECT_EQ(match.now().move_text(match.steps()[0].move), "bid 1");
  EXPECT_EQ(match.now().move_text(match.steps()[1].move), "bid 3");
  EXPECT_NE(shown.find("  2) bid 1\n"), std::string::npos);
}

TEST(TerminalPlay, ShowsOnlyTheSecretsOfTheSeatToMove) {
  Match match = toy_match();
  const std::string shown = play(match, "bid 4\nlog\n");
  EXPECT_EQ(shown.find("my bid 4"), std::string::npos);
  EXPECT_NE(shown.find("seen by 1"), std::string::npos);
}

int times(const std::string& words, const std::string& text) {
  int n = 0;
  for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++n;
  return n;
}

TEST(TerminalPlay, ItsLogHidesPastTricksIfThePlayersHaveAgreedToThat) {
  const Game& game = *find_game("haratama");
  for (const bool hidden : {false, true}) {
    auto setup = standard_setup(*game.info, 4, 5);
    setup.options[2] = hidden ? 1 : 0;
    constexpr std::size_t three_tricks = 4 + 3 * 4;
    Match match = random_match(game, setup, three_tricks);
    const std::string shown = play(match, "log\n");
    EXPECT_EQ(times("haratama.event.trick_won", shown), hidden ? 1 : 3);
    EXPECT_EQ(times("haratama.event.card_played", shown), hidden ? 4 : 12);
  }
}

TEST(TerminalPlay, UndoesAndExplains) {
  Match match = toy_match();
  const std::string shown =
      play(match, "undo\nbid 1\nundo\nwhy bid 9\nwhy 1\nbid 9\nwhat?\nmoves\nview\nscore\ncode\n");
  EXPECT_TRUE(match.steps().empty());
  EXPECT_NE(shown.find("cannot be taken back"), std::string::npos);
  EXPECT_NE(shown.find("toy.refusal reason=2"), std::string::npos);
  EXPECT_NE(shown.find("it is allowed"), std::string::npos);
  EXPECT_NE(shown.find("not allowed: toy.refusal"), std::string::npos);
  EXPECT_NE(shown.find("a number or a move"), std::string::npos);
}

TEST(TerminalPlay, EndsWithTheInputOrWithQuit) {
  for (const char* said : {"", "1", "quit\n1\n", "0\n-1\n99999999999999999999\n"}) {
    Match match = toy_match();
    play(match, said);
    EXPECT_LE(match.steps().size(), 1U) << said;
  }
}

TEST(TerminalPlay, BotsPlayTheirSeatsToTheEnd) {
  for (const Game& game : games()) {
    Match match(game, standard_setup(*game.info, game.info->max_seats, 4));
    play(match, "", {.seats = all_seats(game.info->max_seats)});
    EXPECT_TRUE(match.over());
  }
}

}  // namespace
}  // namespace kairo
