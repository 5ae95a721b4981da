#pragma once

#include <array>

#include "web/draw/kept_drawing.h"
#include "web/draw/ui.h"

namespace kairo::wicked::table {

class CorridorRing;

/// All that the walls depend on.
struct WallsKey {
  std::array<float, 9> place;  ///< of room and ring
  draw::Theme theme;
  draw::Contrast contrast;
  friend bool operator==(const WallsKey&, const WallsKey&) = default;
};
using KeptWalls = draw::KeptDrawing<WallsKey>;

/// The labyrinth around the witch: the way on which the corridors lie, and walls on both sides of it.
void draw_walls(draw::Ui& ui, const CorridorRing& ring, KeptWalls& kept);

}  // namespace kairo::wicked::table
