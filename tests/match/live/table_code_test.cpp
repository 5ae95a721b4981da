#include "engine/match/live/table_code.h"

#include <gtest/gtest.h>

#include "engine/match/random_play.h"
#include "tests/match/code_checks.h"
#include "tests/match/every_game.h"

namespace kairo::live {
namespace {

Table ruin_table() {
  const Game& ruin = *find_game("ruin");
  Table table = table_of({.match = random_match(ruin, standard_setup(*ruin.info, 3, 5), 30), .ahead = {}});
  claim(table.seats, 0, 0x1234'5678'9abc'def0U, "Änne");
  give_to_bot(table.seats, 1, 3);
  return table;
}

TEST(LiveTableCode, RoundTrips) {
  const Table table = ruin_table();
  const std::string text = *write_table(table);
  const auto read = read_table(text);
  ASSERT_TRUE(read.has_value());
  EXPECT_TRUE(same(*read, table));
  EXPECT_EQ(read->seats, table.seats);
  EXPECT_EQ(write_table(*read), text);
}

TEST(LiveTableCode, CostsLittleMoreThanTheCodeOfItsMatch) {
  const Table table = ruin_table();
  const std::size_t code = write_code(course_of(table).held.match)->size();
  EXPECT_LT(write_table(table)->size(), 2 * code + 100);
}

TEST(LiveTableCode, FactsOfALaterKairoArePassedOnUntouched) {
  const std::string known = *write_table(ruin_table());
  const std::string later = known + ".xLATER-facts_9";
  const auto read = read_table(later);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(write_table(*read), later);
  Table table = ruin_table();
  EXPECT_EQ(join(table, *read), Joined::news);
  EXPECT_EQ(write_table(table), later);
  EXPECT_EQ(join(table, *read_table(known + ".xother")), Joined::news);
  EXPECT_EQ(table.later.size(), 2U) << "a later Kairo knows what to make of them";
}

TEST(LiveTableCode, OfTooManyLaterFactsTheSameStayEverywhere) {
  const std::string known = *write_table(ruin_table());
  Table forth = ruin_table();
  Table back = ruin_table();
  for (char i = 0; i < 20; ++i) join(forth, *read_table(known + ".x" + static_cast<char>('A' + i)));
  for (char i = 20; i-- > 0;) join(back, *read_table(known + ".x" + static_cast<char>('A' + i)));
  EXPECT_EQ(forth.later.size(), most_later);
  EXPECT_EQ(forth.later, back.later);
}

TEST(LiveTableCode, AnotherVersionIsNamed) {
  std::string text = *write_table(ruin_table());
  text.front() = '2';
  EXPECT_EQ(read_table(text).error(), CodeFault::unknown_version);
  EXPECT_EQ(read_table("").error(), CodeFault::not_a_code);
  EXPECT_EQ(read_table("1.").error(), CodeFault::not_a_code);
  EXPECT_FALSE(read_table("1.dAAAA").has_value());
}

TEST(LiveTableCode, AWrongLetterIsDetected) {
  const std::string text = *write_table(ruin_table());
  Rng rng(1);
  for (std::size_t place = 0; place < text.size(); ++place) {
    std::string damaged = text;
    damaged[place] = code_alphabet[rng.below(64)];
    // A key of a later Kairo is no damage.
    const bool is_key = place > 0 && text[place - 1] == '.';
    if (damaged == text || is_key) continue;
    EXPECT_FALSE(read_table(damaged).has_value()) << place;
    EXPECT_FALSE(read_table(text.substr(0, place)).has_value()) << place;
  }
}

}  // namespace
}  // namespace kairo::live
