#pragma once

#include "engine/core/phrase.h"

namespace kairo::app {

/// Whether nobody waits to hear that others did it: that they have answered, but not what, or what is told again when
/// it is done.
bool is_quiet_event(const Phrase& event);

}  // namespace kairo::app
