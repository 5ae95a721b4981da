#include "web/draw/painter.h"

#include <cmath>
#include <numbers>

#include "web/draw/path.h"

namespace kairo::draw {
namespace {

constexpr float degree = std::numbers::pi_v<float> / 180;

/// Lines per curve that look round at this size.
int steps_for(float radius) { return std::clamp(static_cast<int>(radius / 8) + 4, 4, 16); }

Outline placed(const Painter& painter, const Subpath& subpath) {
  Outline out;
  out.reserve(subpath.points.size());
  for (const Point p : subpath.points) out.push_back(vec(painter.to_screen(p)));
  drop_duplicates(out, subpath.closed);
  return out;
}

/// Dear ImGui's anti-aliasing expects clockwise outlines. Whether the outline was another one.
bool set_clockwise(Outline& outline) {
  float area = 0;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const ImVec2 a = outline[i];
    const ImVec2 b = outline[(i + 1) % outline.size()];
    area += a.x * b.y - b.x * a.y;
  }
  if (area < 0) std::ranges::reverse(outline);
  return area < 0;
}

}  // namespace

Painter Painter::over(Pen& pen, const Rect& at, float alpha) {
  return {pen, at.centre(), std::min(at.w, at.h) / 2, alpha};
}

Point Painter::to_screen(Point p) const {
  const float x = p.x * unit_ * flip_;
  const float y = p.y * unit_;
  return {centre_.x + x * cos_ - y * sin_, centre_.y + x * sin_ + y * cos_};
}

float Painter::line_width() const { return std::clamp(pixels(100) * 0.085F, 1.25F, 3.0F); }

void Painter::fill(std::string_view path, ImU32 colour) const { fill(path, colour, colour); }

void Painter::fill(std::string_view path, ImU32 top, ImU32 bottom) const {
  for (Subpath& subpath : cached_path(path, steps_for(pixels(100)))) {
    Outline outline = placed(*this, subpath);
    if (outline.size() < 3) continue;
    Triangles& known = subpath.triangles[set_clockwise(outline) ? 1 : 0];
    fill_gradient(pen_, outline, with_alpha(top, alpha_), with_alpha(bottom, alpha_), &known);
  }
}

void Painter::line(std::string_view path, ImU32 colour, float width) const {
  for (const Subpath& subpath : cached_path(path, steps_for(pixels(100)))) {
    const Outline outline = placed(*this, subpath);
    draw::line(pen_, outline,
               {.colour = with_alpha(colour, alpha_),
                .width = width,
                .closed = subpath.closed,
                .round_ends = !subpath.closed && width >= 2});
  }
}

void Painter::disc(Point centre, float radius, ImU32 colour) const { disc(centre, radius, colour, colour); }

void Painter::disc(Point centre, float radius, ImU32 top, ImU32 bottom) const {
  draw::disc(pen_, to_screen(centre), pixels(radius), with_alpha(top, alpha_), with_alpha(bottom, alpha_));
}

void Painter::ring(Point centre, float radius, ImU32 colour, float width) const {
  draw::ring(pen_, to_screen(centre), pixels(radius), with_alpha(colour, alpha_), width);
}

void Painter::arc(Point centre, float rx, float ry, float from, float to, ImU32 colour, float width) const {
  const int steps =
      std::clamp(static_cast<int>((to - from) / 360 * 8 * std::sqrt(pixels(std::max(rx, ry)))) + 2, 3, 96);
  Outline line;
  for (int i = 0; i <= steps; ++i) {
    const float a = (from + (to - from) * static_cast<float>(i) / static_cast<float>(steps)) * degree;
    line.push_back(vec(to_screen({centre.x + rx * std::cos(a), centre.y + ry * std::sin(a)})));
  }
  draw::line(pen_, line, {.colour = with_alpha(colour, alpha_), .width = width});
}

void Painter::glow(Point centre, float radius, ImU32 colour) const {
  draw::glow(pen_, to_screen(centre), pixels(radius), pixels(radius), with_alpha(colour, alpha_));
}

Painter Painter::at(Point centre, float scale, float degrees) const {
  Painter out = *this;
  out.centre_ = to_screen(centre);
  out.unit_ = unit_ * scale;
  const float a = degrees * degree * flip_;
  out.cos_ = cos_ * std::cos(a) - sin_ * std::sin(a);
  out.sin_ = sin_ * std::cos(a) + cos_ * std::sin(a);
  return out;
}

Painter Painter::mirrored() const {
  Painter out = *this;
  out.flip_ = -flip_;
  return out;
}

}  // namespace kairo::draw
