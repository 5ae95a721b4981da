#include "engine/bots/review.h"

#include <gtest/gtest.h>

#include "engine/bots/thought.h"
#include "tests/match/every_game.h"

namespace kairo {
namespace {

/// A finished match between bots that play by rules of thumb.
Match finished(const Game& game, int seats) {
  Match match(game, standard_setup(*game.info, seats, 6));
  while (!match.over()) {
    Rng rng = bot_rng(6, match.steps().size());
    match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
  }
  return match;
}

Match wicked() { return finished(*find_game("wicked"), 3); }

/// The search prefers another move than the one that was made, by this chance and these points.
Decision better_by(const Match& match, std::size_t step, double chance, double points, int playouts) {
  const Match::Step& made = match.steps()[step];
  const auto legal = match.after(step).legal();
  const AnyMove other = legal[made.index == 0 ? 1 : 0];
  return {other, {{other, playouts, 0.5 + chance, 10 + points}, {made.move, playouts, 0.5, 10}}};
}

Review made_up(const Match& match, Seat seat, const std::vector<double>& chances, int playouts = 10'000) {
  Review review{seat, {}};
  const auto steps = steps_to_judge(match, seat);
  for (std::size_t i = 0; i < chances.size() && i < steps.size(); ++i)
    review.moves.push_back(*judge(match, steps[i], better_by(match, steps[i], chances[i], 2, playouts)));
  return review;
}

TEST(Review, JudgesOnlyTheSeatsOwnMovesWithAChoice) {
  const Match match = wicked();
  const auto steps = steps_to_judge(match, 1);
  ASSERT_FALSE(steps.empty());
  for (const std::size_t step : steps) {
    EXPECT_EQ(match.steps()[step].seat, 1);
    EXPECT_GT(match.after(step).legal().size(), 1U);
  }
}

TEST(Review, FindsNoFaultWithTheBestMove) {
  const Match match = wicked();
  const std::size_t step = steps_to_judge(match, 0).front();
  const auto judged = judge(match, step, better_by(match, step, -0.2, -2, 10'000));
  ASSERT_TRUE(judged);
  EXPECT_EQ(judged->made, judged->better);
  EXPECT_EQ(judged->best, match.steps()[step].index);
  EXPECT_TRUE(clear_mistakes({0, {*judged}}).empty());
}

TEST(Review, SaysNothingWhereTheSearchDidNotLookAtTheMove) {
  const Match match = wicked();
  const std::size_t step = steps_to_judge(match, 0).front();
  Decision decision = better_by(match, step, 0.2, 2, 100);
  decision.appraisals.pop_back();
  EXPECT_FALSE(judge(match, step, decision));
}

TEST(Review, NamesWhatIsClearAndNotWhatMayBeAnError) {
  const Match match = wicked();
  EXPECT_EQ(clear_mistakes(made_up(match, 0, {0.01, 0.2, 0.0, 0.05})), (std::vector<std::size_t>{1, 3}));
  EXPECT_EQ(clear_mistakes(made_up(match, 0, {0.05, 0.2}, 100)), (std::vector<std::size_t>{1}))
      << "a hundred playouts cannot tell 50 % from 55 %";
}

TEST(Review, NamesTheSevenWorstInTheOrderOfTheMatch) {
  const Match match = wicked();
  const Review review = made_up(match, 0, {0.1, 0.3, 0.11, 0.31, 0.12, 0.32, 0.13, 0.33, 0.14});
  ASSERT_EQ(review.moves.size(), 9U);
  EXPECT_EQ(clear_mistakes(review), (std::vector<std::size_t>{1, 3, 4, 5, 6, 7, 8}));
}

TEST(Review, PlayAndTheRestMakeUpTheWholeChange) {
  const Match match = wicked();
  for (Seat seat = 0; seat < 3; ++seat) {
    const Review review = made_up(match, seat, {0.1, 0.05, 0.2});
    const Balance balance = balance_of(match, review);
    EXPECT_EQ(balance.play, -60);
    EXPECT_EQ(balance.play + balance.rest, 10 * match.now().score().of[seat].total - 120);
  }
}

TEST(Review, ErrorsOfTheSearchDoNotAddUpToALoss) {
  const Match match = wicked();
  EXPECT_EQ(balance_of(match, made_up(match, 0, {0.01, 0.02, 0.01, 0.02})).play, 0);
}

TEST(Review, ReadsBackAndRefusesWhatIsNotOfThisMatch) {
  const Match match = wicked();
  const Review review = made_up(match, 2, {0.1, 0.0, 0.2});
  const std::string text = review_text(review);
  EXPECT_EQ(parse_review(text, match), review);
  for (const std::string& damaged :
       {std::string(), "3" + text.substr(1), text + ";", text + ",1", text.substr(0, text.size() - 1) + "x",
        std::string("2;99999,0,1,0,0,0,0"), "0" + text.substr(1)})
    EXPECT_FALSE(parse_review(damaged, match)) << damaged;
}

TEST(Review, IsMadeFromRealThoughtsInEveryGame) {
  for (const Game& game : games()) {
    const Match match = finished(game, game.info->max_seats);
    Review review{0, {}};
    auto steps = steps_to_judge(match, 0);
    steps.resize(std::min<std::size_t>(steps.size(), 3));
    for (const std::size_t step : steps) {
      const auto thought = begin_thought(match.after(step), 0, BotLevel::skilled, Rng(1), match.steps()[step].move);
      while (!thought->think(50)) continue;
      if (thought->decision().appraisals.empty()) continue;  // an offer, which is answered without a search
      const auto judged = judge(match, step, thought->decision());
      ASSERT_TRUE(judged) << game.info->id << ": a search looks at `besides` whatever it thinks of it";
      EXPECT_GE(judged->better.chance, judged->made.chance);
      EXPECT_GT(judged->playouts, 0);
      review.moves.push_back(*judged);
    }
    EXPECT_EQ(parse_review(review_text(review), match), review) << game.info->id;
  }
}

}  // namespace
}  // namespace kairo
