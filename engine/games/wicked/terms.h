#pragma once

#include "engine/core/phrase.h"
#include "engine/games/wicked/words.h"

/// Inside the game only: parts of sentences that several sentences share.
namespace kairo::wicked::terms {

Arg colour(std::string_view hole, int colour);
Arg rank(std::string_view hole, int rank);
/// The rank above this one.
Arg rank_above(std::string_view hole, int rank);
/// Upper half over lower half.
Arg card(std::string_view hole, int card);
/// What a hand holds: pieces, signs, both or nothing.
Phrase hand(Bid bid);
Arg hand(std::string_view hole, Bid bid);
/// The tokens that an oracle demands, and what a small one gives.
Arg small_demands(std::string_view hole, int card);
Arg great_demands(std::string_view hole, int card);
Arg small_reward(std::string_view hole, int card);
/// Counted spells, without those of which there are none.
Arg spells(std::string_view hole, int promotions, int colour_changes);

}  // namespace kairo::wicked::terms
