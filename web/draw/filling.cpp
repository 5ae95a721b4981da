#include "web/draw/filling.h"

#include <algorithm>

#include "web/draw/shapes.h"

namespace kairo::draw {
namespace {

/// Turns nowhere to the left, and runs around its inside once.
bool is_convex(std::span<const ImVec2> outline) {
  int turns = 0;  // between going to the left and to the right
  ImVec2 before = outline[outline.size() - 2];
  ImVec2 here = outline.back();
  float last_dx = 0;
  for (const ImVec2 next : outline) {
    const ImVec2 come{here.x - before.x, here.y - before.y};
    const ImVec2 go{next.x - here.x, next.y - here.y};
    if (come.x * go.y - come.y * go.x < 0) return false;
    if (go.x != 0) {
      if (last_dx * go.x < 0) ++turns;
      last_dx = go.x;
    }
    before = here;
    here = next;
  }
  // An outline that runs around twice has two more.
  return turns <= 2;
}

/// Gives vertices from `first` on their colour between `top` at y0 and `bottom` at y1.
void colour_by_height(ImDrawList& list, int first, float y0, float y1, ImU32 top, ImU32 bottom) {
  const float height = std::max(1e-3F, y1 - y0);
  for (int i = first; i < list.VtxBuffer.Size; ++i) {
    ImDrawVert& vertex = list.VtxBuffer[i];
    const ImU32 colour = blend(top, bottom, (vertex.pos.y - y0) / height);
    // A vertex of the smoothed edge has no alpha and keeps it; the others take the gradient's.
    const bool edge = (vertex.col & IM_COL32_A_MASK) == 0;
    vertex.col = edge ? colour & ~IM_COL32_A_MASK : colour;
  }
}

/// Adds vertices and triangles. Dear ImGui makes the same vertices for each outline, convex or not: two for each point.
/// Its triangles begin with those of the inside.
void add_triangles(ImDrawList& list, std::span<const ImVec2> outline, ImU32 colour, Triangles* known) {
  constexpr ImDrawIdx vertices = 2;
  const auto size = static_cast<int>(outline.size());
  const std::size_t corners = 3 * (outline.size() - 2);
  const int first = list.IdxBuffer.Size;
  const auto base = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
  if (known != nullptr && known->size() == corners) {
    list.AddConvexPolyFilled(outline.data(), size, colour);
    for (std::size_t i = 0; i < corners; ++i)
      list.IdxBuffer[first + static_cast<int>(i)] = base + (*known)[i] * vertices;
    return;
  }
  if (is_convex(outline)) return list.AddConvexPolyFilled(outline.data(), size, colour);
  list.AddConcavePolyFilled(outline.data(), size, colour);
  if (known == nullptr) return;
  known->clear();
  for (std::size_t i = 0; i < corners; ++i)
    known->push_back((list.IdxBuffer[first + static_cast<int>(i)] - base) / vertices);
}

}  // namespace

void fill_outline(ImDrawList& list, std::span<const ImVec2> outline, ImU32 top, ImU32 bottom, Triangles* known) {
  if (outline.size() < 3 || (top & IM_COL32_A_MASK) == 0) return;
  const int first = list.VtxBuffer.Size;
  add_triangles(list, outline, top, known);
  if (top == bottom) return;
  const auto [low, high] = std::ranges::minmax(outline, {}, &ImVec2::y);
  colour_by_height(list, first, low.y, high.y, top, bottom);
}

}  // namespace kairo::draw
