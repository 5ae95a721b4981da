#include "web/draw/light.h"

#include <cmath>
#include <numbers>

namespace kairo::draw {
namespace {

constexpr float pi = std::numbers::pi_v<float>;
constexpr int corner_steps = 6;

void add_arc(Outline& out, Point centre, float radius, float from, float to) {
  for (int i = 0; i <= corner_steps; ++i) {
    const float a = from + (to - from) * static_cast<float>(i) / corner_steps;
    out.push_back({centre.x + radius * std::cos(a), centre.y + radius * std::sin(a)});
  }
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
  Outline out;
  add_arc(out, {at.x + r, at.y + r}, r, pi, pi * 1.5F);
  add_arc(out, {at.right() - r, at.y + r}, r, pi * 1.5F, pi * 2);
  add_arc(out, {at.right() - r, at.bottom() - r}, r, 0, pi * 0.5F);
  add_arc(out, {at.x + r, at.bottom() - r}, r, pi * 0.5F, pi);
  return out;
}

Outline plate_outline(const Rect& at, float radius) {
  const float r = std::max(0.0F, std::min({radius, at.w / 3, at.h / 3}));
  Outline out;
  add_arc(out, {at.x, at.y}, r, pi * 0.5F, 0);
  add_arc(out, {at.right(), at.y}, r, pi, pi * 0.5F);
  add_arc(out, {at.right(), at.bottom()}, r, pi * 1.5F, pi);
  add_arc(out, {at.x, at.bottom()}, r, pi * 2, pi * 1.5F);
  return out;
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
  constexpr int rays = 40;
  const auto ring = [&](float scale) {
    Outline out;
    for (int i = 0; i < rays; ++i) {
      const float a = 2 * pi * static_cast<float>(i) / rays;
      out.push_back({centre.x + rx * scale * std::cos(a), centre.y + ry * scale * std::sin(a)});
    }
    return out;
  };
  // Steps of a bell curve, so that no rim is seen.
  constexpr float radii[] = {0, 0.25F, 0.5F, 0.75F, 1};
  constexpr float strength[] = {1, 0.8F, 0.4F, 0.12F, 0};
  for (int i = 0; i + 1 < 5; ++i)
    strip(list, ring(radii[i]), with_alpha(colour, strength[i]), ring(radii[i + 1]),
          with_alpha(colour, strength[i + 1]));
}

void soft_rect(ImDrawList& list, const Rect& at, float radius, float blur, ImU32 colour) {
  const Outline inner = round_outline(at, radius);
  const Outline middle = round_outline(at.inset(-blur * 0.45F), radius + blur * 0.45F);
  const Outline outer = round_outline(at.inset(-blur), radius + blur);
  list.AddConvexPolyFilled(inner.data(), static_cast<int>(inner.size()), colour);
  strip(list, inner, colour, middle, with_alpha(colour, 0.35F));
  strip(list, middle, with_alpha(colour, 0.35F), outer, with_alpha(colour, 0));
}

void hatch(ImDrawList& list, const Rect& at, float step, ImU32 colour, float width) {
  list.PushClipRect({at.x, at.y}, {at.right(), at.bottom()}, true);
  for (float x = at.x - at.h; x < at.right(); x += step)
    list.AddLine({x, at.bottom()}, {x + at.h, at.y}, colour, width);
  list.PopClipRect();
}

void Since::turn(Point centre, float degrees) const {
  if (degrees == 0) return;
  const float a = degrees * pi / 180;
  const float c = std::cos(a);
  const float s = std::sin(a);
  for (int i = first_; i < list_.VtxBuffer.Size; ++i) {
    ImVec2& p = list_.VtxBuffer[i].pos;
    const float dx = p.x - centre.x;
    const float dy = p.y - centre.y;
    p = {centre.x + dx * c - dy * s, centre.y + dx * s + dy * c};
  }
}

void Since::recolour(float y0, float y1, ImU32 top, ImU32 bottom) const {
  const float height = std::max(1e-3F, y1 - y0);
  for (int i = first_; i < list_.VtxBuffer.Size; ++i) {
    ImDrawVert& vertex = list_.VtxBuffer[i];
    const ImU32 colour = blend(top, bottom, (vertex.pos.y - y0) / height);
    // A fringe vertex has no alpha and keeps it; a body vertex takes the gradient's.
    const bool fringe = (vertex.col & IM_COL32_A_MASK) == 0;
    vertex.col = fringe ? colour & ~IM_COL32_A_MASK : colour;
  }
}

}  // namespace kairo::draw
