#include "engine/bots/search/halving.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"

namespace kairo::search {
namespace {

/// `count` moves; the higher its number, the better the move, except that luck adds up to `luck` to each playout.
Candidates numbered(std::size_t count) {
  Candidates list;
  for (std::size_t i = 0; i < count; ++i) list.push_back({.move = {i}, .rank = i});
  return list;
}

int run(Halving& halving, double luck = 0) {
  Rng rng(1);
  int playouts = 0;
  for (; !halving.done(); ++playouts) {
    Candidate& candidate = halving.next();
    candidate.add(static_cast<double>(candidate.move.bits) + luck * rng.below(100) / 100, 0);
    halving.advance();
  }
  return playouts;
}

TEST(Halving, FindsTheBestOfAnyNumber) {
  for (std::size_t count = 1; count < 40; ++count) {
    Halving halving(numbered(count), 200);
    run(halving);
    EXPECT_EQ(halving.decision().bits, count - 1);
    for (std::size_t i = 0; i < count; ++i) EXPECT_EQ(halving.candidates()[i].move.bits, count - 1 - i);
  }
}

TEST(Halving, GivesTheMostPlayoutsToTheBest) {
  Halving halving(numbered(16), 1600);
  run(halving, 4);
  const Candidates& all = halving.candidates();
  EXPECT_EQ(all[0].move.bits, 15U);
  for (std::size_t i = 1; i < all.size(); ++i) EXPECT_LE(all[i].playouts, all[i - 1].playouts);
  EXPECT_EQ(all[15].playouts, 25) << "a quarter of the budget for the first of four rounds";
}

TEST(Halving, KeepsToItsBudget) {
  for (std::size_t count = 2; count < 40; ++count) {
    Halving halving(numbered(count), 1000);
    EXPECT_LE(run(halving), 1000) << count;
  }
}

TEST(Halving, TriesEachMoveEvenWithoutABudget) {
  Halving halving(numbered(9), 0);
  run(halving);
  EXPECT_EQ(halving.decision().bits, 8U);
}

TEST(Halving, ComparesAKeptMoveToTheEnd) {
  Candidates list = numbered(16);
  list[0].kept = true;
  Halving halving(std::move(list), 800);
  run(halving);
  EXPECT_EQ(halving.decision().bits, 15U);
  EXPECT_EQ(halving.candidates()[1].move.bits, 0U);
  EXPECT_EQ(halving.candidates()[1].playouts, halving.candidates()[0].playouts);
}

TEST(Halving, PlaysAllInTheSameWorldBeforeTheNext) {
  Halving halving(numbered(4), 80);
  for (int turn = 0; turn < 10; ++turn)
    for (std::size_t i = 0; i < 4; ++i) {
      EXPECT_EQ(halving.needs_world(), i == 0);
      EXPECT_EQ(halving.next().move.bits, i);
      halving.next().add(0, 0);
      halving.advance();
    }
}

}  // namespace
}  // namespace kairo::search
