#pragma once

#include <cstdint>

namespace kairo::draw {

enum class Theme : std::uint8_t { dark, light };
enum class Contrast : std::uint8_t { normal, high };

/// Colours by meaning; theme.cpp has their values in each theme. A test enforces the contrasts: 4.5 : 1 for text on its
/// ground, 3 : 1 for pieces; in high contrast 7 : 1 for text and 4.5 : 1 for edges.
enum class Ink : std::uint8_t {
  ground,      ///< the table
  ground_lit,  ///< the table under the lamp
  panel,       ///< a raised area
  panel_edge,
  frame,  ///< brass: edges of what can be pressed but is not wanted, ornaments
  paper,  ///< a card's face
  paper_edge,
  ink,        ///< text and lines on paper
  ink_soft,   ///< secondary text on paper
  text,       ///< text on ground and panel
  text_soft,  ///< secondary text on ground and panel
  gold,       ///< whose turn it is, points, the winner
  live,       ///< can be tapped now and is wanted
  live_text,  ///< text on `live`
  chosen,     ///< selected
  warn,       ///< refusals, losses
  shade,      ///< over a screen behind a dialog; translucent
  red,
  green,
  blue,
  yellow,
  white,
  purple,  ///< pieces: souls and suits
  seat_1,
  seat_2,
  seat_3,
  seat_4,
  seat_5,  ///< players
  count_
};

struct Rgba {
  std::uint8_t r, g, b, a;
};
Rgba value(Theme theme, Ink ink, Contrast contrast = Contrast::normal);

/// Relative luminance (WCAG) of an opaque colour, 0 … 1.
float luminance(Rgba colour);

/// WCAG contrast of two opaque colours, 1 … 21.
float contrast(Rgba a, Rgba b);

}  // namespace kairo::draw
