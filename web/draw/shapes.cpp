#include "web/draw/shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "web/draw/round.h"
#include "web/draw/tints.h"

namespace kairo::draw {
namespace {

constexpr float pi = std::numbers::pi_v<float>;

/// Adds a quarter of a circle, clockwise from its rightmost point turned by so many quarters.
void add_quarter(Outline& out, Point centre, float radius, int quarters, int steps) {
  for (const ImVec2 unit : unit_quarter(steps)) {
    const ImVec2 at = turned(unit, quarters);
    out.push_back({centre.x + radius * at.x, centre.y + radius * at.y});
  }
}

/// A strip joins outlines with the same number of points, whatever their radius: so the steps can be given.
Outline round_outline(const Rect& at, float radius, int steps) {
  const float r = std::max(0.0F, std::min({radius, at.w / 2, at.h / 2}));
  Outline out;
  out.reserve(static_cast<std::size_t>(4 * (steps + 1)));
  add_quarter(out, {at.x + r, at.y + r}, r, 2, steps);
  add_quarter(out, {at.right() - r, at.y + r}, r, 3, steps);
  add_quarter(out, {at.right() - r, at.bottom() - r}, r, 0, steps);
  add_quarter(out, {at.x + r, at.bottom() - r}, r, 1, steps);
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

/// The band between two outlines with the same number of points, from one colour to the other.
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

/// Splits triangles of a draw list along a height.
class Splitter {
 public:
  Splitter(ImDrawList& list, float y) : list_(list), y_(y) {}

  /// All of them from this index on.
  void split_from(unsigned first) {
    const std::vector<ImDrawIdx> old(list_.IdxBuffer.begin() + first, list_.IdxBuffer.end());
    list_.IdxBuffer.resize(static_cast<int>(first));
    for (ImDrawCmd& command : list_.CmdBuffer) {
      const unsigned end = command.IdxOffset + command.ElemCount;
      if (end < first) continue;
      const unsigned begin = std::max(command.IdxOffset, first);
      if (command.IdxOffset >= first) command.IdxOffset = static_cast<unsigned>(list_.IdxBuffer.Size);
      for (unsigned i = begin; i + 2 < end; i += 3) split(&old[i - first]);
      command.ElemCount = static_cast<unsigned>(list_.IdxBuffer.Size) - command.IdxOffset;
    }
    // The list appends at these.
    list_._VtxCurrentIdx = static_cast<unsigned>(list_.VtxBuffer.Size);
    list_._VtxWritePtr = list_.VtxBuffer.end();
    list_._IdxWritePtr = list_.IdxBuffer.end();
  }

 private:
  [[nodiscard]] bool is_above(ImDrawIdx point) const { return at(point).pos.y < y_; }
  [[nodiscard]] const ImDrawVert& at(ImDrawIdx point) const { return list_.VtxBuffer[static_cast<int>(point)]; }

  void add(ImDrawIdx a, ImDrawIdx b, ImDrawIdx c) {
    for (const ImDrawIdx point : {a, b, c}) list_.IdxBuffer.push_back(point);
  }

  void split(const ImDrawIdx* corners) {
    for (int i = 0; i < 3; ++i) {
      const ImDrawIdx alone = corners[i];
      const ImDrawIdx next = corners[(i + 1) % 3];
      const ImDrawIdx last = corners[(i + 2) % 3];
      if (is_above(alone) == is_above(next) || is_above(alone) == is_above(last)) continue;
      const ImDrawIdx to_next = between(alone, next);
      const ImDrawIdx to_last = between(alone, last);
      add(alone, to_next, to_last);
      add(to_next, next, last);
      add(to_next, last, to_last);
      return;
    }
    add(corners[0], corners[1], corners[2]);
  }

  /// A new point at the height, on the line between two.
  ImDrawIdx between(ImDrawIdx a, ImDrawIdx b) {
    const ImDrawVert& from = at(a);
    const ImDrawVert& to = at(b);
    const float t = (y_ - from.pos.y) / (to.pos.y - from.pos.y);
    const auto mix = [t](float p, float q) { return p + (q - p) * t; };
    const ImDrawVert point{{mix(from.pos.x, to.pos.x), y_},
                           {mix(from.uv.x, to.uv.x), mix(from.uv.y, to.uv.y)},
                           blend(from.col, to.col, t)};
    list_.VtxBuffer.push_back(point);
    return static_cast<ImDrawIdx>(list_.VtxBuffer.Size - 1);
  }

  ImDrawList& list_;
  float y_;
};

Outline circle_outline(Point centre, float radius) {
  return draw::round_outline({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, radius);
}

}  // namespace

ImU32 with_alpha(ImU32 colour, float factor) {
  const float alpha = static_cast<float>(colour >> IM_COL32_A_SHIFT) * std::clamp(factor, 0.0F, 1.0F);
  return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha + 0.5F) << IM_COL32_A_SHIFT);
}

ImU32 blend(ImU32 a, ImU32 b, float t) { return channelwise(a, b, std::clamp(t, 0.0F, 1.0F), false); }
ImU32 lighter(ImU32 colour, float t) { return channelwise(colour, tint::warm_white, t, true); }
ImU32 darker(ImU32 colour, float t) { return channelwise(colour, tint::warm_black, t, true); }

Outline round_outline(const Rect& at, float radius) {
  const float r = std::max(0.0F, std::min({radius, at.w / 2, at.h / 2}));
  Outline out = round_outline(at, radius, quarter_steps(r));
  drop_duplicates(out, true);
  return out;
}

Outline plate_outline(const Rect& at, float radius) {
  const float r = std::max(0.0F, std::min({radius, at.w / 3, at.h / 3}));
  const int steps = quarter_steps(r);
  Outline out;
  // The quarters run counter-clockwise.
  const auto add_reversed = [&](Point centre, int quarters) {
    add_quarter(out, centre, r, quarters, steps);
    std::reverse(out.end() - steps - 1, out.end());
  };
  add_reversed({at.x, at.y}, 0);
  add_reversed({at.right(), at.y}, 1);
  add_reversed({at.right(), at.bottom()}, 2);
  add_reversed({at.x, at.bottom()}, 3);
  return out;
}

void drop_duplicates(Outline& outline, bool closed) {
  const auto coincide = [](ImVec2 a, ImVec2 b) {
    const ImVec2 apart{a.x - b.x, a.y - b.y};
    return apart.x * apart.x + apart.y * apart.y <= 0.05F * 0.05F;
  };
  outline.erase(std::unique(outline.begin(), outline.end(), coincide), outline.end());
  while (closed && outline.size() > 1 && coincide(outline.front(), outline.back())) outline.pop_back();
}

void fill(Pen& pen, std::span<const ImVec2> outline, ImU32 colour) { fill_gradient(pen, outline, colour, colour); }

void fill_gradient(Pen& pen, std::span<const ImVec2> outline, ImU32 top, ImU32 bottom, Triangles* known) {
  if (outline.empty()) return;
  fill_outline(pen.list(), outline, top, bottom, known);
  if (pen.recorder() != nullptr) pen.recorder()->fill(outline, top, bottom, pen.clip());
}

void stroke(Pen& pen, std::span<const ImVec2> outline, ImU32 colour, float width) {
  line(pen, outline, {.colour = colour, .width = width, .closed = true});
}

void line(Pen& pen, std::span<const ImVec2> points, const LineStyle& style) {
  if (points.empty()) return;
  ImDrawList& list = pen.list();
  list.AddPolyline(points.data(), static_cast<int>(points.size()), style.colour,
                   style.closed ? ImDrawFlags_Closed : ImDrawFlags_None, style.width);
  if (style.round_ends)
    for (const ImVec2 end : {points.front(), points.back()})
      list.AddCircleFilled(end, style.width / 2, style.colour, 10);
  if (pen.recorder() != nullptr) pen.recorder()->stroke(points, style, pen.clip());
}

void disc(Pen& pen, Point centre, float radius, ImU32 top, ImU32 bottom) {
  fill_outline(pen.list(), circle_outline(centre, radius), top, bottom);
  if (pen.recorder() != nullptr) pen.recorder()->fill(Circle{centre, radius}, top, bottom, pen.clip());
}

void ring(Pen& pen, Point centre, float radius, ImU32 colour, float width) {
  const Outline outline = circle_outline(centre, radius);
  pen.list().AddPolyline(outline.data(), static_cast<int>(outline.size()), colour, ImDrawFlags_Closed, width);
  if (pen.recorder() != nullptr)
    pen.recorder()->stroke(Circle{centre, radius}, {.colour = colour, .width = width}, pen.clip());
}

void glow(Pen& pen, Point centre, float rx, float ry, ImU32 colour) {
  if (pen.recorder() != nullptr) pen.recorder()->glow(centre, rx, ry, colour, pen.clip());
  ImDrawList& list = pen.list();
  // Neighbouring rings share their vertices.
  constexpr auto rings = static_cast<unsigned>(glow_stops.size());
  const int steps = quarter_steps(std::max(rx, ry) / 2);
  const auto rays = static_cast<unsigned>(4 * steps);
  const ImVec2 uv = ImGui::GetFontTexUvWhitePixel();
  list.PrimReserve(static_cast<int>(rays * (6 * rings - 3)), static_cast<int>(rays * rings + 1));
  const unsigned middle = list._VtxCurrentIdx;
  const auto vertex = [&](unsigned ring, unsigned ray) { return middle + 1 + ring * rays + ray % rays; };
  const auto triangle = [&](unsigned a, unsigned b, unsigned c) {
    for (const unsigned index : {a, b, c}) list.PrimWriteIdx(static_cast<ImDrawIdx>(index));
  };
  for (unsigned ray = 0; ray < rays; ++ray) triangle(middle, vertex(0, ray), vertex(0, ray + 1));
  for (unsigned ring = 1; ring < rings; ++ring) {
    for (unsigned ray = 0; ray < rays; ++ray) {
      triangle(vertex(ring - 1, ray), vertex(ring, ray), vertex(ring, ray + 1));
      triangle(vertex(ring - 1, ray), vertex(ring, ray + 1), vertex(ring - 1, ray + 1));
    }
  }
  list.PrimWriteVtx(vec(centre), uv, colour);
  const std::span<const ImVec2> quarter = unit_quarter(steps).first(static_cast<std::size_t>(steps));
  for (const GlowStop& stop : glow_stops) {
    const ImU32 faded = with_alpha(colour, stop.strength);
    for (int quarters = 0; quarters < 4; ++quarters) {
      for (const ImVec2 unit : quarter) {
        const ImVec2 ray = turned(unit, quarters);
        list.PrimWriteVtx({centre.x + rx * stop.radius * ray.x, centre.y + ry * stop.radius * ray.y}, uv, faded);
      }
    }
  }
}

void soft_rect(Pen& pen, const Rect& at, float radius, float blur, ImU32 colour) {
  if (pen.recorder() != nullptr) pen.recorder()->soft_rect({at, radius}, blur, colour, pen.clip());
  const int steps = quarter_steps(std::min({radius, at.w / 2, at.h / 2}) + blur);
  const Outline inner = round_outline(at, radius, steps);
  const Outline middle = round_outline(at.inset(-blur * 0.45F), radius + blur * 0.45F, steps);
  const Outline outer = round_outline(at.inset(-blur), radius + blur, steps);
  pen.list().AddConvexPolyFilled(inner.data(), static_cast<int>(inner.size()), colour);
  strip(pen.list(), inner, colour, middle, with_alpha(colour, 0.35F));
  strip(pen.list(), middle, with_alpha(colour, 0.35F), outer, with_alpha(colour, 0));
}

void hatch(Pen& pen, std::span<const ImVec2> outline, float step, ImU32 colour, float width) {
  if (outline.empty()) return;
  // x + y is constant along a rising diagonal.
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
    if (ends.size() == 2) pen.AddLine(ends[0], ends[1], colour, width);
  }
}

