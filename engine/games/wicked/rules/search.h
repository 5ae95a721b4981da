#pragma once

#include "engine/games/wicked/events.h"
#include "engine/games/wicked/state.h"

/// Internal to the rules: the search of a round's corridors, from the first bid to the last gain. A function that
/// returns bool says whether a question is open; if not, the round's search is over.
namespace kairo::wicked {

/// Makes a bid, or an answer about gains, and carries on until somebody has a choice.
template <EventSink Sink>
bool make_search_move(State& state, Move move, Sink& events);

/// Carries on from the question whether the seat `asked` has a choice of bid.
template <EventSink Sink>
bool continue_search(State& state, Sink& events);

/// Gives a seat `count` times what one half of a card offers; white souls wait for their colours.
template <EventSink Sink>
void gain(State& state, Seat seat, Half half, int count, Gain source, Sink& events);

}  // namespace kairo::wicked
