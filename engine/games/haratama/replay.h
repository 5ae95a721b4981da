#pragma once

#include "engine/games/haratama/state.h"

/// Inside the rules only: plays what is on record again by the rules, to see whether a state can have come about.
namespace kairo::haratama {

/// The seat whose card is the highest of the led suit; no_seat before the lead.
Seat winner_of(const Trick& trick, int players);

/// Whether the numbers make a trick, whole or in the making: cards of the deck in the first places, no card twice, the
/// winner so far. Trick{} is one.
bool is_trick(const Trick& trick, int players);
inline bool is_whole_trick(const Trick& trick, int players) {
  return trick.size == players && is_trick(trick, players);
}

/// Takes the cards of the trick in the making back into the hands and plays them again, `broken` being as it was before
/// its lead: sets everything that follows from them. False when one of them was not lawful.
bool lay_again(State& state, const Trick& trick);

}  // namespace kairo::haratama
