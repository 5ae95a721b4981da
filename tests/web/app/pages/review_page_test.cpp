#include "web/app/pages/review_page.h"
#include "tests/web/support/catalogue_words.h"

#include <gtest/gtest.h>

#include "tests/web/support/documents.h"
#include "tests/web/support/some_match.h"

namespace kairo::app {
namespace {

using kairo::testing::has_words;
using kairo::testing::is_on;
using kairo::testing::offers;
using kairo::testing::some_match;

const std::vector<std::string> reviewed_names{"Anna", "Ben", "Chi"};

text::Writer reviewer(text::Language language = text::Language::en) { return {language, reviewed_names}; }

Session reviewed(const Match& match) {
  return {"a1", match, std::vector<Player>(static_cast<std::size_t>(match.now().seats()))};
}

/// A review of this seat in which only every `bad`-th move is a mistake; 0: none is.
Review made_up(const Match& match, Seat seat, std::size_t bad) {
  Review review{.seat = seat};
  for (const std::size_t step : steps_to_judge(match, seat)) {
    const std::uint32_t made = match.steps()[step].index;
    const bool is_bad = bad > 0 && review.moves.size() % bad == 0;
    const Worth best{.chance = 620, .points = 342};
    review.moves.push_back({.step = step,
                            .best = is_bad ? (made == 0 ? 1U : 0U) : made,
                            .playouts = 4000,
                            .made = is_bad ? Worth{.chance = 410, .points = 285} : best,
                            .better = best});
  }
  return review;
}

Document reviewed(Session session, const Review& review, text::Language language = text::Language::en) {
  session.notebook().keep_review(review.seat, review_text(review));
  ReviewScreen state(session);
  state.choose(session, review.seat);
  EXPECT_TRUE(state.review());
  Document page = review_page(reviewer(language), session, state);
  kairo::testing::expect_sound(page);
  return page;
}

const Block* of_kind(const Document& page, Block::Kind kind) {
  const auto found = std::ranges::find(page.blocks, kind, &Block::kind);
  return found == page.blocks.end() ? nullptr : &*found;
}

TEST(ReviewPage, ShowsHowFarItIs) {
  const Match match = some_match(*find_game("wicked"), 3, 5);
  const Session session = reviewed(match);
  ReviewScreen state(session);
  const Document page = review_page(reviewer(), session, state);
  kairo::testing::expect_sound(page);
  const Block* progress = of_kind(page, Block::Kind::progress);
  ASSERT_NE(progress, nullptr);
  const auto all = static_cast<int>(steps_to_judge(match, 0).size());
  EXPECT_EQ(progress->values, (std::vector{0, all}));
  EXPECT_TRUE(offers(page, "review.stop"));
  EXPECT_FALSE(offers(page, "review.go_on"));
  state.stop();
  const Document stopped = review_page(reviewer(), session, state);
  EXPECT_FALSE(offers(stopped, "review.stop"));
  EXPECT_TRUE(offers(stopped, "review.go_on"));
  state.go_on();
  EXPECT_TRUE(offers(review_page(reviewer(), session, state), "review.stop"));
}

TEST(ReviewPage, LetsOneChooseTheSeat) {
  const Session session = reviewed(some_match(*find_game("wicked"), 3, 5));
  ReviewScreen state(session);
  state.choose(session, 1);
  const Document page = review_page(reviewer(), session, state);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(is_on(page, "review.seat." + std::to_string(seat)), seat == 1);
  EXPECT_TRUE(has_words(page, kairo::testing::words_of("app.review.of") + "Ben"));
  EXPECT_TRUE(offers(page, "review.leave"));
}

TEST(ReviewPage, NamesTheMistakesAndMarksThemOnTheCourse) {
  const Match match = some_match(*find_game("wicked"), 3, 5);
  const Review review = made_up(match, 1, 5);
  const std::vector<std::size_t> found = clear_mistakes(review);
  ASSERT_FALSE(found.empty());
  for (const text::Language language : text::languages) {
    const Document page = reviewed(reviewed(match), review, language);
    EXPECT_EQ(of_kind(page, Block::Kind::progress), nullptr);
    const Block* chart = of_kind(page, Block::Kind::chart);
    ASSERT_NE(chart, nullptr);
    EXPECT_EQ(chart->values.size(), found.size());
    EXPECT_NE(chart->note, "") << "says what is upwards, and what the marks are";
    ASSERT_EQ(chart->blocks.size(), 1U);
    EXPECT_EQ(chart->blocks[0].values.size(), review.moves.size() + 2);
    for (std::size_t i = 0; i < found.size(); ++i) {
      const Block* row = find_block(page, "review.move." + std::to_string(review.moves[found[i]].step + 1));
      ASSERT_NE(row, nullptr);
      const auto* judged = std::get_if<act::ShowJudged>(&row->action);
      ASSERT_NE(judged, nullptr);
      EXPECT_EQ(judged->move, found[i]);
      EXPECT_EQ(chart->blocks[0].values[static_cast<std::size_t>(chart->values[i])], 41) << "in percent";
    }
  }
}

TEST(ReviewPage, SaysThatThereIsNoMistake) {
  const Match match = some_match(*find_game("wicked"), 3, 5);
  EXPECT_TRUE(has_words(reviewed(reviewed(match), made_up(match, 0, 0)),
                        reviewer().say(Phrase{"app.review.none", {number("n", 0), seat_name("seat", 0)}})));
}

TEST(ReviewPage, OfALonePlayerTellsPointsOnly) {
  const Match match = some_match(*find_game("ruin"), 1, 3);
  const Document page = reviewed(reviewed(match), made_up(match, 0, 3));
  EXPECT_EQ(of_kind(page, Block::Kind::chart), nullptr);
  EXPECT_EQ(find_block(page, "review.seat.0"), nullptr);
}

}  // namespace
}  // namespace kairo::app
