#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "engine/match/match.h"
#include "web/app/session/match_log.h"

namespace kairo::app {

/// Moves that are shown again in one go: a reveal, a trick, a turn.
struct Scene {
  std::size_t first;  ///< how many moves had been made when it begins,
  std::size_t last;   ///< and when it ends
  friend bool operator==(const Scene&, const Scene&) = default;
};

/// The scenes after the first `seen` moves, as far as `viewer` may still look them up. Answers that are still sealed
/// show nothing, so no scene begins or ends with them. A scene ends with a turn; the last one may be a part of a turn.
std::vector<Scene> scenes_since(const Match& match, Seat viewer, std::size_t seen);
/// The latest of them.
std::optional<Scene> last_scene(const Match& match, Seat viewer);

/// The gains and losses of a seat.
struct Gains {
  Seat seat = no_seat;
  std::vector<std::size_t> lines;  ///< of the log
  int points = 0;
  std::vector<std::pair<int, int>> by_source;  ///< indices into GameInfo::score_sources, and their points unless 0
};

/// The changes by seat, for everybody who has gained or lost anything after the first `seen` moves. `log` is that of
/// `viewer`. Points only where the rules leave the scores open to that viewer; from the beginning of the round, as its
/// table has them, if that is over by now.
std::vector<Gains> gains_since(const Match& match, const MatchLog& log, Seat viewer, std::size_t seen);

}  // namespace kairo::app
