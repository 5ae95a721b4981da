#include <algorithm>

#include "tests/engine/haratama/scene.h"

/// Moves and states as text.
namespace kairo::haratama::test {
namespace {

Move parsed(std::string_view text) {
  Move move;
  EXPECT_TRUE(parse_move(text, move)) << text;
  return move;
}

TEST(HaratamaWords, Moves) {
  EXPECT_EQ(move_text({Move::Kind::pass, card_of(Suit::red, 3), card_of(Suit::blue, 12)}), "pass R3 B12");
  EXPECT_EQ(move_text({Move::Kind::play, card_of(Suit::green, 7), 0}), "play G7");
  EXPECT_EQ(parsed("play P13"), (Move{Move::Kind::play, card_of(Suit::purple, 13), 0}));
  EXPECT_EQ(parsed("  pass b12   r3 "), (Move{Move::Kind::pass, card_of(Suit::red, 3), card_of(Suit::blue, 12)}));
}

TEST(HaratamaWords, RejectsWhatIsNotAMove) {
  Move move{Move::Kind::play, 5, 0};
  for (const std::string_view text : {"", "play", "play R0", "play R14", "play X3", "play R", "play R3 R4", "pass R3",
                                      "pass R3 B12 G1", "Play R3", "play R3x", "play R-1", "lead R3"})
    EXPECT_FALSE(parse_move(text, move)) << text;
  EXPECT_EQ(move, (Move{Move::Kind::play, 5, 0})) << "must not be changed";
}

std::string without_line(const std::string& text, std::string_view name) {
  const std::size_t start = text.find('\n' + std::string(name) + ' ') + 1;
  return text.substr(0, start) + text.substr(text.find('\n', start) + 1);
}

State middle_of_a_round(Sight sight) {
  Layout layout = nine_tricks();
  layout.sight = sight;
  layout.results = {{3, 3, 3, 3}};
  State state = after_passing(layout);
  plays(state, "R1 R2 R3 R5  R6 R4 B2 B3  R7 B1");
  return state;
}

TEST(HaratamaWords, AcceptsAHandEditedState) {
  const std::string text = edited(state_text(middle_of_a_round(Sight::every_trick)), "limit 0", "limit 300");
  State state;
  ASSERT_TRUE(parse_state(text, state).has_value());
  EXPECT_EQ(state.limit, 300);
  plays(state, "P2 P3");
}

TEST(HaratamaWords, RejectedStatesNameTheLineAndTheReason) {
  const std::string text = state_text(middle_of_a_round(Sight::every_trick));
  expect_parse_error<State>("", "", "missing");
  expect_parse_error<State>(edited(text, "haratama 1", "wicked 1"), "wicked", "should stand here");
  expect_parse_error<State>(edited(text, "haratama 1", "haratama 2"), "haratama", "whole number");
  expect_parse_error<State>(edited(text, "players 4", "players 5"), "players", "whole number");
  expect_parse_error<State>(edited(text, "limit 0", "limit 45"), "limit", "cannot be agreed on");
  expect_parse_error<State>(edited(text, "sight every-trick", "sight some"), "sight", "every-trick");
  expect_parse_error<State>(edited(text, "result 3 3 3 3", "result 3 3 3 4"), "result", "12 treasures");
  expect_parse_error<State>(edited(text, "phase play", "phase over"), "won", "at the end all treasures are won");
  expect_parse_error<State>(edited(text, "phase play", "phase pass"), "passed", "cards are played");
  expect_parse_error<State>(edited(text, "descents 1 2 3", "descents 1 2 11"), "descents", "three different");
  expect_parse_error<State>(edited(text, "descents 1 2 3", "descents 1 2 4"), "won", "must be those that are gone");
  expect_parse_error<State>(edited(text, "aside -", "aside R1"), "aside", "set aside");
  expect_parse_error<State>(edited(text, "hand R8", "hand R7"), "hand", "somewhere else");
  expect_parse_error<State>(edited(text, "hand R8 ", "hand "), "hand", "too many or too few");
  expect_parse_error<State>(edited(text, "hand R8", "hand R8 R8"), "hand", "twice");
  expect_parse_error<State>(edited(text, "hand R8", "hand X8"), "hand", "such as");
  expect_parse_error<State>(edited(text, "passed R1 R4", "passed R1 B13"), "passed", "neither holds");
  expect_parse_error<State>(edited(text, "passed R1 R4", "passed R1"), "passed", "two cards or none");
  expect_parse_error<State>(edited(text, "first 1", "first 0"), "first", "start card");
  expect_parse_error<State>(edited(text, "first 1", "first 7"), "first", "seat");
  expect_parse_error<State>(edited(text, "trick 1 R1 R2 R3 R5", "trick 1 R1 R2 R5 R3"), "passed", "neither holds");
  expect_parse_error<State>(edited(text, "trick 1 R1 R2 R3 R5", "trick 1 R1 R2 R3"), "trick", "not a complete trick");
  expect_parse_error<State>(edited(text, "lacks R", "lacks B"), "lacks", "said to lack");
  expect_parse_error<State>(edited(text, "won R1", "won R4"), "won", "must be those that are gone");
  expect_parse_error<State>(edited(text, "table 0 R7 B1", "table 1 R7 B1"), "", "");
  expect_parse_error<State>(without_line(text, "first"), "tricks", "'first' should stand here");
  expect_parse_error<State>(text + "more\n", "more", "ended");
}

TEST(HaratamaWords, RejectedStatesWithPastTricksHidden) {
  const std::string text = state_text(middle_of_a_round(Sight::last_trick));
  State state;
  ASSERT_TRUE(parse_state(text, state).has_value());
  expect_parse_error<State>(edited(text, "lacks R", "lacks G"), "lacks", "said to lack");
  expect_parse_error<State>(edited(text, "lacks R", "lacks -"), "table", "another position");
  expect_parse_error<State>(edited(text, "won R1", "won R4 R1"), "won", "those that are gone");
  expect_parse_error<State>(edited(text, "last 0 R6", "last 0 R8"), "last", "somewhere else too");
  expect_parse_error<State>(edited(text, "table 0 R7 B1", "table 2 B1 R7"), "", "");
}

// A state's text with any one word replaced is either rejected or a valid state.
TEST(HaratamaWords, AcceptsNoInvalidState) {
  Rng rng(6);
  const std::vector<std::string_view> words{"0", "1",  "3",    "13",   "R1",   "G13",
                                            "-", "P7", "play", "pass", "over", "99999"};
  for (const Sight sight : {Sight::every_trick, Sight::last_trick, Sight::voids}) {
    const std::string text = state_text(middle_of_a_round(sight));
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
      for (const std::string_view word : words) {
        State state;
        const std::string changed = text.substr(0, at) + std::string(word) + text.substr(end);
        if (!parse_state(changed, state)) continue;
        expect_valid(state);
        State copy;
        ASSERT_TRUE(parse_state(state_text(state), copy).has_value()) << changed;
        ASSERT_EQ(copy, state);
        if (state.phase != Phase::over) round_playout(state, rng);
        expect_valid(state);
      }
      at = end + 1;
    }
  }
}

}  // namespace
}  // namespace kairo::haratama::test
