#pragma once

#include <cstdint>
#include <string>

#include "imgui.h"

namespace kairo::posters {

enum class Paint : std::uint8_t {
  fill,
  stop,  ///< of a gradient
};

/// A colour as SVG's attributes, its opacity among them.
std::string paint(Paint kind, ImU32 colour);

}  // namespace kairo::posters
