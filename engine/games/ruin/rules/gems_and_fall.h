#pragma once

#include "engine/core/event.h"
#include "engine/games/ruin/state.h"

/// Internal to the rules: steps 3 and 4 of a round, once everybody has moved.
namespace kairo::ruin {

/// Step 3: everybody who stopped on a destination takes its gem and draws a goal card; new destinations open.
template <EventSink Sink>
void collect_gems(State& state, Sink& events);

/// Step 4, which has an effect in the second half only: a search card is discarded for each player who has left.
template <EventSink Sink>
void let_ruin_fall(State& state, Sink& events);

/// Removes the card at this place of the row; the later ones move up.
Card remove_from_row(State& state, std::size_t place);

}  // namespace kairo::ruin
