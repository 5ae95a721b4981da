#pragma once

#include <optional>
#include <string>

#include "imgui.h"
#include "web/posters/shapes.h"

namespace kairo::posters {

/// A colour that changes evenly in one direction, as it does across a triangle whose corners have two colours.
class Gradient {
 public:
  /// Through three corners; nothing when their colours do not lie on one line.
  static std::optional<Gradient> through(const ImDrawVert (&corners)[3]);

  /// Takes these corners in if they have the colours that the gradient would give them; else false.
  bool extend(const ImDrawVert (&corners)[3]);
  /// What SVG's element says of it, without its id, for a shape of these bounds. Shapes of equal colours from top to
  /// bottom say the same.
  [[nodiscard]] std::string element(const Box& bounds) const;

 private:
  struct Stop {
    ImVec2 at;
    ImVec4 colour;
  };
  [[nodiscard]] float along(ImVec2 p) const { return p.x * direction_.x + p.y * direction_.y; }
  /// How far a corner's colour is off, in steps of a channel.
  [[nodiscard]] float error(const ImDrawVert& corner) const;
  void stretch(const ImDrawVert& corner);

  ImVec2 direction_;
  Stop from_;
  Stop to_;
};

}  // namespace kairo::posters
