#include <gtest/gtest.h>

#include <algorithm>

#include "engine/match/code.h"
#include "tests/match/test_files.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/app_on_stage.h"
#include "web/app/links/link.h"
#include "web/app/pages/box_page.h"
#include "web/app/saves/bundle.h"
#include "web/app/saves/record.h"
#include "web/text/sentence.h"

/// Any number of saved matches: matches that are not opened cost no time, and nothing is saved unasked.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::Said;
using testing::played;
using testing::players;

Record record_number(int number) {
  Record record = record_of(testing::new_match(3, static_cast<std::uint64_t>(number)), players("hhh"));
  record.played = static_cast<std::uint64_t>(number) + 1;
  return record;
}

/// An app that receives this number of matches before its start.
AppOnStage with_matches(int matches) {
  std::vector<Said> said;
  for (int i = 0; i < matches; ++i)
    said.emplace_back("record", "match.id" + std::to_string(i) + ".a\n" + record_text(record_number(i)));
  return AppOnStage(text::Language::en, 1280, 800, said);
}

long rows(const AppOnStage& app) {
  std::size_t found = 0;
  long count = 0;
  for (std::string_view rest = app.mirror(); (found = rest.find("\"box.more.")) != std::string_view::npos; ++count)
    rest.remove_prefix(found + 1);
  return count;
}

std::string en(const Phrase& phrase) { return text::sentence(text::Language::en, phrase); }

/// The cost of the frames until the app rests.
struct Work {
  std::size_t saved;
  std::size_t replayed;
  long rows;
  std::size_t told;
};

Work work_with(int matches) {
  const AppOnStage app = with_matches(matches);
  return {app.app().saves().matches().size(), app.app().saves().replayed(), rows(app), app.mirror().size()};
}

