#pragma once

#include <string>
#include <vector>

#include "imgui.h"

/// Triangles of one paint, put together again to the shape that they came from.
namespace kairo::posters {

struct Triangle {
  ImVec2 corners[3];
};

struct Box {
  float left = 1e9F, top = 1e9F, right = -1e9F, bottom = -1e9F;
  void add(ImVec2 p);
};

/// The outline of the triangles' union as SVG path data, tenths of a pixel. What lies between neighbours goes, and so
/// do triangles thinner than that.
std::string outline_of(const std::vector<Triangle>& triangles);

/// A number of tenths, as short as SVG allows.
std::string tenths(float value);

}  // namespace kairo::posters
