#pragma once

#include <string_view>

#include "web/draw/light.h"

namespace kairo::draw {

/// Draws pictures that are written as paths on a square of −100 … 100 (the syntax of SVG's path data with absolute
/// `M L C Q Z` and whole numbers), at any place and size.
class Brush {
 public:
  /// `radius` pixels are 100 units.
  Brush(ImDrawList& list, Point centre, float radius, float alpha = 1)
      : list_(list), centre_(centre), unit_(radius / 100), alpha_(alpha) {}

  /// Stretched to a rectangle, evenly or not.
  static Brush over(ImDrawList& list, const Rect& at, float alpha = 1);

  /// Fills every closed part of the path.
  void fill(std::string_view path, ImU32 colour) const;
  void fill(std::string_view path, ImU32 top, ImU32 bottom) const;
  /// Draws the lines of the path, `width` pixels wide.
  void line(std::string_view path, ImU32 colour, float width) const;
  void disc(Point centre, float radius, ImU32 colour) const;
  void disc(Point centre, float radius, ImU32 top, ImU32 bottom) const;
  void ring(Point centre, float radius, ImU32 colour, float width) const;
  /// Part of an ellipse, degrees clockwise from the right.
  void arc(Point centre, float rx, float ry, float from, float to, ImU32 colour, float width) const;
  void glow(Point centre, float radius, ImU32 colour) const;

  /// This brush, turned and shrunk about a point of its own square.
  [[nodiscard]] Brush at(Point centre, float scale, float degrees = 0) const;
  /// This brush, left and right exchanged.
  [[nodiscard]] Brush mirrored() const;

  [[nodiscard]] Point place(Point p) const;
  /// Pixels of so many units.
  [[nodiscard]] float size(float units) const { return units * unit_; }
  /// The kit's line weight for a picture of this size, in pixels.
  [[nodiscard]] float weight() const;
  [[nodiscard]] ImDrawList& list() const { return list_; }

 private:
  ImDrawList& list_;
  Point centre_;
  float unit_;
  float alpha_;
  float cos_ = 1;
  float sin_ = 0;
  float flip_ = 1;
};

}  // namespace kairo::draw
