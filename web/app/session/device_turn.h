#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "web/app/session/custody.h"
#include "web/app/session/played_match.h"

namespace kairo::app {

/// The turn at this device: who is asked at it, who must take it first, and whose view may be on its screen. Follows
/// from the match and from who holds the device.
class DeviceTurn {
 public:
  /// After every change of the match or the custody.
  void update(const PlayedMatch& played, const Custody& custody);
  /// The holder goes on to answer, after so many moves of the match.
  void let_holder_answer(std::size_t moves) { holder_answered_at_ = moves; }

  /// The position in which the own seat, or the one that holds the device, answers before its turn; null: nobody does.
  [[nodiscard]] const Position* asked_ahead() const { return holder_is_asked_ ? nullptr : question_.get(); }
  /// Whether the holder of the device may answer before the person who is awaited, once everybody has seen what was
  /// revealed.
  [[nodiscard]] bool holder_is_asked() const { return holder_is_asked_; }
  /// The person who must take the device before the match continues, or no_seat.
  [[nodiscard]] Seat awaited() const { return awaited_; }
  /// The awaited person is expected on another device.
  [[nodiscard]] bool is_away() const { return is_away_; }
  /// The seat whose view may be on the screen now; no_seat: only what everybody may see.
  [[nodiscard]] Seat viewer() const { return viewer_; }
  /// The seat whose view of earlier moments may be on the screen now: the viewer's, if it is known that they hold the
  /// device.
  [[nodiscard]] Seat viewer_of_the_past() const { return viewer_of_the_past_; }
  /// The person who may undo the last move on this device now, or no_seat.
  [[nodiscard]] Seat undoable_by() const { return undoable_by_; }

 private:
  void ask(const PlayedMatch& played, const Custody& custody);
  [[nodiscard]] Seat seat_to_await(const PlayedMatch& played, const Custody& custody) const;
  [[nodiscard]] Seat seat_to_show(const PlayedMatch& played, const Custody& custody) const;

  std::shared_ptr<const Position> question_;  ///< of who is asked here before their turn; null: nobody is
  bool holder_is_asked_ = false;
  std::optional<std::size_t> holder_answered_at_;  ///< the number of moves then
  Seat awaited_ = no_seat;
  bool is_away_ = false;
  Seat viewer_ = no_seat;
  Seat viewer_of_the_past_ = no_seat;
  Seat undoable_by_ = no_seat;
};

}  // namespace kairo::app
