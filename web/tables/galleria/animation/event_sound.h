#pragma once

#include "engine/core/event.h"
#include "web/draw/sound.h"

namespace kairo::galleria::table {

/// What is heard when an event is shown.
draw::Sound sound_of(const Event& event);

}  // namespace kairo::galleria::table
