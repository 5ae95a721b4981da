#include "web/app/record.h"

#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "tests/web/app/toy.h"
#include "web/app/settings.h"
#include "web/app/shelf.h"

namespace kairo::app {
namespace {

using testing::chairs;
using testing::played;

Record some_record() { return {.id = "a1", .played = 12, .code = "ABC-_9", .chairs = chairs("hbb")}; }

TEST(Records, AreReadBackAsWritten) {
  const Record record = some_record();
  EXPECT_EQ(parse_record("a1", record_text(record)), record);
}

TEST(Records, AreRefusedWhenNobodyCouldHaveWrittenThem) {
  const std::string text = record_text(some_record());
  for (std::size_t cut = 0; cut + 1 < text.size(); ++cut) {
    const auto read = parse_record("a1", text.substr(0, cut));
    // What was cut within the last chairs is still a record, but of fewer or unlevelled chairs: the shelf notices.
    if (read) {
      EXPECT_LT(read->chairs.size(), 3U) << cut;
    }
  }
  EXPECT_FALSE(parse_record("a1", "kairo match 2\nplayed 1\ncode A\nh\n"));
  EXPECT_FALSE(parse_record("a1", "kairo match 1\nplayed -1\ncode A\nh\n"));
  EXPECT_FALSE(parse_record("a1", "kairo match 1\nplayed 99999999999999999999999\ncode A\nh\n"));
  EXPECT_FALSE(parse_record("a1", "kairo match 1\nplayed 1 \ncode A\nh\n"));
}

std::string saves_of(const Shelf& shelf) {
  std::string all;
  for (const Kept& kept : shelf.kept())
    all += (all.empty() ? "" : "\n%\n") + kept.record.id + "\n" + record_text(kept.record);
  return all;
}

TEST(Shelf, KeepsTheMatchPlayedLastInFront) {
  Shelf shelf;
  shelf.put("first", played(3), chairs("hhh"));
  shelf.put("second", played(5, 4), chairs("hbbb"));
  shelf.put("first", played(4), chairs("hhh"));
  ASSERT_EQ(shelf.kept().size(), 2U);
  EXPECT_EQ(shelf.kept()[0].record.id, "first");
  EXPECT_EQ(shelf.kept()[0].match->steps().size(), 4U);

  Shelf next_visit;
  next_visit.read(saves_of(shelf));
  ASSERT_EQ(next_visit.kept().size(), 2U);
  EXPECT_EQ(next_visit.kept()[0].record, shelf.kept()[0].record);
  EXPECT_TRUE(next_visit.kept()[0].match->now().equals(shelf.kept()[0].match->now()));
}

TEST(Shelf, CountsWhatItCannotReadAndKeepsTheGoodBeginningOfTheRest) {
  Shelf shelf;
  Record damaged = Shelf(shelf).put("damaged", played(9), chairs("hhh"));
  damaged.code = damaged.code.substr(0, damaged.code.size() - 3);
  shelf.read("nonsense\nno record\n%\ndamaged\n" + record_text(damaged));
  EXPECT_EQ(shelf.unreadable(), 1);
  ASSERT_EQ(shelf.kept().size(), 1U);
  EXPECT_FALSE(shelf.kept()[0].whole);
  EXPECT_LT(shelf.kept()[0].match->steps().size(), 9U);
}

TEST(Shelf, BringsBackTheMatchRemovedLast) {
  Shelf shelf;
  shelf.put("first", played(3), chairs("hhh"));
  shelf.put("second", played(5), chairs("hhh"));
  shelf.remove("second");
  EXPECT_EQ(shelf.kept().size(), 1U);
  const Record* back = shelf.restore();
  ASSERT_NE(back, nullptr);
  EXPECT_EQ(back->id, "second");
  EXPECT_EQ(shelf.kept()[0].record.id, "second");
  EXPECT_EQ(shelf.restore(), nullptr);
}

TEST(Shelf, FindsTheKeptMatchThatHasMostInCommon) {
  Shelf shelf;
  shelf.put("kept", played(5), chairs("hhh"));
  EXPECT_NE(shelf.nearest(played(3)), nullptr);
  EXPECT_NE(shelf.nearest(played(8)), nullptr);
  EXPECT_EQ(shelf.nearest(played(5, 3, 8)), nullptr);  // another deal
  Match branch = played(4);
  branch.play_index(0);
  shelf.put("branch", branch, chairs("hhh"));
  EXPECT_EQ(shelf.nearest(played(9))->record.id, "kept");
  branch.play_index(0);
  EXPECT_EQ(shelf.nearest(branch)->record.id, "branch");
}

TEST(Shelf, PrefersTheMatchThatALinkGoesOnFrom) {
  Shelf shelf;
  shelf.put("whole", played(9), chairs("hhh"));
  shelf.put("beginning", played(4), chairs("hhh"));
  Match other = played(4);
  other.play_index(0);  // as neither has gone on
  EXPECT_EQ(shelf.nearest(other)->record.id, "beginning");
  EXPECT_EQ(shelf.nearest(played(12))->record.id, "whole");
}

TEST(MovesInCommon, AreThoseBeforeTheFirstThatDiffers) {
  Match branch = played(4);
  branch.play_index(0);
  EXPECT_EQ(moves_in_common(played(9), branch), 4U);
  EXPECT_EQ(moves_in_common(played(3), played(9)), 3U);
  EXPECT_EQ(moves_in_common(played(3), played(3, 3, 8)), std::nullopt);
}

TEST(Settings, AreReadBackAsWritten) {
  const Settings settings{.language = text::Language::ja,
                          .theme = draw::Theme::light,
                          .speed = Speed::instant,
                          .words = true,
                          .chairs = chairs("hb"),
                          .open_match = "a1"};
  EXPECT_EQ(parse_settings(settings_text(settings)), settings);
  EXPECT_EQ(parse_settings(settings_text({})), Settings{});
}

TEST(Settings, TakeWhatTheyUnderstand) {
  const Settings settings = parse_settings("kairo settings 1\nlanguage xx\nspeed brisk\nvolume 3\nnonsense\n");
  EXPECT_EQ(settings, (Settings{.speed = Speed::brisk}));
  EXPECT_EQ(parse_settings("anything"), Settings{});
  EXPECT_EQ(parse_settings(""), Settings{});
}

}  // namespace
}  // namespace kairo::app
