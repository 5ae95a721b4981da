#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

/// A fresh deal with one thing changed.
template <class Change>
bool holds_after(Change change) {
  State state = dealt(3);
  change(state);
  return conserved(state);
}

TEST(WickedConserved, NoticesErrorsThatATextCannotContain) {
  EXPECT_TRUE(holds_after([](State&) {}));
  EXPECT_FALSE(holds_after([](State& state) { state.players = 2; }));
  EXPECT_FALSE(holds_after([](State& state) { state.phase = static_cast<Phase>(9); }));
  EXPECT_FALSE(holds_after([](State& state) { state.asked = 3; }));
  EXPECT_FALSE(holds_after([](State& state) { state.asked = no_seat; }));
  EXPECT_FALSE(holds_after([](State& state) { state.stepped = 2; }));
  EXPECT_FALSE(holds_after([](State& state) { state.round = 4; }));
  EXPECT_FALSE(holds_after([](State& state) { state.order[0] = 24; }));
  EXPECT_FALSE(holds_after([](State& state) { state.boards[0].great[0] = 12; }));
  EXPECT_FALSE(holds_after([](State& state) { state.boards[0].small_done[0] = 2; }));
  EXPECT_FALSE(holds_after([](State& state) { state.boards[4].impurity = 1; }));
  EXPECT_FALSE(holds_after([](State& state) { state.sealed[0] = {1, 0}; }));
  EXPECT_FALSE(holds_after([](State& state) { state.last.card = 3; }));
  EXPECT_FALSE(holds_after([](State& state) { state.risen = Colour::blue; }));
  EXPECT_FALSE(holds_after([](State& state) { state.full = static_cast<Rank>(7); }));
}

TEST(WickedConserved, TheLastPlacesMustFollowFromTheBids) {
  State state = dealt(3, {{Half::red, Half::green}});
  bids(state, {"3 -", "2 -", "1 -"});
  std::swap(state.last.places[0], state.last.places[1]);
  EXPECT_FALSE(conserved(state));
}

TEST(WickedConserved, SurplusTokensNeedAnOpenQuestion) {
  State state = processing({.tokens = {{{2, 0, 0, 0}, {1, 2, 1, 1}, {}}}});
  make(state, "promote low red");
  ASSERT_EQ(state.phase, Phase::make_room);
  state.phase = Phase::soul;
  EXPECT_FALSE(conserved(state));
}

/// `conserved` must survive any bytes, and whatever it accepts must be playable.
TEST(WickedConserved, SurvivesAnyBits) {
  Rng rng(12);
  for (int i = 0; i < 20000; ++i) {
    State state = dealt(static_cast<int>(3 + rng.below(3)));
    auto* bytes = reinterpret_cast<unsigned char*>(&state);
    for (std::uint32_t edits = 1 + rng.below(3); edits > 0; --edits)
      bytes[rng.below(sizeof state)] = static_cast<unsigned char>(rng.next());
    if (conserved(state)) {
      ASSERT_LT(playout(state, rng, 2000), 2000);
    }
  }
}

}  // namespace
}  // namespace kairo::wicked::test
