#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "web/draw/geometry.h"

namespace kairo::draw {

/// The pointer, mouse or finger, in this frame.
struct PointerFacts {
  Point at;
  bool down = false;
  bool pressed = false;   ///< went down in this frame
  bool again = false;     ///< so soon after the last time, and so close to it, that this is a double tap
  bool released = false;  ///< went up in this frame
  bool finger = false;    ///< cannot hover
  float wheel = 0;        ///< lines, positive upwards
  double now = 0;         ///< seconds
};

/// Turns the pointer into taps, holds and drags. Hit tests use the targets of the last frame, because those are what
/// the player saw. A tap is a press and a release on the same target; a press that moves within a scrolling column
/// drags the column instead.
///
/// Of a double tap only the first half counts if something else has come under the finger since then, or if it has done
/// what cannot be done twice (shell/page/one_press.mjs decides the same for the page).
class Gesture {
 public:
  /// Minimum width and height of what a finger can hit, CSS pixels.
  static constexpr float touch_size = 44;
  /// How far a press may move before it becomes a drag, CSS pixels.
  static constexpr float drag_threshold = 8;

  struct Target {
    std::string id;
    Rect at;    ///< the visible part
    Rect clip;  ///< no hit outside, however small the target
  };

  void begin(const PointerFacts& pointer);

  /// Adds a target of this frame, above the earlier ones and visible only within `clip`.
  void add_target(std::string_view id, const Rect& at, const Rect& clip);
  /// Adds a column that overflows by this many pixels; returns how far it is scrolled.
  float add_column(std::string_view id, const Rect& at, float overflow);
  /// All that can be tapped in this frame, as far as it has been drawn.
  [[nodiscard]] std::span<const Target> targets() const { return targets_; }
  /// Drops the targets and columns so far: a dialog covers them.
  void clear_covered();

  [[nodiscard]] bool tapped(std::string_view id) const { return !tapped_.empty() && tapped_ == id; }
  [[nodiscard]] bool tapped_anything() const { return !tapped_.empty(); }
  [[nodiscard]] bool held(std::string_view id) const { return pointer_.down && !pressed_.empty() && pressed_ == id; }
  [[nodiscard]] bool hovered(std::string_view id) const { return !hovered_.empty() && hovered_ == id; }
  [[nodiscard]] Point pointer() const { return pointer_.at; }
  [[nodiscard]] const PointerFacts& pointer_facts() const { return pointer_; }
  /// The last tap has done its work: a second one at the same place belongs to it.
  void spend_tap() { spent_ = true; }
  /// The press has meant something else: it becomes neither a tap nor a drag.
  void drop_press() { cancel(); }
  /// The pointer went down somewhere in this frame.
  [[nodiscard]] bool pressed_anywhere() const { return pointer_.pressed; }

  /// Scrolls a column until these pixels of it, measured from its visible top, can be seen.
  void reveal(std::string_view scroll, float top, float bottom, float visible);
  void scroll_by(std::string_view scroll, float pixels);
  /// A thrown column is still moving.
  [[nodiscard]] bool moving() const { return gliding_; }
  /// A column was scrolled after it had been added to this frame.
  [[nodiscard]] bool scrolled_late() const { return scrolled_late_; }

 private:
  struct Column {
    std::string id;
    Rect at;
    float overflow;
  };

  [[nodiscard]] const Target* target_under(Point at) const;
  [[nodiscard]] const Column* column_under(Point at) const;
  void press();
  void cancel();
  void drag();
  void glide();

  PointerFacts pointer_;
  Point last_at_;
  double last_now_ = 0;
  std::vector<Target> targets_;
  std::vector<Column> columns_;
  std::map<std::string, float, std::less<>> offsets_;

  std::string pressed_;
  std::string pressed_last_;  ///< what the latest press that counts went down on
  bool spent_ = false;        ///< see spend_tap
  std::string tapped_;
  std::string hovered_;
  std::string dragged_;  ///< the column under the press, dragged or not
  std::string gliding_column_;
  Point pressed_at_;
  float speed_ = 0;  ///< of the dragged or gliding column, pixels per second
  bool dragging_ = false;
  bool gliding_ = false;
  bool scrolled_late_ = false;
};

}  // namespace kairo::draw
