#pragma once

#include "web/app/action.h"
#include "web/app/links/pending_link.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// Shows the matches side by side; the player chooses one.
Action link_conflict_dialog(draw::Ui& ui, const LinkConflict& conflict);

}  // namespace kairo::app
