#include "web/draw/light.h"

#include <cmath>
#include <numbers>

namespace kairo::draw {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

/// A quarter circle, in steps short enough to look round at any pixel ratio.
void add_arc(Outline& out, Point centre, float radius, float from, float to, int steps) {
  for (int i = 0; i <= steps; ++i) {
    const float a = from + (to - from) * static_cast<float>(i) / static_cast<float>(steps);
    out.push_back({centre.x + radius * std::cos(a), centre.y + radius * std::sin(a)});
  }
}

int arc_steps(float radius) { return std::clamp(static_cast<int>(std::sqrt(radius) * 2.2F) + 1, 3, 32); }

/// Outlines that a strip joins need as many points each, so the steps may be given.
Outline round_outline(const Rect& at, float radius, int steps) {
  const float r = std::max(0.0F, std::min({radius, at.w / 2, at.h / 2}));
  Outline out;
  add_arc(out, {at.x + r, at.y + r}, r, pi, pi * 1.5F, steps);
  add_arc(out, {at.right() - r, at.y + r}, r, pi * 1.5F, pi * 2, steps);
  add_arc(out, {at.right() - r, at.bottom() - r}, r, 0, pi * 0.5F, steps);
  add_arc(out, {at.x + r, at.bottom() - r}, r, pi * 0.5F, pi, steps);
  return out;
}

ImU32 channelwise(ImU32 a, ImU32 b, float t, bool keep_alpha) {
  ImU32 out = keep_alpha ? a & IM_COL32_A_MASK : 0;
  for (int shift = 0; shift < (keep_alpha ? 24 : 32); shift += 8) {
    const auto from = static_cast<float>((a >> shift) & 0xff);
    const auto to = static_cast<float>((b >> shift) & 0xff);
    out |= static_cast<ImU32>(from + (to - from) * t + 0.5F) << shift;
  }
  return out;
}

/// Strips between outlines of equal length, each with its own colour.
void strip(ImDrawList& list, const Outline& inner, ImU32 inner_colour, const Outline& outer, ImU32 outer_colour) {
  const auto n = static_cast<int>(inner.size());
  const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
  list.PrimReserve(n * 6, n * 2);
  const unsigned base = list._VtxCurrentIdx;
  for (int i = 0; i < n; ++i) {
    const auto a = base + static_cast<unsigned>(i * 2);
    const auto b = base + static_cast<unsigned>((i + 1) % n * 2);
    for (const unsigned index : {a, b, a + 1, a + 1, b, b + 1}) list.PrimWriteIdx(static_cast<ImDrawIdx>(index));
  }
  for (std::size_t i = 0; i < inner.size(); ++i) {
    list.PrimWriteVtx(inner[i], uv, inner_colour);
    list.PrimWriteVtx(outer[i], uv, outer_colour);
  }
}

}  // namespace

ImU32 with_alpha(ImU32 colour, float factor) {
  const float alpha = static_cast<float>(colour >> IM_COL32_A_SHIFT) * std::clamp(factor, 0.0F, 1.0F);
  return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha + 0.5F) << IM_COL32_A_SHIFT);
}

ImU32 blend(ImU32 a, ImU32 b, float t) { return channelwise(a, b, std::clamp(t, 0.0F, 1.0F), false); }
ImU32 lighter(ImU32 colour, float t) { return channelwise(colour, IM_COL32(255, 246, 226, 255), t, true); }
ImU32 darker(ImU32 colour, float t) { return channelwise(colour, IM_COL32(20, 12, 30, 255), t, true); }

Outline round_outline(const Rect& at, float radius) {
  const float r = std::max(0.0F, std::min({radius, at.w / 2, at.h / 2}));
  Outline out = round_outline(at, radius, arc_steps(r));
  drop_doubles(out, true);
  return out;
}

Outline plate_outline(const Rect& at, float radius) {
  const float r = std::max(0.0F, std::min({radius, at.w / 3, at.h / 3}));
  const int steps = arc_steps(r);
  Outline out;
  add_arc(out, {at.x, at.y}, r, pi * 0.5F, 0, steps);
  add_arc(out, {at.right(), at.y}, r, pi, pi * 0.5F, steps);
  add_arc(out, {at.right(), at.bottom()}, r, pi * 1.5F, pi, steps);
  add_arc(out, {at.x, at.bottom()}, r, pi * 2, pi * 1.5F, steps);
  return out;
}

Outline circle_outline(Point centre, float radius) {
  return round_outline({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, radius);
}

void drop_doubles(Outline& outline, bool closed) {
  const auto meet = [](ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y) <= 0.05F; };
  outline.erase(std::unique(outline.begin(), outline.end(), meet), outline.end());
  while (closed && outline.size() > 1 && meet(outline.front(), outline.back())) outline.pop_back();
}

void fill(ImDrawList& list, std::span<const ImVec2> outline, ImU32 colour) {
  list.AddConcavePolyFilled(outline.data(), static_cast<int>(outline.size()), colour);
}

void fill_gradient(ImDrawList& list, std::span<const ImVec2> outline, ImU32 top, ImU32 bottom) {
  if (outline.empty()) return;
  const auto [low, high] = std::ranges::minmax(outline, {}, &ImVec2::y);
  const Since since(list);
  fill(list, outline, top);
  since.recolour(low.y, high.y, top, bottom);
}

