#pragma once

#include "engine/core/phrase.h"

namespace kairo::app {

/// Whether nobody waits to hear it: that others have answered, but not what; what becomes of letters on their maps; or
/// what is told again, when it is done or with the card that it is about.
bool is_quiet_event(const Phrase& event, bool is_own);

/// Whether others need no time to look at how a bot answers this: it tidies its own things while all wait.
bool is_quiet_question(const Phrase& question);

}  // namespace kairo::app
