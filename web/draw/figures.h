#pragma once

#include <string_view>

#include "web/draw/pen.h"

/// Numbers of weight, in place of the display font's, whose hairlines are less than a pixel wide at the sizes of
/// pieces. The kit draws with them whatever is a number in that face.
namespace kairo::draw {

/// Digits and signs only.
[[nodiscard]] bool is_in_figures(std::string_view words);
/// The width of such words in a line as high as `size`.
[[nodiscard]] float figures_width(std::string_view words, float size);
/// Draws them; `at` is the upper left corner of the line.
void draw_figures(Pen& pen, Point at, std::string_view words, float size, ImU32 colour);

}  // namespace kairo::draw
