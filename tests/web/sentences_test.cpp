#include "web/text/sentences.h"

#include <gtest/gtest.h>

#include <string>

namespace kairo::text {
namespace {

std::string whole(std::string_view text) { return std::string(text.substr(0, whole_sentences(text))); }

TEST(WholeSentences, EndBeforeTheOneThatIsCut) {
  EXPECT_EQ(whole("One. Two! Three? Fou"), "One. Two! Three? ");
  EXPECT_EQ(whole("One. Two."), "One. Two.");
  EXPECT_EQ(whole("One"), "");
  EXPECT_EQ(whole(""), "");
}

TEST(WholeSentences, OfJapaneseNeedNoBlanks) {
  EXPECT_EQ(whole("一。二！？三"), "一。二！？");
  EXPECT_EQ(whole("一（二。）三。四"), "一（二。）三。");
}

TEST(WholeSentences, HoldWholeNumbersAndQuotations) {
  EXPECT_EQ(whole("It costs 2.5 points (at most). Then"), "It costs 2.5 points (at most). ");
  EXPECT_EQ(whole("It costs 2."), "It costs 2.");
  EXPECT_EQ(whole("He says “no.” Then"), "He says “no.” ");
}

}  // namespace
}  // namespace kairo::text
