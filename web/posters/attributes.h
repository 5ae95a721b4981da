#pragma once

#include <span>
#include <string>
#include <string_view>

#include "imgui.h"

/// The parts of SVG that are written most, as short as it allows.
namespace kairo::posters {

/// A number rounded to tenths.
std::string tenths(float value);

/// ` name="value"`
std::string attribute(std::string_view name, float value);

/// Path data through the points; a closed path ends where it begins.
std::string path_data(std::span<const ImVec2> points, bool closed);

/// A colour and its opacity, if it has any, as the attributes of `what`: `fill`, `stroke` or `stop`.
std::string colour_attributes(std::string_view what, ImU32 colour);

}  // namespace kairo::posters
