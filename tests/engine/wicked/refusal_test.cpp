#include "engine/core/move.h"
#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

TEST(WickedRefusal, OfBids) {
  State state = dealt(3);
  bids(state, {"4 w", "0 -", "0 -"});
  EXPECT_EQ(refusal_of(state, "bid 3 -"), Refusal::not_enough_pieces);
  EXPECT_EQ(refusal_of(state, "bid 255 -"), Refusal::not_enough_pieces);
  EXPECT_EQ(refusal_of(state, "bid 2 w"), Refusal::sign_spent);
  EXPECT_EQ(refusal_of(state, "bid 2 ws"), Refusal::sign_spent);
  EXPECT_EQ(refusal_of(state, "bid 3 ws"), Refusal::not_enough_pieces);
  EXPECT_EQ(refusal_of(state, "bid 2 s"), Refusal::none);
  for (const char* move : {"colour red", "return red", "promote low red", "done", "decline", "great 1"})
    EXPECT_EQ(refusal_of(state, move), Refusal::not_asked);
}

TEST(WickedRefusal, OfSoulSteps) {
  const State state = processing({.tokens = {{{2, 1, 0, 0}, {}, {0, 0, 0, 1}}}, .colour_changes = 1});
  EXPECT_EQ(refusal_of(state, "promote low green"), Refusal::needs_two);
  EXPECT_EQ(refusal_of(state, "promote low blue"), Refusal::no_such_token);
  EXPECT_EQ(refusal_of(state, "promote high yellow"), Refusal::already_top);
  EXPECT_EQ(refusal_of(state, "spell low red"), Refusal::no_spell);
  EXPECT_EQ(refusal_of(state, "change low blue red"), Refusal::no_such_token);
  EXPECT_EQ(refusal_of(state, "change low red red"), Refusal::same_colour);
  EXPECT_EQ(refusal_of(state, "small 1"), Refusal::demand_not_met);
  EXPECT_EQ(refusal_of(state, "great 2"), Refusal::demand_not_met);
  for (const char* move : {"bid 0 -", "colour red", "return red", "reward low red", "decline"})
    EXPECT_EQ(refusal_of(state, move), Refusal::not_asked);
}

TEST(WickedRefusal, OfNumbersOutOfBounds) {
  const State state = processing({.tokens = {{{2, 0, 0, 0}, {}, {}}}});
  using Kind = Move::Kind;
  for (const Move& move :
       {Move{static_cast<Kind>(11)}, Move{static_cast<Kind>(255), 1, 2, 3}, Move{Kind::promote, 3, 0},
        Move{Kind::promote, 0, 4}, Move{Kind::promote, 0, 0, 1}, Move{Kind::change, 0, 0, 4}, Move{Kind::small, 2},
        Move{Kind::great, 0, 1}, Move{Kind::done, 1}, Move{Kind::colour, 4}, Move{Kind::bid, 0, 4}})
    EXPECT_EQ(why_not(state, move), Refusal::no_such_thing) << move_text(move);
}

/// A random move: a legal one with one number changed, small random numbers, or any bits.
Move mutated(const State::MoveList& moves, Rng& rng) {
  Move move = restore_move<Move>({rng.next() & 0x0707070fU});
  if (rng.below(4) == 0) return restore_move<Move>({rng.next()});
  if (rng.below(2) == 0) move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  const auto number = static_cast<std::uint8_t>(rng.below(6));
  switch (rng.below(4)) {
    case 0: move.kind = static_cast<Move::Kind>(rng.below(12)); break;
    case 1: move.a = number; break;
    case 2: move.b = number; break;
    case 3: move.c = number; break;
  }
  return move;
}

TEST(WickedRefusal, IsNoneExactlyForTheLegalMoves) {
  Rng rng(77);
  visit_random_games(12, [&rng](const State& state) {
    State::MoveList moves;
    legal(state, moves);
    for (const Move& move : moves) ASSERT_EQ(why_not(state, move), Refusal::none) << move_text(move);
    if (moves.empty()) moves.push_back(Move{});
    for (int i = 0; i < 40; ++i) {
      const Move move = mutated(moves, rng);
      const bool is_legal = to_move(state) != no_seat && std::ranges::find(moves, move) != moves.end();
      ASSERT_EQ(why_not(state, move) == Refusal::none, is_legal) << move_text(move) << " in\n" << state_text(state);
    }
  });
}

TEST(WickedMoves, AreListedInTheOrderOfTheirNumbers) {
  visit_random_games(12, [](const State& state) {
    State::MoveList moves;
    legal(state, moves);
    const auto key = [](const Move& move) {
      return std::array<int, 4>{static_cast<int>(move.kind), move.a, move.b, move.c};
    };
    for (std::size_t i = 1; i < moves.size(); ++i) ASSERT_LT(key(moves[i - 1]), key(moves[i]));
  });
}

TEST(WickedMoves, TheSeatToMoveHasAChoiceOrIsDoneAfterAStep) {
  visit_random_games(20, [](const State& state) {
    State::MoveList moves;
    legal(state, moves);
    if (to_move(state) == no_seat) {
      ASSERT_TRUE(moves.empty());
    } else if (moves.size() == 1) {
      ASSERT_EQ(moves[0].kind, Move::Kind::done);
      ASSERT_EQ(state.stepped, 1);
    } else {
      ASSERT_GE(moves.size(), 2U);
    }
  });
}

}  // namespace
}  // namespace kairo::wicked::test
