#include "web/app/preferences.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "web/app/settings_table.h"

/// The player's choice is in use, or else what the browser says.
namespace kairo::app {
namespace {

struct Page {
  std::map<ToPage, std::string> heard;
  Services services{
      .send = [this](ToPage message, std::string_view text) { heard[message] = text; }, .write = {}, .random_seed = {}};
  Preferences preferences{services};
};

TEST(Preferences, FollowTheBrowserUntilThePlayerChooses) {
  Page page;
  page.preferences.receive(ToCanvas::theme, "light");
  EXPECT_TRUE(page.heard.empty()) << "the page is still telling";
  page.preferences.start();
  EXPECT_EQ(page.heard[ToPage::theme], "light");
  page.preferences.set(Setting::theme, static_cast<int>(draw::Theme::dark));
  EXPECT_EQ(page.heard[ToPage::theme], "dark");
  page.preferences.receive(ToCanvas::theme, "light");
  EXPECT_EQ(page.heard[ToPage::theme], "dark");
  EXPECT_EQ(parse_settings(page.heard[ToPage::settings]), page.preferences.settings());
}

TEST(Preferences, AVolumeThatIsChosenIsHeardWhereKairoIsNow) {
  Page page;
  page.preferences.receive(ToCanvas::framed, "yes");
  page.preferences.start();
  EXPECT_EQ(page.heard[ToPage::volume], "off");
  page.preferences.set(Setting::volume, static_cast<int>(Volume::soft));
  EXPECT_EQ(page.heard[ToPage::volume], "soft");
  page.preferences.set(Setting::muted, 1);
  EXPECT_EQ(page.heard[ToPage::volume], "off");
  EXPECT_FALSE(page.preferences->muted) << "on its own page";
}

/// Each row takes every value through another tab, and through what is stored.
TEST(Preferences, EverySettingIsStoredAndSharedBetweenTabs) {
  for (const SettingRow& row : settings_table)
    for (int value = 0; value < static_cast<int>(row.values.size()); ++value) {
      Page page;
      page.preferences.start();
      Settings elsewhere;
      row.set(elsewhere, value);
      page.preferences.receive(parse_settings(settings_text(elsewhere)));
      EXPECT_EQ(row.get(page.preferences.settings()), value) << row.stored << " " << row.values[value];
      EXPECT_EQ(page.preferences.in_use(row.setting), value) << row.stored;
    }
}

TEST(Preferences, ThePlayersAndTheOpenMatchAreThoseOfThisTab) {
  Page page;
  page.preferences.receive({.names = {"Ann"}, .known_news = 2, .open_match = "here"});
  page.preferences.start();
  page.preferences.receive({.names = {"Ben"}, .known_news = 1, .open_match = "there"});
  EXPECT_EQ(page.preferences->open_match, "here");
  EXPECT_EQ(page.preferences->known_news, 2);
  EXPECT_EQ(page.preferences->names, std::vector<std::string>{"Ben"});
}

}  // namespace
}  // namespace kairo::app
