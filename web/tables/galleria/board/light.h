#pragma once

#include <array>
#include <optional>

#include "engine/games/galleria/rules.h"

/// The light of the lantern in the middle of the maze.
namespace kairo::galleria::table {

/// How the light falls on a place.
struct Falling {
  float strength = 0;  ///< 0: dark, 1: lit
  float distance = 0;  ///< from the lantern, in cells
};

/// How it falls on a maze card, and where the card's passages go on.
struct LitCard {
  Falling centre;
  std::array<Falling, side_count> sides;  ///< at the outer end of each passage
  Sides on = 0;                           ///< passages that go on beyond the edge of the card
  Sides mouths = 0;                       ///< lit passages that end at a free cell: there one can build on
};

/// How far the light has come. It runs along ways that are new, and back from the ends of those that were cut.
class Light {
 public:
  /// Follows the ways of this grid. `now`: seconds on a clock; none: the light is everywhere at once.
  void follow(const Grid& grid, std::optional<double> now);
  [[nodiscard]] LitCard on_card(const Grid& grid, Cell cell) const;
  /// How much of the cell's card is lit, 0 … 1.
  [[nodiscard]] float share(Cell cell) const { return share_[cell]; }
  /// Along the passages from the lantern; known for cells that are lit at all.
  [[nodiscard]] int distance(Cell cell) const { return distance_[cell]; }

 private:
  void measure(const Grid& grid);
  [[nodiscard]] bool may_brighten(const Grid& grid, Cell cell) const;
  [[nodiscard]] bool may_darken(const Grid& grid, Cell cell) const;

  CellSet joined_ = 0;
  std::array<std::uint8_t, cells> distance_{};
  std::array<float, cells> share_{};
  std::optional<double> before_;  ///< the clock when it was last followed
};

}  // namespace kairo::galleria::table
