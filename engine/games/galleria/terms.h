#pragma once

#include "engine/games/galleria/words.h"

/// Inside the game only: parts of sentences that several sentences share. Numbers may be any; those that name nothing
/// are shown as the last thing of their kind.
namespace kairo::galleria::terms {

/// A player's name, or the phantom.
Arg who(const View& view, std::string_view hole, int seat);
Arg card(std::string_view hole, int card, int turned = 0);
/// One after the other, those alike as often as they are there.
Arg cards(std::string_view hole, const Cards& cards);
Arg cell(std::string_view hole, int cell);
Arg cells(std::string_view hole, CellSet set);
Arg facet(std::string_view hole, int facet);
Arg curio(std::string_view hole, int curio);
Arg room(std::string_view hole, int room);
Arg event(std::string_view hole, int event);
/// A sentence inside another one.
Arg phrase(std::string_view hole, Phrase inner);

}  // namespace kairo::galleria::terms
