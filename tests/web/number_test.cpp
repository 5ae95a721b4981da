#include "web/text/number.h"

#include <gtest/gtest.h>

#include "web/text/sentence.h"

namespace kairo::text {
namespace {

TEST(Number, HasAMinusBelowZero) {
  EXPECT_EQ(number_words(-12), "−12");
  EXPECT_EQ(number_words(0), "0");
  EXPECT_EQ(number_words(7), "7");
}

TEST(Number, OfAGainHasASignUnlessItIsNothing) {
  EXPECT_EQ(gain_words(3), "+3");
  EXPECT_EQ(gain_words(0), "0");
  EXPECT_EQ(gain_words(-3), "−3");
}

TEST(Number, HasAMinusInSentencesToo) {
  for (const Language language : languages)
    EXPECT_NE(sentence(language, Phrase{"app.end.best", {kairo::number("n", -5)}}).find("−5"), std::string::npos);
}

}  // namespace
}  // namespace kairo::text
