#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "web/draw/filling.h"
#include "web/draw/geometry.h"

namespace kairo::draw {

/// A subpath, with its curves flattened to short lines.
struct Subpath {
  std::vector<Point> points;
  bool closed = false;
  /// How it is filled, as drawn and in the mirror; known once it was drawn so.
  std::array<Triangles, 2> triangles{};
};

/// Parses SVG path data, of which it knows absolute `M L C Q Z` and whole numbers; stops at anything else. Each curve
/// becomes `steps` lines.
std::vector<Subpath> parse_path(std::string_view path, int steps);

/// The same from a cache: pictures are a few literals that are drawn many times per frame.
std::vector<Subpath>& cached_path(std::string_view path, int steps);

}  // namespace kairo::draw
