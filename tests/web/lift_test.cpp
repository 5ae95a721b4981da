#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "engine/match/registry.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/tapped_table.h"
#include "tests/web/support/touching.h"

/// A piece that can be tapped rises under the pointer and the finger and settles when it is let go.
namespace kairo::draw {
namespace {

using testing::Touching;

constexpr Rect piece{100, 100, 60, 80};

class Rising : public Touching {
 protected:
  void show_piece(WidgetState state) {
    show([this, state](Ui& ui) {
      ui.hit_target(piece, "piece", "", state);
      const Lifted lifted(ui, "piece", piece, state);
      first_ = ui.pen().list().VtxBuffer.Size;
      ui.pen().AddRectFilled({piece.x, piece.y}, {piece.right(), piece.bottom()}, IM_COL32(100, 100, 100, 255));
    });
  }
  /// The first corner of the last frame.
  [[nodiscard]] ImDrawVert corner() const { return ImGui::GetDrawData()->CmdLists[0]->VtxBuffer[first_]; }
  [[nodiscard]] float top() const { return corner().pos.y; }
  /// Draws until nothing moves.
  int rest() {
    int frames = 0;
    for (; stage_.ui.moving() && frames < 100; ++frames) stage_.frame(scene_);
    return frames;
  }

 private:
  int first_ = 0;
};

TEST_F(Rising, UnderThePointerHigherWhilePressedAndBackAfterwards) {
  show_piece(WidgetState::enabled);
  EXPECT_EQ(top(), piece.y);
  EXPECT_FALSE(stage_.ui.moving());
  move(120, 120);
  EXPECT_TRUE(stage_.ui.moving());
  EXPECT_GT(rest(), 1) << "it rises step by step";
  const float hovered = top();
  EXPECT_LT(hovered, piece.y - 2);
  stage_.frame(scene_);
  EXPECT_FALSE(stage_.ui.moving()) << "no frame is due while it hangs there";
  press(120, 120);
  rest();
  EXPECT_LT(top(), hovered - 1);
  release();
  rest();
  EXPECT_EQ(top(), hovered);
  move(20, 20);
  EXPECT_GT(rest(), 1);
  EXPECT_EQ(top(), piece.y);
}

TEST_F(Rising, NotWhereATapDoesNothing) {
  for (const WidgetState state : {WidgetState::disabled, WidgetState::refused}) {
    show_piece(state);
    press(120, 120);
    EXPECT_FALSE(stage_.ui.moving());
    EXPECT_EQ(top(), piece.y);
    release();
  }
}

TEST_F(Rising, WithoutMotionOnlyItsShadeChanges) {
  stage_.input.reduced_motion = true;
  show_piece(WidgetState::enabled);
  const ImU32 before = corner().col;
  move(120, 120);
  EXPECT_FALSE(stage_.ui.moving());
  EXPECT_EQ(top(), piece.y);
  EXPECT_NE(corner().col, before);
  move(20, 20);
  EXPECT_FALSE(stage_.ui.moving());
  EXPECT_EQ(corner().col, before);
}

}  // namespace
}  // namespace kairo::draw

namespace kairo::testing {
namespace {

/// One kind of piece of each table, by the beginning of its ids.
struct Piece {
  const char* game;
  const char* id;
};

class PieceRises : public ::testing::TestWithParam<Piece> {};
INSTANTIATE_TEST_SUITE_P(, PieceRises,
                         ::testing::Values(Piece{"wicked", "bid.piece.1"}, Piece{"wicked", "bid.sign.soul"},
                                           Piece{"wicked", "soul.low."}, Piece{"wicked", "soul.spell."},
                                           Piece{"wicked", "oracle.small."}, Piece{"wicked", "oracle.great."},
                                           Piece{"haratama", "card."}, Piece{"ruin", "goal."},
                                           Piece{"galleria", "card."}),
                         [](const auto& piece) { return std::string(piece.param.game) + std::to_string(piece.index); });

TEST_P(PieceRises, UnderThePointer) {
  const auto [game, id] = GetParam();
  const Match match = some_match(*find_game(game), 3, 5);
  for (std::size_t step = 0; step < match.steps().size(); ++step) {
    TappedTable table(game, tablet);
    table.show(match.after(step));
    const auto spots = table.ui().gesture.targets();
    for (const auto& spot : std::vector(spots.begin(), spots.end())) {
      if (!spot.id.starts_with(id)) continue;
      const draw::Point at = spot.at.centre();
      table.stage().move_pointer(at.x, at.y);
      table.frames(0.05);
      if (!table.ui().moving()) continue;
      table.frames(0.5);
      EXPECT_FALSE(table.ui().moving());
      return;
    }
  }
  FAIL() << "none rises";
}

}  // namespace
}  // namespace kairo::testing
