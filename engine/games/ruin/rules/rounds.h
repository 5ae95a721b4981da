#pragma once

#include "engine/core/event.h"
#include "engine/games/ruin/state.h"

/// Internal to the rules: the steps of a round, and how rounds and halves begin and end.
namespace kairo::ruin {

/// Sets unseen cards from the top of the deck aside for this half, then lays the row.
void lay_row(State& state);

/// Asks the first seat that is still in the ruin.
template <EventSink Sink>
void begin_round(State& state, Sink& events);

/// Step 5 of a round. Then the next round begins, after the next half if this one is over, or the game ends.
template <EventSink Sink>
void end_round(State& state, Sink& events);

/// Carries out everybody's plan for the round.
template <EventSink Sink>
void reveal_plans(State& state, Sink& events);

/// Reveals everybody's first drawings; the letters of the cards dealt for them become destinations.
template <EventSink Sink>
void reveal_set_up(State& state, Sink& events);

/// Step 3: everybody who stopped on a destination takes its gem and draws a goal card; new destinations open.
template <EventSink Sink>
void collect_gems(State& state, Sink& events);

/// Step 4, which has an effect in the second half only: a search card is discarded for each player who has left.
template <EventSink Sink>
void let_ruin_fall(State& state, Sink& events);

/// Removes the card at this place of the row; the later ones move up.
Card remove_from_row(State& state, std::size_t place);

}  // namespace kairo::ruin
