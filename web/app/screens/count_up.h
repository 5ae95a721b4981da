#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/score.h"
#include "web/app/session/speed.h"

namespace kairo::app {

/// The points of a match that has just ended, counted up one source after the other. It knows what has been counted at
/// a time, and draws nothing.
class CountUp {
 public:
  /// The match is still being played, at this speed: it will be counted when it ends.
  void await(Speed speed);
  /// It has ended; ignored if it was over before anybody watched, or has been counted. `sources`: those that are shown.
  void begin(const Score& score, const std::vector<int>& sources, double now);
  void advance(double now);
  /// Ends a count that is running.
  void finish() {
    if (running()) stage_ = Stage::done;
  }

  [[nodiscard]] bool running() const { return stage_ == Stage::running; }
  /// The source that is being counted; the ones before it in `sources` are done. Must be called only while it is
  /// running.
  [[nodiscard]] int source() const;
  /// The part of `score` that has been counted by now; while it is running, the places are still those of the whole
  /// score.
  [[nodiscard]] Score counted(const Score& score) const;

 private:
  enum class Stage : std::uint8_t { done, awaiting, running };
  /// Seconds on the app's clock.
  struct Turn {
    int source;
    double begins;
    double ends;
  };

  Stage stage_ = Stage::done;
  Speed speed_ = Speed::calm;
  std::vector<Turn> turns_;
  double now_ = 0;
};

}  // namespace kairo::app
