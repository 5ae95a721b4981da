#pragma once

#include "engine/core/phrase.h"
#include "engine/games/wicked/words.h"

/// Arguments that several phrases of the game and its table share. `name` is the name of the argument.
namespace kairo::wicked::terms {

Arg colour(std::string_view name, int colour);
Arg rank(std::string_view name, int rank);
/// The next higher rank.
Arg rank_above(std::string_view name, int rank);
/// A corridor card: upper half over lower half.
Arg card(std::string_view name, int card);
/// Search pieces, signs, both or nothing.
Phrase hand(Bid bid);
Arg hand(std::string_view name, Bid bid);
/// The tokens that an oracle demands, and the reward of a small one.
Arg small_demands(std::string_view name, int card);
Arg great_demands(std::string_view name, int card);
Arg small_reward(std::string_view name, int card);
/// How many spells of each kind; kinds without any are left out.
Arg spells(std::string_view name, int promotions, int colour_changes);

}  // namespace kairo::wicked::terms
