#include "web/draw/figures.h"

#include <gtest/gtest.h>

#include "web/text/number.h"

namespace kairo::draw {
namespace {

TEST(Figures, AreForEveryNumberAndForNothingElse) {
  for (const int number : {0, 7, 13, -60, 1234567890}) EXPECT_TRUE(is_in_figures(text::number_words(number))) << number;
  EXPECT_TRUE(is_in_figures(text::gain_words(5)));
  for (const char* words : {"", "R2", "1st", "3-4", "第1"}) EXPECT_FALSE(is_in_figures(words)) << words;
}

TEST(Figures, StandInColumns) {
  EXPECT_EQ(figures_width("11", 20), figures_width("88", 20));
  EXPECT_EQ(figures_width("−60", 20), figures_width("100", 20));
}

}  // namespace
}  // namespace kairo::draw
