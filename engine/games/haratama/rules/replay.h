#pragma once

#include "engine/games/haratama/state.h"

/// Internal to the game: plays recorded tricks again by the rules, to derive what follows from them and to check
/// whether they are possible.
namespace kairo::haratama {

/// Makes the state as it was before the first lead of the round. Requires that all its tricks are on record.
void rewind_round(State& state);

/// Plays a trick from an empty table; false at the first illegal card.
bool replay_trick(State& state, const Trick& trick);

/// Returns the cards of the current trick to the hands and plays them again, which sets everything that follows from
/// them. Requires `broken` as it was before the lead. False if one of the cards was not legal.
bool replay_current_trick(State& state, const Trick& trick);

/// Clears the table and asks nobody, as the end of the game does.
void leave_table(State& state);

}  // namespace kairo::haratama
