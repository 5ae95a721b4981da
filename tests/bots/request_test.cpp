#include "engine/bots/request.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/bots/bot.h"
#include "engine/bots/thinker.h"
#include "engine/match/position_bytes.h"
#include "engine/match/random_play.h"
#include "tests/match/every_game.h"

namespace kairo {
namespace {

/// A position of a match between bots in which the seat to move has a choice.
Match some_match(const Game& game, std::size_t moves) {
  Match match(game, standard_setup(*game.info, game.info->max_seats, 4));
  while (!match.over() && (match.steps().size() < moves || match.now().legal().size() == 1)) {
    Rng rng = bot_rng(4, match.steps().size());
    match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
  }
  return match;
}

Decision asked(const std::string& request) {
  Thinker thinker;
  EXPECT_TRUE(thinker.begin(request)) << request;
  while (!thinker.think(10)) continue;
  const auto decision = read_decision(thinker.answer());
  EXPECT_TRUE(decision.has_value());
  return decision.value_or(Decision{});
}

TEST(Request, BringsTheMoveThatTheBotMakesAtTheTable) {
  for (const Game& game : games())
    for (const std::size_t moves : {0U, 11U, 24U}) {
      const Match match = some_match(game, moves);
      for (const BotLevel level : {BotLevel::learner, BotLevel::regular, BotLevel::skilled}) {
        Rng rng = bot_rng(4, match.steps().size());
        const std::string request = write_request(match.now(), match.to_move(), level, rng);
        const AnyMove move = asked(request).move;
        EXPECT_EQ(move, choose(match.now(), match.to_move(), level, rng)) << game.info->id << ' ' << moves;
      }
    }
}

/// The position in a request.
std::unique_ptr<Position> sent(const Game& game, const std::string& request) {
  return restore_position(game, request.substr(request.rfind(' ') + 1));
}

TEST(Request, HoldsNothingHidden) {
  Rng rng(3);
  for (const Game& game : games()) {
    const Match match = some_match(game, 15);
    const Seat seat = match.to_move();
    const auto other = match.now().imagine(seat, rng);
    const auto first = sent(game, write_request(match.now(), seat, BotLevel::skilled, Rng(1)));
    const auto second = sent(game, write_request(*other, seat, BotLevel::skilled, Rng(1)));
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->state_text(), second->state_text());
    EXPECT_TRUE(first->same_view(match.now(), seat));
  }
}

TEST(Request, MayAskAboutAMoveBesides) {
  const Match match = some_match(*find_game("wicked"), 0);
  const AnyMove besides = match.now().legal().back();
  const Decision decision = asked(write_request(match.now(), match.to_move(), BotLevel::skilled, Rng(1), besides));
  EXPECT_TRUE(std::any_of(decision.appraisals.begin(), decision.appraisals.end(),
                          [&](const Appraisal& one) { return one.move == besides; }));
}

/// A player may ask for a hint while others who are asked the same have not answered.
TEST(Request, MayBeMadeAheadOfOnesTurn) {
  for (const Game& game : games())
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Match finished = random_match(game, standard_setup(*game.info, 3, seed));
      int thought_about = 0;
      for (std::size_t moves = 0; moves < finished.steps().size(); ++moves)
        for (Seat seat = 0; seat < 3; ++seat) {
          const auto ahead = finished.after(moves).asked_ahead(seat);
          if (ahead == nullptr || ahead->legal().size() < 2) continue;
          const std::string request = write_request(*ahead, seat, BotLevel::skilled, Rng(seed));
          ASSERT_TRUE(Thinker().begin(request)) << ahead->state_text();
          if (thought_about++ % 16 != 0) continue;
          const std::vector<AnyMove> legal = ahead->legal();
          ASSERT_TRUE(std::ranges::find(legal, asked(request).move) != legal.end()) << ahead->state_text();
        }
    }
}

TEST(Request, IsRefusedWhenItIsDamaged) {
  const Match match = some_match(*find_game("wicked"), 0);
  const std::string request = write_request(match.now(), match.to_move(), BotLevel::skilled, Rng(1));
  for (std::size_t length = 0; length < request.size(); length += 3)
    EXPECT_FALSE(Thinker().begin(request.substr(0, length))) << length;
  EXPECT_FALSE(Thinker().begin("chess" + request.substr(6)));
  EXPECT_FALSE(Thinker().begin(request + " more"));
}

TEST(Decision, SurvivesBeingSent) {
  const Decision decision{{77}, {{{77}, 12, 0.625, -3.5}, {{~std::uint64_t{0}}, 3, 0, 120.125}}};
  const auto read = read_decision(write_decision(decision));
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->move, decision.move);
  ASSERT_EQ(read->appraisals.size(), 2U);
  EXPECT_EQ(read->appraisals[1].move, decision.appraisals[1].move);
  EXPECT_EQ(read->appraisals[0].playouts, 12);
  EXPECT_DOUBLE_EQ(read->appraisals[0].chance, 0.625);
  EXPECT_DOUBLE_EQ(read->appraisals[0].points, -3.5);
  EXPECT_DOUBLE_EQ(read->appraisals[1].points, 120.125);
}

TEST(Decision, IsNotReadFromADamagedAnswer) {
  for (const std::string_view text : {"", "x", "5 6", "5 6 7 8", "5 6 7 x 9", "-1"})
    EXPECT_FALSE(read_decision(text).has_value()) << text;
}

}  // namespace
}  // namespace kairo
