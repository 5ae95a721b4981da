#include "engine/core/phrase.h"

#include <gtest/gtest.h>

namespace kairo {
namespace {

TEST(Phrase, IsTheSameIfItSaysTheSame) {
  const Phrase asked{"a.question", {seat_name("seat", 1), number("n", 2), term("card", "a.card")}};
  EXPECT_EQ(asked, (Phrase{"a.question", {seat_name("seat", 1), number("n", 2), term("card", "a.card")}}));
  EXPECT_NE(asked, (Phrase{"another", asked.args}));
  EXPECT_NE(asked, (Phrase{"a.question", {seat_name("seat", 2), number("n", 2), term("card", "a.card")}}));
  EXPECT_NE(asked, (Phrase{"a.question", {seat_name("seat", 1), number("n", 1), term("card", "a.card")}}));
  EXPECT_NE(asked, (Phrase{"a.question", {seat_name("seat", 1), number("n", 2), term("card", "a.room")}}));
  EXPECT_NE(asked, (Phrase{"a.question", {seat_name("by", 1), number("n", 2), term("card", "a.card")}}));
}

}  // namespace
}  // namespace kairo
