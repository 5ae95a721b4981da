#pragma once

#include <algorithm>
#include <optional>

#include "engine/core/move.h"
#include "web/app/session.h"
#include "web/app/settings.h"

namespace kairo::app {

/// Lets bots move at a pace that people can follow.
class Pace {
 public:
  /// What the bot that is to move does, when it is time. `busy`: the last move is still being shown. `now` in seconds.
  std::optional<AnyMove> bot_move(const Session& session, Speed speed, bool busy, double now);
  /// Seconds until the next bot moves; negative when none is waiting.
  [[nodiscard]] double wait(double now) const { return due_ ? std::max(0.0, *due_ - now) : -1; }
  /// The next bot moves at once.
  void hurry() { due_ = 0; }
  void stop() { due_.reset(); }

 private:
  std::optional<double> due_;
};

}  // namespace kairo::app
