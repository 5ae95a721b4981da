#include "web/tables/ruin/board/corridor.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "web/draw/shapes.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

constexpr float roomy = 14;  // CSS pixels; smaller squares have neither dots nor joints

/// Rows and columns.
struct Step {
  int down = 0;
  int right = 0;
};
/// Out of a cell over each of its sides; the next one along a border is that of the next side.
constexpr Step outwards[] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
Step out_of(int side) { return outwards[side & 3]; }

bool is_on_map(int row, int column) { return row >= 0 && row < side && column >= 0 && column < side; }

/// The cell one step away; no_cell beyond the map.
Cell beyond(Cell cell, Step step) {
  if (cell == no_cell) return no_cell;
  const int row = row_of(cell) + step.down;
  const int column = column_of(cell) + step.right;
  return is_on_map(row, column) ? cell_at(row, column) : no_cell;
}

/// The edge after this one, clockwise around the set.
Edge next_edge(CellSet cells, Edge edge) {
  const Cell ahead = beyond(edge.cell, out_of(edge.side + 1));
  if (!cells.has(ahead)) return {edge.cell, (edge.side + 1) & 3};
  const Cell outside = beyond(ahead, out_of(edge.side));
  if (!cells.has(outside)) return {ahead, edge.side};
  return {outside, (edge.side + 3) & 3};
}

/// A number of −1 … 1 that depends on the place only, so that lines waver the same way in every frame.
float waver(int row, int column, int which = 0) {
  unsigned mixed = static_cast<unsigned>(row * 64 + column + which * 7919) * 2654435761U;
  mixed = (mixed ^ (mixed >> 15)) * 2246822519U;
  return static_cast<float>((mixed >> 20) & 0xff) / 127.5F - 1;
}

/// An edge's ends, and its middle as it is drawn by hand.
struct Line {
  Point from;
  Point to;
  Point middle;
};

Line line_of(const Lattice& at, Edge edge) {
  const int row = row_of(edge.cell) + (edge.side >= 2 ? 1 : 0);
  const int column = column_of(edge.cell) + (edge.side == 1 || edge.side == 2 ? 1 : 0);
  const Step along = out_of(edge.side + 1);
  const Point from = at.crossing(row, column);
  const Point to = at.crossing(row + along.down, column + along.right);
  const float off = waver(2 * row + along.down, 2 * column + along.right) * std::clamp(at.unit * 0.028F, 0.3F, 1.5F);
  const bool level = along.down == 0;
  const Point middle = (from + to) * 0.5F + (level ? Point{0, off} : Point{off, 0});
  return {from, to, middle};
}

Point towards(Step step, float by) { return {static_cast<float>(step.right) * by, static_cast<float>(step.down) * by}; }

/// The line of a border, `inset` pixels inside of it.
draw::Outline outline_of(const Lattice& at, std::span<const Edge> loop, float inset, bool wavers) {
  draw::Outline out;
  Edge before = loop.back();
  for (const Edge& edge : loop) {
    const Line line = line_of(at, edge);
    Point corner = line.from + towards(out_of(edge.side), -inset);
    if (before.side != edge.side) corner = corner + towards(out_of(before.side), -inset);
    before = edge;
    out.push_back(vec(corner));
    if (!wavers) continue;
    for (const float t : {0.25F, 0.5F, 0.75F}) {
      const Point bent = line.from * ((1 - t) * (1 - t)) + line.middle * (2 * t * (1 - t)) + line.to * (t * t);
      out.push_back(vec(bent));
    }
  }
  return out;
}

/// Fills whole cells, a row's neighbours as one: so no seam shows.
void fill_cells(draw::Pen& pen, const Lattice& at, CellSet cells, ImU32 colour) {
  for_each_cell(cells, [&](Cell cell) {
    if (column_of(cell) > 0 && cells.has(static_cast<Cell>(cell - 1))) return;
    int end = column_of(cell) + 1;
    while (end < side && cells.has(cell_at(row_of(cell), end))) ++end;
    pen.AddRectFilled(vec(at.crossing(row_of(cell), column_of(cell))), vec(at.crossing(row_of(cell) + 1, end)), colour);
  });
}

/// Dots where squares of a corridor meet.
void draw_dots(draw::Pen& pen, const Lattice& at, CellSet passages, ImU32 colour) {
  const int n = std::clamp(static_cast<int>(at.unit / 7), 3, 8);
  for_each_cell(passages, [&](Cell cell) {
    for (const int s : {1, 2}) {
      if (!passages.has(beyond(cell, out_of(s)))) continue;
      const Line line = line_of(at, {cell, s});
      if (pen.recorder() != nullptr) {  // so many dots would make a large picture
        pen.AddLine(vec(line.from), vec(line.to), draw::with_alpha(colour, 0.4F));
        continue;
      }
      for (int i = 1; i < n; ++i) {
        const Point dot = line.from + (line.to - line.from) * (px(i) / px(n));
        pen.AddRectFilled(vec(dot - Point{0.6F, 0.6F}), vec(dot + Point{0.6F, 0.6F}), colour);
      }
    }
  });
}

