#pragma once

#include <string>
#include <string_view>

#include "imgui.h"

namespace kairo::posters {

/// A colour as SVG's attributes: `fill` and `fill-opacity`, or for `stop` those of a gradient's end.
std::string paint(std::string_view kind, ImU32 colour);

}  // namespace kairo::posters
