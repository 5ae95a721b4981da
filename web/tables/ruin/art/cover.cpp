#include "web/draw/painter.h"
#include "web/tables/ruin/table.h"

namespace kairo::ruin::table {

using draw::fill;
using draw::fill_gradient;
using draw::hatch;
using draw::Outline;
using draw::Painter;
using draw::Point;
using draw::Rect;
using draw::Ui;
using draw::with_alpha;

namespace {

constexpr ImU32 pencil = IM_COL32(74, 62, 66, 255);
constexpr float cell = 26;

constexpr std::string_view sheet =
    "M -92 -84 L -70 -90 L -52 -85 L -26 -92 L -8 -87 L 20 -93 L 44 -86 L 62 -91 L 90 -86 L 94 -62 L 88 -40 L 93 -14 "
    "L 87 10 L 94 34 L 88 58 L 92 84 L 66 91 L 46 84 L 34 92 L 8 86 L -16 93 L -38 85 L -60 92 L -90 86 L -94 62 "
    "L -87 40 L -93 12 L -88 -14 L -94 -38 L -88 -60 Z";
constexpr std::string_view gate = "M -10 12 L -10 -2 C -10 -16 10 -16 10 -2 L 10 12 Z";
constexpr std::string_view pine =
    "M 0 -100 L 50 -20 L 26 -24 L 66 50 L 12 42 L 12 96 L -12 96 L -12 42 L -66 50 L -26 -24 L -50 -20 Z";

struct Cell {
  float column;
  float row;
};
// Two shapes that have been drawn in, counted in cells from the middle.
constexpr Cell walls[] = {{-3, -2}, {-2, -2}, {-2, -1}, {-2, 0}};
constexpr Cell water[] = {{1, 0}, {1, 1}, {2, 1}, {0, 1}};

void shade_cells(const Painter& painter, std::span<const Cell> cells, ImU32 colour) {
  for (const Cell& c : cells) {
    const Point low{c.column * cell, c.row * cell};
    const Outline box{vec(painter.to_screen(low)), vec(painter.to_screen(low + Point{cell, 0})),
                      vec(painter.to_screen(low + Point{cell, cell})), vec(painter.to_screen(low + Point{0, cell}))};
    fill(painter.pen(), box, with_alpha(colour, 0.4F));
    hatch(painter.pen(), box, std::max(3.0F, painter.pixels(7)), colour, std::max(1.0F, painter.pixels(2)));
  }
}

void draw_grid(const Painter& painter) {
  for (int i = -3; i <= 3; ++i) {
    const float at = static_cast<float>(i) * cell;
    const float end = 3 * cell;
    painter.pen().AddLine(vec(painter.to_screen({at, -end})), vec(painter.to_screen({at, end})),
                          with_alpha(pencil, 0.4F), 1);
    painter.pen().AddLine(vec(painter.to_screen({-end, at})), vec(painter.to_screen({end, at})),
                          with_alpha(pencil, 0.4F), 1);
  }
}

void draw_gate(const Painter& painter, Point at, float turn) {
  const Painter here = painter.at(at, 1, turn);
  here.fill(gate, IM_COL32(150, 116, 74, 255), IM_COL32(104, 76, 52, 255));
  here.line(gate, pencil, painter.line_width());
}

}  // namespace

void draw_cover(Ui& ui, const Rect& at) {
  draw::Pen& pen = ui.pen();
  fill_gradient(pen, round_outline(at, 0), IM_COL32(52, 74, 66, 255), IM_COL32(22, 32, 36, 255));
  const Painter painter(pen, at.centre(), std::min(at.w, at.h) * 0.47F);
  painter.glow({0, -20}, 240, IM_COL32(255, 206, 120, 90));
  const Painter map = painter.at({0, 0}, 0.98F, -5);
  map.at({4, 6}, 1).fill(sheet, IM_COL32(10, 16, 18, 150));
  map.fill(sheet, IM_COL32(246, 232, 198, 255), IM_COL32(222, 196, 146, 255));
  map.line(sheet, IM_COL32(140, 108, 66, 255), painter.line_width() * 0.7F);
  draw_grid(map);
  shade_cells(map, walls, IM_COL32(150, 92, 70, 255));
  shade_cells(map, water, IM_COL32(62, 122, 150, 255));
  draw_gate(map, {-2.5F * cell, -3 * cell}, 0);
  draw_gate(map, {1.5F * cell, 3 * cell}, 180);
  draw_gate(map, {3 * cell, -1.5F * cell}, 90);
  // The way that has been walked, from gate to treasure.
  const std::string_view way = "M 65 -39 L 13 -39 L 13 -13 L -13 -13 L -13 39 L -39 39";
  map.line(way, IM_COL32(196, 66, 48, 255), std::max(1.75F, painter.pixels(5)));
  map.line("M -48 30 L -30 48 M -30 30 L -48 48", IM_COL32(196, 66, 48, 255), std::max(2.0F, painter.pixels(6)));
  for (const Point p : {Point{39, -62}, Point{52, -52}, Point{65, 14}})
    map.at(p, 0.13F).fill(pine, IM_COL32(74, 118, 82, 255), IM_COL32(48, 86, 66, 255));
}

}  // namespace kairo::ruin::table
