#pragma once

#include <cstddef>
#include <optional>

#include "web/app/session/replay.h"
#include "web/app/session/speed.h"

namespace kairo::app {

/// Shows a replay by itself, one move after the other, at the pace of bots.
class ReplayPlaying {
 public:
  [[nodiscard]] bool is_on() const { return on_; }
  /// Begins anew from the first moment if it is at the last one.
  void start(Replay& replay);
  void pause() { on_ = false; }

  /// Shows the next move, if it is due; after the last one it pauses. `busy`: the last move is still being animated.
  /// `now` in seconds.
  void advance(Replay& replay, Speed speed, bool busy, double now);
  /// Seconds until the next move is due; none while paused, and during an animation.
  [[nodiscard]] std::optional<double> wait(const Replay& replay, Speed speed, bool busy, double now) const;

 private:
  bool on_ = false;
  std::optional<double> since_;  ///< when all animations of the last move had ended
};

}  // namespace kairo::app
