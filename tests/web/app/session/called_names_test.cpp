#include "web/app/session/called_names.h"

#include <gtest/gtest.h>

#include "tests/web/support/some_match.h"

namespace kairo::app {
namespace {

using testing::session;
using Names = std::vector<std::string>;

TEST(CalledNames, CallAPersonAloneWithBotsYou) {
  EXPECT_EQ(called_names(session("hbb"), text::Language::ja), (Names{"あなた", "ウサギ", "ワシ"}));
  EXPECT_EQ(called_names(session("bhb"), text::Language::ja)[1], "あなた");
}

TEST(CalledNames, KeepTheNumberWhereASentenceAboutYouWouldBeAnother) {
  EXPECT_EQ(called_names(session("bhb"), text::Language::en)[1], "Player 2");
}

TEST(CalledNames, TellSeveralPeopleApart) {
  EXPECT_EQ(called_names(session("hhb"), text::Language::ja), (Names{"1P", "2P", "ワシ"}));
}

TEST(CalledNames, CallNobodyYouOnTheScreenOfSomebodyElse) {
  Session watched = session("hbb");
  watched.watch();
  EXPECT_EQ(called_names(watched, text::Language::ja)[0], "1P");
}

}  // namespace
}  // namespace kairo::app
