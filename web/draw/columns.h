#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/draw/frame.h"
#include "web/draw/gesture.h"
#include "web/draw/layers.h"
#include "web/draw/shapes.h"

namespace kairo::draw {

/// Columns that scroll if their content is taller than they are.
class Columns {
 public:
  Columns(Frame& frame, Gesture& gesture, const Layers& layers) : frame_(frame), gesture_(gesture), layers_(layers) {}
  void begin_frame() { columns_.clear(); }

  /// Returns the rectangle of the content, moved by the scrolling; everything drawn until `end` is clipped to the
  /// column.
  Rect begin(const Rect& at, std::string_view id, float content_height);
  void end();
  /// Scrolls the column that is being drawn, if any, until this part of it can be seen.
  void reveal(const Rect& at);

 private:
  struct Column {
    std::string id;
    Rect at;
    float overflow;  ///< how much taller than the column its content is
    float offset;    ///< how far it is scrolled
    std::size_t targets_before;
    DrawRange drawn;
  };
  void draw_scroll_hints(const Column& column);
  void scroll_by_keys(const Column& column);

  Frame& frame_;
  Gesture& gesture_;
  const Layers& layers_;
  std::vector<Column> columns_;  ///< that are being drawn, one within the other
};

}  // namespace kairo::draw
