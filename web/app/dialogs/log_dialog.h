#pragma once

#include <cstddef>
#include <set>
#include <string>

#include "web/app/action.h"
#include "web/app/session/match_log.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// Which turns of the log the player has opened or closed. At first the newest is open, and those since the viewer's
/// last move.
struct LogFolds {
  std::string match;                ///< the session's id
  std::set<std::size_t> changed{};  ///< by the number of moves before the turn
  int opened = 0;                   ///< how often the log was: each time it begins at its top
};

/// The whole log, the newest turn on top, each turn folded under a heading with the faces of those who moved; with a
/// divider after the viewer's last move. A tap on a move opens the replay there. `viewer` may be no_seat.
Action log_dialog(draw::Ui& ui, const Session& session, const MatchLog& log, Seat viewer, LogFolds& folds);

}  // namespace kairo::app
