#pragma once

#include <string_view>

#include "web/app/action.h"
#include "web/app/shelf.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// What can be done with something on the shelf: an id, or the name of a record that was put aside. Closes when it is
/// no longer there.
Action kept_dialog(draw::Ui& ui, const Shelf& shelf, std::string_view what);

/// The match on the screen is being played in another tab: go on here, or leave it to that one.
Action elsewhere_dialog(draw::Ui& ui);

}  // namespace kairo::app
