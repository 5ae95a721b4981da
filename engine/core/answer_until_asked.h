#pragma once

#include "engine/core/event.h"
#include "engine/core/seat.h"

namespace kairo {

/// Makes the first legal move until `seat` is to move. For a question that all seats are asked and answer in secret,
/// and in which this seat's turn to answer is still to come: what those before it answer makes no difference to it.
template <class State>
void answer_until_asked(State& state, Seat seat) {
  NoEvents quiet;
  typename State::MoveList moves;
  while (to_move(state) != seat) {
    legal(state, moves);
    play(state, moves[0], quiet);
  }
}

}  // namespace kairo
