#pragma once

#include "engine/core/fields.h"
#include "engine/games/wicked/state.h"

/// Internal to the game: what `conserved` and `parse_state` check, with the reasons that `parse_state` reports.
namespace kairo::wicked {

/// The first reason, if any, why the game cannot be played on from here. Accepts any bits, and positions that no match
/// reaches.
MaybeError validate(const State& state);

/// Parts of `validate`. Each requires that the parts before it found no error: the phase and the cards, then the bids,
/// the boards, the open question.
MaybeError validate_bids(const State& state);
MaybeError validate_boards(const State& state);
MaybeError validate_question(const State& state);

/// How many of the round's corridors have been revealed.
int revealed_this_round(const State& state);
/// The value that `last` must have in this position if the last reveal showed these bids.
Reveal last_reveal(const State& state, const BySeat<Bid>& bids);

}  // namespace kairo::wicked
