#include <gtest/gtest.h>

#include <functional>

#include "engine/match/erased.h"
#include "tests/web/support/positions.h"
#include "tests/web/support/ruin_taps.h"
#include "tests/web/support/tapped_table.h"

/// The table of In the Ruin under the fingers: every move can be made, nothing lies out of reach or is cut.
namespace kairo::testing {
namespace {

using ruin::Move;
using ruin::Phase;
using ruin::State;
using At = PositionOf<State>;

/// Every `step`-th position of a game that chance plays, and its end.
void for_some_positions(int seats, std::uint64_t seed, int step, const std::function<void(const State&)>& visit) {
  State state = dealt<State>(seats, seed);
  Rng rng(seed + 1);
  for (int i = 0; to_move(state) != no_seat; play_any(state, rng))
    if (i++ % step == 0) visit(state);
  visit(state);
}

class RuinOnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(RuinTable, RuinOnScreen, ::testing::ValuesIn(screens),
                         [](const auto& screen) { return std::string(screen.param.name); });

TEST_P(RuinOnScreen, EveryKindOfLegalMoveCanBeTapped) {
  for (int seats = ruin::min_players; seats <= ruin::max_players; ++seats) {
    TappedTable table("ruin", GetParam());
    Rng rng(static_cast<std::uint64_t>(seats));
    for_some_positions(seats, 40, 17, [&](const State& state) {
      if (to_move(state) == no_seat) return;
      State::MoveList moves;
      legal(state, moves);
      for (int i = 0; i < 2; ++i) {
        // Of the many drawings some; the last moves of a list are the rarer kinds.
        const auto n = static_cast<std::uint32_t>(moves.size());
        const Move move = i == 0 ? moves[n - 1] : moves[rng.below(n)];
        table.show(At(state), no_seat);  // begins the question anew
        table.show(At(state));
        const auto made = table.tap_all(ruin_taps(state, move));
        ASSERT_TRUE(made.has_value()) << move_text(move);
        ASSERT_EQ(move_text(restore_move<Move>(*made)), move_text(move));
      }
    });
  }
}

TEST_P(RuinOnScreen, AWholeGameIsPlayedByTaps) {
  TappedTable table("ruin", GetParam(), GetParam().width > 400 ? text::Language::en : text::Language::ja);
  State state = dealt<State>(GetParam().width < 400 ? 2 : 1, 3);
  EventList came;
  for (Rng rng(3); to_move(state) != no_seat;) {
    table.show(At(state), to_move(state), came.events);
    table.table().skip();
    table.frame();
    State::MoveList moves;
    legal(state, moves);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    std::optional<AnyMove> made;
    for (const std::string& id : ruin_taps(state, move)) {
      ASSERT_FALSE(made.has_value()) << "a move was made before " << id << " was tapped";
      made = table.tap(id);
      ASSERT_TRUE(table.ui().crowded().empty()) << table.ui().crowded().front() << " after a tap on " << id;
    }
    ASSERT_TRUE(made.has_value()) << move_text(move);
    ASSERT_EQ(move_text(restore_move<Move>(*made)), move_text(move));
    came = {};
    play(state, move, came);
  }
}

TEST_P(RuinOnScreen, WhatGivesAnAnswerIsAsLargeAsAFinger) {
  constexpr float finger = 43.9F;
  for (int seats = ruin::min_players; seats <= ruin::max_players; ++seats) {
    TappedTable table("ruin", GetParam());
    for_some_positions(seats, 61, 5, [&](const State& state) {
      if (state.asked == no_seat) return;
      table.show(At(state));
      for (const auto& spot : table.ui().spots()) {
        constexpr std::string_view buttons[] = {"turn", "mirror", "draw.confirm", "walk.confirm",
                                                "pass", "spend",  "keep"};
        if (std::ranges::find(buttons, spot.id) == std::end(buttons)) continue;
        EXPECT_GE(spot.at.w, finger) << spot.id;
        EXPECT_GE(spot.at.h, finger) << spot.id;
      }
    });
  }
}

TEST_P(RuinOnScreen, TheMapIsAsLargeAsTheScreenAllows) {
  TappedTable table("ruin", GetParam());
  State state = dealt<State>(4, 1);
  table.show(At(state));
  const float width = table.find("cell.k1")->right() - table.find("cell.a1")->x;
  const bool upright = GetParam().height > GetParam().width;
  EXPECT_GE(width, upright ? GetParam().width * 0.8F : GetParam().table().h * 0.8F);
}

TEST_P(RuinOnScreen, AMapIsEnlargedAndPutBack) {
  State state = dealt<State>(4, 2);
  TappedTable table("ruin", GetParam());
  table.show(At(state), 1);
  table.tap("map.1");
  table.frame();
  ASSERT_NE(table.find("map.close"), nullptr);
  EXPECT_EQ(table.find("keep"), nullptr) << "what is covered can still be tapped";
  EXPECT_TRUE(table.ui().crowded().empty()) << table.ui().crowded().front();
  table.tap("map.close");
  table.frame();
  EXPECT_EQ(table.find("map.close"), nullptr);
  table.tap("map.3");
  EXPECT_TRUE(table.table().cancel());
  table.frame();
  EXPECT_EQ(table.find("map.close"), nullptr);
}

}  // namespace
}  // namespace kairo::testing
