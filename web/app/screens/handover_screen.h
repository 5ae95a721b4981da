#pragma once

#include "web/app/action.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// Between two people: names who takes the device, and shows nothing that only one may know.
Action handover_screen(draw::Ui& ui, const Session& session);

}  // namespace kairo::app
