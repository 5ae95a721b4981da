#pragma once

#include <string_view>

#include "web/draw/shapes.h"

namespace kairo::draw {

/// Draws pictures given as SVG path data (path.h) in units of their own, on a square of −100 … 100, at any position and
/// size. Line widths are in pixels, everything else is in those units.
class Painter {
 public:
  /// 100 units are `radius` pixels.
  Painter(Pen& pen, Point centre, float radius, float alpha = 1)
      : pen_(pen), centre_(centre), unit_(radius / 100), alpha_(alpha) {}

  /// In the largest square in the middle of a rectangle.
  static Painter over(Pen& pen, const Rect& at, float alpha = 1);

  /// Fills each subpath, from `top` to `bottom` over its height.
  void fill(std::string_view path, ImU32 colour) const;
  void fill(std::string_view path, ImU32 top, ImU32 bottom) const;
  void line(std::string_view path, ImU32 colour, float width) const;
  void disc(Point centre, float radius, ImU32 colour) const;
  void disc(Point centre, float radius, ImU32 top, ImU32 bottom) const;
  void ring(Point centre, float radius, ImU32 colour, float width) const;
  /// Part of an ellipse, in degrees clockwise from the right.
  void arc(Point centre, float rx, float ry, float from, float to, ImU32 colour, float width) const;
  void glow(Point centre, float radius, ImU32 colour) const;

  /// A painter for a part of the picture: its origin at this point, scaled and rotated.
  [[nodiscard]] Painter at(Point centre, float scale, float degrees = 0) const;
  /// Exchanges left and right.
  [[nodiscard]] Painter mirrored() const;

  /// A point of the picture on the screen.
  [[nodiscard]] Point to_screen(Point p) const;
  /// A length in pixels.
  [[nodiscard]] float pixels(float units) const { return units * unit_; }
  /// The kit's line width for a picture of this size, pixels.
  [[nodiscard]] float line_width() const;
  [[nodiscard]] Pen& pen() const { return pen_; }

 private:
  Pen& pen_;
  Point centre_;
  float unit_;
  float alpha_;
  float cos_ = 1;
  float sin_ = 0;
  float flip_ = 1;
};

}  // namespace kairo::draw
