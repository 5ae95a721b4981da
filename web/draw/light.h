#pragma once

#include <span>
#include <vector>

#include "imgui.h"
#include "web/draw/geometry.h"

/// Soft things that draw lists lack: light, shadow, gradients, turning.
namespace kairo::draw {

using Outline = std::vector<ImVec2>;

inline ImVec2 vec(Point p) { return {p.x, p.y}; }
ImU32 with_alpha(ImU32 colour, float factor);
/// A colour between two, t = 0 … 1.
ImU32 blend(ImU32 a, ImU32 b, float t);
ImU32 lighter(ImU32 colour, float t);
ImU32 darker(ImU32 colour, float t);

/// A rectangle with round corners, clockwise from the upper left.
Outline round_outline(const Rect& at, float radius);
/// A rectangle with corners cut out as quarter circles, like an engraved plate.
Outline plate_outline(const Rect& at, float radius);

Outline circle_outline(Point centre, float radius);
/// Drops points that lie on one another: they make slivers that cannot be filled and notches in lines.
void drop_doubles(Outline& outline, bool closed);

void fill(ImDrawList& list, std::span<const ImVec2> outline, ImU32 colour);
/// From `top` to `bottom` over the outline's height.
void fill_gradient(ImDrawList& list, std::span<const ImVec2> outline, ImU32 top, ImU32 bottom);
void stroke(ImDrawList& list, std::span<const ImVec2> outline, ImU32 colour, float width);

/// An elliptic light that fades to nothing at its rim.
void glow(ImDrawList& list, Point centre, float rx, float ry, ImU32 colour);
/// A rectangle whose edge fades over `blur` pixels outwards.
void soft_rect(ImDrawList& list, const Rect& at, float radius, float blur, ImU32 colour);
/// Diagonal lines within a convex outline, `step` apart as the pixel row has it.
void hatch(ImDrawList& list, std::span<const ImVec2> outline, float step, ImU32 colour, float width);

/// Marks where drawing begins, to change afterwards what was drawn since.
class Since {
 public:
  explicit Since(ImDrawList& list) : list_(&list), first_(list.VtxBuffer.Size) {}
  /// Turns it about a point, clockwise.
  void turn(Point centre, float degrees) const;
  /// Colours it from `top` at y0 to `bottom` at y1, keeping each vertex's alpha.
  void recolour(float y0, float y1, ImU32 top, ImU32 bottom) const;
  /// Lets it vanish between two heights, whatever lies beneath. Points far beyond are left alone, so that surfaces
  /// which reach over the edge keep their body.
  void vanish(float from_y, float to_y) const;

 private:
  ImDrawList* list_;
  int first_;
};

}  // namespace kairo::draw
