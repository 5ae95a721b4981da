#include "engine/core/playable.h"
#include "tests/engine/galleria/scene.h"

/// Invariants of every position of this game, besides those that tests/match checks for every game.
namespace kairo::galleria::test {
namespace {

static_assert(Playable<State>);
static_assert(sizeof(Move) <= 8);

/// A random move. Ending the turn and changing the ask setting are chosen less often, so that mazes grow.
Move random_move(const State& state, Rng& rng) {
  State::MoveList moves;
  legal(state, moves);
  const auto any = [&] { return moves[rng.below(static_cast<std::uint32_t>(moves.size()))]; };
  const Move move = any();
  return move.kind == Move::Kind::end || move.kind == Move::Kind::ask ? any() : move;
}

/// Plays random games and calls `visit(state, rng)` for each position, including the last one.
template <class Visit>
void at_each_position(std::uint64_t games, Visit visit) {
  for (int players = min_players; players <= max_players; ++players)
    for (std::uint64_t seed = 0; seed < games && !testing::Test::HasFatalFailure(); ++seed) {
      State state = dealt(players, seed, static_cast<AskSetting>(seed % ask_settings), seed % 2 == 0);
      Rng rng(seed * 31 + static_cast<std::uint64_t>(players));
      visit(state, rng);
      for (int made = 0; to_move(state) != no_seat && !testing::Test::HasFatalFailure(); ++made) {
        ASSERT_LT(made, 5000) << "the game does not end";
        NoEvents quiet;
        play(state, random_move(state, rng), quiet);
        visit(state, rng);
      }
    }
}

std::vector<Seat> seats_and_onlooker(const State& state) {
  std::vector<Seat> all{no_seat};
  for (Seat seat = 0; seat < state.table.players; ++seat) all.push_back(seat);
  return all;
}

TEST(GalleriaRandomPlay, AViewHoldsNothingOfOthersHands) {
  at_each_position(6, [](const State& state, Rng&) {
    if (state.table.phase == Phase::over) return;
    for (const Seat who : seats_and_onlooker(state)) {
      const View view = look(state, who);
      for (Seat other = 0; other < max_players; ++other)
        if (other != who) {
          ASSERT_TRUE(view.hands[other].empty());
        }
    }
  });
}

TEST(GalleriaRandomPlay, ThePhantomsTurnAsksNobody) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    State state = dealt(1, seed);
    Rng rng(seed);
    playout(state, rng, 5000);
    ASSERT_EQ(state.table.phase, Phase::over);
  }
}

TEST(GalleriaDeal, NothingOfAnEarlierMatchIsLeft) {
  State fresh;
  deal(standard_setup(info, 3, 8), fresh);
  State used;
  deal(standard_setup(info, 4, 2), used);
  Rng rng(2);
  kairo::test::play_until(used, rng, [](const State&) { return false; });
  deal(standard_setup(info, 3, 8), used);
  EXPECT_EQ(used, fresh);
}

}  // namespace
}  // namespace kairo::galleria::test
