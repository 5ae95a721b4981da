#pragma once

#include <span>
#include <vector>

#include "imgui.h"

namespace kairo::draw {

/// How an outline is split into triangles: three of its points for each, by number.
using Triangles = std::vector<ImDrawIdx>;

/// Fills an outline that runs clockwise, from `top` to `bottom` over its height.
///
/// Splitting an outline that is not convex takes long, and how it is split depends neither on its place and size nor on
/// how it is turned. So a picture that is drawn in every frame passes its own `known`, empty at first, and is split
/// once.
void fill_outline(ImDrawList& list, std::span<const ImVec2> outline, ImU32 top, ImU32 bottom,
                  Triangles* known = nullptr);

}  // namespace kairo::draw
