#pragma once

#include "web/app/app.h"

namespace kairo::app {

/// What decides what is on the screen and can change while a frame is being drawn.
struct App::ScreenState {
  Screen screen;
  Dialog dialog;
  bool handing_over;
  bool at_end;
  bool animating;
  std::optional<std::size_t> scene;  ///< that is shown again
  friend bool operator==(const ScreenState&, const ScreenState&) = default;
};

}  // namespace kairo::app
