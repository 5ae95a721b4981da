#include "web/app/shelf.h"

#include <gtest/gtest.h>

#include <map>

#include "tests/match/test_files.h"
#include "tests/web/app/toy.h"
#include "web/app/check_sum.h"

namespace kairo::app {
namespace {

using testing::chairs;
using testing::played;

/// What the page keeps: texts by name.
using Page = std::map<std::string, std::string>;

Shelf shelf_of(const Page& page) {
  Shelf shelf;
  for (const auto& [name, text] : page) shelf.take(name, text);
  return shelf;
}

void save(Shelf& shelf, Page& page, const std::string& id, const Match& match) {
  const std::string place = shelf.place_of(id);
  page[place] = record_text(shelf.put(id, match, chairs("hhh")).record);
  shelf.written(id, place, true);
}

/// A match kept at each of these numbers of moves, one after the other.
Page page_with(const std::string& id, std::initializer_list<int> moments) {
  Shelf shelf;
  Page page;
  for (const int moves : moments) save(shelf, page, id, played(moves));
  return page;
}

std::size_t moves_of(const Shelf& shelf, const std::string& id) {
  const Kept* kept = shelf.find(id);
  return kept == nullptr ? 0 : kept->match.steps().size();
}

TEST(Shelf, KeepsTheMatchPlayedLastInFront) {
  Shelf shelf;
  Page page;
  save(shelf, page, "first", played(3));
  save(shelf, page, "second", played(5));
  save(shelf, page, "first", played(4));
  ASSERT_EQ(shelf.kept().size(), 2U);
  EXPECT_EQ(shelf.kept()[0].id, "first");

  const Shelf next_visit = shelf_of(page);
  ASSERT_EQ(next_visit.kept().size(), 2U);
  EXPECT_EQ(next_visit.kept()[0].record, shelf.kept()[0].record);
  EXPECT_EQ(moves_of(next_visit, "first"), 4U);
  EXPECT_EQ(moves_of(next_visit, "second"), 5U);
}

TEST(Shelf, KeepsTwoGenerationsOfEachMatch) {
  const Page page = page_with("a1", {1, 2, 3, 4, 5});
  ASSERT_EQ(page.size(), 2U);
  EXPECT_EQ(moves_of(shelf_of(page), "a1"), 5U);
  Page one = page;
  one.erase(parse_record(page.at("match.a1.a"))->moves == 5 ? "match.a1.a" : "match.a1.b");
  EXPECT_EQ(moves_of(shelf_of(one), "a1"), 4U);
}

/// Whatever becomes of the text of this name, the match is there as of the other.
void expect_the_other(const Page& page, const std::string& name, const std::string& text, std::size_t moves) {
  Page damaged = page;
  damaged[name] = text;
  Shelf shelf = shelf_of(damaged);
  ASSERT_EQ(moves_of(shelf, "a1"), moves);
  if (text.empty()) return;
  ASSERT_EQ(shelf.aside().size(), 1U);
  EXPECT_EQ(shelf.aside()[0].text, text);
  const auto moved = shelf.take_moves();
  ASSERT_EQ(moved.size(), 1U);
  EXPECT_EQ(moved[0].from, name);
  EXPECT_TRUE(moved[0].to.starts_with("aside."));
  EXPECT_TRUE(shelf.take_moves().empty());
  // What is written next does not go there, in case it could not be moved.
  EXPECT_NE(shelf.place_of("a1"), name);
}

TEST(Shelf, LosesNoMatchToADamagedGeneration) {
  const Page page = page_with("a1", {6, 7});
  for (const auto& [name, text] : page) {
    const std::size_t other = parse_record(text)->moves == 7 ? 6 : 7;
    for (std::size_t cut = 0; cut < text.size(); ++cut) expect_the_other(page, name, text.substr(0, cut), other);
    for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
      std::string flipped = text;
      flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
      expect_the_other(page, name, flipped, other);
    }
  }
}

TEST(Shelf, WritesInPlaceOfTheOlderGeneration) {
  Page page = page_with("a1", {6, 7});
  Shelf shelf = shelf_of(page);
  EXPECT_EQ(parse_record(page.at(shelf.place_of("a1")))->moves, 6U);
  // What could not be written takes nobody's place.
  shelf.put("a1", played(8), chairs("hhh"));
  const std::string place = shelf.place_of("a1");
  shelf.written("a1", place, false);
  EXPECT_FALSE(shelf.find("a1")->stored);
  EXPECT_EQ(shelf.place_of("a1"), place);
  shelf.written("a1", place, true);
  EXPECT_NE(shelf.place_of("a1"), place);
}

TEST(Shelf, ReadsARecordOfTheFirstSchemaAndGoesOnInTheNewest) {
  Page page{{"match.a1", *read_test_file("links/records/schema-1.txt")}};
  Shelf shelf = shelf_of(page);
  ASSERT_EQ(moves_of(shelf, "a1"), 20U);
  EXPECT_EQ(shelf.find("a1")->record.game, "wicked");
  Match match = shelf.find("a1")->match;
  for (int more = 0; more < 3; ++more) {
    match.play_index(0);
    save(shelf, page, "a1", match);
  }
  EXPECT_EQ(page.size(), 2U);
  EXPECT_EQ(moves_of(shelf_of(page), "a1"), 23U);
}

TEST(Shelf, LeavesAMatchOfAnotherKairoAlone) {
  Page page = page_with("a1", {6, 7});
  const std::string later = "kairo match 3\nsomething new\n";
  page["match.a1.a"] = later + "sum " + check_digits(later) + "\n";
  Shelf shelf = shelf_of(page);
  EXPECT_TRUE(shelf.kept().empty());
  ASSERT_EQ(shelf.aside().size(), 1U);
  EXPECT_EQ(shelf.aside()[0].fault, RecordFault::later_version);
  EXPECT_TRUE(shelf.take_moves().empty());
  EXPECT_FALSE(page.contains(shelf.place_of("a1")));
}

TEST(Shelf, HasARowForEachTextOfAnotherKairoSoThatNoneIsLost) {
  Page page;
  for (const char* name : {"match.a1.a", "match.a1.b"}) {
    const std::string later = "kairo match 3\n" + std::string(name) + "\n";
    page[name] = later + "sum " + check_digits(later) + "\n";
  }
  Shelf shelf = shelf_of(page);
  ASSERT_EQ(shelf.aside().size(), 2U);
  EXPECT_EQ(shelf.remove("match.a1.a"), std::vector<std::string>{"match.a1.a"});
  ASSERT_EQ(shelf.aside().size(), 1U);
  EXPECT_EQ(shelf.aside()[0].text, page["match.a1.b"]);
  const auto back = shelf.restore();
  ASSERT_TRUE(back);
  EXPECT_EQ(std::get<Aside>(*back).text, page["match.a1.a"]);
}

TEST(Shelf, HearsOfWhatAnotherTabHasWritten) {
  Page page = page_with("a1", {6});
  Shelf here = shelf_of(page);
  Shelf there = shelf_of(page);
  const std::string place = there.place_of("a1");
  save(there, page, "a1", played(7));
  here.take(place, page.at(place));
  EXPECT_EQ(moves_of(here, "a1"), 7U);
  EXPECT_EQ(here.place_of("a1"), there.place_of("a1"));
  for (const std::string& name : there.remove("a1")) here.take(name, "");
  EXPECT_TRUE(here.kept().empty());
}

TEST(Shelf, TakesWhatAnotherTabHasWrittenForTheTruthAboutWhatIsKept) {
  Page page = page_with("a1", {6});
  Shelf here = shelf_of(page);
  Shelf there = shelf_of(page);
  save(there, page, "a1", played(7));
  here.put("a1", played(9), chairs("hhh"));  // and cannot write it, because the other was first
  here.take("match.a1.b", page.at("match.a1.b"));
  EXPECT_EQ(moves_of(here, "a1"), 7U);
}

TEST(Shelf, RenamesAMatchWhereItStands) {
  Page page;
  Shelf shelf;
  save(shelf, page, "a1", played(3));
  save(shelf, page, "b2", played(5, 3, 9));
  const std::string place = shelf.place_of("a1");
  page[place] = record_text(shelf.rename("a1", "Friday")->record);
  shelf.written("a1", place, true);
  const Shelf next_visit = shelf_of(page);
  EXPECT_EQ(next_visit.find("a1")->record.name, "Friday");
  EXPECT_EQ(next_visit.kept()[0].id, "b2");
  save(shelf, page, "a1", played(4));
  EXPECT_EQ(shelf.find("a1")->record.name, "Friday");
  EXPECT_EQ(shelf.rename("none", "x"), nullptr);
}

TEST(Shelf, BringsBackWhatWasRemovedLast) {
  Page page;
  Shelf shelf;
  save(shelf, page, "first", played(3));
  save(shelf, page, "second", played(5, 3, 9));
  EXPECT_EQ(shelf.remove("second"), std::vector<std::string>{"match.second.a"});
  EXPECT_EQ(shelf.kept().size(), 1U);
  const auto back = shelf.restore();
  ASSERT_TRUE(back);
  EXPECT_EQ(std::get<Kept>(*back).id, "second");
  EXPECT_EQ(shelf.kept()[0].id, "second");
  EXPECT_FALSE(shelf.restore());
}

TEST(Shelf, BringsBackWhatWasPutAside) {
  Page page = page_with("a1", {6, 7});
  page["match.a1.a"] += "x";
  Shelf shelf = shelf_of(page);
  const std::string name = shelf.aside()[0].name;
  EXPECT_EQ(shelf.remove(name), (std::vector<std::string>{name, "match.a1.a"}));
  EXPECT_TRUE(shelf.aside().empty());
  EXPECT_EQ(moves_of(shelf, "a1"), 7U);
  EXPECT_EQ(std::get<Aside>(*shelf.restore()).text, page["match.a1.a"]);
  EXPECT_EQ(shelf.aside().size(), 1U);
}

TEST(Shelf, DoesNotBringBackAMatchThatAnotherTabGoesOnWith) {
  Page page = page_with("a1", {6});
  Shelf shelf = shelf_of(page);
  shelf.remove("a1");
  shelf.take("match.a1.a", page_with("a1", {7}).at("match.a1.a"));
  EXPECT_FALSE(shelf.restore());
  EXPECT_EQ(moves_of(shelf, "a1"), 7U);
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
  EXPECT_EQ(shelf.nearest(played(9))->id, "kept");
  branch.play_index(0);
  EXPECT_EQ(shelf.nearest(branch)->id, "branch");
}

TEST(Shelf, PrefersTheMatchThatALinkGoesOnFrom) {
  Shelf shelf;
  shelf.put("whole", played(9), chairs("hhh"));
  shelf.put("beginning", played(4), chairs("hhh"));
  Match other = played(4);
  other.play_index(0);  // as neither has gone on
  EXPECT_EQ(shelf.nearest(other)->id, "beginning");
  EXPECT_EQ(shelf.nearest(played(12))->id, "whole");
}

TEST(MovesInCommon, AreThoseBeforeTheFirstThatDiffers) {
  Match branch = played(4);
  branch.play_index(0);
  EXPECT_EQ(moves_in_common(played(9), branch), 4U);
  EXPECT_EQ(moves_in_common(played(3), played(9)), 3U);
  EXPECT_EQ(moves_in_common(played(3), played(3, 3, 8)), std::nullopt);
}

}  // namespace
}  // namespace kairo::app
