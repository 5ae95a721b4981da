#include "web/tables/galleria/board/stone.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/draw/shapes.h"
#include "web/tables/galleria/board/marks.h"

namespace kairo::galleria::table {

using draw::Point;
using draw::Rect;

namespace {

constexpr float farthest = 9;    // cells; from there on the light falls off no more
constexpr float alcove = 0.21F;  // depth of the passage to an event mark, as a share of a cell
constexpr float half = 0.5F;     // from the middle to the edge, in cells

ImU32 between(const draw::Ui& ui, const stone::Shade& near, const stone::Shade& far, float distance) {
  return draw::blend(stone::seen(ui, near), stone::seen(ui, far), distance / farthest);
}

ImU32 cap_colour(const draw::Ui& ui, Falling light) {
  return draw::blend(stone::seen(ui, stone::cold_cap), between(ui, stone::near_cap, stone::far_cap, light.distance),
                     light.strength);
}

/// Changes from the side of the middle outwards.
void fill_outwards(draw::Ui& ui, const Rect& at, Sides side, ImU32 inner, ImU32 outer) {
  const ImU32 top_left = (side & (north | west)) != 0 ? outer : inner;
  const ImU32 low_right = (side & (north | west)) != 0 ? inner : outer;
  const bool level = (side & (east | west)) != 0;
  ui.pen().AddRectFilledMultiColor({at.x, at.y}, {at.right(), at.bottom()}, top_left, level ? low_right : top_left,
                                   low_right, level ? top_left : low_right);
}

/// Passages of a card that meet in the middle, or the way to its mark.
struct Ways {
  Rect at;
  Sides sides = 0;
  LitCard lit;
  float from = 0;  ///< where they begin, from the middle
  float width = way_width;
};

using Colour = ImU32 (*)(const draw::Ui&, Falling);

/// One layer of all passages: they overlap, so each layer is whole before the next one.
void draw_layer(draw::Ui& ui, const Ways& ways, float rim, Colour colour) {
  const float unit = ways.at.w;
  const float wide = ways.width + 2 * rim / unit;
  const bool meet = ways.from == 0;
  const float begin = meet ? wide / 2 : ways.from - rim / unit;
  const ImU32 inner = colour(ui, ways.lit.centre);
  if (meet) fill_rect(ui, passage(ways.at, north, -wide / 2, wide / 2, wide), inner);
  for (int i = 0; i < side_count; ++i) {
    const Sides side = side_at(i);
    if ((ways.sides & side) == 0) continue;
    const float end = ((ways.lit.on | ways.lit.mouths) & side) != 0 ? half : half - 1 / unit;
    const ImU32 outer = colour(ui, ways.lit.sides[i]);
    fill_outwards(ui, passage(ways.at, side, begin, end, wide), side, meet ? inner : outer, outer);
  }
}

/// Joints between the stones of the floor.
void draw_flags(draw::Ui& ui, const Ways& ways) {
  const float line = 1 / ways.at.w;
  for (int i = 0; i < side_count; ++i) {
    const Sides side = side_at(i);
    if ((ways.sides & side) == 0 || ways.lit.sides[i].strength < 1) continue;
    const ImU32 colour = draw::with_alpha(stone::seen(ui, stone::flag), 0.28F);
    for (const float along : {0.34F, 0.16F})
      if (along > 0.3F || ways.at.w >= least_detailed)
        fill_rect(ui, passage(ways.at, side, along, along + line, way_width), colour);
  }
}

void draw_ways(draw::Ui& ui, const Ways& ways) {
  const float unit = ways.at.w;
  const float cap = std::max(1.0F, on_pixel(unit * 0.016F));
  const float wall = (walled_width - way_width) / 2 * unit;
  if (ways.from == 0)
    draw_layer(ui, ways, wall, [](const draw::Ui& in, Falling) { return stone::seen(in, stone::trench); });
  draw_layer(ui, ways, cap, cap_colour);
  draw_layer(ui, ways, 0, floor_colour);
}

/// Courses of brick, each with its joints half a brick further.
void draw_bricks(draw::Ui& ui, const Rect& at) {
  const ImU32 colour = stone::seen(ui, stone::brick);
  constexpr int courses = 7;
  constexpr int bricks = 3;
  const float high = at.h / courses;
  for (int row = 0; row < courses; ++row) {
    const float y = on_pixel(at.y + static_cast<float>(row) * high);
    if (row > 0) fill_rect(ui, {at.x, y, at.w, 1}, colour);
    for (int i = 0; i < bricks; ++i) {
      const float share = (static_cast<float>(i) + (row % 2 == 0 ? 0.5F : 1.0F)) / bricks;
      if (share < 1) fill_rect(ui, {on_pixel(at.x + at.w * share), y, 1, high}, colour);
    }
  }
}

void draw_block(draw::Ui& ui, const Rect& at) {
  const float unit = at.w;
  const float round = unit * 0.06F;
  const Rect block = at.inset(std::max(0.75F, unit * 0.014F));
  Rect shade = block;
  shade.y += std::max(1.0F, unit * 0.03F);
  draw::fill(ui.pen(), draw::round_outline(shade, round), draw::with_alpha(stone::block_shadow, 0.7F));
  draw::fill_gradient(ui.pen(), draw::round_outline(block, round), stone::seen(ui, stone::rock),
                      stone::seen(ui, stone::low_rock));
  if (unit >= least_detailed) draw_bricks(ui, block.inset(round * 0.5F, 0));
  fill_rect(ui, {block.x + round, block.y, block.w - 2 * round, 1}, stone::seen(ui, stone::ridge));
}

/// Two posts at each mouth.
void draw_posts(draw::Ui& ui, const Rect& at, Sides mouths) {
  const float post = std::max(4.0F, on_pixel(at.w * 0.085F)) / at.w;
  for (int i = 0; i < side_count; ++i) {
    if ((mouths & side_at(i)) == 0) continue;
    const Rect both = passage(at, side_at(i), half - post, half, way_width + post);
    const bool lying = (side_at(i) & (north | south)) != 0;
    const float size = lying ? both.h : both.w;
    for (const Point low : {Point{both.x, both.y}, Point{both.right() - size, both.bottom() - size}}) {
      fill_rect(ui, {low.x, low.y, size, size}, stone::seen(ui, stone::post_edge));
      fill_rect(ui, Rect{low.x, low.y, size, size}.inset(1), stone::seen(ui, stone::post));
    }
  }
}

}  // namespace

ImU32 stone::seen(const draw::Ui& ui, const Shade& shade) {
  return ui.contrast() == draw::Contrast::high ? shade.high : shade.usual;
}

float on_pixel(float length) {
  const float ratio = ImGui::GetIO().DisplayFramebufferScale.x;
  return std::round(length * ratio + 0.01F) / ratio;
}

void fill_rect(draw::Ui& ui, const Rect& at, ImU32 colour) {
  ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, colour);
}

