#pragma once

#include <span>
#include <string_view>
#include <variant>

#include "imgui.h"
#include "web/draw/geometry.h"

namespace kairo::draw {

/// The geometry of a shape, CSS pixels.
struct Circle {
  Point centre;
  float radius = 0;
};
struct RoundedRect {
  Rect at;
  float radius = 0;  ///< of its corners
};
using Polygon = std::span<const ImVec2>;
using Figure = std::variant<Polygon, Circle, RoundedRect>;

/// How a line is drawn.
struct LineStyle {
  ImU32 colour = 0;
  float width = 1;
  bool closed = false;      ///< the last point is joined to the first
  bool round_ends = false;  ///< else they are cut off square
};

/// Receives every shape of a frame, in drawing order, before Dear ImGui turns it into triangles: whoever writes frames
/// in another format starts from these. Nothing of a shape shows outside `clip`.
class Recorder {
 public:
  virtual ~Recorder() = default;

  /// The colour changes evenly from the figure's top to its bottom.
  virtual void fill(const Figure& figure, ImU32 top, ImU32 bottom, const Rect& clip) = 0;
  virtual void stroke(const Figure& figure, const LineStyle& style, const Rect& clip) = 0;
  /// Draws as draw::glow and draw::soft_rect do (shapes.h).
  virtual void glow(Point centre, float rx, float ry, ImU32 colour, const Rect& clip) = 0;
  virtual void soft_rect(const RoundedRect& rect, float blur, ImU32 colour, const Rect& clip) = 0;
  /// One line of text; `at` is its upper left corner.
  virtual void text(ImFont& font, float size, Point at, std::string_view words, ImU32 colour, const Rect& clip) = 0;

  /// The number of the next shape, for `rotate`.
  virtual std::size_t mark() = 0;
  /// Rotates every shape since `mark` about a point, clockwise.
  virtual void rotate(std::size_t mark, Point centre, float degrees) = 0;
};

}  // namespace kairo::draw
