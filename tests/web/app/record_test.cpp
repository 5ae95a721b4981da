#include "web/app/record.h"

#include <gtest/gtest.h>

#include "tests/match/test_files.h"
#include "tests/web/app/toy.h"
#include "web/app/check_sum.h"

namespace kairo::app {
namespace {

using testing::chairs;
using testing::played;

Record some_record(int moves = 5) {
  Record record = record_of(played(moves), chairs("hbb"));
  record.played = 12;
  record.name = "Friday, round two";
  record.chairs[0].name = "Ken";
  return record;
}

/// The lines with the check sum that they should have.
std::string summed(std::string lines) { return lines + "sum " + check_digits(lines) + "\n"; }

TEST(CheckSum, IsTheOneOfTheStandard) {
  EXPECT_EQ(check_digits("123456789"), "cbf43926");
  EXPECT_EQ(check_digits(""), "00000000");
}

TEST(Records, AreReadBackAsWritten) {
  const Record record = some_record();
  EXPECT_EQ(parse_record(record_text(record)), record);
  Record nameless = some_record();
  nameless.name.clear();
  EXPECT_EQ(parse_record(record_text(nameless)), nameless);
  EXPECT_TRUE(match_of(record)->now().equals(played(5).now()));
}

TEST(Records, NoticeEveryCutAndEveryFlippedBit) {
  const std::string text = record_text(some_record());
  for (std::size_t cut = 0; cut < text.size(); ++cut)
    EXPECT_EQ(parse_record(text.substr(0, cut)).error(), RecordFault::damaged) << cut;
  for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
    std::string flipped = text;
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
    const auto read = parse_record(flipped);
    ASSERT_FALSE(read) << bit;
    EXPECT_EQ(read.error(), RecordFault::damaged) << bit;
  }
}

TEST(Records, OfALaterSchemaAreToldFromDamagedOnes) {
  EXPECT_EQ(parse_record(summed("kairo match 3\nsomething new\n")).error(), RecordFault::later_version);
  EXPECT_EQ(parse_record("kairo match 3\nsomething new\nsum 00000000\n").error(), RecordFault::damaged);
  EXPECT_EQ(parse_record(summed("no match\n")).error(), RecordFault::damaged);
}

TEST(Records, AreRefusedWhenNobodyCouldHaveWrittenThem) {
  const std::string code = some_record().code;
  const auto lines = [&](const std::string& middle) {
    return summed("kairo match 2\n" + middle + "code " + code + "\nh\n");
  };
  EXPECT_TRUE(parse_record(lines("played 1\ngame wicked\nrules 1\nmoves 5\n")));
  for (const char* middle :
       {"played -1\ngame wicked\nrules 1\nmoves 5\n", "played 1 \ngame wicked\nrules 1\nmoves 5\n",
        "played 99999999999999999999999\ngame wicked\nrules 1\nmoves 5\n", "game wicked\nrules 1\nmoves 5\n",
        "played 1\ngame wicked\nrules 1\nmoves 5\nname  x\n", "played 1\ngame wicked\nrules 1\nmoves 5\nmood good\n"})
    EXPECT_FALSE(parse_record(lines(middle))) << middle;
}

TEST(Records, AreDamagedWhenTheirCodeSaysSomethingElse) {
  for (const auto change :
       {+[](Record& record) { record.moves = 4; }, +[](Record& record) { record.game = "haratama"; },
        +[](Record& record) { record.rules = 9; }, +[](Record& record) { record.chairs.pop_back(); },
        +[](Record& record) { record.code.pop_back(); }}) {
    Record record = some_record();
    change(record);
    EXPECT_EQ(match_of(record).error(), RecordFault::damaged);
  }
}

TEST(Records, OfOtherRulesAreToldByTheirCode) {
  // The letters after the first two hold game and rules version.
  const auto list = read_test_file("links/faults.txt");
  ASSERT_TRUE(list);
  const std::size_t end = list->find(" code.error.unknown_rules");
  ASSERT_NE(end, std::string::npos);
  Record record = some_record();
  record.code = list->substr(list->rfind('\n', end) + 1, end - list->rfind('\n', end) - 1);
  EXPECT_EQ(match_of(record).error(), RecordFault::other_rules);
}

TEST(Records, OfEveryReleasedSchemaAreReadForEver) {
  const auto first = read_test_file("links/records/schema-1.txt");
  ASSERT_TRUE(first);
  const auto old = parse_record(*first);
  ASSERT_TRUE(old);
  EXPECT_EQ(old->played, 3U);
  EXPECT_EQ(old->chairs[0].name, "Ken");
  EXPECT_EQ(old->chairs[1], (Chair{.kind = Chair::Kind::bot, .level = 1}));
  EXPECT_EQ(match_of(*old)->steps().size(), 20U);

  const auto second = read_test_file("links/records/schema-2.txt");
  ASSERT_TRUE(second);
  const auto now = parse_record(*second);
  ASSERT_TRUE(now);
  EXPECT_EQ(now->name, "金曜の勝負");
  EXPECT_EQ(record_text(*now), *second);
  EXPECT_EQ(match_of(*now)->steps().size(), 20U);
}

TEST(Salvage, HasTheBeginningOfADamagedRecord) {
  const Record record = some_record(9);
  const std::string text = record_text(record);
  const Salvage whole = salvage(text.substr(0, text.size() - 3));
  EXPECT_EQ(whole.match->steps().size(), 9U);
  EXPECT_EQ(whole.chairs, record.chairs);
  EXPECT_EQ(whole.name, record.name);

  // Cut within the code: fewer moves, nobody's names.
  const Salvage beginning = salvage(text.substr(0, text.find(record.code) + record.code.size() - 4));
  ASSERT_TRUE(beginning.match);
  EXPECT_LT(beginning.match->steps().size(), 9U);
  EXPECT_EQ(beginning.chairs, chairs("hhh"));

  EXPECT_FALSE(salvage(text.substr(0, 40)).match);
  EXPECT_FALSE(salvage("").match);
}

}  // namespace
}  // namespace kairo::app
