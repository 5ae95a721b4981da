#pragma once

#include <array>
#include <span>
#include <vector>

#include "web/draw/filling.h"
#include "web/draw/pen.h"

/// Drawing that draw lists lack: gradients, light, shadow, hatching, rotation.
namespace kairo::draw {

using Outline = std::vector<ImVec2>;

inline ImVec2 vec(Point p) { return {p.x, p.y}; }
ImU32 with_alpha(ImU32 colour, float factor);
/// A colour between two, t = 0 … 1.
ImU32 blend(ImU32 a, ImU32 b, float t);
ImU32 lighter(ImU32 colour, float t);
ImU32 darker(ImU32 colour, float t);

/// Outlines run clockwise from the upper left.
Outline round_outline(const Rect& at, float radius);
/// A rectangle with corners cut out as quarter circles, like an engraved plate.
Outline plate_outline(const Rect& at, float radius);
/// Drops points that coincide: they make slivers that cannot be filled and notches in lines.
void drop_duplicates(Outline& outline, bool closed);

void fill(Pen& pen, std::span<const ImVec2> outline, ImU32 colour);
/// Shades from `top` to `bottom` over the outline's height; `known` as in fill_outline (filling.h).
void fill_gradient(Pen& pen, std::span<const ImVec2> outline, ImU32 top, ImU32 bottom, Triangles* known = nullptr);
/// A closed line.
void stroke(Pen& pen, std::span<const ImVec2> outline, ImU32 colour, float width);
void line(Pen& pen, std::span<const ImVec2> points, const LineStyle& style);
void disc(Pen& pen, Point centre, float radius, ImU32 top, ImU32 bottom);
void ring(Pen& pen, Point centre, float radius, ImU32 colour, float width);

/// An elliptic light that fades to nothing at its edge.
void glow(Pen& pen, Point centre, float rx, float ry, ImU32 colour);
/// How a glow fades: samples of a bell curve, so that no edge shows.
struct GlowStop {
  float radius;    ///< as part of the whole
  float strength;  ///< as part of the colour's alpha
};
inline constexpr std::array glow_stops{GlowStop{0.3F, 0.76F}, GlowStop{0.55F, 0.34F}, GlowStop{0.78F, 0.1F},
                                       GlowStop{1, 0}};
/// A rectangle whose edge fades outwards over `blur` pixels.
void soft_rect(Pen& pen, const Rect& at, float radius, float blur, ImU32 colour);
/// Diagonal lines within a convex outline, `step` apart along a row of pixels.
void hatch(Pen& pen, std::span<const ImVec2> outline, float step, ImU32 colour, float width);

/// Everything drawn since this was made, to be changed afterwards.
class DrawRange {
 public:
  explicit DrawRange(Pen& pen);
  /// Rotates it about a point, clockwise.
  void rotate(Point centre, float degrees) const;
  /// Draws its points together towards the vertical line at `x`, as a card that turns over; `part` of its width is
  /// left. Recorders do not get this, nor `fade`: nothing moves in still pictures.
  void narrow(float x, float part) const;
  /// Enlarges it about a point, and moves it up by so many pixels. Recorders do not get this, nor `lighten`.
  void lift(Point centre, float pixels, float size) const;
  void lighten(float part) const;
  /// Makes it translucent; `part` of its strength is left.
  void fade(float part) const;
  /// Fades it out between two heights, whatever is beneath; nothing of it is left beyond `to_y`. Recorders do not get
  /// this: in what they write, a column just ends.
  void fade_out(float from_y, float to_y) const;

 private:
  /// Splits every triangle that crosses this height, so that colours can change there.
  void split_at(float y) const;

  ImDrawList* list_;
  Recorder* recorder_;
  std::size_t mark_;
  int first_vertex_;
  unsigned first_index_;
};

}  // namespace kairo::draw
