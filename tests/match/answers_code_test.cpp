#include "engine/match/answers_code.h"

#include <cmath>
#include <optional>

#include "tests/match/by_answers.h"
#include "tests/match/code_checks.h"
#include "tests/match/every_game.h"

namespace kairo {
namespace {

class AnswersCodeOfEveryGame : public EveryGame {};

INSTANTIATE_TEST_SUITE_P(Box, AnswersCodeOfEveryGame, testing::ValuesIn(every_table()), table_name);

Match some_match(const Table& table, std::uint64_t seed) {
  return random_match(*table.game, random_setup(*table.game->info, table.seats, seed));
}

/// The size of one seat's answers, in letters: its information, and whether further moves follow.
double letters_of_information(const Match& match, Seat seat, std::span<const AnyMove> moves) {
  double bits = 0;
  const auto question = match.now().asked_ahead(seat);
  for (const AnyMove move : moves) {
    bits += std::log2(question->legal().size());
    if (makes_part_of_answer(*question, move)) bits += 1;
  }
  return bits / 6;
}

TEST_P(AnswersCodeOfEveryGame, RoundTripsAndCostsAtMostFourLettersMoreThanItsInformation) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    Rng rng(seed);
    at_each_moment(some_match(GetParam(), seed), rng, [](const Held& held) {
      const auto text = write_answers(held.match, held.ahead);
      ASSERT_TRUE(text.has_value());
      ASSERT_EQ(text->empty(), held.ahead.empty());
      if (text->empty()) return;
      ASSERT_EQ(text->find_first_not_of(code_alphabet), std::string::npos);
      ASSERT_TRUE(text->back() != '-' && text->back() != '_');
      ASSERT_EQ(read_answers(*text, held.match), held.ahead);
      double most = 0;
      for (Seat seat = 0; seat < held.match.now().seats(); ++seat)
        if (const auto moves = held.ahead.by(seat); !moves.empty())
          most += letters_of_information(held.match, seat, moves) + 4;
      ASSERT_LE(static_cast<double>(text->size()), most) << *text;
    });
  }
}

TEST_P(AnswersCodeOfEveryGame, SmallDamageIsDetectedAndAnotherMomentRefused) {
  Rng rng(2);
  int tried = 0;
  std::optional<Held> previous;
  at_each_moment(some_match(GetParam(), 3), rng, [&](const Held& held) {
    if (held.ahead.empty() || tried == 5) return;
    ++tried;
    const std::string text = *write_answers(held.match, held.ahead);
    for (std::size_t place = 0; place < text.size(); ++place) {
      std::string damaged = text;
      for (const char letter : code_alphabet) {
        damaged[place] = letter;
        if (letter != text[place]) ASSERT_FALSE(read_answers(damaged, held.match).has_value());
      }
      if (place + 1 < text.size() && text[place] != text[place + 1]) {
        damaged = text;
        std::swap(damaged[place], damaged[place + 1]);
        ASSERT_FALSE(read_answers(damaged, held.match).has_value());
      }
      ASSERT_FALSE(read_answers(text.substr(0, place), held.match).has_value());
    }
    if (previous && previous->match.steps().size() != held.match.steps().size()) {
      ASSERT_FALSE(read_answers(text, previous->match).has_value()) << "it belongs to another moment";
    }
    previous = held;
  });
}

TEST(AnswersCode, RefusesWhatIsNoAnswer) {
  const Match match(*find_game("wicked"), standard_setup(*find_game("wicked")->info, 3, 1));
  for (const std::string_view text : {"", "A", "!", "AAAAAAAAAAAAAAAA", "ä"})
    EXPECT_FALSE(read_answers(text, match).has_value()) << text;
}

TEST(AnswersCode, AMatchFromACustomPositionHasNone) {
  const Match dealt(*find_game("wicked"), standard_setup(*find_game("wicked")->info, 3, 1));
  const Match match(dealt.game(), dealt.now().clone());
  EXPECT_FALSE(write_answers(match, {}).has_value());
  EXPECT_FALSE(read_answers("AAAA", match).has_value());
}

}  // namespace
}  // namespace kairo
