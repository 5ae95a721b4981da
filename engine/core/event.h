#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/seat.h"

namespace kairo {

/// Everybody, onlookers included. An audience that names every seat of the table is smaller: it leaves onlookers out.
inline constexpr SeatSet public_audience = 0xff;

/// A number of an event, which becomes the type of the field that it is read into.
struct Datum {
  std::int16_t number;

  template <class Field>
  requires(std::is_arithmetic_v<Field> || std::is_enum_v<Field>) constexpr operator Field() const {
    return static_cast<Field>(number);
  }
};

namespace event_rows {

template <class Row, std::size_t... i>
constexpr bool takes(std::index_sequence<i...>) {
  return requires { Row{Datum{static_cast<std::int16_t>(i)}...}; };
}

/// The number of the row's fields, if there are at most `most`.
template <class Row, std::size_t most>
constexpr std::size_t width() {
  if constexpr (takes<Row>(std::make_index_sequence<most>{}))
    return most;
  else
    return width<Row, most - 1>();
}

}  // namespace event_rows

/// One thing that happened at the table. Logs, animations, sounds and the screen reader are driven by events, so that
/// nobody has to compare two states and guess. Each game defines `kind` and the meaning of `data` (its `events.h`).
struct Event {
  std::uint8_t kind = 0;
  Seat seat = no_seat;                 ///< who did it or whom it happened to; no_seat when it concerns the whole table
  SeatSet audience = public_audience;  ///< who may learn of it (may_learn)
  std::array<std::int16_t, 6> data{};

  /// The data as a row of the game's table of events: an aggregate of numbers, truths and enumerators, one after the
  /// other. Which row belongs to which kind is told in `events.h`.
  template <class Row>
  [[nodiscard]] constexpr Row as() const {
    return [this]<std::size_t... i>(std::index_sequence<i...>) { return Row{Datum{data[i]}...}; }
    (std::make_index_sequence<event_rows::width<Row, std::tuple_size_v<decltype(data)>>()>{});
  }

  friend bool operator==(const Event&, const Event&) = default;
};

/// Whether somebody with the view of `viewer` may learn of this event as it happens; no_seat is an onlooker, who learns
/// only what is public. match/visibility.h decides which of them may still be looked up later.
constexpr bool may_learn(Seat viewer, const Event& event) {
  return viewer == no_seat ? event.audience == public_audience : contains(event.audience, viewer);
}

/// How long an event may be looked up in a log. A table that has agreed to hide its past keeps only the last complete
/// chapter and the current one; in a trick-taking game a chapter is a trick.
enum class Retention : std::uint8_t {
  always,
  chapter,       ///< as long as its chapter is kept
  ends_chapter,  ///< the same, and the next chapter begins after it
};

/// The receiver of `play`'s reports: events in the order in which they happened, each as soon as the state includes it,
/// so that `look` shows at that moment what the event has changed. `seal()` means that the move cannot be undone,
/// because it revealed something or because the rules call it final.
template <class S>
concept EventSink = requires(S& sink, const Event& event) {
  sink.emit(event);
  sink.seal();
};

/// Ignores everything at no cost, for playouts and search.
struct NoEvents {
  constexpr void emit(const Event&) {}
  constexpr void seal() {}
};

/// Keeps everything, for a match, and lets somebody look at the state after each event.
struct EventList {
  std::vector<Event> events;
  bool sealed = false;
  std::function<void(const Event&)> on_event{};

  void emit(const Event& event);
  void seal() { sealed = true; }
};

static_assert(EventSink<NoEvents> && EventSink<EventList>);

/// Reports an event of a game's own kind (an enum of its `events.h`) to these seats.
template <EventSink Sink, class Kind, class... Data>
requires std::is_enum_v<Kind>
void emit_to(Sink& events, SeatSet audience, Kind kind, Seat seat, Data... data) {
  events.emit(Event{static_cast<std::uint8_t>(kind), seat, audience, {static_cast<std::int16_t>(data)...}});
}
/// The same to everybody.
template <EventSink Sink, class Kind, class... Data>
requires std::is_enum_v<Kind>
void emit(Sink& events, Kind kind, Seat seat, Data... data) { emit_to(events, public_audience, kind, seat, data...); }

}  // namespace kairo
