#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/match/code.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/catalogue_words.h"
#include "web/app/links/link.h"
#include "web/text/catalogue.h"

/// Fonts and texts that come while the game is played: who reads English waits for no Japanese, and the other way round
/// nobody sees boxes in place of characters, or the keys of texts.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::Said;

Said font(const std::string& name) {
  std::ifstream file(KAIRO_FONTS_DIR "/" + name + ".ttf", std::ios::binary);
  return {"font", name + "\n" + std::string(std::istreambuf_iterator<char>(file), {})};
}

std::vector<Said> first_fonts() { return {font("reading"), font("display")}; }

void bring(AppOnStage& app, const std::string& name) {
  const auto [message, bytes] = font(name);
  app.say(message, bytes);
}

TEST(Typefaces, ShowALanguageOnceItsCharactersAreThere) {
  AppOnStage app(text::Language::ja, 360, 640, first_fonts());
  EXPECT_EQ(app.heard("language"), "ja") << "so that the page brings its fonts";
  EXPECT_TRUE(says(app, "The Wicked Labyrinth"));
  bring(app, "reading-ja");
  EXPECT_FALSE(says(app, "The Wicked Labyrinth"));
  EXPECT_TRUE(says(app, "ハラタマ"));
}

TEST(Typefaces, AJapaneseTableStaysJapaneseUntilTheEnglishTextsCome) {
  text::set_catalogue(text::Language::en, "");
  AppOnStage app(text::Language::ja);
  EXPECT_TRUE(says(app, "ハラタマ"));
  app.say("language", "en");
  EXPECT_TRUE(says(app, "ハラタマ"));
  app.say("texts", "en\n" + std::string(text::built_in_catalogue(text::Language::en)));
  EXPECT_TRUE(says(app, "The Wicked Labyrinth"));
}

const std::string not_loaded = kairo::testing::words_of("app.font.failed");

TEST(Typefaces, TellThatTheChosenLanguageCannotBeShown) {
  AppOnStage app(text::Language::ja, 360, 640, first_fonts());
  app.say("no language", "ja");
  EXPECT_TRUE(says(app, not_loaded));
}

TEST(Typefaces, DoNotInterruptWhenOnlyANameLacksItsCharacters) {
  AppOnStage app(text::Language::en, 360, 640, first_fonts());
  app.say("no language", "ja");
  EXPECT_FALSE(says(app, not_loaded));
}

/// A match in which somebody has this name.
std::string link_with(const std::string& name) {
  auto players = testing::players("hhh");
  players[1].name = name;
  return match_fragment(*write_code(testing::new_match()), players);
}

TEST(Typefaces, AreFetchedForANameAndTheRareOnesOnlyIfItNeedsThem) {
  AppOnStage app(text::Language::en, 360, 640, first_fonts());
  app.open(link_with("みお"));
  EXPECT_EQ(app.heard("fonts"), "ja");
  for (const char* name : {"reading-ja", "display-ja"}) bring(app, name);
  EXPECT_EQ(app.times("names"), 0);
  app.open(link_with("鮎"));
  EXPECT_EQ(app.times("names"), 1);
}

TEST(Typefaces, AreNotFetchedForNamesInLatinLetters) {
  AppOnStage app(text::Language::en, 360, 640, first_fonts());
  app.open(link_with("Zoë"));
  EXPECT_EQ(app.times("fonts"), 0);
  EXPECT_EQ(app.times("names"), 0);
}

}  // namespace
}  // namespace kairo::app