void dash(draw::Pen& pen, std::span<const ImVec2> outline, float length, ImU32 colour, float width) {
  draw::Outline drawn{outline.front()};
  float left = length;  // of this dash or gap
  bool gap = false;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    ImVec2 at = outline[i];
    const ImVec2 end = outline[(i + 1) % outline.size()];
    for (float whole = std::hypot(end.x - at.x, end.y - at.y); whole > left; whole -= left, left = length) {
      at = {at.x + (end.x - at.x) * left / whole, at.y + (end.y - at.y) * left / whole};
      if (!gap) drawn.push_back(at), draw::line(pen, drawn, {.colour = colour, .width = width});
      gap = !gap;
      drawn = {at};
    }
    left -= std::hypot(end.x - at.x, end.y - at.y);
    drawn.push_back(end);
  }
}

Rect passage(const Rect& at, Sides side, float from, float to, float wide) {
  if ((side & (north | west)) != 0) from = -std::exchange(to, -from);
  const bool level = (side & (east | west)) != 0;
  const Point low = at.centre() + (level ? Point{from, -wide / 2} : Point{-wide / 2, from}) * at.w;
  const Point high = at.centre() + (level ? Point{to, wide / 2} : Point{wide / 2, to}) * at.w;
  const float left = on_pixel(low.x);
  const float top = on_pixel(low.y);
  return {left, top, on_pixel(high.x) - left, on_pixel(high.y) - top};
}

ImU32 floor_colour(const draw::Ui& ui, Falling light) {
  return draw::blend(stone::seen(ui, stone::cold_floor),
                     between(ui, stone::near_floor, stone::far_floor, light.distance), light.strength);
}

void draw_spill(draw::Ui& ui, const Rect& at, Sides mouths) {
  for (int i = 0; i < side_count; ++i)
    if ((mouths & side_at(i)) != 0) {
      const Point end = passage(at, side_at(i), half, half + 0.08F, way_width).centre();
      draw::glow(ui.pen(), end, at.w * 0.5F, at.w * 0.5F, draw::with_alpha(stone::lamp, 0.55F));
    }
}

void draw_laid(draw::Ui& ui, const Rect& at, const galleria::Face& face, const LitCard& lit) {
  const draw::NotedPicture noted(ui, "maze card");
  draw_block(ui, at);
  const bool only_mark = face.through == 0;
  const Ways ways{at, only_mark ? face.mark : face.through, lit};
  draw_ways(ui, ways);
  if (!only_mark) draw_flags(ui, ways);
  draw_posts(ui, at, lit.mouths);
  if (face.mark == 0) return;
  if (!only_mark) draw_ways(ui, {at, face.mark, lit, half - alcove, way_width * 0.8F});
  const float radius = std::max(6.5F, std::min(at.w * 0.115F, 16.0F));
  const float off = only_mark ? 0.0F : half - std::max(alcove / 2, radius / at.w);
  draw_event_mark(ui, passage(at, face.mark, off, off, 0).centre(), radius, face.live);
}

void draw_tile(draw::Ui& ui, const Rect& at, const galleria::Face& face, Lit lit, float alpha) {
  const draw::DrawRange drawn(ui.pen());
  LitCard card{.centre = {lit.through ? 1.0F : 0.0F, 2}, .on = face.open()};
  card.sides.fill(card.centre);
  if (face.mark != 0 && !lit.mark)
    for (int i = 0; i < side_count; ++i)
      if ((face.mark & side_at(i)) != 0) card.sides[i] = {};
  draw_laid(ui, at, face, card);
  if (alpha < 1) drawn.fade(alpha);
}

void draw_ghost(draw::Ui& ui, const Rect& at, const galleria::Face& face) {
  const Ways ways{.at = at, .sides = face.open(), .lit = {.on = face.open()}};
  const auto chalk = [](const draw::Ui& in, Falling) {
    return draw::blend(stone::seen(in, stone::empty), stone::seen(in, stone::near_cap), 0.75F);
  };
  const auto plan = [](const draw::Ui& in, Falling) {
    return draw::blend(stone::seen(in, stone::empty), stone::seen(in, stone::near_cap), 0.16F);
  };
  draw_layer(ui, ways, 1, chalk);
  draw_layer(ui, ways, 0, plan);
}

}  // namespace kairo::galleria::table
