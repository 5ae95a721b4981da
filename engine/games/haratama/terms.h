#pragma once

#include "engine/games/haratama/words.h"

/// Inside the game only: parts of sentences that several sentences share.
namespace kairo::haratama::terms {

Arg card(std::string_view hole, Card card);
Arg suit(std::string_view hole, Suit suit);
/// Cards in the order of listing.
Arg cards(std::string_view hole, Cards cards);
/// Ranks upward.
Arg ranks(std::string_view hole, Ranks ranks);
/// The suits of whole lanes.
Arg suits_of(std::string_view hole, Cards lanes);

}  // namespace kairo::haratama::terms
