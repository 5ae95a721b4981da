#pragma once

#include <array>
#include <vector>

#include "engine/games/ruin/pieces/map.h"
#include "web/draw/ui.h"

/// A map drawn in ink: passages as one corridor, walls of brick, hatched rock outside.
namespace kairo::ruin::table {

/// The places of squares on the screen.
struct Lattice {
  draw::Point corner;  ///< of the map
  float unit = 0;      ///< the side of a square

  [[nodiscard]] draw::Rect cell(Cell cell) const;
  [[nodiscard]] draw::Point crossing(int row, int column) const;
};

/// A side of a cell of a set that leads out of the set.
struct Edge {
  Cell cell = 0;
  int side = 0;  ///< 0: above, then clockwise
  friend bool operator==(const Edge&, const Edge&) = default;
};
/// The border of a set: closed ways along its edges, with the set on the right. Cells that only touch at a corner are
/// not joined.
std::vector<std::vector<Edge>> border_of(CellSet cells);

/// Draws a set's border. `inset`: how far inside it is, pixels; by hand if it `wavers`.
void draw_border(draw::Pen& pen, const Lattice& at, CellSet cells, ImU32 colour, float width, float inset = 0,
                 bool wavers = false);

/// The rock around the corridor: short strokes outwards from its edges, each within one cell that is blank.
using Stroke = std::array<draw::Point, 2>;
std::vector<Stroke> hatching(const Lattice& at, CellSet passages, CellSet blank);
/// Smaller squares have no room for it.
inline constexpr float least_hatched = 26;

/// The part of the drawing that the ink shows.
struct Inked {
  CellSet passages;
  CellSet walls;
  CellSet fresh;  ///< cells of both that are tinted as new
  CellSet light;  ///< cells that are lit
  CellSet rock;   ///< blank cells that may be hatched
  friend bool operator==(const Inked&, const Inked&) = default;
};
void draw_inked(draw::Ui& ui, const Lattice& at, const Inked& inked);

}  // namespace kairo::ruin::table
