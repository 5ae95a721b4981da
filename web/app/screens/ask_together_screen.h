#pragma once

#include "web/app/action.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// One or several people are asked aloud whether they accept an offer (Session::asked_together). A person who does
/// takes the device.
Action ask_together_screen(draw::Ui& ui, const Session& session);

}  // namespace kairo::app
