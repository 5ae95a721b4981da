#pragma once

#include <cstddef>
#include <optional>

#include "web/app/screens/patience.h"
#include "web/app/screens/table_screen.h"
#include "web/app/session/bot_pacing.h"
#include "web/app/session/session.h"

namespace kairo::app {

/// The bots' turns at a table: they move at their pace, or all at once until a person is asked. The longer somebody has
/// waited, the faster the rest is shown.
class BotTurns {
 public:
  /// Makes the moves that are due, and shows each on the table; true when there were any.
  bool play(Session& session, TableScreen& table, Speed chosen, double now, Thinking& thinking);
  /// Seconds until a bot is due to move; none: no bot is. `busy`: the last move is still being animated.
  [[nodiscard]] std::optional<double> due(const Session& session, Speed chosen, bool busy, double now) {
    return pacing_.wait(session, speed(chosen), busy, now, share(chosen, now));
  }
  /// The bot to move has not come to a decision yet.
  [[nodiscard]] bool think() const { return pacing_.thinks(); }
  /// They start waiting anew.
  void stop() { pacing_.stop(); }
  /// Nobody waits for them now: something else is on the screen.
  void pause() { patience_.end(); }

  /// Skips what they do until a person is asked, or one move if there is no person.
  void skip(const Session& session);
  /// Ends the skipping once no bot is to move.
  void end_skipping(const Session& session) { skips_ = skips_ && session.played().bot_to_move() != no_seat; }
  /// The speed to show moves at: nothing is shown while bots' turns are skipped.
  [[nodiscard]] Speed speed(Speed chosen) const { return skips_ ? Speed::instant : chosen; }
  /// The share of its time that what is shown now gets.
  [[nodiscard]] double share(Speed chosen, double now) const {
    return chosen != Speed::patient ? patience_.share(now) : 1;
  }
  /// Bots' turns were skipped after the first `moves` moves of the match, or shown too fast to be read.
  [[nodiscard]] bool skipped_since(std::size_t moves) const { return skipped_from_ && *skipped_from_ >= moves; }

 private:
  /// Notes since when somebody waits, and for whom.
  void follow(const Session& session, const TableScreen& table, double now);

  BotPacing pacing_;
  bool skips_ = false;
  std::optional<std::size_t> skipped_from_;  ///< the number of moves when that began last
  Patience patience_;
  std::size_t answered_ = 0;  ///< the number of moves up to the last one of a person
};

}  // namespace kairo::app
