#pragma once

#include <string>
#include <vector>

#include "web/app/session/session.h"
#include "web/text/language.h"

namespace kairo::app {

/// The players as this screen calls them, by seat. A person alone with bots who gave no name is `app.name.alone`: in
/// languages whose sentences allow it, "you". Words that are sent to others use `shown_names` instead.
std::vector<std::string> called_names(const Session& session, text::Language language);

}  // namespace kairo::app
