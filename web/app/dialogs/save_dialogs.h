#pragma once

#include <string_view>

#include "web/app/action.h"
#include "web/app/saves/save_store.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// What can be done with a saved match or a quarantined record, given by its id or its name. Closes when it is no
/// longer there.
Action save_dialog(draw::Ui& ui, const SaveStore& saves, std::string_view what);

/// The match on the screen is being played in another tab: take it over, or leave it. `has_box`: there is a box to go
/// to.
Action elsewhere_dialog(draw::Ui& ui, bool has_box);

}  // namespace kairo::app
