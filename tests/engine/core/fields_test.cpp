#include "engine/core/fields.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <utility>

namespace kairo {
namespace {

TEST(FieldWriter, WritesLinesOfNamesAndValues) {
  FieldWriter out;
  out.line("deck").value(3).value("red");
  out.line("empty");
  out.line("seed").value(std::numeric_limits<std::uint64_t>::max()).value(-4);
  EXPECT_EQ(std::move(out).text(), "deck 3 red\nempty\nseed 18446744073709551615 -4\n");
}

TEST(FieldWriter, WritesNothingWithoutALine) { EXPECT_EQ(FieldWriter().text(), ""); }

TEST(FieldWriter, WritesBytesAsNumbers) {
  FieldWriter out;
  out.line("byte").value(std::uint8_t{65});
  EXPECT_EQ(std::move(out).text(), "byte 65\n");
}

TEST(FieldReader, ReadsBackWhatWasWritten) {
  FieldReader in("deck 3 red\nempty\nseed 18446744073709551615 -4\n");
  in.line("deck");
  EXPECT_EQ(in.number(0, 5), 3);
  EXPECT_EQ(in.word(), "red");
  in.end_line();
  in.line("empty");
  EXPECT_FALSE(in.more());
  in.end_line();
  in.line("seed");
  EXPECT_EQ(in.big_number(), std::numeric_limits<std::uint64_t>::max());
  EXPECT_TRUE(in.more());
  std::int8_t small = 0;
  in.number_into(small, -5, 5);
  EXPECT_EQ(small, -4);
  in.end();
  EXPECT_TRUE(in.ok()) << in.what();
}

TEST(FieldReader, SkipsBlanksEmptyLinesAndCarriageReturns) {
  FieldReader in("\r\n  a \t 1\r\n\r\n \nb 2");
  in.line("a");
  EXPECT_EQ(in.number(1, 1), 1);
  in.end_line();
  in.line("b");
  EXPECT_EQ(in.number(2, 2), 2);
  in.end_line();
  in.end();
  EXPECT_TRUE(in.ok()) << in.what();
}

/// Expects `read` to fail on this line of `text` for this reason.
template <class Read>
void expect_error(std::string_view text, int line, std::string_view what, Read read) {
  FieldReader in(text);
  read(in);
  EXPECT_FALSE(in.ok());
  EXPECT_EQ(in.bad_line(), line);
  EXPECT_EQ(in.what(), what);
}

TEST(FieldReader, NamesTheLineAndTheReason) {
  const auto number = [](FieldReader& in) {
    in.line("a");
    in.number(0, 5);
    in.end_line();
    in.end();
  };
  expect_error("b 1", 1, "the line 'a' should stand here, not 'b'", number);
  expect_error("", 1, "the line 'a' is missing", number);
  expect_error("a", 1, "the line ends too early", number);
  expect_error("\na 6", 2, "'6' is not a whole number from 0 to 5", number);
  expect_error("a -1", 1, "'-1' is not a whole number from 0 to 5", number);
  expect_error("a 1.5", 1, "'1.5' is not a whole number from 0 to 5", number);
  expect_error("a 99999999999999999999", 1, "'99999999999999999999' is not a whole number from 0 to 5", number);
  expect_error("a 1 2", 1, "nothing should follow here, but '2' does", number);
  expect_error("a 1\n\nb", 3, "the text should have ended", number);
}

TEST(FieldReader, BigNumbersMustFit) {
  const auto big = [](FieldReader& in) {
    in.line("a");
    in.big_number();
  };
  expect_error("a 18446744073709551616", 1, "'18446744073709551616' is not a whole number that fits", big);
  expect_error("a -1", 1, "'-1' is not a whole number that fits", big);
}

TEST(FieldReader, QuotesForeignWordsShortAndPrintable) {
  const auto number = [](FieldReader& in) {
    in.line("a");
    in.number(0, 1);
  };
  expect_error("a \x01z\xff", 1, "'?z?' is not a whole number from 0 to 1", number);
  expect_error("a abcdefghijklmnopqrstuvwxyz", 1, "'abcdefghijklmnopqrstuvwx...' is not a whole number from 0 to 1",
               number);
}

TEST(FieldReader, ReadsZerosAfterAnErrorAndKeepsTheFirstReason) {
  FieldReader in("a x\nb 7\n");
  in.line("a");
  EXPECT_EQ(in.number(3, 9), 0);
  in.line("b");
  EXPECT_EQ(in.number(3, 9), 0);
  EXPECT_EQ(in.big_number(), 0U);
  EXPECT_EQ(in.word(), "");
  EXPECT_FALSE(in.more());
  in.fail("something else");
  in.end();
  EXPECT_EQ(in.bad_line(), 1);
  EXPECT_EQ(in.what(), "'x' is not a whole number from 3 to 9");
}

TEST(FieldReader, ReportsTheCallersErrorsOnTheCurrentLine) {
  FieldReader in("a 1\nb 2\n");
  in.line("a");
  in.line("b");
  in.fail("two is too much");
  EXPECT_EQ(in.bad_line(), 2);
  EXPECT_EQ(in.what(), "two is too much");
}

}  // namespace
}  // namespace kairo
