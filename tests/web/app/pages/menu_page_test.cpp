#include "web/app/pages/menu_page.h"
#include "web/app/pages/shortcuts_page.h"

#include <gtest/gtest.h>

#include <variant>

#include "tests/web/support/documents.h"
#include "web/app/pages/message_pages.h"

/// The menu offers what can be done, and each setting with the value that it has.
namespace kairo::app {
namespace {

using kairo::testing::each_block;
using kairo::testing::expect_sound;
using kairo::testing::is_on;
using kairo::testing::offers;
using kairo::testing::writer_in;

Document menu_with(const MenuFacts& facts, const Settings& settings = {},
                   text::Language language = text::Language::en) {
  MenuFacts all = facts;
  all.settings = &settings;
  Document menu = menu_page(writer_in(language), all);
  expect_sound(menu);
  return menu;
}

template <class Act>
const Act& act_of(const Document& menu, std::string_view key) {
  const Block* block = find_block(menu, key);
  EXPECT_NE(block, nullptr) << key;
  EXPECT_TRUE(std::holds_alternative<Act>(block->action)) << key;
  return std::get<Act>(block->action);
}

TEST(MenuPage, IsSoundInBothLanguages) {
  for (const text::Language language : text::languages) {
    const MenuFacts everything{.playing = true,
                               .people = true,
                               .log = true,
                               .again = true,
                               .scores = true,
                               .book = true,
                               .game = "galleria",
                               .asking = tables::SeatSetting{"galleria.table.asking", {}, 1},
                               .vibrates = true,
                               .not_saved = true};
    menu_with(everything, {}, language);
    menu_with({.box = true, .matches = true}, {}, language);
    menu_with({}, {}, language);
    expect_sound(shortcuts_page(writer_in(language)));
  }
}

TEST(MenuPage, EndsWithTheVersion) { EXPECT_TRUE(menu_with({}).blocks.back().words.starts_with("Kairo 1.")); }

TEST(MenuPage, OffersOnlyWhatCanBeDone) {
  const Document box = menu_with({.box = true});
  for (const char* key : {"dialog.close", "menu.statistics", "menu.link", "menu.keys"})
    EXPECT_TRUE(offers(box, key)) << key;
  for (const char* key : {"menu.box", "menu.log", "menu.help", "menu.learn", "menu.pass", "menu.news", "menu.keep_all",
                          "menu.asking.0", "menu.vibration"})
    EXPECT_FALSE(offers(box, key)) << key;
  const Document played_before = menu_with({.box = true, .matches = true});
  EXPECT_TRUE(offers(played_before, "menu.news"));
  EXPECT_TRUE(offers(played_before, "menu.keep_all"));

  const Document alone = menu_with({.playing = true, .log = true, .book = true, .game = "ruin"});
  for (const char* key :
       {"menu.box", "menu.log", "menu.help", "menu.learn", "menu.pass", "menu.share_deal", "menu.keep"})
    EXPECT_TRUE(offers(alone, key)) << key;
  for (const char* key : {"menu.again", "menu.scores", "menu.afar", "menu.link", "menu.keep_here", "menu.statistics"})
    EXPECT_FALSE(offers(alone, key)) << key;
  EXPECT_EQ(act_of<act::ShowLearn>(alone, "menu.learn").game, "ruin");
  const Document together = menu_with({.playing = true, .people = true, .not_saved = true});
  for (const char* key : {"menu.afar", "menu.link", "menu.keep_here"}) EXPECT_TRUE(offers(together, key)) << key;
}

TEST(MenuPage, DoesNotKeepAFinishedMatchForLater) {
  const Document playing = menu_with({.playing = true});
  const Document ended = menu_with({.playing = true, .over = true});
  EXPECT_EQ(find_block(playing, "menu.box")->words, writer_in(text::Language::en).say("app.menu.box"));
  EXPECT_EQ(find_block(ended, "menu.box")->words, writer_in(text::Language::en).say("app.end.box"));
}

/// The seldom wanted settings are folded.
TEST(MenuPage, HasNoMoreThanSevenRowsBeforeTheFold) {
  const MenuFacts most{.playing = true, .people = true, .log = true, .again = true, .scores = true, .not_saved = true};
  const Document menu = menu_with(most);
  const Block& rows = menu.blocks[1];
  EXPECT_LE(std::ranges::count(rows.blocks, Block::Kind::button, &Block::kind), 7);
  ASSERT_EQ(rows.blocks.back().kind, Block::Kind::details);
  EXPECT_EQ(rows.blocks.back().on, false);
}

TEST(MenuPage, ShowsTheValueOfEachSetting) {
  const Settings chosen{.text_size = TextSize::large,
                        .hand = draw::Hand::left,
                        .speed = Speed::quick,
                        .confirms_moves = false,
                        .volume = Volume::soft,
                        .words = true};
  const MenuFacts facts{.theme = draw::Theme::light,
                        .contrast = draw::Contrast::high,
                        .asking = tables::SeatSetting{"galleria.table.asking", {}, 2},
                        .vibrates = true};
  const Document menu = menu_with(facts, chosen, text::Language::ja);
  for (const char* key : {"menu.language.1", "menu.theme.1", "menu.contrast.1", "menu.text_size.1", "menu.hand.1",
                          "menu.speed.3", "menu.asking.2", "menu.sound.1", "menu.words", "menu.vibration"})
    EXPECT_TRUE(is_on(menu, key)) << key;
  EXPECT_FALSE(is_on(menu, "menu.confirm"));
  // A reader speaks the name of each language in its own voice.
  for (const auto& [key, code] : {std::pair{"menu.language.0", "en"}, {"menu.language.1", "ja"}})
    EXPECT_EQ(find_block(menu, key)->value, code);
}

TEST(MenuPage, SetsWhatIsChosenAndTurnsASwitchOver) {
  const Document menu = menu_with({.muted = true, .vibrates = true});
  const auto sets = [&](std::string_view key) {
    const auto& [setting, value] = act_of<act::Set>(menu, key);
    return std::pair(setting, value);
  };
  EXPECT_EQ(sets("menu.theme.1"), std::pair(Setting::theme, static_cast<int>(draw::Theme::light)));
  EXPECT_EQ(sets("menu.speed.4"), std::pair(Setting::speed, static_cast<int>(Speed::instant)));
  EXPECT_TRUE(is_on(menu, "menu.sound.0"));
  EXPECT_EQ(sets("menu.sound.0"), std::pair(Setting::muted, 1));
  EXPECT_EQ(sets("menu.sound.3"), std::pair(Setting::volume, static_cast<int>(Volume::full)));
  EXPECT_TRUE(is_on(menu, "menu.confirm"));
  EXPECT_EQ(sets("menu.confirm"), std::pair(Setting::confirms_moves, 0));
  EXPECT_EQ(sets("menu.words"), std::pair(Setting::words, 1));
  EXPECT_EQ(sets("menu.vibration"), std::pair(Setting::vibration, 0));
}

TEST(ShortcutsPage, NamesEachKeyOnce) {
  std::set<std::string> keys;
  each_block(shortcuts_page(writer_in(text::Language::en)).blocks, [&](const Block& block) {
    if (block.kind != Block::Kind::terms) return;
    for (const Block& term : block.blocks) {
      EXPECT_TRUE(keys.insert(term.words).second) << term.words;
      EXPECT_FALSE(term.note.empty()) << term.words;
    }
  });
  EXPECT_TRUE(keys.contains("Esc"));
  EXPECT_GT(keys.size(), 12U);
}

}  // namespace
}  // namespace kairo::app
