#pragma once

#include "web/app/settings.h"
#include "web/draw/geometry.h"

namespace kairo::app {

/// How much larger than usual everything is drawn on a canvas of this size, in CSS pixels; at least 1. Where the canvas
/// has no room for the whole enlargement, the sizes share what there is: each is larger than the one before.
float zoom_for(TextSize size, const draw::Rect& canvas);

/// The same of a table that is a picture beside a document, on what that leaves of the window: 1 at most, and less
/// where its parts would have no room.
float zoom_on_stage(const draw::Rect& canvas);

}  // namespace kairo::app
