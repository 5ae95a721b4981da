#pragma once

#include <array>

#include "web/draw/kept_drawing.h"
#include "web/draw/ui.h"
#include "web/tables/haratama/layout.h"

namespace kairo::haratama::table {

/// How far the night of a round has gone.
struct Night {
  float day = 0;      ///< from night (0) to day (1)
  int treasures = 0;  ///< so many lanterns stand on the way to the gate,
  int won = 0;        ///< and so many of them are lit
};

/// All that the picture depends on.
struct SceneKey {
  std::array<float, 8> place;  ///< of sky and gate, and the time of day
  int treasures;
  int won;
  draw::Theme theme;
  draw::Contrast contrast;
  friend bool operator==(const SceneKey&, const SceneKey&) = default;
};
using KeptScene = draw::KeptDrawing<SceneKey>;

/// The picture that lies on the table below the question: a gate between hills under the sky, and stone lanterns. At
/// daybreak the sun rises through the gate.
void draw_scene(draw::Ui& ui, const Layout& layout, const Night& night, KeptScene& kept);

/// The ink of words on the sky.
[[nodiscard]] draw::Ink ink_on_sky(const draw::Ui& ui, float day);

/// The middle of the gate, and half its width.
struct Gate {
  draw::Point centre;
  float radius;
};
[[nodiscard]] Gate gate_of(const draw::Rect& middle);

}  // namespace kairo::haratama::table
