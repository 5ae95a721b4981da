#include "web/draw/painter.h"
#include "web/tables/ruin/board/corridor.h"
#include "web/tables/ruin/pieces.h"
#include "web/tables/ruin/table.h"
#include "web/tables/ruin/tints.h"

namespace kairo::ruin::table {

using draw::fill_gradient;
using draw::Painter;
using draw::Point;
using draw::Rect;
using draw::Ui;

namespace {

constexpr std::string_view sheet =
    "M -92 -84 L -70 -90 L -52 -85 L -26 -92 L -8 -87 L 20 -93 L 44 -86 L 62 -91 L 90 -86 L 94 -62 L 88 -40 L 93 -14 "
    "L 87 10 L 94 34 L 88 58 L 92 84 L 66 91 L 46 84 L 34 92 L 8 86 L -16 93 L -38 85 L -60 92 L -90 86 L -94 62 "
    "L -87 40 L -93 12 L -88 -14 L -94 -38 L -88 -60 Z";

/// The corner of a map: passages, walls, gates, a gem, and where the explorer has come from on its way to it.
constexpr std::string_view rows[] = {
    "A-#--- ", " -  #G ", " ----#-", "##- www", " --   w", " -  #ww", "A--  E ",
};
constexpr float cell = 25;
constexpr float tilt = -5;  // degrees

void draw_corner(Ui& ui, const Lattice& at) {
  Inked inked;
  const auto for_marks = [](auto visit) {
    for (int row = 0; row < static_cast<int>(std::size(rows)); ++row)
      for (int column = 0; column < static_cast<int>(rows[row].size()); ++column)
        visit(cell_at(row, column), rows[row][static_cast<std::size_t>(column)]);
  };
  for_marks([&](Cell where, char mark) {
    if (mark != ' ') (mark == '#' ? inked.walls : inked.passages) |= only_cell(where);
    if (mark == 'w' || mark == 'E') inked.light |= only_cell(where);
  });
  draw_inked(ui, at, inked);
  for_marks([&](Cell where, char mark) {
    const Rect box = at.cell(where);
    if (mark == 'A') draw_gate(ui, box);
    if (mark == 'E') draw_entrance(ui, box);
    if (mark == 'G') draw_gem(ui, box.centre(), box.w * 0.4F);
  });
}

}  // namespace

void draw_cover(Ui& ui, const Rect& at) {
  draw::Pen& pen = ui.pen();
  fill_gradient(pen, round_outline(at, 0), tint::forest, tint::deep_forest);
  const Painter painter(pen, at.centre(), std::min(at.w, at.h) * 0.47F);
  painter.glow({0, -20}, 240, tint::table_glow);
  const Painter map = painter.at({0, 0}, 0.98F, tilt);
  map.at({4, 6}, 1).fill(sheet, tint::sheet_shadow);
  map.fill(sheet, tint::sheet, tint::low_sheet);
  map.line(sheet, tint::sheet_edge, painter.line_width() * 0.7F);
  const float unit = map.pixels(cell);
  const Lattice corner{at.centre() - Point{unit, unit} * (px(std::size(rows)) / 2), unit};
  const draw::DrawRange drawn(pen);
  draw_corner(ui, corner);
  const Point explorer = corner.cell(cell_at(3, 4)).centre();
  draw::glow(pen, explorer, unit, unit, tint::lantern_glow);
  draw_explorer(ui, explorer, unit * 0.8F, 0);
  drawn.rotate(at.centre(), tilt);
}

}  // namespace kairo::ruin::table
