#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "engine/match/code.h"

/// Checks that must hold for the codes of every game.
namespace kairo {

inline constexpr std::string_view code_alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

inline bool begins_with(const Match& whole, const Match& beginning) {
  if (whole.setup() != beginning.setup() || beginning.steps().size() > whole.steps().size()) return false;
  for (std::size_t i = 0; i < beginning.steps().size(); ++i)
    if (beginning.steps()[i].move != whole.steps()[i].move) return false;
  return beginning.now().equals(whole.after(beginning.steps().size()));
}

inline double information_bits(const Match& match) {
  double bits = 0;
  for (const Match::Step& step : match.steps()) bits += std::log2(step.choices);
  return bits;
}

/// The promised upper bound for the length of a code, in letters.
inline double longest_allowed(const Match& match) { return information_bits(match) / 6 * 1.1 + 24; }

/// Writes the code, reads it back, and checks its letters and length.
inline void expect_code_round_trips(const Match& match, std::span<const Game> box) {
  const auto code = write_code(match);
  ASSERT_TRUE(code.has_value());
  EXPECT_EQ(code->find_first_not_of(code_alphabet), std::string::npos);
  EXPECT_TRUE(code->back() != '-' && code->back() != '_') << *code;
  EXPECT_LE(static_cast<double>(code->size()), longest_allowed(match)) << *code;
  const auto read = read_code(*code, box);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->steps().size(), match.steps().size());
  EXPECT_TRUE(begins_with(match, *read));
}

/// Expects a damaged code to be refused and the part recovered from it to be correct.
inline void expect_damage_detected(const Match& match, const std::string& damaged, std::span<const Game> box) {
  const auto read = read_code(damaged, box);
  ASSERT_FALSE(read.has_value()) << damaged;
  EXPECT_EQ(read.error().fault == CodeFault::damaged, read.error().good_prefix.has_value());
  if (read.error().good_prefix) {
    EXPECT_TRUE(begins_with(match, *read.error().good_prefix)) << damaged;
  }
}

inline void expect_every_small_damage_detected(const Match& match, std::span<const Game> box) {
  const std::string code = *write_code(match);
  for (std::size_t place = 0; place < code.size(); ++place) {
    expect_damage_detected(match, code.substr(0, place), box);
    std::string damaged = code;
    for (const char letter : code_alphabet) {
      damaged[place] = letter;
      if (letter != code[place]) expect_damage_detected(match, damaged, box);
    }
    if (place + 1 == code.size() || code[place] == code[place + 1]) continue;
    damaged = code;
    std::swap(damaged[place], damaged[place + 1]);
    expect_damage_detected(match, damaged, box);
  }
}

}  // namespace kairo