/// Three courses of brick in each wall, the joints of the middle one between those of the others.
void draw_joints(draw::Pen& pen, const Lattice& at, CellSet walls, ImU32 colour) {
  constexpr int courses = 3;
  const float width = std::clamp(at.unit * 0.035F, 1.0F, 1.6F);
  for_each_cell(walls, [&](Cell cell) {
    const Rect box = at.cell(cell);
    for (int i = 0; i < courses; ++i) {
      const Rect course = box.row(i, courses, 0);
      if (i > 0) pen.AddLine({box.x, course.y}, {box.right(), course.y}, colour, width);
      for (const float part : {0.25F, 0.75F}) {
        const float x = box.x + box.w * (i % 2 == 1 ? part - 0.25F : part);
        if (x > box.x) pen.AddLine({x, course.y}, {x, course.bottom()}, colour, width);
      }
    }
  });
}

/// Clusters of strokes from an edge into the rock beyond it. The lines of a cluster are parallel, and lean another way
/// than those of the next.
void hatch_edge(const Lattice& at, Edge edge, Cell rock, std::vector<Stroke>& all) {
  constexpr int strokes = 3;
  constexpr float between = 0.085F;  // strokes of a cluster, in squares
  constexpr float gap = 1.5F;        // CSS pixels to the ink
  const int clusters = at.unit < 40 ? 2 : 3;
  const Line line = line_of(at, edge);
  const Point out = towards(out_of(edge.side), 1);
  const Rect room = at.cell(rock).inset(1);
  for (int i = 0; i < clusters * strokes; ++i) {
    const int cluster = i / strokes;
    const float t = (px(cluster) + 0.5F) / px(clusters) + px(i % strokes - 1) * between;
    const float length = std::clamp(at.unit * (0.21F + 0.05F * waver(edge.cell, edge.side, 8 + i)), 4.0F, 13.0F);
    const float lean = 0.5F * waver(edge.cell, edge.side, cluster) * length / at.unit;
    const Point from = line.from + (line.to - line.from) * t + out * gap;
    const Point to = from + out * length + (line.to - line.from) * lean;
    all.push_back({from, {std::clamp(to.x, room.x, room.right()), std::clamp(to.y, room.y, room.bottom())}});
  }
}

}  // namespace

Rect Lattice::cell(Cell cell) const {
  const Point low = crossing(row_of(cell), column_of(cell));
  return {low.x, low.y, unit, unit};
}

Point Lattice::crossing(int row, int column) const { return corner + Point{px(column), px(row)} * unit; }

std::vector<std::vector<Edge>> border_of(CellSet cells) {
  std::vector<std::vector<Edge>> border;
  std::array<CellSet, 4> seen{};
  for_each_cell(cells, [&](Cell cell) {
    for (int s = 0; s < 4; ++s) {
      Edge edge{cell, s};
      if (cells.has(beyond(cell, out_of(s))) || seen[static_cast<std::size_t>(s)].has(cell)) continue;
      std::vector<Edge>& loop = border.emplace_back();
      do {
        loop.push_back(edge);
        seen[static_cast<std::size_t>(edge.side)] |= only_cell(edge.cell);
        edge = next_edge(cells, edge);
      } while (edge != loop.front());
    }
  });
  return border;
}

void draw_border(draw::Pen& pen, const Lattice& at, CellSet cells, ImU32 colour, float width, float inset,
                 bool wavers) {
  for (const std::vector<Edge>& loop : border_of(cells))
    draw::stroke(pen, outline_of(at, loop, inset, wavers), colour, width);
}

std::vector<Stroke> hatching(const Lattice& at, CellSet passages, CellSet blank) {
  std::vector<Stroke> all;
  for (const std::vector<Edge>& loop : border_of(passages))
    for (const Edge& edge : loop)
      if (const Cell rock = beyond(edge.cell, out_of(edge.side)); blank.has(rock)) hatch_edge(at, edge, rock, all);
  return all;
}

void draw_inked(draw::Ui& ui, const Lattice& at, const Inked& inked) {
  draw::Pen& pen = ui.pen();
  const ImU32 ink = ui.colour(Ink::ink);
  const float width = std::clamp(at.unit * 0.045F, 1.0F, 3.0F);
  fill_cells(pen, at, inked.passages, pencil::floor);
  fill_cells(pen, at, inked.fresh & inked.passages, draw::with_alpha(pencil::fresh, 0.2F));
  fill_cells(pen, at, inked.light, pencil::lit);
  if (at.unit >= roomy) draw_dots(pen, at, inked.passages, ui.colour(Ink::ink_soft, 0.5F));
  fill_cells(pen, at, inked.walls, draw::blend(ink, ui.colour(Ink::ink_soft), 0.55F));
  fill_cells(pen, at, (inked.fresh - inked.light) & inked.walls, draw::with_alpha(pencil::fresh, 0.45F));
  fill_cells(pen, at, inked.light & inked.walls, draw::with_alpha(pencil::light_edge, 0.6F));
  if (at.unit >= roomy) draw_joints(pen, at, inked.walls, ink);
  if (at.unit >= least_hatched) {
    const std::size_t every = pen.recorder() != nullptr ? 3 : 1;  // all of them would make a large picture
    const std::vector<Stroke> strokes = hatching(at, inked.passages, inked.rock);
    for (std::size_t i = 0; i < strokes.size(); i += every)
      pen.AddLine(vec(strokes[i][0]), vec(strokes[i][1]), ui.colour(Ink::ink_soft, 0.75F), 1.1F);
  }
  draw_border(pen, at, inked.walls, ink, width * 0.7F, 0, true);
  draw_border(pen, at, inked.passages, ink, width, 0, true);
  draw_border(pen, at, inked.light, pencil::light_edge, std::clamp(at.unit * 0.05F, 1.5F, 2.0F), width + 0.5F);
}

}  // namespace kairo::ruin::table
