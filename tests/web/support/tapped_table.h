#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "tests/web/support/drawn_frame.h"
#include "tests/web/support/stage.h"
#include "web/tables/tables.h"

namespace kairo::testing {

/// A screen that tables are laid out for, and the part of it used by the app's bar, in CSS pixels.
struct Screen {
  const char* name;
  float width;
  float height;
  float bar_top;
  float bar_left;

  /// Whether it is as low as a frame in another page, or a phone that lies.
  [[nodiscard]] bool low() const { return height < 420; }
  [[nodiscard]] draw::Rect table() const { return {bar_left, bar_top, width - bar_left, height - bar_top}; }
};
inline void PrintTo(const Screen& screen, std::ostream* out) { *out << screen.name; }
inline constexpr Screen phone{"phone", 360, 640, 54, 0};
inline constexpr Screen tablet{"tablet", 768, 1024, 54, 0};
inline constexpr Screen desk{"desk", 1280, 800, 54, 0};
inline constexpr Screen low_frame{"frame", 480, 320, 0, 54};
inline constexpr Screen small_phone{"small_phone", 320, 568, 54, 0};
inline constexpr Screen lying_phone{"lying_phone", 640, 360, 0, 54};
inline constexpr Screen large_text_desk{"large_text_desk", 985, 615, 54, 0};
inline constexpr Screen screens[] = {phone, tablet, desk, low_frame, small_phone, lying_phone, large_text_desk};
/// More screens, on which only the texts are measured, to save time: frames in a page, and what the table in words
/// leaves of a phone.
inline constexpr Screen more_screens[] = {{"usual_frame", 640, 480, 54, 0},
                                          {"narrow_frame", 600, 464, 54, 0},
                                          {"wide_frame", 768, 594, 54, 0},
                                          {"half_phone", 360, 432, 54, 0}};
/// Further screens on which only the tables' texts are measured.
inline constexpr Screen large_frames[] = {{"large_frame", 800, 600, 54, 0}, {"larger_frame", 960, 640, 54, 0}};

/// A game's table on a canvas without a window, to be tapped by tests.
class TappedTable {
 public:
  TappedTable(std::string_view game, const Screen& screen, text::Language language = text::Language::en)
      : stage_(screen.width, screen.height), at_(screen.table()), table_(tables::make_table(game)) {
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage_.input.language = language;
    stage_.input.names = names_;
    stage_.move_pointer(-1, -1);
    stage_.frame([](draw::Ui&) {});  // Dear ImGui shows no window in its first frame
  }

  void call_seats(std::vector<std::string> names) {
    names_ = std::move(names);
    stage_.input.names = names_;
  }

  /// Shows a position to a seat; the moves that led there are animated.
  void show(const Position& position, Seat viewer, tables::MadeMoves made = {}, bool opened = true) {
    table_->show(position, viewer, true, std::move(made), opened);
    frame();
  }
  /// Shows it to the seat to move.
  void show(const Position& position) { show(position, position.to_move()); }

  void frame() {
    stage_.frame([this](draw::Ui& ui) { draw(ui); });
  }
  void frames(double seconds) {
    constexpr double frame_time = 1.0 / 60;
    for (double past = 0; past < seconds; past += frame_time) frame();
  }

  /// Taps the centre of a spot and returns the move made, if any. Fails the test if there is no such spot.
  std::optional<AnyMove> tap(std::string_view id) {
    const draw::Rect* spot = find(id);
    EXPECT_NE(spot, nullptr) << "there is no spot " << id;
    if (spot == nullptr) return std::nullopt;
    const draw::Point centre = spot->centre();
    return tap_at(centre.x, centre.y);
  }
  /// Taps several spots and returns the move made by the last one. Fails the test if a move is made earlier.
  std::optional<AnyMove> tap_all(const std::vector<std::string>& ids) {
    std::optional<AnyMove> move;
    for (const std::string& id : ids) {
      EXPECT_FALSE(move.has_value()) << "a move was made before " << id << " was tapped";
      move = tap(id);
    }
    return move;
  }
  /// The move that the table makes in a frame without a tap.
  std::optional<AnyMove> decided_by_itself() {
    decided_.reset();
    frame();
    return decided_;
  }
  std::optional<AnyMove> tap_at(float x, float y) {
    decided_.reset();
    stage_.tap(x, y, [this](draw::Ui& ui) { draw(ui); });
    return decided_;
  }

  void strike(ImGuiKey key) {
    stage_.strike(key, [this](draw::Ui& ui) { draw(ui); });
  }
  /// Presses a button of the mirror.
  void press(std::string_view id) {
    stage_.input.pressed = id;
    frame();
    stage_.input.pressed.clear();
  }

  /// The place of a spot in the last frame; null if there is none with this id.
  [[nodiscard]] const draw::Rect* find(std::string_view id) const {
    const auto spots = stage_.ui.gesture.targets();
    const auto spot = std::ranges::find(spots, id, &draw::Gesture::Target::id);
    return spot == spots.end() ? nullptr : &spot->at;
  }
  [[nodiscard]] draw::Ui& ui() { return stage_.ui; }
  [[nodiscard]] draw::testing::Stage& stage() { return stage_; }
  [[nodiscard]] tables::AnyTable& table() { return *table_; }
  [[nodiscard]] const draw::Rect& at() const { return at_; }

  /// Everything drawn in the last frame, as bytes to compare.
  [[nodiscard]] static DrawnFrame picture() {
    std::string bytes;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
      bytes.append(reinterpret_cast<const char*>(list->VtxBuffer.Data),
                   static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
    return {std::move(bytes)};
  }

 private:
  void draw(draw::Ui& ui) {
    if (const auto move = table_->frame(ui, at_)) decided_ = move;
  }

  std::vector<std::string> names_{"Anna", "Ben", "Chi", "Dora", "Emil"};
  draw::testing::Stage stage_;
  draw::Rect at_;
  std::unique_ptr<tables::AnyTable> table_;
  std::optional<AnyMove> decided_;
};

}  // namespace kairo::testing
