#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "imgui.h"

namespace kairo::posters {

/// A letter of a draw list: which one, and where.
struct Letter {
  int font = 0;  ///< index into the atlas's fonts
  unsigned code = 0;
  ImVec2 pen;     ///< where its baseline begins, pixels
  ImVec2 across;  ///< one unit of its outline to the right, pixels; turned when the text is
  ImVec2 down;    ///< and down
};

/// Finds the letters behind the textured rectangles of draw lists, and their outlines in the font files. To be made
/// after the frame whose letters are looked for.
class Glyphs {
 public:
  Glyphs();

  /// The letter of a rectangle, given from the upper left corner clockwise; nothing when it shows none.
  [[nodiscard]] std::optional<Letter> letter(const ImDrawVert (&corners)[4]) const;
  /// SVG path data, units of the font, y downwards.
  [[nodiscard]] static std::string outline(const Letter& letter);

 private:
  struct Known {
    int font;
    float size;  ///< at which it was painted, pixels
    float ascent;
    ImFontGlyph glyph;
  };
  std::map<std::pair<float, float>, Known> by_corner_;  ///< by where in the texture it begins
};

}  // namespace kairo::posters
