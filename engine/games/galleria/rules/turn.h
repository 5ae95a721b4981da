#pragma once

#include "engine/core/event.h"
#include "engine/games/galleria/state.h"

/// Internal to the rules: how turns follow each other, those of the phantom in a game for one player included.
namespace kairo::galleria {

template <EventSink Sink>
void begin_turn(State& state, Seat seat, Sink& events);

/// Carries out whatever needs no decision, until somebody must answer a question or the game is over.
template <EventSink Sink>
void run_until_question(State& state, Sink& events);

/// Plays the phantom's whole turn, which asks nobody anything. It may end the game.
template <EventSink Sink>
void play_phantom_turn(State& state, Sink& events);

}  // namespace kairo::galleria
