#include "web/app/pages/score_table.h"

#include <gtest/gtest.h>

#include "tests/web/support/documents.h"
#include "tests/web/support/some_match.h"
#include "web/app/pages/score_table.h"
#include "web/app/screens/score_words.h"
#include "web/text/number.h"

namespace kairo::app {
namespace {

using kairo::testing::some_match;

const std::vector<std::string> counted_names{"Anna", "Ben", "Chi", "Dora", "かぐやひめのみこと"};

text::Writer counter() { return {text::Language::en, counted_names}; }

/// The words of a row: its head first.
std::vector<std::string> words_of_row(const Block& row) {
  std::vector<std::string> words;
  for (const Block& cell : row.blocks) words.push_back(cell.words);
  return words;
}

TEST(ScoreTable, HasARowForEachSourceAndTheTotals) {
  for (const Game& game : games()) {
    const int seats = game.info->max_seats;
    const Score score = some_match(game, seats, 3).now().score();
    const Block table = score_table(counter(), *game.info, score, std::nullopt, false);
    ASSERT_EQ(table.blocks.size(), shown_sources(*game.info, score).size() + 2);
    std::vector<std::string> heads{""};
    std::vector<std::string> totals{"Total"};
    for (Seat seat = 0; seat < seats; ++seat) {
      heads.push_back(counted_names[seat]);
      totals.push_back(text::number_words(score.of[seat].total));
      EXPECT_EQ(table.blocks[0].blocks[seat + 1U].picture, "seat." + std::to_string(seat));
    }
    EXPECT_EQ(words_of_row(table.blocks.front()), heads);
    EXPECT_EQ(words_of_row(table.blocks.back()), totals);
    for (const Block& row : table.blocks) {
      EXPECT_EQ(row.kind, Block::Kind::row);
      EXPECT_EQ(row.blocks.size(), static_cast<std::size_t>(seats) + 1);
    }
    kairo::testing::expect_sound({"end", "", {table}});
  }
}

TEST(ScoreTable, ALoneSoloistIsNotTheFirstOfAnybody) {
  const Game& ruin = *find_game("ruin");
  const auto place = [&](int seats) {
    const Score score = some_match(ruin, seats, 3).now().score();
    return score_table(counter(), *ruin.info, score, std::nullopt, false).blocks[0].blocks[1].note;
  };
  EXPECT_EQ(place(1), "");
  EXPECT_NE(place(2), "");
}

TEST(ScoreTable, AddsUpTheGamesOfASeries) {
  const Game& ruin = *find_game("ruin");
  const Score score = some_match(ruin, 2, 3).now().score();
  const Series series{.games = 3, .played = 1, .points = {30, -5}};
  const Block table = score_table(counter(), *ruin.info, score, series, false);
  EXPECT_EQ(words_of_row(table.blocks.back()),
            (std::vector<std::string>{"Series", text::number_words(30 + score.of[0].total),
                                      text::number_words(score.of[1].total - 5)}));
}

TEST(ScoreTable, PointsOutWhatIsPressed) {
  const Game& wicked = *find_game("wicked");
  const Score score = some_match(wicked, 3, 5).now().score();
  const Document page{"end", "", {score_table(counter(), *wicked.info, score, std::nullopt, true)}};
  kairo::testing::expect_sound(page);
  for (Seat seat = 0; seat < 3; ++seat)
    for (const int source : shown_sources(*wicked.info, score)) {
      const Block* cell = find_block(page, score_cell_key(seat, source));
      ASSERT_NE(cell, nullptr);
      EXPECT_EQ(cell->words, text::number_words(score.of[seat].by_source[static_cast<std::size_t>(source)]));
      const auto* pointed = std::get_if<act::PointOut>(&cell->action);
      ASSERT_NE(pointed, nullptr);
      EXPECT_EQ(pointed->seat, seat);
      EXPECT_EQ(pointed->source, source);
    }
}

TEST(ScoreCurve, EndsAtTheTotals) {
  for (const Game& game : games()) {
    const Match match = some_match(game, game.info->max_seats, 3);
    const ScoreCourse course = score_course(match);
    if (course.totals.empty()) continue;
    const Block curve = score_curve(counter(), course);
    ASSERT_EQ(curve.blocks.size(), static_cast<std::size_t>(match.now().seats()));
    for (Seat seat = 0; seat < match.now().seats(); ++seat) {
      EXPECT_EQ(curve.blocks[seat].words, counted_names[seat]);
      ASSERT_EQ(curve.blocks[seat].values.size(), course.totals.size());
      EXPECT_EQ(curve.blocks[seat].values.back(), match.now().score().of[seat].total);
    }
    for (const int moment : curve.values) EXPECT_LT(static_cast<std::size_t>(moment), course.totals.size());
  }
}

}  // namespace
}  // namespace kairo::app
