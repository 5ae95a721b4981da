#include <gtest/gtest.h>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/last_move.h"
#include "tests/web/support/made_up_thoughts.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/tapped_table.h"
#include "web/app/screens/lit_things.h"

/// The review of a finished match: worked out move by move, shown, opened in the replay, and kept.
namespace kairo::app {
namespace {

using kairo::testing::answer_about;
using kairo::testing::answer_review;
using kairo::testing::AppOnStage;
using kairo::testing::words_of;

/// The end of a match of one person, on the first seat, and bots.
void finish(AppOnStage& app, const Match& match) {
  std::vector<Player> players(static_cast<std::size_t>(match.now().seats()),
                              {.kind = Player::Kind::bot, .level = 1, .name = ""});
  const Seat last = match.steps().back().seat;
  players[last] = Player{};
  kairo::testing::make_last_move(app, match, players);
  app.settle();
}

/// The seat of the one person.
Seat person(const Match& match) { return match.steps().back().seat; }

const Match& wicked_match() {
  static const Match match = kairo::testing::some_match(*find_game("wicked"), 3, 5);
  return match;
}

TEST(ReviewOfAMatch, IsWorkedOutMoveByMoveAndNamesAtMostSeven) {
  AppOnStage app;
  finish(app, wicked_match());
  ASSERT_EQ(app.screen(), "end");
  app.press("end.review");
  ASSERT_EQ(app.screen(), "review");
  const auto steps = steps_to_judge(wicked_match(), person(wicked_match()));
  ASSERT_GT(steps.size(), 14U);
  EXPECT_TRUE(says(app, "0 of " + std::to_string(steps.size())));
  answer_about(app, wicked_match(), steps[0], true);
  EXPECT_TRUE(says(app, "1 of " + std::to_string(steps.size())));
  for (std::size_t i = 1; i < steps.size(); ++i) answer_about(app, wicked_match(), steps[i], i % 2 == 0);
  EXPECT_TRUE(says(app, words_of("app.review.play")));
  EXPECT_TRUE(says(app, words_of("app.review.rest")));
  EXPECT_TRUE(says(app, "7 moves of"));
  EXPECT_TRUE(app.shows("review.move." + std::to_string(steps[0] + 1)));
}

TEST(ReviewOfAMatch, CanBeStoppedAndGoesOnWhereItWas) {
  AppOnStage app;
  finish(app, wicked_match());
  app.press("end.review");
  const auto steps = steps_to_judge(wicked_match(), person(wicked_match()));
  answer_about(app, wicked_match(), steps[0], false);
  app.press("review.stop");
  const std::string asked = app.heard("think");
  EXPECT_EQ(app.heard("stop thinking"), kairo::testing::question_of(app)) << "nobody goes on thinking";
  app.press("review.go_on");
  EXPECT_NE(app.heard("think"), asked);
  EXPECT_TRUE(says(app, "1 of " + std::to_string(steps.size())));
}

TEST(ReviewOfAMatch, OpensTheReplayWithBothMoves) {
  for (const kairo::testing::Screen& screen : kairo::testing::screens) {
    AppOnStage app(text::Language::en, screen.width, screen.height);
    finish(app, wicked_match());
    app.press("end.review");
    answer_review(app, wicked_match(), person(wicked_match()));
    const auto steps = steps_to_judge(wicked_match(), person(wicked_match()));
    app.press("review.move." + std::to_string(steps[0] + 1));
    ASSERT_EQ(app.screen(), "replay") << screen.name;
    for (const char* words : {"Played: ", "Better: ", "834", "62%", "829", "41%"})
      EXPECT_TRUE(says(app, words)) << words;
    app.press("review.next");
    EXPECT_TRUE(says(app, "Played: "));
    app.press("review.back");
    EXPECT_EQ(app.screen(), "review");
    app.press("review.leave");
    EXPECT_EQ(app.screen(), "end");
  }
}

/// Opens all moments of a review, and expects its words on no cell of either move.
void expect_cells_seen(AppOnStage& app, const Match& match) {
  const auto table = tables::make_table("ruin");
  finish(app, match);
  app.press("end.review");
  answer_review(app, match, person(match));
  int moments = 0;
  for (const std::size_t step : steps_to_judge(match, person(match))) {
    const std::string button = "review.move." + std::to_string(step + 1);
    if (!app.shows(button)) continue;
    app.press(button);
    ++moments;
    const Position& before = match.after(step);
    const Match::Step& made = match.steps()[step];
    std::vector<std::string> spots{"lesson.aside"};
    for (const AnyMove move : {made.move, before.legal()[made.index == 0 ? 1 : 0]})
      std::ranges::copy_if(table->spots_of(before, move), std::back_inserter(spots),
                           [](const std::string& spot) { return spot.starts_with("cell."); });
    const std::vector<draw::Rect> found = find_targets(app.app().ui(), spots);
    ASSERT_EQ(found.size(), spots.size());
    for (std::size_t i = 1; i < found.size(); ++i)
      EXPECT_FALSE(found[0].holds(found[i].centre())) << spots[i] << " before move " << step;
    app.press("review.back");
  }
  EXPECT_GT(moments, 3);
}

TEST(ReviewOfAMatch, LeavesTheCellsThatItJudgesToBeSeen) {
  for (const std::uint64_t seed : {5, 6, 7, 8})
    for (const text::Language language : text::languages)
      for (const auto& [width, height] : {std::pair{360.0F, 640.0F}, {1280.0F, 800.0F}}) {
        AppOnStage app(language, width, height);
        expect_cells_seen(app, kairo::testing::some_match(*find_game("ruin"), 3, seed));
      }
}

TEST(ReviewOfAMatch, IsKeptWithTheMatch) {
  std::vector<kairo::testing::Said> before;
  {
    AppOnStage app;
    finish(app, wicked_match());
    app.press("end.review");
    answer_review(app, wicked_match(), person(wicked_match()));
    before.emplace_back("settings", app.heard("settings"));
    for (const auto& [name, text] : app.saved()) before.emplace_back("record", name + "\n" + text);
  }
  AppOnStage again(text::Language::ja, 768, 1024, before);
  ASSERT_EQ(again.screen(), "end");
  again.press("end.review");
  EXPECT_TRUE(says(again, "勝つ見込みが明らかにもっと高い手があったもの（7手）"));
  EXPECT_EQ(again.heard("think"), "") << "it is there already";
}

TEST(ReviewOfAMatch, IsForAnySeat) {
  AppOnStage app;
  finish(app, wicked_match());
  app.press("end.review");
  const Seat other = static_cast<Seat>((person(wicked_match()) + 1) % 3);
  app.press("review.seat." + std::to_string(other));
  const auto steps = steps_to_judge(wicked_match(), other);
  EXPECT_TRUE(says(app, "0 of " + std::to_string(steps.size())));
  answer_about(app, wicked_match(), steps[0], true);
  EXPECT_TRUE(says(app, "1 of " + std::to_string(steps.size())));
}

TEST(ReviewOfAMatch, TellsNoLossOfPointsWhereTheBetterMovesBringFewer) {
  AppOnStage app;
  const Match& match = wicked_match();
  finish(app, match);
  app.press("end.review");
  for (const std::size_t step : steps_to_judge(match, person(match))) {
    const AnyMove made = match.steps()[step].move;
    const AnyMove better = match.after(step).legal()[match.steps()[step].index == 0 ? 1 : 0];
    kairo::testing::answer_question(app, {better, {{better, 5000, 0.62, 20}, {made, 4000, 0.41, 30}}});
  }
  EXPECT_TRUE(says(app, "7 moves of"));
  EXPECT_TRUE(says(app, words_of("app.review.rest")));
  EXPECT_FALSE(says(app, words_of("app.review.play")));
}

TEST(ReviewOfAMatch, OfALonePlayerTellsPointsOnly) {
  const Match match = kairo::testing::some_match(*find_game("ruin"), 1, 3);
  AppOnStage app;
  finish(app, match);
  app.press("end.review");
  answer_review(app, match, 0);
  EXPECT_TRUE(says(app, words_of("app.review.rest.alone")));
  EXPECT_FALSE(says(app, "%"));
}

}  // namespace
}  // namespace kairo::app
