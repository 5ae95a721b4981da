#pragma once

#include "web/app/action.h"
#include "web/app/session/match_log.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// Shown when a link was opened: the game, the sender, the question, and what has happened since the person to move was
/// last here. A person who has not moved yet is told what game this is, and can learn it first. It shows no secrets,
/// since anybody may have opened the link; so `log` must have no viewer.
Action arrival_screen(draw::Ui& ui, const Session& session, const MatchLog& log);

}  // namespace kairo::app
