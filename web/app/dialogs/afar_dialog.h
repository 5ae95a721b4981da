#pragma once

#include "web/app/action.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// A match whose people are in different places: who has answered and who is missing, whose device this is, and the
/// link to send.
Action afar_dialog(draw::Ui& ui, const Session& session);

}  // namespace kairo::app
