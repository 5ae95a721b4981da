#pragma once

#include <functional>

#include "web/draw/frame.h"

namespace kairo::draw {

class Ui;

/// The explanation of something on the screen. `term` is the key of one or two sentences about it,
/// `<game>.what.<term>`; with `.name` after it, it is the key of its name, which gets the same arguments. Both are help
/// texts (text/help.h).
struct Explanation {
  Phrase term;
  std::function<void(Ui&, const Rect&)> picture = {};  ///< draws it large, such as a card; may be empty
  float picture_aspect = 1;                            ///< width by height
  /// The player aims at it and its neighbours: a pointer that rests on it gets no explanation, which would lie in the
  /// way. A player who asks for it gets one.
  bool aimed_at = false;
  bool by_tap = false;  ///< a tap on it tells this, and does nothing else
};

/// In the player's language; empty while the help texts are not here.
[[nodiscard]] std::string name_of(const Frame& frame, const Explanation& what);
[[nodiscard]] std::string words_of(const Frame& frame, const Explanation& what);

}  // namespace kairo::draw