DrawRange::DrawRange(Pen& pen)
    : list_(&pen.list()),
      recorder_(pen.recorder()),
      mark_(recorder_ != nullptr ? recorder_->mark() : 0),
      first_vertex_(list_->VtxBuffer.Size),
      first_index_(static_cast<unsigned>(list_->IdxBuffer.Size)) {}

void DrawRange::rotate(Point centre, float degrees) const {
  if (degrees == 0) return;
  if (recorder_ != nullptr) recorder_->rotate(mark_, centre, degrees);
  const float a = degrees * pi / 180;
  const float c = std::cos(a);
  const float s = std::sin(a);
  for (int i = first_vertex_; i < list_->VtxBuffer.Size; ++i) {
    ImVec2& p = list_->VtxBuffer[i].pos;
    const float dx = p.x - centre.x;
    const float dy = p.y - centre.y;
    p = {centre.x + dx * c - dy * s, centre.y + dx * s + dy * c};
  }
}

void DrawRange::narrow(float x, float part) const {
  for (int i = first_vertex_; i < list_->VtxBuffer.Size; ++i) {
    float& point = list_->VtxBuffer[i].pos.x;
    point = x + (point - x) * part;
  }
}

void DrawRange::lift(Point centre, float pixels, float size) const {
  for (int i = first_vertex_; i < list_->VtxBuffer.Size; ++i) {
    ImVec2& p = list_->VtxBuffer[i].pos;
    p = {centre.x + (p.x - centre.x) * size, centre.y + (p.y - centre.y) * size - pixels};
  }
}

void DrawRange::lighten(float part) const {
  for (int i = first_vertex_; i < list_->VtxBuffer.Size; ++i) {
    ImU32& colour = list_->VtxBuffer[i].col;
    colour = lighter(colour, part);
  }
}

void DrawRange::fade(float part) const {
  for (int i = first_vertex_; i < list_->VtxBuffer.Size; ++i) {
    ImU32& colour = list_->VtxBuffer[i].col;
    colour = with_alpha(colour, part);
  }
}

void DrawRange::fade_out(float from_y, float to_y) const {
  split_at(from_y);
  split_at(to_y);
  for (int i = first_vertex_; i < list_->VtxBuffer.Size; ++i) {
    ImDrawVert& vertex = list_->VtxBuffer[i];
    const float t = (vertex.pos.y - from_y) / (to_y - from_y);
    if (t > 0) vertex.col = with_alpha(vertex.col, std::max(0.0F, 1 - t));
  }
}

void DrawRange::split_at(float y) const { Splitter(*list_, y).split_from(first_index_); }

}  // namespace kairo::draw
