// The game asks the page for its rule book.
#include <gtest/gtest.h>

#include "tests/web/support/app_on_stage.h"
#include "web/text/help.h"

namespace kairo::app {
namespace {

class Reader : public testing::AppOnStage {
 public:
  Reader() {
    for (const std::string& id : testing::presses_to_start(*find_game("wicked")->info, 3, 1)) press(id);
    testing::take_turns(*this);
  }
};

/// Only this text has a section, until the end of the test.
class OneSection {
 public:
  OneSection(std::string_view key, std::string_view section) {
    for (const text::Language language : text::languages)
      text::set_help(language, "0@" + std::string(key) + "\t" + std::string(section) + "\n");
  }
  ~OneSection() {
    for (const text::Language language : text::languages)
      text::set_help(language, std::string(text::built_in_help(language)));
  }
  OneSection(const OneSection&) = delete;
  OneSection& operator=(const OneSection&) = delete;
};

TEST(OpenBook, TheMenuOpensItAndCloses) {
  testing::AppOnStage app;
  for (const char* id : {"box.play.ruin", "menu.open", "menu.help"}) app.press(id);
  EXPECT_EQ(app.heard("book"), "ruin#");
  EXPECT_EQ(app.screen(), "setup");
}

TEST(OpenBook, TheKeyOpensItAtWhatIsAskedNow) {
  const OneSection section("wicked.asked.bid", "wicked#bidding");
  Reader reader;
  reader.strike(ImGuiKey_H);
  EXPECT_EQ(reader.heard("book"), "wicked#bidding");
}

TEST(OpenBook, WithoutASectionForWhatIsAskedItOpensAtItsTop) {
  const OneSection section("wicked.asked.soul", "wicked#souls");
  Reader reader;
  reader.strike(ImGuiKey_H);
  EXPECT_EQ(reader.heard("book"), "wicked#");
}

TEST(OpenBook, TheBoxHasNone) {
  testing::AppOnStage app;
  app.press("menu.open");
  EXPECT_FALSE(app.shows("menu.help"));
}

}  // namespace
}  // namespace kairo::app
