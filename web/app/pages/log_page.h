#pragma once

#include "web/app/pages/document.h"
#include "web/app/session/match_log.h"
#include "web/app/session/session.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The whole log, the newest turn first. The newest is unfolded, and so are those since the viewer's last move, with a
/// divider after that. Each move leads to its moment in the replay. `viewer` may be no_seat.
Document log_page(const text::Writer& writer, const Session& session, const MatchLog& log, Seat viewer);

}  // namespace kairo::app
