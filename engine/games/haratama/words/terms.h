#pragma once

#include "engine/games/haratama/words.h"

/// Internal to the game: arguments that several phrases share. `name` is the name of the argument.
namespace kairo::haratama::terms {

Arg card(std::string_view name, Card card);
Arg suit(std::string_view name, Suit suit);
/// In the order in which cards are listed.
Arg cards(std::string_view name, Cards cards);
/// In ascending order.
Arg ranks(std::string_view name, Ranks ranks);
/// The suits that the set has cards of.
Arg suits_of(std::string_view name, Cards cards);

}  // namespace kairo::haratama::terms
