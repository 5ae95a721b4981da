#include "web/tables/galleria/board/ground.h"

#include <algorithm>
#include <cmath>

#include "web/draw/shapes.h"
#include "web/tables/galleria/board/stone.h"

namespace kairo::galleria::table {

using draw::Point;
using draw::Rect;
using draw::round_outline;

namespace {

/// The same for a cell in every frame.
unsigned chance_of(unsigned cell) {
  unsigned mixed = (cell + 1) * 2654435761U;
  mixed ^= mixed >> 13U;
  return (mixed * 1540483477U) >> 15U;
}

/// Three courses of ashlar in the wall around the maze.
void draw_ashlar(draw::Ui& ui, const MazeLayout& maze) {
  const ImU32 colour = stone::seen(ui, stone::joint);
  const Rect wall = maze.whole().inset(1);  // or the joints' ends would stand out of it
  const float deep = maze.squares().x - wall.x;
  constexpr int courses = 3;
  const auto line = [&](Point a, Point b) { ui.pen().AddLine(draw::vec(a), draw::vec(b), colour, 1.5F); };
  for (int i = 0; i < courses; ++i) {
    const float out = deep * static_cast<float>(i) / courses;
    const Rect course = wall.inset(out);
    if (i > 0)
      ui.pen().AddRect({course.x, course.y}, {course.right(), course.bottom()}, colour, 0, ImDrawFlags_None, 1.5F);
    const float thick = deep / courses;
    const float stones = maze.unit() * 0.7F;
    for (float at = stones * (i % 2 == 0 ? 0.5F : 1.0F); at < course.w; at += stones) {
      for (const float y : {course.y, course.bottom() - thick}) line({course.x + at, y}, {course.x + at, y + thick});
      for (const float x : {course.x, course.right() - thick}) line({x, course.y + at}, {x + thick, course.y + at});
    }
  }
}

void draw_wall(draw::Ui& ui, const MazeLayout& maze) {
  const Rect& at = maze.whole();
  draw::fill(ui.pen(), round_outline(at, 6), stone::seen(ui, stone::wall));
  const bool detailed = maze.unit() >= least_detailed;
  if (detailed) draw_ashlar(ui, maze);
  if (ui.theme() == draw::Theme::light) {
    const float bevel = detailed ? 6.0F : 3.0F;
    const Rect frame = at.inset(bevel / 2);
    draw::stroke(ui.pen(), round_outline(frame, 5), stone::bevel, bevel);
    draw::stroke(ui.pen(), round_outline(at.inset(1), 6), stone::bevel_edge, 2);
  }
  const Rect& inside = maze.squares();
  draw::fill(ui.pen(), round_outline(inside.inset(-3), 3), stone::seen(ui, stone::edge));
  draw::fill(ui.pen(), round_outline(inside, 1), stone::seen(ui, stone::ground));
}

/// Layers of the rock, which go on from cell to cell.
void draw_strata(draw::Ui& ui, const MazeLayout& maze, const Rect& cell) {
  constexpr int layers = 3;
  constexpr int pieces = 4;
  const ImU32 vein = draw::with_alpha(stone::seen(ui, stone::empty_edge), 0.5F);
  const Rect inside = cell.inset(cell.w * 0.045F);
  for (int layer = 0; layer < layers; ++layer) {
    const float deep = inside.y + inside.h * (static_cast<float>(layer) + 0.5F) / layers;
    const float down = (deep - maze.squares().y) / maze.unit();
    ImVec2 line[pieces + 1];
    for (int i = 0; i <= pieces; ++i) {
      const float x = inside.x + inside.w * static_cast<float>(i) / pieces;
      const float along = (x - maze.squares().x) / maze.unit();
      const float bend = 0.5F * std::sin(along * 1.7F + down * 0.9F) + 0.3F * std::sin(along * 4.1F + down * 2.3F) +
                         0.16F * std::sin(along * 9 + down * 5);
      line[i] = {x, std::clamp(deep + bend * maze.unit() * 0.16F, inside.y, inside.bottom())};
    }
    draw::line(ui.pen(), line, {.colour = vein, .width = layer % 3 == 0 ? 2.2F : 1.3F});
  }
}

void draw_free_cell(draw::Ui& ui, const MazeLayout& maze, const Rect& at, unsigned chance) {
  const draw::Outline outline = round_outline(at.inset(std::max(1.0F, at.w * 0.02F)), at.w * 0.06F);
  const ImU32 edge = stone::seen(ui, stone::empty_edge);
  draw::fill(ui.pen(), outline, stone::seen(ui, stone::empty));
  draw::stroke(ui.pen(), outline, edge, 1);
  if (at.w >= least_detailed && ui.contrast() == draw::Contrast::normal) draw_strata(ui, maze, at);
  if (at.w < least_detailed || chance % 4 != 0) return;
  const float size = at.w * (chance / 4 % 2 == 0 ? 1.0F : -1.0F);
  const float by = static_cast<float>(chance / 8 % 5) * 0.12F - 0.24F;
  const auto point = [&](float x, float y) {
    return ImVec2{at.centre().x + size * (x + by), at.centre().y + at.h * y};
  };
  const ImVec2 crack[] = {point(0, -0.3F), point(0.07F, -0.14F), point(0, -0.05F), point(0.09F, 0.16F)};
  draw::line(ui.pen(), crack, {.colour = edge, .width = 1.3F});
}

}  // namespace

void draw_ground(draw::Ui& ui, const MazeLayout& maze, const Grid& grid, const Light& light) {
  draw_wall(ui, maze);
  for (Cell cell = 0; cell < cells; ++cell)
    if (is_free(grid, cell)) draw_free_cell(ui, maze, maze.cell(cell), chance_of(cell));
  const float around_start = maze.unit() * 3.2F;
  draw::glow(ui.pen(), maze.cell(middle).centre(), around_start, around_start, draw::with_alpha(stone::lamp, 0.13F));
  for (Cell cell = 0; cell < cells; ++cell) {
    if (light.share(cell) <= 0) continue;
    const Rect at = maze.cell(cell);
    const float strength = std::max(0.14F, 0.30F - 0.02F * static_cast<float>(light.distance(cell)));
    const float reach = at.w * 1.3F;
    draw::glow(ui.pen(), at.centre(), reach, reach, draw::with_alpha(stone::lamp, strength * light.share(cell)));
  }
  for (Cell cell = 0; cell < cells; ++cell)
    if (light.share(cell) >= 1) draw_spill(ui, maze.cell(cell), light.on_card(grid, cell).mouths);
}

}  // namespace kairo::galleria::table
