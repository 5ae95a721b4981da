#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "engine/bots/bot.h"
#include "engine/bots/wicked/advise.h"
#include "engine/bots/wicked/odds.h"
#include "engine/bots/wicked/tactics.h"
#include "engine/bots/wicked/worth.h"
#include "engine/match/erased.h"
#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

/// Seat 0 is in soul processing.
State in_soul(int players) {
  State state = dealt(players);
  state.phase = Phase::soul;
  state.asked = 0;
  for (Board& board : state.boards) {
    board.pieces = 0;
    board.signs = 0;
  }
  return state;
}

Move choice(const State& state) {
  Rng rng(1);
  return restore_move<Move>(choose(PositionOf<State>(state), state.asked, BotLevel::regular, rng));
}

/// A bot that bids the sign alone in every first corridor is seen through.
TEST(WickedBot, HoldsALoneWitchsSignBackAtTimes) {
  const State state = dealt(4);
  const PositionOf<State> position(state);
  int bid = 0;
  int held = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    const Move move = restore_move<Move>(choose(position, state.asked, BotLevel::regular, rng));
    if (move.a != 0) continue;
    ++(move.b & witch_sign ? bid : held);
  }
  EXPECT_GT(bid, 0);
  EXPECT_GT(held, 0);
}

TEST(WickedBot, AchievesAGreatOracleWhenItIsMet) {
  State state = in_soul(3);
  Board& board = state.boards[0];
  for (const Colour colour : {great_oracles[board.great[1]].first, great_oracles[board.great[1]].second})
    ++board.tokens[index(Rank::high)][index(colour)];
  EXPECT_EQ(choice(state), (Move{.kind = Move::Kind::great, .a = 1}));
}

TEST(WickedBot, AchievesASmallOracleWhenItIsMet) {
  State state = in_soul(3);
  Board& board = state.boards[0];
  board.tokens = small_oracles[board.small[0]].demands;
  EXPECT_EQ(choice(state), (Move{.kind = Move::Kind::small, .a = 0}));
}

TEST(WickedBot, DoesNotWasteAPromotionSpell) {
  State state = in_soul(3);
  state.boards[0].tokens[index(Rank::middle)][index(Colour::blue)] = 1;
  state.boards[0].promotions = 1;
  EXPECT_EQ(choice(state).kind, Move::Kind::spell);
}

TEST(WickedBot, IsDoneWhenNoStepImprovesItsBoard) {
  State state = in_soul(3);
  state.boards[0].tokens[index(Rank::high)] = {2, 0, 0, 0};
  state.boards[0].colour_changes = 0;
  state.boards[0].great = {9, 10};  // neither shows red
  EXPECT_EQ(choice(state).kind, Move::Kind::done);
}

/// The last but one corridor of the first round, white over red; colour change over yellow comes last. Only seat 0 has
/// a piece left.
State before_the_last_two() {
  State state = dealt(3);
  state.corridor = static_cast<std::uint8_t>(corridors_per_round(3) - 2);
  const auto find = [](Corridor card) {
    return static_cast<std::uint8_t>(std::find(corridors.begin(), corridors.end(), card) - corridors.begin());
  };
  state.order[state.corridor] = find({Half::white, Half::red});
  state.order[state.corridor + 1] = find({Half::colour_change, Half::yellow});
  for (Seat seat = 0; seat < 3; ++seat) state.boards[seat].pieces = seat == 0 ? 1 : 0;
  state.boards[0].great = {0, 1};  // red and green, twice
  return state;
}

TEST(WickedBot, BidsItsSoulsSignWhereItWinsAndItsWitchsSignWhereItDoesNot) {
  EXPECT_EQ(choice(before_the_last_two()), (Move{.kind = Move::Kind::bid, .a = 1, .b = soul_sign}));
  State state = before_the_last_two();
  std::swap(state.order[state.corridor], state.order[state.corridor + 1]);
  EXPECT_EQ(choice(state), (Move{.kind = Move::Kind::bid, .a = 0, .b = witch_sign}));
}

TEST(WickedBot, AlmostNeverLosesToRandomPlayers) {
  constexpr int matches = 300;
  for (int players = min_players; players <= max_players; ++players) {
    int won = 0;
    int points = 0;
    for (std::uint64_t seed = 0; seed < matches; ++seed) {
      State state;
      deal(standard_setup(info, players, seed), state);
      const auto bot = static_cast<Seat>(seed % static_cast<std::uint64_t>(players));
      Rng rng(seed);
      NoEvents quiet;
      while (state.phase != Phase::over) {
        State::MoveList moves;
        legal(state, moves);
        const Move move = state.asked == bot ? advise(look(state, bot), moves, BotLevel::regular, rng)
                                             : moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        play(state, move, quiet);
      }
      const SeatScore mine = score(state).of[bot];
      won += mine.place == 1 ? 1 : 0;
      points += mine.total;
    }
    EXPECT_GT(won, matches * 95 / 100) << players << " players";
    EXPECT_GT(points, matches * 30) << "good players reach a little over thirty points";
  }
}

bot::Odds odds_of_first(const State& state, int corridors_left) {
  return bot::odds_of(state.boards, state.players, 0, corridors_left);
}

TEST(WickedOdds, TheOnlySeatWithPiecesIsFirst) {
  State state = dealt(4);
  for (Seat seat = 1; seat < 4; ++seat) state.boards[seat].pieces = 0;
  const bot::Odds odds = odds_of_first(state, 3);
  EXPECT_EQ(odds.first[0], 0);
  EXPECT_EQ(odds.second[0], 0);
  for (std::size_t pieces = 1; pieces < bot::bids; ++pieces) {
    EXPECT_EQ(odds.first[pieces], bot::certain);
    EXPECT_EQ(odds.second[pieces], 0);
  }
}