void stroke(ImDrawList& list, std::span<const ImVec2> outline, ImU32 colour, float width) {
  list.AddPolyline(outline.data(), static_cast<int>(outline.size()), colour, ImDrawFlags_Closed, width);
}

void glow(ImDrawList& list, Point centre, float rx, float ry, ImU32 colour) {
  // Steps of a bell curve, so that no rim is seen; neighbouring rings share their points.
  constexpr float radii[] = {0.3F, 0.55F, 0.78F, 1};
  constexpr float strength[] = {0.76F, 0.34F, 0.1F, 0};
  constexpr unsigned rings = 4;
  const auto rays = static_cast<unsigned>(4 * arc_steps(std::max(rx, ry) / 2));
  const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
  list.PrimReserve(static_cast<int>(rays * (6 * rings - 3)), static_cast<int>(rays * rings + 1));
  const unsigned middle = list._VtxCurrentIdx;
  const auto point = [&](unsigned ring, unsigned ray) { return middle + 1 + ring * rays + ray % rays; };
  const auto triangle = [&](unsigned a, unsigned b, unsigned c) {
    for (const unsigned index : {a, b, c}) list.PrimWriteIdx(static_cast<ImDrawIdx>(index));
  };
  for (unsigned ray = 0; ray < rays; ++ray) triangle(middle, point(0, ray), point(0, ray + 1));
  for (unsigned ring = 1; ring < rings; ++ring) {
    for (unsigned ray = 0; ray < rays; ++ray) {
      triangle(point(ring - 1, ray), point(ring, ray), point(ring, ray + 1));
      triangle(point(ring - 1, ray), point(ring, ray + 1), point(ring - 1, ray + 1));
    }
  }
  list.PrimWriteVtx(vec(centre), uv, colour);
  for (unsigned ring = 0; ring < rings; ++ring) {
    for (unsigned ray = 0; ray < rays; ++ray) {
      const float a = 2 * pi * static_cast<float>(ray) / static_cast<float>(rays);
      const ImVec2 at{centre.x + rx * radii[ring] * std::cos(a), centre.y + ry * radii[ring] * std::sin(a)};
      list.PrimWriteVtx(at, uv, with_alpha(colour, strength[ring]));
    }
  }
}

void soft_rect(ImDrawList& list, const Rect& at, float radius, float blur, ImU32 colour) {
  const int steps = arc_steps(std::min({radius, at.w / 2, at.h / 2}) + blur);
  const Outline inner = round_outline(at, radius, steps);
  const Outline middle = round_outline(at.inset(-blur * 0.45F), radius + blur * 0.45F, steps);
  const Outline outer = round_outline(at.inset(-blur), radius + blur, steps);
  list.AddConvexPolyFilled(inner.data(), static_cast<int>(inner.size()), colour);
  strip(list, inner, colour, middle, with_alpha(colour, 0.35F));
  strip(list, middle, with_alpha(colour, 0.35F), outer, with_alpha(colour, 0));
}

void hatch(ImDrawList& list, std::span<const ImVec2> outline, float step, ImU32 colour, float width) {
  if (outline.empty()) return;
  // On a rising diagonal x + y stays the same.
  const auto along = [](ImVec2 p) { return p.x + p.y; };
  const auto [low, high] = std::ranges::minmax(outline, {}, along);
  for (float d = along(low) + step; d < along(high); d += step) {
    Outline ends;
    for (std::size_t i = 0; i < outline.size(); ++i) {
      const ImVec2 a = outline[i];
      const ImVec2 b = outline[(i + 1) % outline.size()];
      if ((along(a) <= d) == (along(b) <= d)) continue;
      const float t = (d - along(a)) / (along(b) - along(a));
      ends.push_back({a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t});
    }
    if (ends.size() == 2) list.AddLine(ends[0], ends[1], colour, width);
  }
}

void Since::turn(Point centre, float degrees) const {
  if (degrees == 0) return;
  const float a = degrees * pi / 180;
  const float c = std::cos(a);
  const float s = std::sin(a);
  for (int i = first_; i < list_->VtxBuffer.Size; ++i) {
    ImVec2& p = list_->VtxBuffer[i].pos;
    const float dx = p.x - centre.x;
    const float dy = p.y - centre.y;
    p = {centre.x + dx * c - dy * s, centre.y + dx * s + dy * c};
  }
}

void Since::recolour(float y0, float y1, ImU32 top, ImU32 bottom) const {
  const float height = std::max(1e-3F, y1 - y0);
  for (int i = first_; i < list_->VtxBuffer.Size; ++i) {
    ImDrawVert& vertex = list_->VtxBuffer[i];
    const ImU32 colour = blend(top, bottom, (vertex.pos.y - y0) / height);
    // A fringe vertex has no alpha and keeps it; a body vertex takes the gradient's.
    const bool fringe = (vertex.col & IM_COL32_A_MASK) == 0;
    vertex.col = fringe ? colour & ~IM_COL32_A_MASK : colour;
  }
}

void Since::vanish(float from_y, float to_y) const {
  constexpr float far_beyond = 60;
  for (int i = first_; i < list_->VtxBuffer.Size; ++i) {
    ImDrawVert& vertex = list_->VtxBuffer[i];
    const float t = (vertex.pos.y - from_y) / (to_y - from_y);
    if (t > 0 && std::abs(vertex.pos.y - to_y) < far_beyond) vertex.col = with_alpha(vertex.col, 1 - t);
  }
}

}  // namespace kairo::draw
