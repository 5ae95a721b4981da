#pragma once

#include <cstdint>

namespace kairo::draw {

enum class Theme : std::uint8_t { dark, light };

/// Colours by what they mean. One table gives each a dark and a light value (theme.cpp); a test holds the contrasts:
/// 4.5 : 1 for text on its ground, 3 : 1 for pieces.
enum class Ink : std::uint8_t {
  ground,      ///< the table itself
  ground_lit,  ///< where the lamp falls
  panel,       ///< a raised area
  panel_edge,
  paper,  ///< a card's face
  paper_edge,
  ink,        ///< text and lines on paper
  ink_soft,   ///< secondary text on paper
  text,       ///< text on ground and panel
  text_soft,  ///< secondary text on ground and panel
  gold,       ///< titles, frames of what is precious
  live,       ///< what may be touched now
  live_text,  ///< text on `live`
  chosen,     ///< what has been picked
  warn,       ///< refusals, losses
  shade,      ///< laid over what is covered; translucent
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
Rgba value(Theme theme, Ink ink);

/// Relative luminance of an opaque colour, 0 … 1: what is left of it in grey.
float luminance(Rgba colour);

/// WCAG contrast of two opaque colours, 1 … 21.
float contrast(Rgba a, Rgba b);

}  // namespace kairo::draw
