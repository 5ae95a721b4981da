#include "engine/match/code.h"

#include <gtest/gtest.h>

#include "engine/core/letters.h"
#include "engine/match/random_play.h"
#include "tests/match/code_checks.h"
#include "tests/match/toy_box.h"

namespace kairo {
namespace {

std::span<const Game> toy_box() { return {&toy::game(), 1}; }

Match toy_match(std::uint64_t seed, std::size_t moves = to_the_end) {
  return random_match(toy::game(), random_setup(toy::info, 2 + static_cast<int>(seed % 3), seed), moves);
}

CodeFault fault_of(std::string_view text, std::span<const Game> box) {
  const auto read = read_code(text, box);
  EXPECT_FALSE(read.has_value()) << text;
  return read ? CodeFault::damaged : read.error().fault;
}

TEST(Code, RoundTripsAfterEveryMoveOfManyMatches) {
  for (std::uint64_t seed = 0; seed < 60; ++seed)
    for (std::size_t moves = 0; moves <= toy_match(seed).steps().size(); ++moves)
      expect_code_round_trips(toy_match(seed, moves), toy_box());
}

TEST(Code, CarriesTheWholeSeed) {
  for (const std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1} << 47, seed_bound - 1}) {
    const Match match(toy::game(), standard_setup(toy::info, 2, seed));
    expect_code_round_trips(match, toy_box());
  }
}

TEST(Code, EverySmallDamageIsDetectedAndWhatIsRecoveredIsCorrect) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) expect_every_small_damage_detected(toy_match(seed), toy_box());
}

TEST(Code, ATruncatedCodeRecoversMostOfTheMatch) {
  const Match match = toy_match(4);
  const std::string code = *write_code(match);
  std::size_t most_recovered = 0;
  std::size_t lengths_with_a_prefix = 0;
  for (std::size_t kept = 1; kept < code.size(); ++kept) {
    const auto read = read_code(code.substr(0, kept), toy_box());
    ASSERT_FALSE(read.has_value());
    if (!read.error().good_prefix) continue;
    ++lengths_with_a_prefix;
    most_recovered = std::max(most_recovered, read.error().good_prefix->steps().size());
  }
  EXPECT_GT(lengths_with_a_prefix, 0U);
  EXPECT_GT(most_recovered, match.steps().size() / 2);
}

TEST(Code, LettersAddedAtTheEndAreDetected) {
  const Match match = toy_match(5);
  const std::string code = *write_code(match);
  for (const char letter : code_alphabet) expect_damage_detected(match, code + letter, toy_box());
  // Even with correct check letters: a match has exactly one encoding.
  std::vector<Digit> digits = from_letters(code)->digits;
  for (int more = 0; more < 40; ++more) {
    digits.push_back(static_cast<Digit>(more));
    EXPECT_EQ(fault_of(to_letters(digits), toy_box()), CodeFault::damaged) << more;
  }
}

TEST(Code, RefusesWhatIsNotACode) {
  for (const std::string_view text : {"", "A", "hello world", "#m=", "FFFF.FFFF", "\n", "zażółć"})
    EXPECT_EQ(fault_of(text, toy_box()), CodeFault::not_a_code) << text;
  EXPECT_EQ(fault_of(std::string(longest_code + 1, 'A'), toy_box()), CodeFault::not_a_code);
  EXPECT_EQ(fault_of(std::string(longest_code, 'A'), toy_box()), CodeFault::not_a_code);
}

// However many letters follow a code, reading it takes bounded work.
TEST(Code, IsFoundAtTheFrontOfNoMoreLettersThanACodeMayHave) {
  const std::string code = *write_code(toy_match(6));
  const auto read_in = [&](std::size_t length) {
    std::size_t any_number = ~std::size_t{0};
    return read_code_at_front(code + std::string(length - code.size(), 'A'), any_number, nullptr, toy_box());
  };
  ASSERT_TRUE(read_in(longest_code).has_value());
  EXPECT_EQ(read_in(longest_code)->length, code.size());
  ASSERT_FALSE(read_in(longest_code + 1).has_value());
  EXPECT_EQ(read_in(longest_code + 1).error().fault, CodeFault::not_a_code);
}

TEST(Code, RefusesALaterVersionByName) {
  auto letters = from_letters(*write_code(toy_match(6)));
  ASSERT_TRUE(letters.has_value());
  letters->digits[0] = static_cast<Digit>(letters->digits[0] + 4);  // the version is the upper four of six bits
  EXPECT_EQ(fault_of(to_letters(letters->digits), toy_box()), CodeFault::unknown_version);
}

TEST(Code, RefusesAGameThatIsNotInTheBox) {
  EXPECT_EQ(fault_of(*write_code(toy_match(7)), {}), CodeFault::unknown_game);
  EXPECT_EQ(fault_of(*write_code(toy_match(7)), games()), CodeFault::unknown_game);
}

TEST(Code, RefusesOtherRulesByName) {
  GameInfo newer = toy::info;
  newer.rules_version = 6;
  Game later = toy::game();
  later.info = &newer;
  const auto read = read_code(*write_code(toy_match(8)), {&later, 1});
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(read.error().fault, CodeFault::unknown_rules);
  EXPECT_EQ(read.error().game, &newer);
  EXPECT_EQ(read.error().rules_version, toy::info.rules_version);
}

TEST(Code, WithoutACompleteHeaderNothingIsRecovered) {
  const auto letters = from_letters(*write_code(toy_match(9)));
  ASSERT_TRUE(letters.has_value());
  const std::span<const Digit> digits(letters->digits);
  EXPECT_EQ(fault_of(to_letters(digits.first(1)), toy_box()), CodeFault::bad_header);
  EXPECT_EQ(fault_of(to_letters(digits.first(3)), toy_box()), CodeFault::bad_header);
  EXPECT_EQ(fault_of(to_letters(digits.first(10)), toy_box()), CodeFault::bad_header);
}

TEST(Code, AMatchFromACustomPositionHasNone) {
  const Match match(toy::game(), toy_match(10, 3).now().clone());
  EXPECT_EQ(write_code(match), std::nullopt);
}

}  // namespace
}  // namespace kairo
