#include "web/app/saves/match_writer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "tests/web/app/toy.h"

namespace kairo::app {
namespace {

using testing::played;
using testing::players;
using CatchUp = MatchWriter::CatchUp;

/// A page that stores what it is given, and the writer of a tab.
struct Tab {
  std::map<std::string, std::string> stored;
  std::map<ToPage, std::string> sent;  ///< the last message of each name
  host::WriteResult result = host::WriteResult::saved;
  Services services{.send = [this](ToPage message, std::string_view text) { sent[message] = text; },
                    .write =
                        [this](std::string_view name, std::string_view text) {
                          if (result == host::WriteResult::saved) stored[std::string(name)] = text;
                          return result;
                        },
                    .random_seed = [] { return std::uint64_t{1}; }};
  SaveStore store;
  MatchWriter writer{store, services};

  Tab() = default;
  /// The match `id` is saved with this number of moves.
  explicit Tab(int moves) { receive(played(moves), 1); }
  Tab(const Tab&) = delete;
  Tab& operator=(const Tab&) = delete;

  void receive(const Match& match, std::uint64_t when) {
    Record record = record_of(match, players("hhh"));
    record.played = when;
    writer.receive("match.id.a", record_text(record));
  }
};

Session session_of(const Match& match) { return {"id", match, players("hhh")}; }

TEST(MatchWriter, WritesANewMatchWithoutWaitingForTheLock) {
  Tab tab;
  tab.writer.open(session_of(played(2)), MatchWriter::Origin::here);
  EXPECT_EQ(tab.sent[ToPage::hold], "id");
  EXPECT_TRUE(tab.writer.may_play());
  EXPECT_EQ(tab.stored.size(), 1U);
}

/// Another course than `played` has.
Match other_course(int moves) {
  Match match = played(moves - 1);
  match.play_index(static_cast<std::uint32_t>(match.now().legal().size()) - 1);
  return match;
}

TEST(MatchWriter, WithoutTheLockNeverMakesASavedMatchOlder) {
  Tab tab(4);
  tab.writer.open(session_of(played(4)), MatchWriter::Origin::here);
  EXPECT_FALSE(tab.writer.may_play());
  tab.writer.save(session_of(played(3)));
  EXPECT_TRUE(tab.stored.empty());
  tab.writer.save(session_of(played(6)));
  EXPECT_EQ(tab.store.find("id")->record.moves, 6U);
  EXPECT_EQ(tab.stored.size(), 1U);
  EXPECT_EQ(tab.writer.lock_granted(session_of(played(5))), CatchUp::save) << "a move was taken back here";
}

TEST(MatchWriter, KeepsWhatWasMadeWhileAnotherTabHadTheMatch) {
  Tab tab(4);
  tab.writer.open(session_of(played(4)), MatchWriter::Origin::here);
  tab.receive(other_course(5), 1'000'000);
  const Session session = session_of(played(6));
  tab.writer.save(session);
  const auto is_stored = [&](const Match& match) {
    SaveStore next_visit;
    for (const auto& [name, text] : tab.stored) next_visit.receive(name, text);
    return std::ranges::any_of(next_visit.matches(), [&](const SavedMatch* saved) {
      return knows(*held_of(saved->record), {match, {}});
    });
  };
  EXPECT_TRUE(is_stored(played(6))) << "this tab may be closed now";
  tab.writer.save(session_of(played(7)));
  EXPECT_TRUE(is_stored(played(7)));
  EXPECT_EQ(tab.store.matches().size(), 2U) << "it is one match beside the other tab's, however long it gets";

  EXPECT_EQ(tab.writer.lock_granted(session_of(played(7))), CatchUp::choose);
  const std::string beside = tab.writer.beside();
  ASSERT_NE(tab.store.find(beside), nullptr);
  tab.store.put("chosen", {played(8), {}}, players("hhh"));
  tab.writer.save_contradiction();
  EXPECT_EQ(tab.store.find(beside), nullptr) << "what was chosen has all of it";
  EXPECT_EQ(tab.store.restorable(), 0U);
}

TEST(MatchWriter, KeepsWhatWasMadeWhenTheLockIsTaken) {
  Tab tab(4);
  const Session session = session_of(played(5));
  tab.writer.open(session_of(played(4)), MatchWriter::Origin::here);
  ASSERT_EQ(tab.writer.lock_granted(session_of(played(4))), CatchUp::nothing);
  tab.result = host::WriteResult::stale;
  tab.writer.save(session);
  tab.result = host::WriteResult::saved;
  tab.receive(other_course(5), 10'000'000);
  tab.writer.lock_lost(session);
  ASSERT_EQ(tab.store.matches().size(), 2U);
  EXPECT_FALSE(tab.writer.beside().empty());
  tab.writer.save_contradiction();
  EXPECT_EQ(tab.store.matches().size(), 2U) << "it stays in the box if the other one was chosen";
}

TEST(MatchWriter, WritesAProvisionalMatchOnceItIsPermanent) {
  Tab tab;
  const Session session = session_of(played(3));
  tab.writer.open(session, MatchWriter::Origin::link);
  tab.writer.write_rest(&session);
  EXPECT_TRUE(tab.stored.empty());
  tab.writer.make_permanent();
  tab.writer.save(session);
  EXPECT_EQ(tab.stored.size(), 1U);
}

TEST(MatchWriter, CatchesUpWithAnotherTab) {
  const auto catch_up = [](const Match& here, const Match& there) {
    Tab tab(4);
    const Session session = session_of(here);
    tab.writer.open(session, MatchWriter::Origin::here);
    tab.receive(there, 1'000'000);
    return tab.writer.lock_granted(session);
  };
  Match other = played(4);
  other.play_index(static_cast<std::uint32_t>(other.now().legal().size()) - 1);
  EXPECT_EQ(catch_up(played(4), played(6)), CatchUp::reload);
  EXPECT_EQ(catch_up(played(6), played(5)), CatchUp::save);
  EXPECT_EQ(catch_up(played(6), other), CatchUp::choose);
}

TEST(MatchWriter, ReportsAStorageFailureWhenItBegins) {
  Tab tab;
  tab.result = host::WriteResult::full;
  const Session session = session_of(played(2));
  EXPECT_EQ(tab.writer.open(session, MatchWriter::Origin::here), Storage::full);
  EXPECT_EQ(tab.writer.save(session), std::nullopt);
  tab.result = host::WriteResult::saved;
  EXPECT_EQ(tab.writer.write_rest(&session), std::nullopt);
  EXPECT_EQ(tab.writer.storage(), Storage::works);
}

TEST(MatchWriter, NeverSavesOverWhatItHasNotSeen) {
  Tab tab(4);
  const Session session = session_of(played(5));
  tab.writer.open(session, MatchWriter::Origin::here);
  ASSERT_EQ(tab.writer.lock_granted(session), CatchUp::save);
  tab.writer.save(session);
  // A file brings a newer state.
  Record newer = record_of(played(9), players("hhh"));
  EXPECT_EQ(tab.writer.take_in(newer, *resolve_deal(newer)), TakenIn::How::merged);
  EXPECT_TRUE(tab.writer.has_news());
  tab.writer.save(session_of(played(6)));
  EXPECT_EQ(tab.store.find("id")->record.moves, 9U);
  EXPECT_EQ(tab.writer.catch_up(session_of(played(6))), CatchUp::reload);
  EXPECT_FALSE(tab.writer.has_news());
}

TEST(MatchWriter, AsksIfBothTabsHaveGoneOnAtTheSameTime) {
  Tab tab(4);
  Session session = session_of(played(4));
  tab.writer.open(session, MatchWriter::Origin::here);
  ASSERT_EQ(tab.writer.lock_granted(session), CatchUp::nothing);
  // Both tabs number their next record alike.
  tab.result = host::WriteResult::stale;
  session = session_of(played(5));
  tab.writer.save(session);
  const std::uint64_t when = tab.store.find("id")->record.played;
  Match other = played(4);
  other.play_index(static_cast<std::uint32_t>(other.now().legal().size()) - 1);
  tab.receive(other, when);
  EXPECT_TRUE(tab.writer.is_overtaken(session));
  EXPECT_EQ(tab.writer.lock_granted(session), CatchUp::choose);
}

TEST(MatchWriter, PutsTogetherWhatItCouldNotWriteAndWhatAnotherTabHasWritten) {
  Tab tab(4);
  tab.result = host::WriteResult::full;
  Record newer = record_of(played(9), players("hhh"));
  tab.writer.take_in(newer, *resolve_deal(newer));
  tab.receive(played(5), 1'000'000);
  EXPECT_EQ(tab.store.find("id")->record.moves, 9U);
  tab.result = host::WriteResult::saved;
  tab.writer.write_rest(nullptr);
  EXPECT_EQ(parse_record(tab.stored.rbegin()->second)->moves, 9U);
}

TEST(MatchWriter, RestoresWhatIsNewerThanWhatHasComeBack) {
  Tab tab(9);
  tab.writer.remove("id");
  tab.receive(played(5), 1'000'000);
  tab.writer.restore();
  EXPECT_EQ(tab.store.matches().size(), 1U);
  EXPECT_EQ(tab.store.find("id")->record.moves, 9U);
}

TEST(MatchWriter, NoticesThatItWasOvertakenWithoutLocks) {
  Tab tab(4);
  const Session session = session_of(played(5));
  tab.writer.open(session, MatchWriter::Origin::here);
  ASSERT_EQ(tab.writer.lock_granted(session), CatchUp::save);
  tab.writer.save(session);
  EXPECT_FALSE(tab.writer.is_overtaken(session));
  tab.receive(played(7), 1'000'000);
  EXPECT_TRUE(tab.writer.is_overtaken(session));
}

}  // namespace
}  // namespace kairo::app