TEST(SavedMatches, CostTheFirstFrameTheSameForAnyNumber) {
  const Work few = work_with(static_cast<int>(rows_a_page));
  const Work many = work_with(10'000);
  ASSERT_EQ(many.saved, 10'000U);
  EXPECT_EQ(many.replayed, 0U);
  EXPECT_EQ(many.rows, few.rows);
  EXPECT_LT(many.told, few.told + 1000);
}

TEST(SavedMatches, OfEarlierSchemasAreExaminedRowByRow) {
  const std::string old = *read_test_file("links/records/schema-2.txt");
  std::vector<Said> said;
  for (int i = 0; i < 500; ++i) said.emplace_back("record", "match.id" + std::to_string(i) + ".a\n" + old);
  const AppOnStage app(text::Language::en, 1280, 800, said);
  EXPECT_EQ(app.app().saves().replayed(), rows_a_page);
  EXPECT_NE(app.mirror().find("'s turn"), std::string::npos);
}

TEST(SavedMatches, AreAllReachedPageByPage) {
  AppOnStage app = with_matches(45);
  EXPECT_TRUE(app.shows("box.go_on.id44"));
  EXPECT_FALSE(app.shows("box.go_on.id24"));
  app.press("box.older");
  EXPECT_TRUE(app.shows("box.go_on.id24"));
  app.press("box.older");
  EXPECT_TRUE(app.shows("box.go_on.id0"));
  EXPECT_EQ(rows(app), 5);
  app.press("box.older");
  EXPECT_EQ(rows(app), 5) << "there is no older page";
  app.press("box.go_on.id0");
  EXPECT_EQ(app.held(), "id0");
}

TEST(SavedMatches, AreAllDeletedAndRestored) {
  AppOnStage app = with_matches(45);
  app.say("record", "match.broken.a\ngarbled");
  app.press("dialog.close");
  app.press("box.statistics");
  app.press("box.delete_all");
  ASSERT_EQ(app.screen(), "notice");
  EXPECT_EQ(app.app().saves().matches().size(), 45U) << "one tap alone deletes nothing";
  app.press("notice.offer");
  EXPECT_EQ(app.app().saves().matches().size(), 0U);
  EXPECT_EQ(rows(app), 0);
  app.press("box.restore");
  EXPECT_EQ(app.app().saves().matches().size(), 45U);
  EXPECT_EQ(app.app().saves().quarantined().size(), 1U);
  EXPECT_EQ(app.saved().size(), 46U) << "and the page keeps them again";
}

TEST(SavedMatches, GarbledByAnotherTabAreRewritten) {
  AppOnStage app = with_matches(1);
  app.press("box.go_on.id0");
  app.say("record", "match.id0.a\ngarbled");
  const auto written = std::ranges::find_if(app.saved(), [](const auto& text) { return text.first != "match.id0.a"; });
  ASSERT_NE(written, app.saved().end());
  EXPECT_EQ(parse_record(written->second)->code, record_number(0).code);
}

TEST(SavedMatches, DoNotIncludeLinksThatNobodyPlays) {
  AppOnStage app(text::Language::en, 360, 640);
  for (int seed = 0; seed < 40; ++seed)
    app.open("m=" + *write_code(testing::new_match(3, static_cast<std::uint64_t>(seed))));
  EXPECT_TRUE(app.saved().empty());
  EXPECT_TRUE(app.app().saves().matches().empty());
  app.say("away", "");
  EXPECT_TRUE(app.saved().empty());
  kairo::testing::take_turns(app);
  EXPECT_EQ(app.saved().size(), 1U) << "who says which player they are takes part";
  EXPECT_EQ(app.app().saves().matches().size(), 1U);
}

/// One person against bots.
std::string link_of_one(const Match& match) { return match_fragment(*write_code(match), players("hbb")); }

TEST(SavedMatches, AgainstBotsThatComeByLinkAreSavedOncePlayed) {
  AppOnStage app;
  const Match match = testing::new_match(3, 39);
  app.open(link_of_one(match));
  app.press("handover.take");
  EXPECT_TRUE(app.saved().empty()) << "who looks has not played yet";
  app.press("move:" + match.now().move_text(match.now().legal().front()));
  EXPECT_FALSE(app.saved().empty());
  EXPECT_EQ(app.app().saves().matches().size(), 1U) << "what bots answer at once goes into its second slot";
}

TEST(SavedMatches, IncludeALinkThatThePlayerKeeps) {
  AppOnStage app(text::Language::en, 360, 640);
  app.open(link_of_one(testing::new_match(3, 39)));
  app.press("handover.take");
  app.press("menu.open");
  app.press("menu.keep_here");
  EXPECT_EQ(app.saved().size(), 1U);
  EXPECT_EQ(app.mirror().find("menu.keep_here"), std::string::npos) << "it is kept now";
}

TEST(SavedMatches, AreImportedUpToALimit) {
  std::vector<SavedMatch> sent;
  std::vector<const SavedMatch*> all;
  for (int i = 0; i < 1100; ++i) sent.push_back({.id = "x", .record = record_number(i)});
  for (const SavedMatch& saved : sent) all.push_back(&saved);
  const std::string text = bundle_text(all);
  AppOnStage app(text::Language::en, 360, 640);
  app.say("answer", "link\n" + text);
  EXPECT_EQ(app.app().saves().matches().size(), 1000U);
  EXPECT_EQ(app.app().saves().replayed(), 0U);
  EXPECT_NE(app.mirror().find(en({"app.parcels.more"})), std::string::npos);
  app.press("dialog.close");
  app.say("answer", "link\n" + text);
  EXPECT_EQ(app.app().saves().matches().size(), 1100U);
  EXPECT_EQ(app.mirror().find(en({"app.parcels.more"})), std::string::npos);
}

TEST(SavedMatches, OfOneDealAreImportedUpToASmallerLimit) {
  // Each must be replayed and compared with all others, so a file of thousands would take for ever.
  std::vector<SavedMatch> sent;
  std::vector<const SavedMatch*> all;
  constexpr std::uint32_t matches = 256;
  for (std::uint32_t i = 0; i < matches; ++i) {
    Match match = played(30);
    for (std::uint32_t bit = 1; bit < matches; bit *= 2) match.play_index((i & bit) == 0 ? 0 : 1);
    sent.push_back({.id = "x", .record = record_of(match, players("hhh"))});
  }
  for (const SavedMatch& saved : sent) all.push_back(&saved);
  AppOnStage app(text::Language::en, 360, 640);
  app.say("answer", "link\n" + bundle_text(all));
  EXPECT_LT(app.app().saves().replayed(), 5000U);
  EXPECT_NE(app.mirror().find(en({"app.parcels.more"})), std::string::npos);
}

TEST(SavedMatches, AreRefusedIfTheTextIsTooLong) {
  AppOnStage app(text::Language::en, 360, 640);
  app.say("too long", "");
  EXPECT_EQ(app.screen(), "notice");
  EXPECT_NE(app.mirror().find(en({"app.link.too_long"})), std::string::npos);
}

}  // namespace
}  // namespace kairo::app
