#pragma once

#include <string_view>
#include <vector>

#include "web/draw/geometry.h"

namespace kairo::draw {

/// A subpath, with its curves flattened to short lines.
struct Subpath {
  std::vector<Point> points;
  bool closed = false;
};

/// Parses SVG path data, of which it knows absolute `M L C Q Z` and whole numbers; stops at anything else. Each curve
/// becomes `steps` lines.
std::vector<Subpath> parse_path(std::string_view path, int steps);

/// The same from a cache: pictures are a few literals that are drawn many times per frame.
const std::vector<Subpath>& cached_path(std::string_view path, int steps);

}  // namespace kairo::draw
