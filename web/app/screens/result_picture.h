#pragma once

#include <string>

#include "web/app/session/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// What the picture of a finished match's result holds: the text of the message `result` (web/host/host.h).
std::string result_picture_text(const draw::Ui& ui, const Session& session);

}  // namespace kairo::app
