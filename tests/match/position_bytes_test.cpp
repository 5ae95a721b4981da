#include "engine/match/position_bytes.h"

#include <gtest/gtest.h>

#include "tests/match/every_game.h"

namespace kairo {
namespace {

class PositionBytes : public testing::TestWithParam<Table> {
 protected:
  Match match_ = random_match(*GetParam().game, standard_setup(*GetParam().game->info, GetParam().seats, 3), 9);
  std::string digits_ = position_bytes(match_.now());
};
INSTANTIATE_TEST_SUITE_P(Box, PositionBytes, testing::ValuesIn(tables_of_the_box()), table_name);

TEST_P(PositionBytes, ComeBackAsTheSamePosition) {
  const auto back = restore_position(match_.game(), digits_);
  ASSERT_NE(back, nullptr);
  EXPECT_EQ(position_bytes(*back), digits_);
  EXPECT_EQ(back->legal(), match_.now().legal());
}

TEST_P(PositionBytes, WithADigitTooManyOrTooFewOrALetterAreRefused) {
  EXPECT_EQ(restore_position(match_.game(), digits_ + "0"), nullptr);
  EXPECT_EQ(restore_position(match_.game(), digits_.substr(1)), nullptr);
  for (const std::size_t at : {std::size_t{0}, std::size_t{1}, digits_.size() - 2, digits_.size() - 1}) {
    std::string damaged = digits_;
    damaged[at] = 'x';
    EXPECT_EQ(restore_position(match_.game(), damaged), nullptr) << at;
  }
}

}  // namespace
}  // namespace kairo
