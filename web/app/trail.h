#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/app/open_dialog.h"
#include "web/app/screens/screens.h"

namespace kairo::app {

/// The places that lead from the box to what is shown, outermost first; the page keeps the browser's history in step
/// with them. A place is `box`, the id of a game (its set-up), or what is open within it: `wicked/table`,
/// `wicked/table/menu`. `dialog`: the name of the document of the dialog that is open; empty: none. `asking`: the
/// player asks what things are.
std::vector<std::string> trail_of(const Screens& screens, std::string_view dialog, bool asking);

/// Whether a place with this last name is of the moment only, such as a look at something over the table: nobody
/// returns to it.
bool is_passing(std::string_view name);

/// The dialog whose document has this name, if it can be opened anew from what it lies upon; else none.
Dialog dialog_named(std::string_view name);

}  // namespace kairo::app
