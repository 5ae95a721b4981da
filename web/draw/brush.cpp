#include "web/draw/brush.h"

#include <cmath>
#include <numbers>

#include "web/draw/path.h"

namespace kairo::draw {
namespace {

constexpr float degree = std::numbers::pi_v<float> / 180;

/// Lines to a bend that look round at this size.
int steps_for(float radius) { return std::clamp(static_cast<int>(radius / 8) + 4, 4, 16); }

Outline placed(const Brush& brush, const Stroke& stroke) {
  Outline out;
  out.reserve(stroke.points.size());
  for (const Point p : stroke.points) out.push_back(vec(brush.place(p)));
  drop_doubles(out, stroke.closed);
  return out;
}

/// The filler wants outlines clockwise on the screen.
void set_clockwise(Outline& outline) {
  float area = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const ImVec2 a = outline[i];
    const ImVec2 b = outline[(i + 1) % outline.size()];
    area += a.x * b.y - b.x * a.y;
  }
  if (area < 0) std::ranges::reverse(outline);
}

}  // namespace

Brush Brush::over(ImDrawList& list, const Rect& at, float alpha) {
  return {list, at.centre(), std::min(at.w, at.h) / 2, alpha};
}

Point Brush::place(Point p) const {
  const float x = p.x * unit_ * flip_;
  const float y = p.y * unit_;
  return {centre_.x + x * cos_ - y * sin_, centre_.y + x * sin_ + y * cos_};
}

float Brush::weight() const { return std::clamp(size(100) * 0.085F, 1.25F, 3.0F); }

void Brush::fill(std::string_view path, ImU32 colour) const { fill(path, colour, colour); }

void Brush::fill(std::string_view path, ImU32 top, ImU32 bottom) const {
  for (const Stroke& stroke : strokes_of(path, steps_for(size(100)))) {
    Outline outline = placed(*this, stroke);
    if (outline.size() < 3) continue;
    set_clockwise(outline);
    fill_gradient(list_, outline, with_alpha(top, alpha_), with_alpha(bottom, alpha_));
  }
}

void Brush::line(std::string_view path, ImU32 colour, float width) const {
  for (const Stroke& stroke : strokes_of(path, steps_for(size(100)))) {
    const Outline outline = placed(*this, stroke);
    list_.AddPolyline(outline.data(), static_cast<int>(outline.size()), with_alpha(colour, alpha_),
                      stroke.closed ? ImDrawFlags_Closed : ImDrawFlags_None, width);
    if (stroke.closed || width < 2 || outline.empty()) continue;
    for (const ImVec2 end : {outline.front(), outline.back()})
      list_.AddCircleFilled(end, width / 2, with_alpha(colour, alpha_), 10);
  }
}

void Brush::disc(Point centre, float radius, ImU32 colour) const { disc(centre, radius, colour, colour); }

void Brush::disc(Point centre, float radius, ImU32 top, ImU32 bottom) const {
  fill_gradient(list_, circle_outline(place(centre), size(radius)), with_alpha(top, alpha_),
                with_alpha(bottom, alpha_));
}

void Brush::ring(Point centre, float radius, ImU32 colour, float width) const {
  stroke(list_, circle_outline(place(centre), size(radius)), with_alpha(colour, alpha_), width);
}

void Brush::arc(Point centre, float rx, float ry, float from, float to, ImU32 colour, float width) const {
  const int steps = std::clamp(static_cast<int>((to - from) / 360 * 8 * std::sqrt(size(std::max(rx, ry)))) + 2, 3, 96);
  Outline line;
  for (int i = 0; i <= steps; ++i) {
    const float a = (from + (to - from) * static_cast<float>(i) / static_cast<float>(steps)) * degree;
    line.push_back(vec(place({centre.x + rx * std::cos(a), centre.y + ry * std::sin(a)})));
  }
  list_.AddPolyline(line.data(), static_cast<int>(line.size()), with_alpha(colour, alpha_), ImDrawFlags_None, width);
}

void Brush::glow(Point centre, float radius, ImU32 colour) const {
  draw::glow(list_, place(centre), size(radius), size(radius), with_alpha(colour, alpha_));
}

Brush Brush::at(Point centre, float scale, float degrees) const {
  Brush out = *this;
  out.centre_ = place(centre);
  out.unit_ = unit_ * scale;
  const float a = degrees * degree * flip_;
  out.cos_ = cos_ * std::cos(a) - sin_ * std::sin(a);
  out.sin_ = sin_ * std::cos(a) + cos_ * std::sin(a);
  return out;
}

Brush Brush::mirrored() const {
  Brush out = *this;
  out.flip_ = -flip_;
  return out;
}

}  // namespace kairo::draw
