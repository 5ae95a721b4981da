#include <array>

#include "web/draw/painter.h"
#include "web/tables/galleria/table.h"
#include "web/tables/galleria/tints.h"

namespace kairo::galleria::table {

using draw::fill;
using draw::fill_gradient;
using draw::Outline;
using draw::Painter;
using draw::Point;
using draw::Rect;
using draw::round_outline;
using draw::Ui;

namespace {

constexpr float cell = 40;  // in the painter's units

/// A square of the maze, counted from the one in the middle.
struct Square {
  int column;
  int row;
};
// The way from the stairs at the bottom to the room where something waits.
constexpr std::array passage{Square{-2, 2}, Square{-1, 2}, Square{-1, 1}, Square{-1, 0},
                             Square{0, 0},  Square{1, 0},  Square{1, -1}, Square{1, -2}};

constexpr std::string_view eyes =
    "M -62 -10 C -46 -34 -18 -24 -10 0 C -28 8 -48 6 -62 -10 Z M 62 -10 C 46 -34 18 -24 10 0 C 28 8 48 6 62 -10 Z";
constexpr std::string_view frame = "M -60 -76 L 60 -76 L 60 76 L -60 76 Z";

Point middle(Square s) { return {static_cast<float>(s.column) * cell, static_cast<float>(s.row) * cell}; }

bool is_lit(int column, int row) {
  for (const Square& s : passage)
    if (s.column == column && s.row == row) return true;
  return false;
}

/// A stone floor; a lit one is the warmer the nearer it lies to the stairs.
void draw_floor(const Painter& painter, Square s, bool lit) {
  const Point low = middle(s) - Point{cell / 2, cell / 2};
  const Point a = painter.to_screen(low + Point{1.5F, 1.5F});
  const Point b = painter.to_screen(low + Point{cell - 1.5F, cell - 1.5F});
  const Outline stone = round_outline({a.x, a.y, b.x - a.x, b.y - a.y}, painter.pixels(3));
  if (lit) {
    fill_gradient(painter.pen(), stone, tint::lit_stone, tint::low_lit_stone);
  } else {
    const bool odd = (s.column + s.row) % 2 != 0;
    fill(painter.pen(), stone, odd ? tint::odd_stone : tint::even_stone);
  }
}

/// Whether the passage goes on between two squares beside each other.
bool is_open(Square a, Square b) {
  const auto same = [](Square p, Square q) { return p.column == q.column && p.row == q.row; };
  for (std::size_t i = 0; i + 1 < passage.size(); ++i)
    if ((same(passage[i], a) && same(passage[i + 1], b)) || (same(passage[i], b) && same(passage[i + 1], a)))
      return true;
  return false;
}

/// Walls stand around the passage, and here and there in the dark.
bool has_wall(Square a, Square b) {
  if (is_open(a, b)) return false;
  if (is_lit(a.column, a.row) || is_lit(b.column, b.row)) return true;
  const int scattered = a.column * 7 + a.row * 13 + b.column * 17 + b.row * 5;
  return ((scattered % 5) + 5) % 5 < 2;
}

void draw_wall(const Painter& painter, Square a, Square b) {
  if (!has_wall(a, b)) return;
  const Point centre = (middle(a) + middle(b)) * 0.5F;
  const Point half = a.row == b.row ? Point{0, cell / 2} : Point{cell / 2, 0};
  const bool lit = is_lit(a.column, a.row) || is_lit(b.column, b.row);
  painter.pen().AddLine(vec(painter.to_screen(centre - half)), vec(painter.to_screen(centre + half)),
                        lit ? tint::lit_seam : tint::seam, std::max(1.5F, painter.pixels(4)));
}

}  // namespace

void draw_cover(Ui& ui, const Rect& at) {
  draw::Pen& pen = ui.pen();
  pen.AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, tint::cellar);
  const Painter painter(pen, at.centre(), std::min(at.w, at.h) * 0.47F);
  const int columns = static_cast<int>(at.w / painter.pixels(cell) / 2) + 1;
  const int rows = static_cast<int>(at.h / painter.pixels(cell) / 2) + 1;
  for (int row = -rows; row <= rows; ++row)
    for (int column = -columns; column <= columns; ++column)
      if (!is_lit(column, row)) draw_floor(painter, {column, row}, false);
  for (const Square& s : passage) painter.glow(middle(s), 58, tint::cellar_glow);
  for (const Square& s : passage) draw_floor(painter, s, true);
  for (int row = -rows; row <= rows; ++row) {
    for (int column = -columns; column <= columns; ++column) {
      draw_wall(painter, {column, row}, {column + 1, row});
      draw_wall(painter, {column, row}, {column, row + 1});
    }
  }

  // The stairs, and a picture on the wall of a dark room.
  const Painter stairs = painter.at(middle(passage.front()), 0.16F);
  for (const float y : {-60.0F, -20.0F, 20.0F, 60.0F})
    pen.AddLine(vec(stairs.to_screen({-70, y})), vec(stairs.to_screen({70, y})), tint::stair,
                std::max(1.5F, painter.pixels(3)));
  const Painter picture = painter.at(middle({-2, -1}), 0.16F);
  picture.fill(frame, tint::picture, tint::low_picture);
  picture.line(frame, tint::picture_frame, std::max(1.5F, painter.pixels(4)));
  picture.fill("M -60 76 L -10 -4 L 20 40 L 36 20 L 60 76 Z", tint::picture_hill);

  const Painter monster = painter.at(middle({2, -2}), 0.3F);
  monster.glow({0, 0}, 90, tint::monster_glow);
  monster.fill(eyes, tint::monster_eye, tint::low_monster_eye);
  for (const float x : {-34.0F, 34.0F}) monster.disc({x, -10}, 7, tint::pupil);
}

}  // namespace kairo::galleria::table
