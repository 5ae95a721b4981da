#include "web/app/session/replay_playing.h"

#include <algorithm>

#include "web/app/session/bot_pacing.h"

namespace kairo::app {

namespace {

constexpr double shortest = 0.2;  // seconds; at instant speed the moves would be over at once

double delay_before_next(const Replay& replay, Speed speed) {
  const bool sealed = replay.at() > 0 && replay.match().steps()[replay.at() - 1].sealed;
  return std::max(shortest, bot_delay(speed, sealed ? Pause::sealed : Pause::other_seat));
}

}  // namespace

void ReplayPlaying::start(Replay& replay) {
  if (replay.at() == replay.moves()) replay.show(replay.first());
  on_ = true;
  since_.reset();
}

void ReplayPlaying::advance(Replay& replay, Speed speed, bool busy, double now) {
  if (!on_ || busy) {
    since_.reset();
    return;
  }
  if (!since_) since_ = now;
  if (now < *since_ + delay_before_next(replay, speed)) return;
  if (const auto next = replay.after(Leap::move)) replay.show(*next);
  on_ = replay.at() < replay.moves();
  since_.reset();
}

std::optional<double> ReplayPlaying::wait(const Replay& replay, Speed speed, bool busy, double now) const {
  if (!on_ || busy) return std::nullopt;
  return since_ ? std::max(0.0, *since_ + delay_before_next(replay, speed) - now) : 0;
}

}  // namespace kairo::app
