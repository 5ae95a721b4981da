#pragma once

#include <cstdint>
#include <string>

#include "web/draw/geometry.h"

namespace kairo::draw {

/// Something that the kit drew in a frame, in drawing order, so that tests can check what covers what.
struct DrawnItem {
  static constexpr int toast = -1;
  enum class Kind : std::uint8_t {
    words,    ///< one line of text
    sign,     ///< a small sign upon something: a tick, a scroll bar
    picture,  ///< of a piece or a symbol
    surface,  ///< hides everything beneath it
  };
  Kind kind = Kind::words;
  std::string words;       ///< the full text, even if it was shortened; of a picture, what it shows
  Rect at;                 ///< its bounds (of text: where there is ink); empty if nothing was drawn
  Rect clip;               ///< the part of the screen where it can be seen now
  Rect room;               ///< and where it can be seen after scrolling
  int modal = 0;           ///< the dialog that it belongs to; 0: the screen itself, `toast`: a message over everything
  bool shortened = false;  ///< an excerpt that ends in an ellipsis
  bool display = false;    ///< in the display font
  bool torn = false;       ///< breaks within a word, without a hyphen
  int first_point = 0;     ///< its range of vertices in the draw list
  int end_point = 0;
};

}  // namespace kairo::draw
