#include "web/app/pages/log_page.h"
#include "web/app/session/called_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <variant>

#include "engine/games/haratama/game.h"
#include "engine/match/registry.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/documents.h"
#include "tests/web/support/some_match.h"
#include "web/app/session/replay.h"

/// The log folds turns, tells each move once, and leads to its moment.
namespace kairo::app {
namespace {

using kairo::testing::each_block;
using kairo::testing::expect_sound;
using kairo::testing::has_text;

struct LogRead {
  Session session;
  MatchLog log;
  Document page;

  LogRead(Session read, Seat viewer, text::Language language = text::Language::en) : session(std::move(read)) {
    log.update(session, viewer, language);
    const std::vector<std::string> names = called_names(session, language);
    page = log_page({language, names}, session, log, viewer);
    expect_sound(page);
  }
  [[nodiscard]] std::vector<const Block*> turns() const {
    std::vector<const Block*> all;
    for (const Block& block : page.blocks)
      if (block.kind == Block::Kind::details) all.push_back(&block);
    return all;
  }
  /// The buttons in their order, the newest first.
  [[nodiscard]] std::vector<const Block*> moments() const {
    std::vector<const Block*> all;
    each_block(page.blocks, [&](const Block& block) {
      if (std::holds_alternative<act::ShowMoment>(block.action)) all.push_back(&block);
    });
    return all;
  }
  [[nodiscard]] int count_of(std::string_view look) const {
    int count = 0;
    each_block(page.blocks, [&](const Block& block) { count += block.look == look; });
    return count;
  }
};

/// The first moves of some match, in percent.
Session part_of(const Game& game, int percent) {
  const Match whole = kairo::testing::some_match(game, game.info->max_seats, 3);
  const std::size_t moves = whole.steps().size() * static_cast<std::size_t>(percent) / 100;
  return {"id", first_moves(whole, moves), std::vector<Player>(whole.now().seats())};
}

std::size_t moment_of(const Block& block) { return std::get<act::ShowMoment>(block.action).moves; }

class LogPages : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(, LogPages, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param.info->id); });

TEST_P(LogPages, UnfoldTheNewestTurnAndFoldTheOthers) {
  const LogRead read(part_of(GetParam(), 100), no_seat);
  const auto turns = read.turns();
  ASSERT_GT(turns.size(), 3U);
  for (const Block* turn : turns) {
    EXPECT_EQ(turn->on, turn == turns.front()) << turn->words;
    EXPECT_EQ(turn->blocks.front().look, "mover") << turn->words;
    EXPECT_FALSE(turn->words.empty());
  }
  EXPECT_EQ(read.count_of("since"), 0);
}

TEST_P(LogPages, TellEachMoveOnceTheNewestFirst) {
  const LogRead read(part_of(GetParam(), 100), no_seat);
  std::vector<std::size_t> told;
  for (const Block* moment : read.moments()) told.push_back(moment_of(*moment));
  std::vector<std::size_t> expected;
  for (std::size_t step = read.log.steps(); step-- > 0;)
    if (!read.log.lines_of(step).empty()) expected.push_back(step + 1);
  if (!read.log.lines_up_to(0).empty()) expected.push_back(0);
  EXPECT_EQ(told, expected);
}

TEST_P(LogPages, DivideWhatIsNewToTheViewerFromWhatTheyKnow) {
  int divided = 0;
  for (int percent = 40; percent < 70; ++percent) {
    const LogRead read(part_of(GetParam(), percent), 0);
    const std::size_t seen = moves_until_last_of(read.session.match(), 0);
    if (seen == 0 || read.log.first_new_line() >= read.log.lines().size()) {
      EXPECT_EQ(read.count_of("since"), 0);
      continue;
    }
    ++divided;
    EXPECT_EQ(read.count_of("since"), 1);
    bool is_above = true;
    each_block(read.page.blocks, [&](const Block& block) {
      if (block.look == "since") is_above = false;
      if (!std::holds_alternative<act::ShowMoment>(block.action)) return;
      EXPECT_EQ(moment_of(block) > seen, is_above) << block.words;
      EXPECT_EQ(block.look == "row new", is_above) << block.words;
    });
    for (const Block* turn : read.turns()) {
      const auto is_new = [](const Block& block) { return block.look == "row new"; };
      if (std::ranges::any_of(turn->blocks, is_new)) EXPECT_EQ(turn->on, true) << turn->words;
    }
  }
  EXPECT_GT(divided, 0);
}

TEST(LogPageOfHaratama, NamesInAHeadingWhoMoved) {
  const LogRead read(part_of(*find_game("haratama"), 100), no_seat);
  const auto is_second = [](const Block* turn) { return turn->words.starts_with("Moves 5–8, round 1: Player"); };
  EXPECT_EQ(std::ranges::count_if(read.turns(), is_second), 1);
}

/// A match alone begins with a turn of the phantom, before anybody has moved.
TEST(LogPageOfADeal, LeadsToTheStart) {
  const Game& galleria = *find_game("galleria");
  for (const text::Language language : text::languages) {
    const Match match(galleria, standard_setup(*galleria.info, 1, 7));
    const LogRead read(Session("id", match, std::vector<Player>(1)), 0, language);
    const Block* deal = find_block(read.page, "log.deal");
    ASSERT_NE(deal, nullptr);
    EXPECT_EQ(moment_of(*deal), 0U);
    EXPECT_TRUE(deal->words.contains(language == text::Language::ja ? "仮想敵" : "phantom")) << deal->words;
  }
}

TEST(LogPageWithAHint, SaysWhoTookIt) {
  Session alone = testing::session("hbb", 0);
  alone.notebook().add_hint({alone.viewer(), alone.match().steps().size()});
  const LogRead read(std::move(alone), 0);
  EXPECT_EQ(read.count_of("hint"), 1);
}

TEST(LogPage, SaysWhereATableHidesItsPast) {
  const Game& haratama = *find_game("haratama");
  for (const haratama::Sight sight : {haratama::Sight::last_trick, haratama::Sight::every_trick}) {
    auto setup = standard_setup(*haratama.info, 3, 4);
    setup.options[static_cast<std::size_t>(haratama::Option::table)] = static_cast<std::int16_t>(sight);
    Match match(haratama, setup);
    while (match.steps().size() < 13) ASSERT_TRUE(match.play_index(0));
    const LogRead read(Session("id", std::move(match), std::vector<Player>(3)), 0);
    const bool hides = sight == haratama::Sight::last_trick;
    EXPECT_EQ(has_text(read.page, kairo::testing::writer_in(text::Language::en), "app.log.hidden"), hides);
    const auto is_note = [](const Block& block) { return block.look == "note"; };
    EXPECT_EQ(std::ranges::count_if(read.page.blocks, is_note), hides ? 2 : 1) << "and what the log is about";
  }
}

}  // namespace
}  // namespace kairo::app