TEST(WickedOdds, AtTheLastCorridorEverythingIsBid) {
  State state = dealt(3);
  state.boards[1].pieces = 3;
  state.boards[2].pieces = 1;
  const bot::Odds odds = odds_of_first(state, 1);
  EXPECT_EQ(odds.second[1], bot::certain) << "3 1 1: a first and two seconds";
  EXPECT_EQ(odds.second[2], bot::certain);
  EXPECT_EQ(odds.second[3], bot::certain) << "3 3 1: both threes are second";
  EXPECT_EQ(odds.first[4], bot::certain);
}

TEST(WickedOdds, TwoTiedAboveLeaveNothing) {
  State state = dealt(3);
  state.boards[1].pieces = 3;
  state.boards[2].pieces = 3;
  const bot::Odds odds = odds_of_first(state, 1);
  EXPECT_EQ(odds.ranked(2), 0);
  EXPECT_EQ(odds.second[3], bot::certain);
}

TEST(WickedOdds, NeverExceedCertainty) {
  for (int players = min_players; players <= max_players; ++players)
    for (int left = 1; left <= corridors_per_round(players); ++left) {
      const bot::Odds odds = odds_of_first(dealt(players), left);
      for (std::size_t pieces = 1; pieces < bot::bids; ++pieces) {
        EXPECT_GE(odds.first[pieces], odds.first[pieces - 1]);
        EXPECT_GE(odds.second[pieces], 0);
        EXPECT_LE(odds.ranked(pieces), bot::certain);
      }
    }
}

TEST(WickedWorth, ATokenForAnOracleIsWorthMoreThanAnother) {
  Board board;
  board.great = {0, 1};  // red and green, twice
  board.small = {0, 6};
  const int red = bot::worth_of(Half::red, board, 3);
  const int yellow = bot::worth_of(Half::yellow, board, 3);
  EXPECT_GT(red, yellow);
  EXPECT_GE(bot::worth_of(Half::white, board, 3), red);
}

TEST(WickedWorth, ImpurityCountsBeyondWhatGreatOraclesRelieve) {
  Board board;
  board.great_done = {1, 0};
  Board stained = board;
  stained.impurity = relief_per_great;
  EXPECT_EQ(bot::worth(stained, 0), bot::worth(board, 0));
  ++stained.impurity;
  EXPECT_EQ(bot::worth(stained, 0), bot::worth(board, 0) - bot::point);
}

TEST(WickedOutlook, AnOpenOracleThatIsNearlyMetPromisesMore) {
  Board near;
  near.great = {0, 1};  // red and green, twice
  near.small = {0, 6};
  Board far = near;
  near.tokens[index(Rank::high)][index(Colour::red)] = 1;
  far.tokens[index(Rank::high)][index(Colour::blue)] = 1;
  for (int over = 1; over < rounds; ++over)
    EXPECT_GT(bot::expected_points(near, over), bot::expected_points(far, over)) << over << " rounds over";
}

TEST(WickedOutlook, ImpurityCosts) {
  Board board;
  Board stained = board;
  stained.impurity = 3;
  for (int over = 1; over < rounds; ++over)
    EXPECT_LT(bot::expected_points(stained, over), bot::expected_points(board, over) - 2) << over << " rounds over";
}

TEST(WickedTactics, SealedBidsAreDrawnAgainFromWhatTheirSeatsCanBid) {
  State state = dealt(4);
  state.asked = 3;
  state.boards[0].signs = 0;
  state.boards[1].pieces = 1;
  state.boards[2].pieces = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    State drawn = state;
    for (Seat seat = 0; seat < 3; ++seat) drawn.sealed[seat] = {9, both_signs};
    Rng rng(seed);
    Tactics::redraw_sealed(drawn, 3, rng);
    EXPECT_EQ(drawn.asked, 3);
    for (Seat seat = 0; seat < 3; ++seat) {
      EXPECT_LE(drawn.sealed[seat].pieces, state.boards[seat].pieces);
      EXPECT_EQ(drawn.sealed[seat].signs & ~state.boards[seat].signs, 0);
    }
    drawn.sealed = state.sealed;
    EXPECT_EQ(drawn, state) << "nothing else changes";
  }
}

/// How many pieces all seats have left after two corridors, if this level bids for them.
int pieces_after_two_corridors(BotLevel level, std::uint64_t seed) {
  State state;
  deal(standard_setup(info, 4, seed), state);
  Rng rng(seed);
  NoEvents quiet;
  while (state.corridor < 2) {
    const PositionOf<State> position(state);
    play(state, restore_move<Move>(choose(position, state.asked, level, rng)), quiet);
  }
  int pieces = 0;
  for (Seat seat = 0; seat < 4; ++seat) pieces += state.boards[seat].pieces;
  return pieces;
}

TEST(WickedTactics, TheStrongestSavesPiecesForTheLastThreeCorridors) {
  constexpr int deals = 2;
  int left = 0;
  for (std::uint64_t seed = 0; seed < deals; ++seed) left += pieces_after_two_corridors(BotLevel::master, seed);
  EXPECT_GT(left, deals * 4 * pieces_each(4) / 3) << "more than a third of them";
}

}  // namespace
}  // namespace kairo::wicked::test
