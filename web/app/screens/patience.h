#pragma once

#include <optional>

#include "engine/core/seat.h"

namespace kairo::app {

/// The share of the usual time for what is shown after somebody has waited for so many seconds.
double share_after(double seconds);
/// Below this share, all moves of a bot's turn are shown in one go.
inline constexpr double share_that_gathers = 0.4;

/// How long somebody watches bots. The longer it takes, the faster the rest is shown; but each bot has its own part of
/// the time, so that the turn of the last one is watched like that of the first.
class Patience {
 public:
  /// Somebody waits from now on, among so many bots; no effect if they have waited before.
  void begin(double now, int bots);
  void end() { *this = {}; }
  /// It is the turn of this bot; no_seat: of none that can be watched.
  void watch(Seat bot, double now);
  /// The share of its time that what is shown now gets.
  [[nodiscard]] double share(double now) const;

 private:
  std::optional<double> began_;
  int bots_ = 0;
  Seat watched_ = no_seat;
  double turn_began_ = 0;
  double spent_ = 0;  ///< on turns that are over, and in part on what came before them, in seconds
  double part_ = 0;   ///< of the turn that is watched
  SeatSet seen_ = 0;
};

}  // namespace kairo::app
