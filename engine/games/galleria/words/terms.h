#pragma once

#include "engine/games/galleria/words.h"

/// Internal to the game: arguments that phrases have in common. `hole` is the name of the hole that they fill. Numbers
/// that are out of bounds name the last thing of their kind.
namespace kairo::galleria::terms {

/// A player's name, or the phantom.
Arg who(const View& view, std::string_view hole, int seat);
Arg card(std::string_view hole, int card, int turned = 0);
/// All cards, like ones repeated.
Arg cards(std::string_view hole, const Cards& cards);
Arg cell(std::string_view hole, int cell);
Arg cells(std::string_view hole, CellSet set);
Arg facet(std::string_view hole, int facet);
Arg curio(std::string_view hole, int curio);
Arg room(std::string_view hole, int room);
Arg event(std::string_view hole, int event);
/// A sentence within another one.
Arg phrase(std::string_view hole, Phrase inner);

}  // namespace kairo::galleria::terms
