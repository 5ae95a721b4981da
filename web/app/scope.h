#pragma once

#include <string>

namespace kairo::app {

/// The part of the box that the page shows.
struct Scope {
  std::string game;        ///< the only one; empty: all
  std::string place;       ///< where the page was when it was loaded again (trail.h); empty: it is opened anew
  bool framed = false;     ///< nothing leads from that game to the box
  bool live = false;       ///< live tables can be joined from here
  std::string left_match;  ///< in a frame with a set-up on the screen: the match to go back to; empty: none
};

}  // namespace kairo::app
