#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/erased.h"
#include "tests/web/support/positions.h"
#include "tests/web/support/tapped_table.h"

/// The checks that the tests of all games' tables share.
namespace kairo::testing {

/// Names the tests of a suite that runs on several screens.
inline std::string screen_name(const ::testing::TestParamInfo<Screen>& info) { return info.param.name; }

/// `made` came of taps that should make `move`.
template <class Move>
void expect_made(const std::optional<AnyMove>& made, Move move) {
  ASSERT_TRUE(made.has_value()) << move_text(move);
  ASSERT_EQ(move_text(restore_move<Move>(*made)), move_text(move));
}

/// The move of a step, for a table that shows it.
template <Playable S>
tables::MadeMoves made(const Step<S>& step) {
  return {std::make_unique<PositionOf<S>>(step.before), {erase_move(step.move)}};
}

template <Playable S>
tables::Story<typename S::View> story_for(Seat viewer, const Step<S>& step) {
  return tables::story_for<S>(viewer, made(step));
}

/// Every legal move of the state is made by the spots that `taps` names for it.
template <Playable S, class Taps>
void expect_every_move_tapped(TappedTable& table, const S& state, Taps taps) {
  table.show(PositionOf<S>(state));
  for (const typename S::Move move : legal_moves(state)) {
    ASSERT_NO_FATAL_FAILURE(expect_made(table.tap_all(taps(state, move)), move));
    table.table().cancel();
    table.frame();
  }
}

/// Some of the many legal moves of the state: a rare one and random ones, each tapped when nothing has been touched
/// yet. `rare` counts from the end of the list, where the rarer kinds of moves are.
template <Playable S, class Tap>
void expect_some_moves_tapped(TappedTable& table, const S& state, std::size_t rare, int count, Rng& rng, Tap tap) {
  const typename S::MoveList moves = legal_moves(state);
  for (int i = 0; i < count; ++i) {
    const auto n = static_cast<std::uint32_t>(moves.size());
    const typename S::Move move = i == 0 && n >= rare ? moves[n - rare] : moves[rng.below(n)];
    table.show(PositionOf<S>(state), no_seat);  // forgets earlier taps
    table.show(PositionOf<S>(state));
    ASSERT_NO_FATAL_FAILURE(expect_made(tap(table, state, move), move));
  }
}

/// A tap on `open` covers the table, so that `covered` cannot be tapped, until `close` is tapped or, after a tap on
/// `reopen`, Escape is pressed.
inline void expect_overlay(TappedTable& table, std::string_view open, std::string_view close, std::string_view covered,
                           std::string_view reopen) {
  ASSERT_EQ(table.find(close), nullptr);
  EXPECT_FALSE(table.tap(open).has_value());
  table.frame();
  ASSERT_NE(table.find(close), nullptr) << open;
  EXPECT_EQ(table.find(covered), nullptr) << "what is covered can still be tapped";
  EXPECT_TRUE(draw::testing::overflowing(table.ui()).empty()) << draw::testing::overflowing(table.ui()).front();
  table.tap_at(table.at().centre().x, table.at().bottom() - 1);
  table.frame();
  EXPECT_EQ(table.find(close), nullptr) << "a tap beside it puts it back";
  table.tap(open);
  table.frame();
  table.tap(close);
  table.frame();
  EXPECT_EQ(table.find(close), nullptr);
  table.tap(reopen);
  EXPECT_TRUE(table.table().cancel());
  table.frame();
  EXPECT_EQ(table.find(close), nullptr);
}

/// Two positions that differ in the secrets of seat 0 look the same to it while they are covered, and differ once it
/// presses the spot `peek`.
inline void expect_covered_until_pressed(TappedTable& table, std::string_view peek, const Position& one,
                                         const Position& other) {
  const auto covered = [&](const Position& position) {
    table.show(position, 0, {}, false);
    return TappedTable::picture();
  };
  const DrawnFrame one_covered = covered(one);
  EXPECT_EQ(covered(other), one_covered);
  const draw::Point spot = table.find(peek)->centre();
  const auto pressed = [&](const Position& position) {
    table.show(position, 0, {}, false);
    table.stage().move_pointer(spot.x, spot.y);
    table.frame();
    table.stage().press_pointer();
    table.frame();
    table.frame();
    DrawnFrame picture = TappedTable::picture();
    table.stage().release_pointer();
    table.frame();
    return picture;
  };
  const DrawnFrame one_pressed = pressed(one);
  EXPECT_NE(one_pressed, one_covered);
  EXPECT_NE(one_pressed, pressed(other));
}

/// The place of what is explained by this name; none if it is not there.
inline std::optional<draw::Rect> explained_at(TappedTable& table, std::string_view id) {
  for (const auto& thing : table.ui().explainer.things())
    if (thing.id == id) return thing.at;
  return std::nullopt;
}

/// How many vertices of the last frame have this colour.
inline std::ptrdiff_t points_in(ImU32 colour) {
  std::ptrdiff_t points = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    points += std::ranges::count(list->VtxBuffer, colour, &ImDrawVert::col);
  return points;
}

/// Runs frames until the animation ends; `each` is called after each frame.
template <class Each>
void finish_animation(TappedTable& table, double frame_seconds, Each each) {
  constexpr double longest = 300;
  for (double past = 0; table.table().busy() && past < longest; past += frame_seconds) {
    table.frames(frame_seconds);
    each();
  }
  EXPECT_FALSE(table.table().busy());
}

/// Points and colours of all that the last frame has drawn. Texture coordinates are left out: where a glyph is in the
/// font's texture depends on what was written before.
inline DrawnFrame points_and_colours() {
  std::string bytes;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& vertex : list->VtxBuffer) {
      bytes.append(reinterpret_cast<const char*>(&vertex.pos), sizeof vertex.pos);
      bytes.append(reinterpret_cast<const char*>(&vertex.col), sizeof vertex.col);
    }
  }
  return {std::move(bytes)};
}

