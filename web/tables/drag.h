#pragma once

#include <string>
#include <string_view>

#include "web/draw/ui.h"

namespace kairo::tables {

/// Carries things of a table to where they are dragged, beside taps, which do the same. A table has one for its pieces,
/// and in each frame calls `begin`, then `follow` after the hit target of each thing that may be dragged. It draws the
/// thing that is dragged at `moved` after all others, and looks up in `dropped` what came to a place.
class Drag {
 public:
  void begin();
  /// True while this thing is being dragged.
  bool follow(std::string_view id, const draw::Touch& touch);

  /// The id of the thing that is being dragged; empty: none.
  [[nodiscard]] std::string_view dragged() const { return carries_ ? std::string_view(id_) : ""; }
  /// The place of that now, from its place at rest.
  [[nodiscard]] draw::Rect moved(const draw::Rect& at) const;
  /// The thing that is dragged is over this place.
  [[nodiscard]] bool is_over(const draw::Rect& place) const { return carries_ && place.holds(at_); }
  /// The id of the thing that was let go over this place in this frame; empty: none.
  [[nodiscard]] std::string_view dropped(const draw::Rect& place) const;

 private:
  std::string id_;       ///< what the pointer went down on; empty: nothing that may be dragged
  std::string dropped_;  ///< in this frame
  draw::Point from_;     ///< where it went down
  draw::Point at_;       ///< where it is
  bool carries_ = false;
};

}  // namespace kairo::tables
