#pragma once

#include "engine/games/wicked/events.h"
#include "engine/games/wicked/state.h"

/// Internal to the rules: soul processing, seat after seat. Both functions return whether a question is open; if not,
/// every seat is done.
namespace kairo::wicked {

/// Makes a step of the seat to move, `done` included, or answers a question that one of its steps has raised.
template <EventSink Sink>
bool make_soul_move(State& state, Move move, Sink& events);

/// Asks the first seat from `first_seat` on that can make a step.
template <EventSink Sink>
bool ask_for_soul_step(State& state, Seat first_seat, Sink& events);

}  // namespace kairo::wicked
