#include "web/app/session/match_reporter.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/web/app/toy.h"

namespace kairo::app {
namespace {

using testing::play;
using testing::session;

struct Page {
  std::vector<std::string> heard;
  MatchReporter telling;

  /// The message about this moment.
  std::vector<std::string> look(const Session* session) {
    heard.clear();
    const auto hear = [&](ToPage message, std::string_view text) {
      heard.push_back(std::string(host::name_of(message)) + " " + std::string(text));
    };
    telling.update(session, text::Language::en, {.send = hear, .write = {}, .random_seed = {}});
    return heard;
  }
};

using Told = std::vector<std::string>;

constexpr char started_hbb[] =
    R"(started {"game":"wicked","seats":3,"players":[{"kind":"person","name":"Player 1"},)"
    R"({"kind":"bot","level":"learner","name":"Rabbit"},{"kind":"bot","level":"learner","name":"Eagle"}],"moves":0,"turn":0})";

TEST(MatchReporter, ReportsEachChangeOnce) {
  Page page;
  Session match = session("hbb");
  EXPECT_EQ(page.look(nullptr), Told{});
  EXPECT_EQ(page.look(&match), Told{started_hbb});
  EXPECT_EQ(page.look(&match), Told{});
  ASSERT_TRUE(play(match, "bid 1 -"));
  EXPECT_EQ(page.look(&match), Told{R"(moved {"moves":1,"turn":1})"});
}

TEST(MatchReporter, RevealsNothingOfASealedBid) {
  Page small;
  Page large;
  Session one = session("hbb");
  Session other = session("hbb");
  small.look(&one);
  large.look(&other);
  ASSERT_TRUE(play(one, "bid 0 -"));
  ASSERT_TRUE(play(other, "bid 2 -"));
  EXPECT_EQ(small.look(&one), large.look(&other));
}

TEST(MatchReporter, ReportsTheScoresAtTheEnd) {
  Page page;
  const Session over = session("hhh", 1000);
  ASSERT_TRUE(over.match().over());
  const Told told = page.look(&over);
  ASSERT_EQ(told.size(), 2U);
  EXPECT_TRUE(told[0].ends_with(R"("turn":null})"));
  EXPECT_TRUE(told[1].starts_with(R"(ended {"scores":[)"));
}

TEST(MatchReporter, StartsAgainWithEachMatchAndAfterTheBox) {
  Page page;
  const Session match = session("hbb");
  page.look(&match);
  EXPECT_EQ(page.look(nullptr), Told{"left {}"});
  EXPECT_EQ(page.look(nullptr), Told{});
  EXPECT_EQ(page.look(&match).size(), 1U);
}

TEST(MatchReporter, MarksTheNamesThatSomebodyHasTyped) {
  Page page;
  const Session match("id", session("hbb").match(),
                      {{.name = "\"Ann\""}, {.kind = Player::Kind::bot, .level = 4, .name = "Rex"}, {}});
  const std::string told = page.look(&match)[0];
  EXPECT_NE(told.find(R"({"kind":"person","typed":"\"Ann\""},{"kind":"bot","level":"master","typed":"Rex"})"),
            std::string::npos)
      << told;
}

TEST(MatchReporter, ReportsThatAMatchHasLeftBeforeTheNextOne) {
  Page page;
  const Session one("one", session("hbb").match(), session("hbb").players());
  const Session other("other", session("hhh").match(), session("hhh").players());
  page.look(&one);
  const Told told = page.look(&other);
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0], "left {}");
  EXPECT_TRUE(told[1].starts_with("started "));
}

}  // namespace
}  // namespace kairo::app
