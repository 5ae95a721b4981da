#pragma once

#include "engine/core/event.h"
#include "engine/games/galleria/state.h"

/// Internal to the rules: the phantom's turn in a game for one player.
namespace kairo::galleria {

/// Plays the phantom's whole turn, which asks nobody anything. It may end the game.
template <EventSink Sink>
void play_phantom_turn(State& state, Sink& events);

}  // namespace kairo::galleria
