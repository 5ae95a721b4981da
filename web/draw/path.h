#pragma once

#include <string_view>
#include <vector>

#include "web/draw/geometry.h"

namespace kairo::draw {

/// One stroke of a picture, bends broken into short lines.
struct Stroke {
  std::vector<Point> points;
  bool closed = false;
};

/// Reads path data: absolute `M L C Q Z` and whole numbers, as SVG writes them. `steps`: lines to a bend.
std::vector<Stroke> parse_path(std::string_view path, int steps);

/// The same, read once and remembered: pictures are drawn from a few literals, many times a frame.
const std::vector<Stroke>& strokes_of(std::string_view path, int steps);

}  // namespace kairo::draw
