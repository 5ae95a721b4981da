#pragma once

#include "engine/core/event.h"
#include "engine/games/ruin/state.h"

/// Internal to the rules: how rounds and halves begin and end.
namespace kairo::ruin {

/// Sets unseen cards from the top of the deck aside for this half, then lays the row.
void lay_row(State& state);

/// Asks the first seat that is still in the ruin.
template <EventSink Sink>
void begin_round(State& state, Sink& events);

/// Step 5 of a round. Then the next round begins, after the next half if this one is over, or the game ends.
template <EventSink Sink>
void end_round(State& state, Sink& events);

}  // namespace kairo::ruin
