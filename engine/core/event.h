#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <vector>

#include "engine/core/seat.h"

namespace kairo {

/// One thing that happened at the table. Log, animation, sound and the screen reader live off these; nobody compares
/// two states to guess. `kind` and the meaning of `data` are the game's own (its `events.h`).
struct Event {
  std::uint8_t kind = 0;
  Seat seat = no_seat;      ///< who did it or whom it befell; no_seat where it is the table's
  SeatSet audience = 0xff;  ///< the seats that may learn of it; others must not be told
  std::array<std::int16_t, 6> data{};

  friend bool operator==(const Event&, const Event&) = default;
};

/// What `play` reports to: events in the order in which they happened, and whether the move can be taken back.
/// `seal()` says that it cannot (it revealed something, or the rules call it final).
template <class S>
concept EventSink = requires(S& sink, const Event& event) {
  sink.happened(event);
  sink.seal();
};

/// For the search and playouts: costs nothing.
struct NoEvents {
  constexpr void happened(const Event&) {}
  constexpr void seal() {}
};

/// For a match: keeps everything.
struct EventList {
  std::vector<Event> events;
  bool sealed = false;

  void happened(const Event& event) { events.push_back(event); }
  void seal() { sealed = true; }
};

static_assert(EventSink<NoEvents> && EventSink<EventList>);

}  // namespace kairo
