#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "web/app/session/player.h"

namespace kairo::app {

/// The news that this device still owes the others of a match by link: whose hands it has shown besides the own seat's,
/// and an own move.
class SeatReports {
 public:
  /// This seat's hand was on the screen of a device that is somebody else's, too.
  void add(Seat seat) {
    if (std::ranges::find(unreported_, seat) == unreported_.end()) unreported_.push_back(seat);
  }
  /// The device goes on to this seat: the others are told of it, too, if they are to be told of any.
  void hand_over(Seat seat) {
    if (!unreported_.empty()) add(seat);
  }
  /// The own seat has made a move: the others know of its earlier seats.
  void record_own_move() {
    reported_.clear();
    has_unsent_move_ = true;
  }
  /// A link to the match as it is now was made; true if a seat of `unreported` was told with it. Links may be called
  /// off, so further ones go on to tell it until the next own move.
  bool mark_sent(Seat own) {
    has_unsent_move_ = false;
    if (own == no_seat || unreported_.empty()) return false;
    reported_ = std::exchange(unreported_, {});
    return true;
  }
  void restore(std::vector<Seat> unreported) { unreported_ = std::move(unreported); }

  /// The change of seat of which links tell the others until the next own answer; the first one if there are several.
  [[nodiscard]] std::optional<SeatChange> change(Seat own) const;
  /// The own seat has made a move since the last such link, or since the match was opened.
  [[nodiscard]] bool has_unsent_move() const { return has_unsent_move_; }
  /// Notes::unreported_seats.
  [[nodiscard]] const std::vector<Seat>& unreported() const { return unreported_; }

 private:
  std::vector<Seat> unreported_;
  std::vector<Seat> reported_;
  bool has_unsent_move_ = false;
};

inline std::optional<SeatChange> SeatReports::change(Seat own) const {
  if (own == no_seat) return std::nullopt;
  for (const auto* seats : {&unreported_, &reported_}) {
    const auto other = std::ranges::find_if(*seats, [own](Seat seat) { return seat != own; });
    if (other != seats->end()) return SeatChange{*other, own};
  }
  return std::nullopt;
}

}  // namespace kairo::app
