#include <gtest/gtest.h>

#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/words.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/haratama/taps.h"

/// What the table of Haratama tells when a move is refused.
namespace kairo::testing {
namespace {

using haratama::Card;
using haratama::Move;
using haratama::Phase;
using haratama::State;
using At = PositionOf<State>;

TEST(HaratamaWords, ACardThatMustNotBePlayedSaysWhy) {
  const State bound = find_state<State>(4, [](const State& state) {
    return state.phase == Phase::play && state.table.size > 0 &&
           haratama::legal_cards(state) != state.hands[state.asked];
  });
  const Card barred = haratama::first(bound.hands[bound.asked] & ~haratama::legal_cards(bound));
  const At position(bound);
  TappedTable table("haratama", phone);
  table.show(position);
  EXPECT_FALSE(table.tap(spot_of_card(barred)).has_value());
  EXPECT_EQ(table.ui().mirror().told,
            table.ui().say(position.refusal_phrase(erase_move(Move{Move::Kind::play, barred, 0}))));
}

TEST(HaratamaWords, APassThatLacksCardsSaysHowMany) {
  const State state = dealt<State>(4, 3);
  TappedTable table("haratama", phone);
  table.show(At(state));
  const auto missing = [&](int n) {
    return table.ui().say(Phrase{"haratama.table.missing", {number("n", n), seat_name("to", 1)}});
  };
  EXPECT_FALSE(table.tap("pass.confirm").has_value());
  EXPECT_EQ(table.ui().mirror().told, missing(2));
  table.tap(spot_of_card(haratama::nth(state.hands[0], 0)));
  EXPECT_FALSE(table.tap("pass.confirm").has_value());
  EXPECT_EQ(table.ui().mirror().told, missing(1));
}

}  // namespace
}  // namespace kairo::testing
