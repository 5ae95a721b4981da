#include "web/tables/galleria/board/stone.h"

#include <algorithm>

#include "web/draw/shapes.h"
#include "web/tables/galleria/board/marks.h"

namespace kairo::galleria::table {

using draw::Point;
using draw::Rect;

namespace {

constexpr float way_width = 0.34F;  // share of a cell

/// The strip from a side inwards to the share `depth` of the cell.
Rect strip(const Rect& at, Sides side, float depth, float wide) {
  const float long_side = at.w * depth;
  const float short_side = at.w * wide;
  const Point middle = at.centre();
  switch (side) {
    case north: return {middle.x - short_side / 2, at.y, short_side, long_side};
    case south: return {middle.x - short_side / 2, at.bottom() - long_side, short_side, long_side};
    case west: return {at.x, middle.y - short_side / 2, long_side, short_side};
    default: return {at.right() - long_side, middle.y - short_side / 2, long_side, short_side};
  }
}

void fill_rect(draw::Ui& ui, const Rect& at, ImU32 colour) {
  ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, colour, 1);
}

/// A passage from these sides to the centre: its edge first, then the passage itself.
void draw_ways(draw::Ui& ui, const Rect& at, Sides sides, float depth, bool lit, float alpha) {
  const ImU32 edge = draw::with_alpha(lit ? stone::lit_edge : stone::dark_edge, alpha);
  const ImU32 way = draw::with_alpha(lit ? stone::lit_way : stone::dark_way, alpha);
  const float rim = std::max(0.022F, 1.2F / at.w);
  for (const bool inner : {false, true})
    for (int i = 0; i < side_count; ++i)
      if ((sides & side_at(i)) != 0)
        fill_rect(ui, strip(at, side_at(i), depth + (inner ? 0 : rim), way_width + (inner ? 0 : 2 * rim)),
                  inner ? way : edge);
}

}  // namespace

void draw_tile(draw::Ui& ui, const Rect& at, const galleria::Face& face, Lit lit, float alpha) {
  const draw::NotedPicture noted(ui, "maze card");
  const Rect block = at.inset(std::max(0.5F, at.w * 0.012F));
  draw::fill_gradient(ui.pen(), draw::round_outline(block, at.w * 0.09F), draw::with_alpha(stone::block, alpha),
                      draw::with_alpha(stone::low_block, alpha));
  draw_ways(ui, block, face.through, 0.5F + way_width / 2, lit.through, alpha);
  if (face.mark == 0) return;
  const float depth = face.through == 0 ? 0.5F + way_width / 2 : 0.27F;
  draw_ways(ui, block, face.mark, depth, lit.mark, alpha);
  const Rect stub = strip(block, face.mark, depth, way_width);
  const float radius = std::min(block.w * 0.15F, 16.0F);
  const Point end = face.through == 0 ? block.centre() : stub.centre();
  draw_event_mark(ui, end, radius, face.live, alpha);
}

}  // namespace kairo::galleria::table
