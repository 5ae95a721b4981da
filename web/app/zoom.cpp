#include "web/app/zoom.h"

#include <algorithm>
#include <cmath>

namespace kairo::app {

namespace {

constexpr float largest = 1.3F;

/// On a larger screen that lies, everything is enlarged so that the tables still use its room.
constexpr draw::Rect usual_screen{0, 0, 1280, 800};
constexpr float most_usual = 2;

/// The smallest canvases on which every table and screen still has room for all its parts, upright and lying.
constexpr draw::Rect least_upright{0, 0, 320, 568};
constexpr draw::Rect least_lying{0, 0, 480, 320};

/// How many times the part fits.
float room(const draw::Rect& canvas, const draw::Rect& part) { return std::min(canvas.w / part.w, canvas.h / part.h); }

}  // namespace

float zoom_for(TextSize size, const draw::Rect& canvas) {
  const bool upright = canvas.h > canvas.w;
  const float usual = upright ? 1 : std::clamp(room(canvas, usual_screen), 1.0F, most_usual);
  const float most = std::clamp(room(canvas, upright ? least_upright : least_lying) / usual, 1.0F, largest);
  return usual * std::pow(most, static_cast<float>(size) / static_cast<float>(text_sizes - 1));
}

float zoom_on_stage(const draw::Rect& canvas) {
  return std::min(1.0F, room(canvas, canvas.h > canvas.w ? least_upright : least_lying));
}

}  // namespace kairo::app
