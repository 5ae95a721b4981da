#include "web/app/pages/statistics_page.h"
#include "tests/web/support/catalogue_words.h"

#include <gtest/gtest.h>

#include "tests/web/support/documents.h"

namespace kairo::app {
namespace {

using kairo::testing::each_block;
using kairo::testing::expect_sound;
using kairo::testing::has_text;
using kairo::testing::has_words;
using kairo::testing::offers;
using kairo::testing::writer_in;

MatchResult haratama_match(const std::string& id, int place, int total, int level = 0) {
  return {.id = id, .course = id, .level = level, .key = "haratama 4", .people = {{0, place, total, "Ann"}}};
}

/// The statistics as a page shows them that has stored this.
Document page_of(const std::string& stored, text::Language language, bool several_saves) {
  const Services services{.send = [](ToPage, std::string_view) {}, .write = {}, .random_seed = {}};
  KeptStatistics statistics(services);
  statistics.receive(stored, false);
  return statistics_page(writer_in(language), statistics, several_saves);
}

Document statistics_of(const std::vector<MatchResult>& matches, text::Language language = text::Language::en) {
  Document page = page_of(statistics_text({0, matches}), language, false);
  expect_sound(page);
  return page;
}

/// The big numbers of a group, as `name number`.
std::vector<std::string> figures_in(const Block& group) {
  std::vector<std::string> figures;
  each_block(group.blocks, [&](const Block& block) {
    if (block.look != "figures") return;
    for (const Block& figure : block.blocks) figures.push_back(figure.words + " " + figure.note);
  });
  return figures;
}

const Block* game_named(const Document& page, std::string_view heading) {
  const auto group = std::ranges::find(page.blocks, heading, &Block::words);
  return group == page.blocks.end() ? nullptr : &*group;
}

TEST(StatisticsPage, SaysThatThereAreNone) {
  for (const text::Language language : text::languages) {
    const Document page = statistics_of({}, language);
    EXPECT_TRUE(has_text(page, writer_in(language), "app.statistics.none"));
    EXPECT_FALSE(offers(page, "statistics.keep"));
    EXPECT_FALSE(offers(page, "statistics.wipe"));
  }
}

TEST(StatisticsPage, SaysThatItCannotReadThoseOfALaterKairo) {
  const Document page = page_of("kairo statistics 2\nbetter\n", text::Language::en, true);
  expect_sound(page);
  EXPECT_TRUE(has_text(page, writer_in(text::Language::en), "app.aside.later_version"));
  EXPECT_FALSE(offers(page, "statistics.wipe"));
  EXPECT_TRUE(offers(page, "box.delete_all")) << "the saved matches are not a part of that";
}

TEST(StatisticsPage, HasTheFiguresOfEachGameAndOfAll) {
  const Document page =
      statistics_of({haratama_match("a", 1, 12), haratama_match("b", 1, -3), haratama_match("c", 1, 7, 2)});
  const Block* all = game_named(page, kairo::testing::words_of("app.statistics.all"));
  ASSERT_NE(all, nullptr);
  EXPECT_EQ(figures_in(*all), (std::vector<std::string>{"Played 3", "Won 3"}))
      << "points of several games do not compare";
  const Block* haratama = game_named(page, writer_in(text::Language::en).say("haratama.name"));
  ASSERT_NE(haratama, nullptr);
  EXPECT_EQ(haratama->blocks.front().picture, "cover.haratama");
  EXPECT_EQ(figures_in(*haratama), (std::vector<std::string>{"Played 3", "Won 3", "Best score 12"}));
  EXPECT_TRUE(has_words(page, "3" + kairo::testing::words_of("app.statistics.streak") + ", " +
                                  kairo::testing::words_of("app.statistics.longest") + "3"));
  EXPECT_EQ(game_named(page, writer_in(text::Language::en).say("ruin.name")), nullptr);
  EXPECT_TRUE(offers(page, "statistics.keep"));
  EXPECT_TRUE(offers(page, "statistics.wipe"));
}

TEST(StatisticsPage, HasARowOfEachKind) {
  const Document page =
      statistics_of({haratama_match("a", 1, 12), haratama_match("b", 3, -2), haratama_match("c", 2, 7, 2)});
  std::vector<std::vector<std::string>> rows;
  each_block(page.blocks, [&](const Block& block) {
    if (block.kind != Block::Kind::row) return;
    rows.emplace_back();
    for (const Block& cell : block.blocks) rows.back().push_back(cell.words);
  });
  ASSERT_EQ(rows.size(), 3U) << "the heads, and two kinds of bots";
  EXPECT_EQ(rows[1], (std::vector<std::string>{"4 players, strongest bot: Novice", "2", "1", "12", "5"}));
  EXPECT_EQ(rows[2], (std::vector<std::string>{"4 players, strongest bot: Skilled", "1", "0", "7", ""}));
  const Block* kinds = find_block(page, "statistics.kinds.haratama");
  ASSERT_NE(kinds, nullptr);
  EXPECT_EQ(kinds->on, false);
}

TEST(StatisticsPage, HasARowOfEachPersonWhoPassesTheDeviceAround) {
  MatchResult match = haratama_match("a", 2, 12, -1);
  match.people.push_back({1, 1, 15, ""});
  const Document page = statistics_of({match}, text::Language::ja);
  EXPECT_TRUE(has_words(page, "Ann、4人、人だけ"));
  EXPECT_TRUE(has_words(page, "2P、4人、人だけ"));
  const Block* haratama = game_named(page, writer_in(text::Language::ja).say("haratama.name"));
  ASSERT_NE(haratama, nullptr);
  EXPECT_EQ(figures_in(*haratama), std::vector<std::string>{"対戦 1"}) << "nobody of several people is \"you\"";
}

TEST(StatisticsPage, SaysHowManyRowsItLeavesOut) {
  std::vector<MatchResult> matches;
  for (int i = 0; i < 60; ++i) {
    matches.push_back(haratama_match(std::to_string(i), 1, 12, -1));
    matches.back().people = {{0, 1, 12, "Ann " + std::to_string(i)}, {1, 2, 3, "Mio"}};
  }
  const Document page = statistics_of(matches);
  EXPECT_TRUE(has_words(page, "21 more rows are not shown."));
  int rows = 0;
  each_block(page.blocks, [&](const Block& block) { rows += block.kind == Block::Kind::row ? 1 : 0; });
  EXPECT_EQ(rows, 41) << "with the heads";
}

}  // namespace
}  // namespace kairo::app
