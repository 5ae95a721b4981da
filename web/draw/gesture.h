#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "web/draw/geometry.h"

namespace kairo::draw {

/// What mouse or finger did since the last frame.
struct PointerFacts {
  Point at;
  bool down = false;
  bool pressed = false;   ///< went down in this frame
  bool released = false;  ///< went up in this frame
  bool finger = false;    ///< does not hover
  float wheel = 0;        ///< lines, up is positive
  double now = 0;         ///< seconds
};

/// Turns the pointer into taps, holds and drags. What a press is aimed at is judged by the last frame's targets,
/// because those are what the player saw. A tap fires on release over the target that was pressed; a press that moves
/// away inside a scrolled column drags that column and taps nothing.
class Gesture {
 public:
  /// The least width and height that a finger is given, CSS pixels.
  static constexpr float touch_size = 44;
  /// How far a press may slip before it is a drag, CSS pixels.
  static constexpr float slip = 8;

  void begin(const PointerFacts& pointer);

  /// A target stands here in this frame, above the earlier ones, visible only within `clip`.
  void offer(std::string_view id, const Rect& at, const Rect& clip);
  /// A column that can be dragged stands here and overflows by so many pixels; returns how far it is scrolled.
  float offer_scroll(std::string_view id, const Rect& at, float overflow);
  /// What stood here before is covered now.
  void cover();

  [[nodiscard]] bool tapped(std::string_view id) const { return !tapped_.empty() && tapped_ == id; }
  [[nodiscard]] bool held(std::string_view id) const { return pointer_.down && !pressed_.empty() && pressed_ == id; }
  [[nodiscard]] bool hovered(std::string_view id) const { return !hovered_.empty() && hovered_ == id; }
  [[nodiscard]] Point pointer() const { return pointer_.at; }
  /// The pointer went down somewhere in this frame.
  [[nodiscard]] bool pressed_anywhere() const { return pointer_.pressed; }

  /// Scrolls a column so that these pixels of it, measured from its visible top, come into sight.
  void reveal(std::string_view scroll, float top, float bottom, float visible);
  void scroll_by(std::string_view scroll, float pixels);
  /// A column is still gliding: draw the next frame too.
  [[nodiscard]] bool moving() const { return gliding_; }

 private:
  struct Target {
    std::string id;
    Rect at;    ///< the visible part
    Rect clip;  ///< what it may be touched within
  };
  struct Column {
    std::string id;
    Rect at;
    float overflow;
  };

  [[nodiscard]] const Target* target_under(Point at) const;
  [[nodiscard]] const Column* column_under(Point at) const;
  void press();
  void give_up();
  void drag();
  void glide();

  PointerFacts pointer_;
  Point last_at_;
  double last_now_ = 0;
  std::vector<Target> targets_;
  std::vector<Column> columns_;
  std::map<std::string, float, std::less<>> offsets_;

  std::string pressed_;
  std::string tapped_;
  std::string hovered_;
  std::string dragged_;  ///< the column that a press may drag, or drags
  std::string gliding_column_;
  Point pressed_at_;
  float speed_ = 0;  ///< pixels a second, of the dragged or gliding column
  bool dragging_ = false;
  bool gliding_ = false;
};

}  // namespace kairo::draw
