#include "engine/core/playable.h"
#include "tests/engine/ruin/scene.h"

/// Invariants of every position of this game, besides those that tests/match checks for every game.
namespace kairo::ruin::test {
namespace {

static_assert(Playable<State>);

/// Plays random games and calls `visit(state, rng)` for each position, including the last one.
template <class Visit>
void at_each_position(std::uint64_t games, Visit visit) {
  for (int players = min_players; players <= max_players; ++players)
    for (std::uint64_t seed = 0; seed < games && !testing::Test::HasFatalFailure(); ++seed) {
      State state = dealt(players, seed);
      Rng rng(seed * 31 + static_cast<std::uint64_t>(players));
      visit(state, rng);
      while (state.phase != Phase::over && !testing::Test::HasFatalFailure()) {
        playout(state, rng, 1);
        visit(state, rng);
      }
    }
}

TEST(RuinRandomPlay, AViewHoldsNothingOfOthersHandsPlansAndDecks) {
  at_each_position(4, [](const State& state, Rng&) {
    if (state.phase == Phase::over) return;
    for (Seat seat = 0; seat < state.players; ++seat) {
      const View view = look(state, seat);
      for (Seat other = 0; other < state.players; ++other) {
        if (other == seat) continue;
        ASSERT_EQ(view.holdings[other].hand | view.holdings[other].discarded | view.holdings[other].returned, 0U);
      }
    }
  });
}

TEST(RuinRandomPlay, NoHalfEndsInARoundThatWasNotSaidToEndItOrToBeAbleTo) {
  State before;
  int ended = 0;
  at_each_position(10, [&](const State& state, Rng&) {
    const bool goes_on = before.players == state.players && before.phase != Phase::over && state.half > before.half;
    if (goes_on) {
      const bool is_last = before.row.size() == 1 && before.deck.empty();
      for (Seat seat = 0; seat < before.players; ++seat)
        ASSERT_NE(may_end_half(look(before, seat)), is_last) << static_cast<int>(before.players);
      ended += is_last ? 0 : 1;
    }
    before = state;
  });
  EXPECT_GT(ended, 0);
}

TEST(RuinRandomPlay, OnlyARevealSealsAndEveryRevealDoes) {
  for (int players = min_players; players <= max_players; ++players) {
    State state = dealt(players, 3);
    Rng rng(7);
    while (state.phase != Phase::over) {
      State::MoveList moves;
      legal(state, moves);
      const State before = state;
      EventList events;
      play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], events);
      const bool revealed = state.boards != before.boards || state.row != before.row;
      ASSERT_EQ(events.sealed, revealed);
      for (const Event& event : events.events) {
        const auto kind = static_cast<EventKind>(event.kind);
        ASSERT_TRUE(events.sealed || kind == EventKind::planned || kind == EventKind::goals_chosen);
        ASSERT_EQ(event.audience, kind == EventKind::goal_seen ? only(event.seat) : public_audience);
      }
    }
  }
}

TEST(RuinRandomPlay, PassagesNeverFillABlockAndExplorersStandOnPassages) {
  at_each_position(10, [](const State& state, Rng&) {
    for (int seat = 0; seat < state.players; ++seat) {
      const Board& board = state.boards[seat];
      ASSERT_FALSE(has_block(drafted(board, state.plans[seat]).passages));
      ASSERT_TRUE(board.left != 0 || board.map.passages.has(board.explorer));
    }
  });
}

}  // namespace
}  // namespace kairo::ruin::test
