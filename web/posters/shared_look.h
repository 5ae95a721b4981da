#pragma once

#include <array>
#include <string>
#include <string_view>

#include "web/posters/studio.h"

/// The look that the pages of the site share with the canvas: colours, signs, covers.
namespace kairo::posters {

/// The colours of theme.h as custom properties, by theme and contrast. Where no script has set a theme, the system's
/// preference does. Paper is printed on in light colours.
std::string colours_css();

/// The colours in normal contrast: {"theme":{"dark":{"ground":"#…",…},"light":{…}}}
std::string colours_json();

/// The icons of the interface and the players' animals by their names, such as `icon.menu` and `seat.0`, as SVG: each
/// its view box and its shapes, in the colour of the text around it.
std::string signs_json();

/// A shape that covers are drawn in.
struct CoverShape {
  std::string_view name;
  float width;  ///< CSS pixels
  float height;
};
inline constexpr std::array cover_shapes{CoverShape{"1x1", 300, 300}, CoverShape{"4x3", 400, 300},
                                         CoverShape{"16x9", 480, 270}, CoverShape{"3x4", 300, 400}};
/// The cover of a game as an SVG file.
std::string cover(std::string_view game, const CoverShape& shape, Studio& studio);

}  // namespace kairo::posters
