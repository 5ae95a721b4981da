#include "engine/bots/search/search.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/bots/search/toy_tactics.h"

namespace kairo::search {
namespace {

using toy::State;

/// The last round: seat 0 has `mine` stones, seat 1 `theirs`, and a card is worth winning.
State last_round(int mine, int theirs) {
  State state;
  deal(standard_setup(toy::info, 2, 3), state);
  state.rounds = 1;
  state.stones[0] = static_cast<std::uint8_t>(mine);
  state.stones[1] = static_cast<std::uint8_t>(theirs);
  return state;
}

Search<State> search_of(const State& state, Seat seat, std::uint64_t seed, int playouts = 400,
                        std::optional<AnyMove> besides = std::nullopt) {
  return {Knowledge<State>{look(state, seat), std::nullopt}, seat, Limits{playouts, 8, 2}, Rng(seed), besides};
}

toy::Move answer(const State& state, Seat seat, std::uint64_t seed) {
  Search<State> search = search_of(state, seat, seed);
  while (!search.think(1)) continue;
  return restore_move<toy::Move>(search.decision().move);
}

TEST(Search, FindsTheBidsThatWinForSure) {
  // The opponent is ahead but has no stones: every bid wins the card and the match, and bidding nothing loses it.
  State state = last_round(3, 0);
  state.deck[0] = toy::cards;
  state.gold[1] = 5;
  for (std::uint64_t seed = 0; seed < 20; ++seed) EXPECT_GE(answer(state, 0, seed).stones, 1) << seed;
}

TEST(Search, MixesItsSealedAnswers) {
  std::set<int> bids;
  for (std::uint64_t seed = 0; seed < 40; ++seed) bids.insert(answer(last_round(4, 4), 0, seed).stones);
  EXPECT_GT(bids.size(), 1U);
}

TEST(Search, DoesNotKnowWhatIsSealed) {
  NoEvents quiet;
  State weak = last_round(4, 4);
  play(weak, {toy::Move::Kind::bid, 0}, quiet);
  State strong = last_round(4, 4);
  play(strong, {toy::Move::Kind::bid, 4}, quiet);
  for (std::uint64_t seed = 0; seed < 20; ++seed) EXPECT_EQ(answer(weak, 1, seed), answer(strong, 1, seed));
}

TEST(Search, PlaysByTheTruthWhenItSeesAll) {
  State state = last_round(4, 4);
  NoEvents quiet;
  play(state, {toy::Move::Kind::bid, 2}, quiet);
  Search<State> search({look(state, 1), state}, 1, {400, 8, 2}, Rng(1), std::nullopt);
  while (!search.think(100)) continue;
  EXPECT_GE(restore_move<toy::Move>(search.decision().move).stones, 3);
}

TEST(Search, ComesToTheSameMoveInSlicesOfAnySize) {
  const State state = last_round(5, 4);
  Search<State> at_once = search_of(state, 0, 9);
  ASSERT_TRUE(at_once.think(1 << 20));
  Search<State> in_slices = search_of(state, 0, 9);
  double progress = 0;
  while (!in_slices.think(7)) {
    EXPECT_GE(in_slices.progress(), progress);
    progress = in_slices.progress();
  }
  EXPECT_EQ(in_slices.decision().move, at_once.decision().move);
  ASSERT_EQ(in_slices.decision().appraisals.size(), at_once.decision().appraisals.size());
  for (std::size_t i = 0; i < at_once.decision().appraisals.size(); ++i)
    EXPECT_EQ(in_slices.decision().appraisals[i].chance, at_once.decision().appraisals[i].chance);
}

TEST(Search, MakesThePlayoutsOfItsBudget) {
  Search<State> search = search_of(last_round(5, 4), 0, 2, 300);
  int slices = 1;
  while (!search.think(1)) ++slices;
  EXPECT_EQ(slices, 300);
  int playouts = 0;
  for (const Appraisal& one : search.decision().appraisals) playouts += one.playouts;
  EXPECT_EQ(playouts, 300);
}

TEST(Search, AppraisesAMoveThatIsAskedForBesides) {
  State state = last_round(3, 0);
  NoEvents quiet;
  play(state, {toy::Move::Kind::bid, 1}, quiet);
  play(state, {toy::Move::Kind::bid, 0}, quiet);
  ASSERT_EQ(state.phase, toy::Phase::trade);
  const AnyMove done = erase_move(toy::Move{toy::Move::Kind::done, 0});
  Search<State> search = search_of(state, 0, 1, 100, done);
  while (!search.think(10)) continue;
  const std::vector<Appraisal> all = search.decision().appraisals;
  EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Appraisal& one) { return one.move == done; }));
}

}  // namespace
}  // namespace kairo::search
