#pragma once

#include "engine/core/event.h"
#include "web/draw/sound.h"

namespace kairo::ruin::table {

/// The sound of an event that is being shown.
draw::Sound sound_of(const Event& event);

}  // namespace kairo::ruin::table
