#include "web/app/pages/words_page.h"

#include <gtest/gtest.h>

#include <map>

#include "tests/web/support/documents.h"
#include "web/app/pages/words_choices.h"
#include "web/app/pages/words_map.h"

namespace kairo::app {
namespace {

draw::Mirror some_mirror() {
  draw::Mirror mirror;
  mirror.screen = "table";
  mirror.title = "The Wicked Labyrinth";
  mirror.asked = "Bid!";
  mirror.message = "Not now.";
  mirror.groups = {{"", {}},
                   {"Moves", {{"m0", "Bid 0", true, false}, {"m1", "Bid 1", false, true, "Leaves you 1 piece."}}},
                   {"", {{"menu.open", "Open the menu"}}},
                   {"", {{"table.log", "Read the log"}}}};
  mirror.parts = {{"Ring", {"first", "second"}}, {"Hand", {"third"}}};
  mirror.things = {{"Witch", "Rules the ring."}};
  mirror.log = {{0, "older"}, {2, "newer"}, {2, "newest"}};
  return mirror;
}

Document page() { return words_page(kairo::testing::writer_in(text::Language::en), some_mirror()); }

TEST(WordsPage, HasWhatIsAskedFirstAndTheLogLast) {
  const Document words = page();
  EXPECT_EQ(words.name, "table");
  EXPECT_EQ(words.title, "The Wicked Labyrinth");
  std::vector<std::string> order;
  for (const Block& block : words.blocks) order.push_back(block.words);
  EXPECT_EQ(order, (std::vector<std::string>{"Now", "Moves", "", "", "Ring", "Hand", "What is what", "Log"}));
  const std::vector<Block>& now = words.blocks.front().blocks;
  ASSERT_EQ(now.size(), 3U);
  EXPECT_EQ(now[0].key, "words-asked");
  EXPECT_EQ(now[0].words, "Bid!");
  EXPECT_EQ(now[1].words, "Not now.");
  EXPECT_EQ(now[2].key, "words.again") << "it is told again where it is looked for";
}

TEST(WordsPage, IsTitledByWhatLiesOverTheTable) {
  draw::Mirror mirror = some_mirror();
  mirror.cover();
  mirror.asked = "Decks";
  EXPECT_EQ(words_page(kairo::testing::writer_in(text::Language::en), mirror).title, "Decks");
}

TEST(WordsPage, SaysWhetherWhatIsAskedIsForPeople) {
  const auto on = [](const draw::Mirror& mirror) {
    return words_page(kairo::testing::writer_in(text::Language::en), mirror).blocks.front().blocks[0].on;
  };
  draw::Mirror mirror = some_mirror();
  EXPECT_FALSE(on(mirror).has_value());
  mirror.groups[2].buttons.push_back({"table.skip", "Skip ahead"});
  EXPECT_EQ(on(mirror), std::optional(false)) << "bots are asked";
  mirror.groups[1].buttons[0].id = "move:bid 1 -";
  EXPECT_FALSE(on(mirror).has_value()) << "whoever has a move is asked while others still move";
}

TEST(WordsPage, HasEveryButton) {
  const Document words = page();
  const Block* first = find_block(words, "m0");
  const Block* second = find_block(words, "m1");
  ASSERT_NE(first, nullptr);
  ASSERT_NE(second, nullptr);
  EXPECT_TRUE(first->enabled);
  EXPECT_FALSE(first->on.has_value());
  EXPECT_FALSE(second->enabled);
  EXPECT_EQ(second->on, std::optional(true));
  EXPECT_EQ(second->note, "Leaves you 1 piece.");
  EXPECT_NE(find_block(words, "menu.open"), nullptr);
  EXPECT_NE(find_block(words, "table.log"), nullptr);
}

TEST(WordsPage, MarksWhatMustBePressedTwice) {
  draw::Mirror mirror = some_mirror();
  mirror.groups[1].buttons[1].final = true;
  const Document words = words_page(kairo::testing::writer_in(text::Language::en), mirror);
  EXPECT_EQ(find_block(words, "m0")->look, "");
  EXPECT_EQ(find_block(words, "m1")->look, "final");
}

TEST(WordsPage, FoldsWhatHasSomethingInCommon) {
  draw::Mirror mirror;
  mirror.groups = {{"Moves", {{"a1", "A 1"}, {"b1", "B 1"}, {"a2", "A 2"}, {"c1", "C 1"}}}};
  for (auto& button : mirror.groups[0].buttons) button.families = {button.label.substr(0, 1)};
  const Document words = words_page(kairo::testing::writer_in(text::Language::en), mirror);
  const std::vector<Block>& listed = words.blocks.back().blocks;
  ASSERT_EQ(listed.size(), 3U);
  EXPECT_EQ(listed[0].kind, Block::Kind::details);
  EXPECT_EQ(listed[0].words, "A");
  ASSERT_EQ(listed[0].blocks.size(), 2U);
  EXPECT_EQ(listed[0].blocks[1].key, "a2");
  EXPECT_EQ(listed[1].key, "b1") << "what has nothing in common with others stands alone";
}

TEST(WordsPage, ListsWhatBelongsToSeveralUnderEach) {
  draw::Mirror mirror;
  mirror.groups = {{"Moves", {{"ab", "A and B"}, {"ac", "A and C"}, {"bc", "B and C"}}}};
  for (auto& button : mirror.groups[0].buttons)
    button.families = {button.label.substr(0, 1), button.label.substr(button.label.size() - 1)};
  const Document words = words_page(kairo::testing::writer_in(text::Language::en), mirror);
  std::map<std::string, std::string> listed;
  for (const Block& fold : words.blocks.back().blocks)
    for (const Block& block : fold.blocks) listed[fold.words] += block.key + ' ';
  EXPECT_EQ(listed, (std::map<std::string, std::string>{{"A", "ab ac "}, {"B", "ab+ bc "}, {"C", "ac+ bc+ "}}));
}

TEST(WordsPage, TellsWhatCanBeDoneAtThePlaceOfTheMapThatWasChosen) {
  draw::Mirror mirror;
  mirror.parts = {{"Map", {"line"}, {{"a1", "b1"}, {"a2", "b2"}}}};
  mirror.groups = {{"Moves", {{"move:row", "Draw a row"}, {"move:column", "Draw a column"}}}};
  mirror.groups[0].buttons[0].places = {0, 1};
  mirror.groups[0].buttons[1].places = {1, 3};
  const auto page_of = [&] { return words_page(kairo::testing::writer_in(text::Language::en), mirror); };
  const Document before = page_of();
  ASSERT_NE(find_block(before, "place.1"), nullptr);
  EXPECT_EQ(find_block(before, "place.1")->words, "b1");
  EXPECT_EQ(find_block(before, "place.2"), nullptr) << "nothing can be done there";
  EXPECT_EQ(find_block(before, "words-here-ways"), nullptr);
  EXPECT_EQ(before.blocks[2].key, "words-map") << "it follows what can be done";

  mirror.place = place_of("place.1");
  const Document after = page_of();
  const Block* here = find_block(after, "words-here-ways");
  ASSERT_NE(here, nullptr);
  EXPECT_TRUE(here->words.starts_with("b1")) << here->words;
  ASSERT_EQ(here->blocks.size(), 2U);
  EXPECT_EQ(without_copy_marks(here->blocks[1].key), "move:column");
}

TEST(WordsPage, FoldsManyThatCanBeDoneAtAPlaceByWhatTheyHaveInCommonThere) {
  draw::Mirror mirror;
  mirror.parts = {{"Map", {"line"}, {{"a1"}}}};
  mirror.groups = {{"Moves", {}}};
  for (int i = 0; i < 20; ++i)
    mirror.groups[0].buttons.push_back({.id = "move:" + std::to_string(i),
                                        .label = std::to_string(i),
                                        .families = {"in a row"},
                                        .places = {0},
                                        .families_at_place = {i % 2 == 0 ? "upright" : "across"}});
  mirror.place = 0;
  const Document words = words_page(kairo::testing::writer_in(text::Language::en), mirror);
  const Block* here = find_block(words, "words-here-ways");
  ASSERT_NE(here, nullptr);
  ASSERT_EQ(here->blocks.size(), 2U);
  EXPECT_EQ(here->blocks[0].words, "upright");
  EXPECT_EQ(here->blocks[1].blocks.size(), 10U);
}

TEST(WordsPage, HasKeysThatAreUniqueAndStayWithTheirContent) {
  draw::Mirror mirror = some_mirror();
  const auto keys_of = [](const Document& words) {
    std::map<std::string, std::string> keys;
    kairo::testing::each_block(words.blocks, [&](const Block& block) {
      if (!block.key.empty()) EXPECT_TRUE(keys.emplace(block.key, block.words).second) << block.key;
    });
    return keys;
  };
  const auto before = keys_of(page());
  mirror.log.erase(mirror.log.begin());
  mirror.parts.erase(mirror.parts.begin());
  for (const auto& [key, words] : keys_of(words_page(kairo::testing::writer_in(text::Language::en), mirror)))
    EXPECT_EQ(before.at(key), words);
}

TEST(WordsPage, LeavesOutWhatIsEmpty) {
  const Document words = words_page(kairo::testing::writer_in(text::Language::en), {});
  ASSERT_EQ(words.blocks.size(), 1U) << "what is asked and told may come later in the same elements";
}

}  // namespace
}  // namespace kairo::app
