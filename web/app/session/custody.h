#pragma once

#include <cstdint>

#include "engine/core/seat.h"

namespace kairo::app {

/// The holder of the device that a match is played on, as a state machine.
///
///   state     | who has the device                        | the others are
///   ----------|-------------------------------------------|------------------------
///   around    | the holder, if it is known                | in the same room
///   unclaimed | nobody yet: the next person must take it  | in the same room
///   arriving  | nobody yet: a link was opened             | on devices of their own
///   received  | the holder, if it is known                | on devices of their own
///   own       | the person whose device this is           | on devices of their own
///   watching  | somebody without a seat                   | on devices of their own
class Custody {
 public:
  enum class State : std::uint8_t { around, unclaimed, arriving, received, own, watching };

  /// `around`; the only person of a match has the device from the beginning.
  explicit Custody(Seat only_person) : holder_(only_person) {}

  [[nodiscard]] State state() const { return state_; }
  /// no_seat where it is not known.
  [[nodiscard]] Seat holder() const { return holder_; }
  [[nodiscard]] Seat own_seat() const { return state_ == State::own ? holder_ : no_seat; }
  [[nodiscard]] bool is_watching() const { return state_ == State::watching; }
  /// Somebody must take the device before a hand may be shown.
  [[nodiscard]] bool is_unclaimed() const { return state_ == State::unclaimed || state_ == State::arriving; }
  /// A link was opened, and nobody has taken the device yet.
  [[nodiscard]] bool is_arriving() const { return state_ == State::arriving; }
  /// The others are on devices of their own.
  [[nodiscard]] bool is_by_link() const { return state_ != State::around && state_ != State::unclaimed; }

  /// It is not known any more who has the device, or the others are here after all: any -> unclaimed.
  void forget_holder(bool match_over) { enter(match_over ? State::around : State::unclaimed, no_seat); }
  /// A link was opened. A device that is somebody's own stays so.
  void open_link(bool match_over) {
    if (state_ != State::own) enter(match_over ? State::received : State::arriving, no_seat);
  }
  /// `seat` has taken the device: unclaimed -> around, arriving -> received. The device is no longer somebody's own.
  void hand_over(Seat seat) { enter(is_by_link() ? State::received : State::around, seat); }
  /// Somebody else has answered aloud, with the device in hand or not; its state stays.
  void lose_sight() {
    if (state_ != State::own) holder_ = no_seat;
  }
  /// "I am this player": any -> own.
  void take_seat(Seat seat) { enter(State::own, seat); }
  /// Nobody plays on this device: any -> watching.
  void watch() { enter(State::watching, no_seat); }

 private:
  void enter(State state, Seat holder) {
    state_ = state;
    holder_ = holder;
  }

  State state_ = State::around;
  Seat holder_;
};

}  // namespace kairo::app
