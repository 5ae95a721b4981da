#include <gtest/gtest.h>

#include <array>

#include "engine/bots/advice.h"
#include "engine/bots/bot.h"
#include "engine/bots/ruin/advise.h"
#include "engine/bots/ruin/outlook.h"
#include "engine/bots/ruin/tactics.h"
#include "engine/bots/thought.h"
#include "engine/match/match.h"
#include "engine/match/registry.h"
#include "tests/engine/ruin/scene.h"

namespace kairo::ruin::test {
namespace {

Move advised(const State& state, Rng& rng) {
  State::MoveList moves;
  legal(state, moves);
  return advise(look(state, state.asked), moves, BotLevel::regular, rng);
}

/// How much more the seats got in the end than was expected, on average.
struct Error {
  double sum = 0;
  int count = 0;
  [[nodiscard]] double mean() const { return sum / count; }
};

/// Errors of the expectations at the beginning of the last round of the first half, and of the second half.
struct Errors {
  Error end_of_first_half;
  Error second_half;
};

/// Adds the errors of one match between regular bots.
void measure(int players, std::uint64_t seed, Errors& errors) {
  State state = dealt(players, seed);
  Rng rng(seed);
  State round = state;
  PerSeat<double> before{};
  PerSeat<double> after{};
  while (state.phase != Phase::over) {
    if (state.half != round.half)
      for (Seat seat = 0; seat < players; ++seat) {
        before[seat] = bot::expected_total(round, seat);
        after[seat] = bot::expected_total(state, seat);
      }
    if (!is_set_up(state.phase) && (is_set_up(round.phase) || state.half != round.half || state.round != round.round))
      round = state;
    NoEvents quiet;
    play(state, advised(state, rng), quiet);
  }
  for (int seat = 0; seat < players; ++seat) {
    const int total = score(state).of[seat].total;
    errors.end_of_first_half.sum += total - before[seat];
    errors.second_half.sum += total - after[seat];
    ++errors.end_of_first_half.count;
    ++errors.second_half.count;
  }
}

// A playout may end on either side of the half. When the second half looked 50 points better, the search compared when
// the half ended instead of what had been drawn.
TEST(RuinTactics, ExpectTheSameTotalsBeforeAndAfterTheEndOfTheFirstHalf) {
  for (int players = min_players; players <= max_players; ++players) {
    Errors errors;
    for (std::uint64_t seed = 0; seed < 24; ++seed) measure(players, seed, errors);
    EXPECT_NEAR(errors.second_half.mean(), errors.end_of_first_half.mean(), 16) << players << " players";
    EXPECT_NEAR(errors.second_half.mean(), 0, 30) << players << " players: 24 matches vary by 8";
  }
}

/// The points that a hint promises in the position, for its best move; none if there is nothing to compare.
std::optional<int> promised(const Position& now, std::uint64_t seed) {
  const auto thought = begin_thought(now, now.to_move(), BotLevel::master, Rng(seed));
  while (!thought->think(1 << 20)) continue;
  const auto advice = advice_of(thought->decision(), false);
  return advice ? std::optional(whole_points(worth_of(advice->best))) : std::nullopt;
}

/// The errors of hints in each half of a match between regular bots, one in a number of moves.
void measure_hints(int players, std::uint64_t seed, std::array<Error, halves>& errors) {
  constexpr std::size_t one_in = 53;
  Match match(*find_game("ruin"), standard_setup(*find_game("ruin")->info, players, seed));
  struct Promise {
    int half;
    Seat seat;
    int points;
  };
  std::vector<Promise> promises;
  while (!match.over()) {
    const std::size_t made = match.steps().size();
    const Position& now = match.now();
    if ((made + seed * 7) % one_in == 0)
      if (const auto points = promised(now, seed)) promises.push_back({now.as<State>()->half, now.to_move(), *points});
    Rng rng = bot_rng(seed, made);
    match.play(choose(now, now.to_move(), BotLevel::regular, rng));
  }
  for (const auto& [half, seat, points] : promises) {
    errors[static_cast<std::size_t>(half)].sum += match.now().score().of[seat].total - points;
    ++errors[static_cast<std::size_t>(half)].count;
  }
}

TEST(RuinTactics, PromiseInHintsWhatGoodPlayersGet) {
  for (int players = 2; players <= max_players; ++players) {
    std::array<Error, halves> errors;
    for (std::uint64_t seed = 0; seed < 12; ++seed) measure_hints(players, seed, errors);
    for (const Error& error : errors) EXPECT_GT(error.count, 8) << players;
    EXPECT_NEAR(errors[0].mean(), 0, 18) << players << " players: some 20 hints vary by 8";
    EXPECT_NEAR(errors[1].mean(), 0, 12) << players << " players";
  }
}

TEST(RuinTactics, ImagineSealedPlansThatTakeTheGemInReach) {
  State state = laid_out({.places = {{.passages = "f5 f4 f3 f2 g6"}, {}}, .row = "ABC", .open = "D"});
  make(state, {"single f7", "walk f6"});
  ASSERT_EQ(state.asked, 1);
  const View view = look(state, 1);
  Rng rng(1);
  for (int i = 0; i < 20; ++i) {
    State world = imagine(view, rng);
    Tactics::redraw_sealed(world, 1, rng);
    EXPECT_EQ(move_text(world.plans[0].back()), "walk f2");
    EXPECT_EQ(look(world, 1), view) << "nothing that the thinker sees has changed";
  }
}

TEST(RuinTactics, RedrawSealedPlansInEveryPhase) {
  for (int players = 2; players <= max_players; ++players) {
    State state = dealt(players, 3);
    Rng rng(3);
    while (state.phase != Phase::over) {
      const View view = look(state, state.asked);
      State world = imagine(view, rng);
      Tactics::redraw_sealed(world, state.asked, rng);
      ASSERT_EQ(look(world, state.asked), view);
      NoEvents quiet;
      play(state, advised(state, rng), quiet);
    }
  }
}

TEST(RuinTactics, TakeAGemThatOthersCouldTake) {
  State state = laid_out({.places = {{.passages = "f5 f4 f3 f2 g6"}, {}}, .row = "ABC", .open = "D"});
  make(state, "single f7");
  State::MoveList moves;
  legal(state, moves);
  Tactics::order(state, moves);
  ASSERT_EQ(moves.size(), 1U);
  EXPECT_EQ(move_text(moves[0]), "walk f2");
}

TEST(RuinTactics, SearchWithAnyNumberOfSeats) {
  for (int players = min_players; players <= max_players; ++players) {
    const View view = look(after_set_up(players), 0);
    EXPECT_GT(Tactics::limits(BotLevel::skilled, view).playouts, 1) << players;
    EXPECT_GT(Tactics::limits(BotLevel::master, view).playouts, Tactics::limits(BotLevel::skilled, view).playouts);
  }
}

}  // namespace
}  // namespace kairo::ruin::test
