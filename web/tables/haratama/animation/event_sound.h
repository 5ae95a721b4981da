#pragma once

#include "engine/core/event.h"
#include "web/draw/sound.h"

namespace kairo::haratama::table {

/// What is heard when an event is shown.
draw::Sound sound_of(const Event& event);

}  // namespace kairo::haratama::table
