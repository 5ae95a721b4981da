#pragma once

#include "web/app/settings.h"
#include "web/draw/geometry.h"

namespace kairo::app {

/// How much larger than usual everything is drawn on a canvas of this size, in CSS pixels; at least 1. Where the canvas
/// has no room for the whole enlargement, the sizes share what there is: each is larger than the one before.
float zoom_for(TextSize size, const draw::Rect& canvas);

}  // namespace kairo::app
