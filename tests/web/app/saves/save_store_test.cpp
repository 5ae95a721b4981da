#include "web/app/saves/save_store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/match/test_files.h"
#include "tests/web/app/saves/endless.h"
#include "tests/web/app/toy.h"
#include "web/app/saves/check_sum.h"

namespace kairo::app {
namespace {

using testing::played;
using testing::players;

/// The page's storage: texts by name.
using Page = std::map<std::string, std::string>;

SaveStore store_of(const Page& page) {
  SaveStore saves;
  for (const auto& [name, text] : page) saves.receive(name, text);
  return saves;
}

void save(SaveStore& saves, Page& page, const std::string& id, const Match& match) {
  const std::string place = saves.slot_for(id);
  page[place] = record_text(saves.put(id, {match, {}}, players("hhh")).record);
  saves.written(id, place, true);
}

/// Saves a match after each of these numbers of moves.
Page page_with(const std::string& id, std::initializer_list<int> moments) {
  SaveStore saves;
  Page page;
  for (const int moves : moments) save(saves, page, id, played(moves));
  return page;
}

std::size_t moves_of(const SaveStore& saves, const std::string& id) {
  const SavedMatch* saved = saves.find(id);
  return saved == nullptr ? 0 : saved->record.moves;
}

TEST(SaveStore, ListsTheMatchPlayedLastFirst) {
  SaveStore saves;
  Page page;
  save(saves, page, "first", played(3));
  save(saves, page, "second", played(5));
  save(saves, page, "first", played(4));
  ASSERT_EQ(saves.matches().size(), 2U);
  EXPECT_EQ(saves.matches()[0]->id, "first");

  const SaveStore next_visit = store_of(page);
  ASSERT_EQ(next_visit.matches().size(), 2U);
  EXPECT_EQ(next_visit.matches()[0]->record, saves.matches()[0]->record);
  EXPECT_EQ(moves_of(next_visit, "first"), 4U);
  EXPECT_EQ(moves_of(next_visit, "second"), 5U);
}

TEST(SaveStore, KeepsTwoGenerationsOfEachMatch) {
  const Page page = page_with("a1", {1, 2, 3, 4, 5});
  ASSERT_EQ(page.size(), 2U);
  EXPECT_EQ(moves_of(store_of(page), "a1"), 5U);
  Page one = page;
  one.erase(parse_record(page.at("match.a1.a"))->moves == 5 ? "match.a1.a" : "match.a1.b");
  EXPECT_EQ(moves_of(store_of(one), "a1"), 4U);
}

TEST(SaveStore, LeavesAMatchWithTooManyMovesAlone) {
  const std::string text = record_text(testing::endless_record());
  SaveStore saves;
  saves.receive("match.long.a", text);
  EXPECT_FALSE(saves.open("long"));
  EXPECT_EQ(saves.replayed(), 0U);
  ASSERT_EQ(saves.quarantined().size(), 1U);
  EXPECT_EQ(saves.quarantined()[0].fault, RecordFault::too_long);
  EXPECT_EQ(saves.quarantined()[0].text, text) << "it can be saved as a file, or deleted";
  EXPECT_TRUE(saves.take_renames().empty());
  saves.put("long", {played(3), {}}, players("hhh"));
  EXPECT_NE(saves.slot_for("long"), "match.long.a");
}

/// The match can be opened from the other text whatever happens to the one of this name.
void expect_the_other(const Page& page, const std::string& name, const std::string& text, std::size_t moves) {
  Page damaged = page;
  damaged[name] = text;
  SaveStore saves = store_of(damaged);
  ASSERT_EQ(moves_of(saves, "a1"), moves);
  if (text.empty()) return;
  ASSERT_EQ(saves.quarantined().size(), 1U);
  EXPECT_EQ(saves.quarantined()[0].text, text);
  const auto moved = saves.take_renames();
  ASSERT_EQ(moved.size(), 1U);
  EXPECT_EQ(moved[0].from, name);
  EXPECT_TRUE(moved[0].to.starts_with("aside."));
  EXPECT_TRUE(saves.take_renames().empty());
  // The next record is not written there, in case the damaged one could not be moved.
  EXPECT_NE(saves.slot_for("a1"), name);
}

TEST(SaveStore, LosesNoMatchToADamagedGeneration) {
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

TEST(SaveStore, ReplacesTheOlderGeneration) {
  Page page = page_with("a1", {6, 7});
  SaveStore saves = store_of(page);
  EXPECT_EQ(parse_record(page.at(saves.slot_for("a1")))->moves, 6U);
  // A record that could not be written replaces none.
  saves.put("a1", {played(8), {}}, players("hhh"));
  const std::string place = saves.slot_for("a1");
  saves.written("a1", place, false);
  EXPECT_FALSE(saves.find("a1")->stored);
  EXPECT_EQ(saves.slot_for("a1"), place);
  saves.written("a1", place, true);
  EXPECT_NE(saves.slot_for("a1"), place);
}

TEST(SaveStore, ReadsTheFirstSchemaAndWritesTheNewest) {
  Page page{{"match.a1", *read_test_file("links/records/schema-1.txt")}};
  SaveStore saves = store_of(page);
  ASSERT_EQ(moves_of(saves, "a1"), 20U);
  EXPECT_EQ(saves.find("a1")->record.game, "wicked");
  Match match = saves.open("a1")->match;
  for (int more = 0; more < 3; ++more) {
    match.play_index(0);
    save(saves, page, "a1", match);
  }
  EXPECT_EQ(page.size(), 2U);
  EXPECT_EQ(moves_of(store_of(page), "a1"), 23U);
}

TEST(SaveStore, LeavesForeignMatchesAlone) {
  Page page = page_with("a1", {6, 7});
  const std::string later = "kairo match 9\nsomething new\n";
  page["match.a1.a"] = later + "sum " + check_digits(later) + "\n";
  SaveStore saves = store_of(page);
  EXPECT_TRUE(saves.matches().empty());
  ASSERT_EQ(saves.quarantined().size(), 1U);
  EXPECT_EQ(saves.quarantined()[0].fault, RecordFault::later_version);
  EXPECT_TRUE(saves.take_renames().empty());
  EXPECT_FALSE(page.contains(saves.slot_for("a1")));
}

TEST(SaveStore, ListsEachForeignText) {
  Page page;
  for (const char* name : {"match.a1.a", "match.a1.b"}) {
    const std::string later = "kairo match 9\n" + std::string(name) + "\n";
    page[name] = later + "sum " + check_digits(later) + "\n";
  }
  SaveStore saves = store_of(page);
  ASSERT_EQ(saves.quarantined().size(), 2U);
  EXPECT_EQ(saves.remove("match.a1.a"), std::vector<std::string>{"match.a1.a"});
  ASSERT_EQ(saves.quarantined().size(), 1U);
  EXPECT_EQ(saves.quarantined()[0].text, page["match.a1.b"]);
  const auto back = saves.restore();
  ASSERT_EQ(back.size(), 1U);
  EXPECT_EQ(std::get<Quarantined>(back[0]).text, page["match.a1.a"]);
}

TEST(SaveStore, ReceivesWhatAnotherTabHasWritten) {
  Page page = page_with("a1", {6});
  SaveStore here = store_of(page);
  SaveStore there = store_of(page);
  const std::string place = there.slot_for("a1");
  save(there, page, "a1", played(7));
  here.receive(place, page.at(place));
  EXPECT_EQ(moves_of(here, "a1"), 7U);
  EXPECT_EQ(here.slot_for("a1"), there.slot_for("a1"));
  for (const std::string& name : there.remove("a1")) here.receive(name, "");
  EXPECT_TRUE(here.matches().empty());
}

TEST(SaveStore, PrefersRecordsOfOtherTabsToUnwrittenOnes) {
  Page page = page_with("a1", {6});
  SaveStore here = store_of(page);
  SaveStore there = store_of(page);
  save(there, page, "a1", played(7));
  here.put("a1", {played(9), {}}, players("hhh"));  // which is not written, since the other tab was first
  here.receive("match.a1.b", page.at("match.a1.b"));
  EXPECT_EQ(moves_of(here, "a1"), 7U);
}

TEST(SaveStore, RenamesAMatchWithoutMovingItUp) {
  Page page;
  SaveStore saves;
  save(saves, page, "a1", played(3));
  save(saves, page, "b2", played(5, 3, 9));
  const std::string place = saves.slot_for("a1");
  page[place] = record_text(saves.rename("a1", "Friday")->record);
  saves.written("a1", place, true);
  const SaveStore next_visit = store_of(page);
  EXPECT_EQ(next_visit.find("a1")->record.name, "Friday");
  EXPECT_EQ(next_visit.matches()[0]->id, "b2");
  save(saves, page, "a1", played(4));
  EXPECT_EQ(saves.find("a1")->record.name, "Friday");
  EXPECT_EQ(saves.rename("none", "x"), nullptr);
}

TEST(SaveStore, RestoresWhatWasRemovedLast) {
  Page page;
  SaveStore saves;
  save(saves, page, "first", played(3));
  save(saves, page, "second", played(5, 3, 9));
  EXPECT_EQ(saves.remove("second"), std::vector<std::string>{"match.second.a"});
  EXPECT_EQ(saves.matches().size(), 1U);
  const auto back = saves.restore();
  ASSERT_EQ(back.size(), 1U);
  EXPECT_EQ(std::get<SavedMatch>(back[0]).id, "second");
  EXPECT_EQ(saves.matches()[0]->id, "second");
  EXPECT_TRUE(saves.restore().empty());
}

TEST(SaveStore, RestoresQuarantinedRecords) {
  Page page = page_with("a1", {6, 7});
  page["match.a1.a"] += "x";
  SaveStore saves = store_of(page);
  const std::string name = saves.quarantined()[0].name;
  EXPECT_EQ(saves.remove(name), (std::vector<std::string>{name, "match.a1.a"}));
  EXPECT_TRUE(saves.quarantined().empty());
  EXPECT_EQ(moves_of(saves, "a1"), 7U);
  EXPECT_EQ(std::get<Quarantined>(saves.restore().at(0)).text, page["match.a1.a"]);
  EXPECT_EQ(saves.quarantined().size(), 1U);
}

TEST(SaveStore, LeavesAMatchThatAnotherTabHasWrittenAgainWhenItIsRestored) {
  Page page = page_with("a1", {6});
  SaveStore saves = store_of(page);
  saves.remove("a1");
  saves.receive("match.a1.a", page_with("a1", {7}).at("match.a1.a"));
  EXPECT_EQ(std::get<SavedMatch>(saves.restore().at(0)).record.moves, 6U);
  EXPECT_EQ(moves_of(saves, "a1"), 7U);
}

TEST(SaveStore, FindsTheMatchThatSharesMostMoves) {
  SaveStore saves;
  saves.put("kept", {played(5), {}}, players("hhh"));
  EXPECT_TRUE(saves.nearest({played(3), {}}));
  EXPECT_TRUE(saves.nearest({played(8), {}}));
  EXPECT_FALSE(saves.nearest({played(5, 3, 8), {}}));  // another deal
  Match branch = played(4);
  branch.play_index(0);
  saves.put("branch", {branch, {}}, players("hhh"));
  EXPECT_EQ(saves.nearest({played(9), {}})->id, "kept");
  branch.play_index(0);
  EXPECT_EQ(saves.nearest({branch, {}})->id, "branch");
}

TEST(SaveStore, PrefersTheMatchThatALinkContinues) {
  SaveStore saves;
  saves.put("whole", {played(9), {}}, players("hhh"));
  saves.put("beginning", {played(4), {}}, players("hhh"));
  Match other = played(4);
  other.play_index(0);  // another way than both
  EXPECT_EQ(saves.nearest({other, {}})->id, "beginning");
  EXPECT_EQ(saves.nearest({played(12), {}})->id, "whole");
}

TEST(SaveStore, ReplaysNothingBeforeItIsOpened) {
  Page page;
  for (int match = 0; match < 300; ++match) {
    Record record = record_of(played(5), players("hhh"));
    record.played = static_cast<std::uint64_t>(match);
    page["match." + std::to_string(match) + ".a"] = record_text(record);
  }
  SaveStore saves = store_of(page);
  ASSERT_EQ(saves.matches().size(), 300U);
  EXPECT_EQ(saves.matches()[0]->id, "299");
  EXPECT_EQ(saves.matches()[0]->record.turn, played(5).to_move());
  EXPECT_TRUE(saves.is_examined("7"));
  EXPECT_EQ(saves.replayed(), 0U);
  EXPECT_TRUE(saves.open("7")->match.now().equals(played(5).now()));
  EXPECT_EQ(saves.replayed(), 1U);
}

TEST(SaveStore, ExaminesARecordWithoutTheSeatToMove) {
  SaveStore saves = store_of({{"match.a1", *read_test_file("links/records/schema-1.txt")}});
  EXPECT_EQ(saves.replayed(), 0U);
  EXPECT_FALSE(saves.is_examined("a1"));
  EXPECT_TRUE(saves.examine("a1"));
  EXPECT_EQ(saves.find("a1")->record.turn, saves.open("a1")->match.to_move());
  EXPECT_FALSE(saves.examine("a1"));
}

/// A record with a correct check sum, but without legal moves: its code ends like that of another match.
std::string impossible_record(std::uint64_t played_at) {
  Record record = record_of(played(9), players("hhh"));
  record.code.back() = record.code.back() == 'A' ? 'B' : 'A';
  record.played = played_at;
  return record_text(record);
}

TEST(SaveStore, FallsBackOnTheOlderGenerationIfTheLatestIsNoMatch) {
  Page page = page_with("a1", {6});
  page["match.a1.b"] = impossible_record(1'000'000);
  SaveStore saves = store_of(page);
  EXPECT_EQ(moves_of(saves, "a1"), 9U);
  const auto held = saves.open("a1");
  ASSERT_TRUE(held);
  EXPECT_EQ(held->match.steps().size(), 6U);
  ASSERT_EQ(saves.quarantined().size(), 1U);
  EXPECT_EQ(saves.quarantined()[0].text, page["match.a1.b"]);
  EXPECT_EQ(saves.take_renames().at(0).from, "match.a1.b");

  SaveStore alone = store_of({{"match.a1.a", impossible_record(5)}});
  EXPECT_FALSE(alone.open("a1"));
  EXPECT_TRUE(alone.matches().empty());
  EXPECT_EQ(alone.quarantined().size(), 1U);
}

TEST(SaveStore, ExaminesDamagedRecordsOnDemand) {
  Page page = page_with("a1", {6});
  page["match.a1.a"] += "x";
  SaveStore saves = store_of(page);
  const std::string name = saves.quarantined()[0].name;
  EXPECT_EQ(saves.replayed(), 0U);
  EXPECT_FALSE(saves.is_examined(name));
  EXPECT_TRUE(saves.examine(name));
  EXPECT_EQ(saves.quarantined()[0].remains->moves, 6U);
  EXPECT_EQ(saves.quarantined()[0].remains->game, "wicked");
}

TEST(SaveStore, RewritesAMatchIfAllItsRecordsWereGarbled) {
  const Page page = page_with("a1", {6, 7});
  SaveStore saves = store_of(page);
  EXPECT_TRUE(saves.find("a1")->stored);
  for (const auto& [name, text] : page) saves.receive(name, "garbled");
  ASSERT_NE(saves.find("a1"), nullptr);
  EXPECT_FALSE(saves.find("a1")->stored);
  EXPECT_EQ(saves.open("a1")->match.steps().size(), 7U);
  EXPECT_FALSE(page.contains(saves.slot_for("a1"))) << "what was garbled may still lie there";
}

TEST(SaveStore, RewritesTheLatestRecordIfOnlyThatWasGarbled) {
  Page page = page_with("a1", {6, 7});
  const bool a_is_older = parse_record(page.at("match.a1.a"))->moves == 6;
  for (const bool older : {true, false}) {
    SaveStore saves = store_of(page);
    saves.receive(older == a_is_older ? "match.a1.a" : "match.a1.b", "garbled");
    EXPECT_EQ(saves.find("a1")->stored, older);
    EXPECT_EQ(moves_of(saves, "a1"), 7U);
  }
}

TEST(SaveStore, SurpassesAnImpossiblePlayed) {
  Page page;
  for (const char* slot : {"a", "b"}) {
    Record record = record_of(played(slot[0] == 'a' ? 3 : 4), players("hhh"));
    record.played = ~std::uint64_t{0} - (slot[0] == 'a' ? 3 : 2);
    page["match.a1." + std::string(slot)] = record_text(record);
  }
  SaveStore saves = store_of(page);
  for (const int moves : {5, 6, 7}) {
    save(saves, page, "a1", played(moves));
    EXPECT_EQ(moves_of(store_of(page), "a1"), static_cast<std::size_t>(moves));
  }
}

TEST(SaveStore, RemovesAndRestoresEverything) {
  Page page = page_with("a1", {6, 7});
  page["match.b2.a"] = record_text(record_of(played(5, 3, 9), players("hhh")));
  page["match.c3.a"] = "garbled";
  SaveStore saves = store_of(page);
  const std::vector<std::string> names = saves.remove_all();
  for (const auto& [name, text] : page) EXPECT_EQ(std::ranges::count(names, name), 1) << name;
  EXPECT_TRUE(saves.matches().empty());
  EXPECT_TRUE(saves.quarantined().empty());
  EXPECT_EQ(saves.restorable(), 3U);
  EXPECT_EQ(saves.restore().size(), 3U);
  EXPECT_EQ(saves.open("a1")->match.steps().size(), 7U);
  EXPECT_EQ(saves.matches().size(), 2U);
  EXPECT_EQ(saves.quarantined().size(), 1U);
  EXPECT_EQ(saves.restorable(), 0U);
}

TEST(CommonMoves, EndBeforeTheFirstDifference) {
  Match branch = played(4);
  branch.play_index(0);
  EXPECT_EQ(common_moves(played(9), branch), 4U);
  EXPECT_EQ(common_moves(played(3), played(9)), 3U);
  EXPECT_EQ(common_moves(played(3), played(3, 3, 8)), std::nullopt);
}

}  // namespace
}  // namespace kairo::app
