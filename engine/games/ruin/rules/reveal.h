#pragma once

#include "engine/core/event.h"
#include "engine/games/ruin/state.h"

/// Internal to the rules: sealed plans are revealed and carried out, seat by seat, before they have consequences.
namespace kairo::ruin {

/// Carries out everybody's plan for the round.
template <EventSink Sink>
void reveal_plans(State& state, Sink& events);

/// Reveals everybody's first drawings; the letters of the cards dealt for them become destinations.
template <EventSink Sink>
void reveal_set_up(State& state, Sink& events);

}  // namespace kairo::ruin
