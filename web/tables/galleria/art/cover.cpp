#include <array>

#include "web/draw/shapes.h"
#include "web/tables/galleria/board/marks.h"
#include "web/tables/galleria/board/monsters.h"
#include "web/tables/galleria/board/stone.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/table.h"

namespace kairo::galleria::table {

using draw::Point;
using draw::Rect;
using draw::Ui;

namespace {

/// A card of the maze, counted from the one in the middle, and where its passages go.
struct Stone {
  int column;
  int row;
  Sides ways;
};
// The way from the lantern, which is at its beginning, to the monster at its end.
constexpr std::array way{Stone{1, 1, north | west | south}, Stone{0, 1, east | north}, Stone{0, 0, south | west},
                         Stone{-1, 0, east | north}, Stone{-1, -1, south}};

LitCard lit_by_lantern(const Stone& stone) {
  const auto steps = static_cast<float>(&stone - way.data());
  LitCard lit{.centre = {1, steps}, .on = stone.ways};
  lit.sides.fill(lit.centre);
  return lit;
}

}  // namespace

void draw_cover(Ui& ui, const Rect& at) {
  const float unit = std::min(at.w, at.h) * 0.31F;
  const auto square = [&](int column, int row) {
    return draw::square_around(at.centre() + Point{static_cast<float>(column), static_cast<float>(row)} * unit,
                               unit / 2);
  };
  fill_rect(ui, at, stone::seen(ui, stone::edge));
  const int columns = static_cast<int>(at.w / unit / 2 + 0.5F);
  const int rows = static_cast<int>(at.h / unit / 2 + 0.5F);
  for (int row = -rows; row <= rows; ++row)
    for (int column = -columns; column <= columns; ++column)
      fill_rect(ui, square(column, row).inset(unit * 0.02F), stone::seen(ui, stone::wall));
  for (const Stone& stone : way)
    draw::glow(ui.pen(), square(stone.column, stone.row).centre(), unit * 1.2F, unit * 1.2F,
               draw::with_alpha(stone::lamp, 0.24F));
  for (const Stone& stone : way)
    draw_laid(ui, square(stone.column, stone.row), {.through = stone.ways}, lit_by_lantern(stone));
  draw_start(ui, square(way[0].column, way[0].row));
  constexpr Curio waiting = 3;
  draw_curio(ui, square(-1, 1).inset(unit * 0.04F), waiting, false, CurioMarks::none);
  draw_monster(ui, square(-1, -1).centre(), unit * 0.42F, 0, false);
}

}  // namespace kairo::galleria::table
