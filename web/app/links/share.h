#pragma once

#include <optional>
#include <string>

#include "web/app/session/session.h"

namespace kairo::app {

/// The text of the message `pass` (shell/canvas_messages.json), which shares a link: to the match as it is now, to its
/// deal from the start, to its replay. None for a match that has no code. Links are made at the moment of the tap.
std::optional<std::string> share_match_text(const Session& session, text::Language language);
std::optional<std::string> share_deal_text(const Session& session, text::Language language);
std::optional<std::string> share_replay_text(const Session& session, text::Language language);

}  // namespace kairo::app