/// Points of all that the last frame has drawn.
inline DrawnFrame points() {
  std::string bytes;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    for (const ImDrawVert& vertex : list->VtxBuffer)
      bytes.append(reinterpret_cast<const char*>(&vertex.pos), sizeof vertex.pos);
  return {std::move(bytes)};
}

/// With reduced motion these words can be read in a still picture, and in the end it is gone. A chronicle keeps them,
/// and so may the question and the cards that may be answered.
template <Playable S>
void expect_still_words(std::string_view game, const Screen& screen, const Step<S>& step, std::string_view words) {
  TappedTable table(game, screen);
  table.stage().input.reduced_motion = true;
  table.show(PositionOf<S>(step.before), 0);
  table.show(PositionOf<S>(step.after), 0, made(step));
  const auto reads = [&] {
    const auto things = table.ui().explainer.things();
    return std::ranges::any_of(draw::testing::drawn_items(table.ui()), [&](const auto& item) {
      const bool kept = std::ranges::any_of(things, [&](const draw::Explained& thing) {
        return (thing.id == "chronicle" || thing.id == "question" || thing.id == "pile") &&
               thing.at.holds(item.at.centre());
      });
      return !kept && item.words.find(words) != std::string::npos;
    });
  };
  constexpr double longest = 20;
  double seconds = 0;
  for (; !reads() && seconds < longest; seconds += 0.1) table.frames(0.1);
  ASSERT_TRUE(reads()) << words << " on " << screen.name;
  table.frames(0.2);
  const DrawnFrame early = TappedTable::picture();
  table.frames(0.4);
  EXPECT_EQ(TappedTable::picture(), early);
  for (; table.table().busy() && seconds < longest; seconds += 0.1) table.frames(0.1);
  EXPECT_FALSE(table.table().busy());
  EXPECT_FALSE(reads());
}

}  // namespace kairo::testing
