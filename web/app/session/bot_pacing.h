#pragma once

#include <optional>

#include "engine/core/move.h"
#include "web/app/session/session.h"
#include "web/app/settings.h"

namespace kairo::app {

/// Seconds before a move that nobody here makes. People need time to look at a public one, but not at a sealed one.
double bot_delay(Speed speed, bool sealed);

/// Lets bots move at a pace that people can follow.
///
/// A bot that declines an offer (engine/core/offer.h) takes no time at all: a pause would reveal that it was asked, and
/// so what it holds. All other moves of bots come a moment after the last animation.
class BotPacing {
 public:
  /// The move of the bot to move, if it declines. It must be made before anything is shown.
  [[nodiscard]] static std::optional<AnyMove> decline(const Session& session);
  /// The move of the bot to move, when it is due. `busy`: the last move is still being animated. `now` in seconds.
  std::optional<AnyMove> bot_move(const Session& session, Speed speed, bool busy, double now);
  /// Seconds until the bot's move is due; none if no bot is to move, and during an animation.
  std::optional<double> wait(const Session& session, Speed speed, bool busy, double now);
  /// The next bot moves at once.
  void hurry();
  /// The next bot waits its full time.
  void stop() { since_.reset(); }

 private:
  std::optional<double> since_;  ///< when the bot's turn had come and all animations had ended
};

}  // namespace kairo::app
