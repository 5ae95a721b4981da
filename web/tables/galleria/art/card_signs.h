#pragma once

#include <array>
#include <string_view>

#include "engine/games/galleria/pieces/cards.h"

/// Signs as paths on a square of −100 … 100 (web/draw/painter.h).
namespace kairo::galleria::table::sign {

inline constexpr std::string_view star =
    "M 0 -80 L 20 -24 L 78 -24 L 32 12 L 50 70 L 0 36 L -50 70 L -32 12 L -78 -24 L -20 -24 Z";
inline constexpr std::string_view horns =
    "M -86 -40 C -130 -90 -110 -130 -96 -150 C -90 -110 -60 -96 -34 -90 Z M 86 -40 C 130 -90 110 -130 96 -150 C 90 "
    "-110 60 -96 34 -90 Z";
inline constexpr std::string_view lantern =
    "M -18 -16 L 18 -16 L 24 20 L -24 20 Z M -12 -24 L 12 -24 L 12 -19 L -12 -19 Z M -14 24 L 14 24 L 14 29 L -14 29 Z";

struct Sign {
  std::string_view filled;
  std::string_view lines{};  ///< drawn on top in a light colour
};

/// Skills, traps and specials in card order.
inline constexpr std::array<Sign, card_kinds - first_skill> of_cards{{
    // Soul Transfer: to and fro.
    {"M -88 -44 L 18 -44 L 18 -80 L 88 -28 L 18 -8 L -88 -8 Z M 88 44 L -18 44 L -18 80 L -88 28 L -18 8 L 88 8 Z"},
    // War Cry: a flame.
    {"M 6 -96 C 30 -44 78 -16 64 40 C 52 92 -52 92 -64 40 C -72 4 -44 -12 -34 -40 C -18 -24 -10 -14 -8 -4 C 4 -34 10 "
     "-62 6 -96 Z",
     "M 0 70 C -30 56 -22 26 0 14 C 22 26 30 56 0 70"},
    // Survey: an eye.
    {"M -96 0 C -44 -70 44 -70 96 0 C 44 70 -44 70 -96 0 Z", "M 0 -26 C 34 -26 34 26 0 26 C -34 26 -34 -26 0 -26 Z"},
    // Demolition: a hammer.
    {"M -76 -84 L 56 -84 L 82 -58 L 82 -36 L -76 -36 Z M -24 -30 L 8 -30 L 8 92 L -24 92 Z"},
    // Pilfer: a hand at a card.
    {"M -20 -92 L 84 -92 L 84 40 L 44 40 L 44 -20 L -20 -20 Z M -84 10 C -40 -14 0 -4 30 10 L 30 60 C 0 100 -60 100 "
     "-84 70 Z"},
    // Stun: a burst.
    {"M 0 -96 L 22 -40 L 72 -68 L 50 -16 L 98 10 L 44 24 L 54 84 L 8 44 L -34 92 L -36 34 L -94 36 L -52 -4 L -88 -52 "
     "L -30 -40 Z"},
    // Forced Move: back.
    {"M 84 76 L 84 0 C 84 -60 10 -66 -24 -44 L -24 -88 L -94 -16 L -24 52 L -24 8 C 6 -12 40 -8 40 20 L 40 76 Z"},
    // Cave-in: rocks.
    {"M -66 -24 L -26 -92 L 34 -78 L 22 -20 Z M 18 8 L 70 -22 L 94 34 L 48 62 Z M -90 48 L -38 6 L 2 46 L -40 92 Z"},
    // Pickpocket: a purse.
    {"M -46 -34 C -96 20 -84 92 0 92 C 84 92 96 20 46 -34 Z M -40 -50 L -56 -90 L 56 -90 L 40 -50 Z",
     "M -30 26 L 30 26 M 0 -4 L 0 56"},
    // Hush: words struck out.
    {"M -90 -72 L 90 -72 L 90 34 L 4 34 L -40 86 L -40 34 L -90 34 Z", "M -56 14 L 56 -52"},
    // Ward: a shield.
    {"M 0 -94 L 78 -64 C 82 14 50 66 0 96 C -50 66 -82 14 -78 -64 Z", "M -34 -4 L -6 30 L 40 -34"},
    // Enrage: a horned head.
    {"M -92 -92 C -70 -46 -34 -40 0 -40 C 34 -40 70 -46 92 -92 C 108 0 66 90 0 90 C -66 90 -108 0 -92 -92 Z",
     "M -50 -6 L -16 12 M 50 -6 L 16 12 M -26 52 L 0 42 L 26 52"},
    // Mimic: a chest with teeth.
    {"M -88 -66 L 88 -66 L 88 -8 L 58 18 L 29 -8 L 0 18 L -29 -8 L -58 18 L -88 -8 Z M -88 22 L -58 48 L -29 22 L 0 48 "
     "L 29 22 L 58 48 L 88 22 L 88 84 L -88 84 Z"},
    // Miser's Ledger: a book.
    {"M -72 -90 L 72 -90 L 72 90 L -72 90 Z", "M -40 -44 L 40 -44 M -40 -8 L 40 -8 M -40 28 L 10 28"},
    // Inverted Star.
    {"M 0 96 L -24 28 L -94 28 L -38 -14 L -60 -84 L 0 -42 L 60 -84 L 38 -14 L 94 28 L 24 28 Z"},
}};

}  // namespace kairo::galleria::table::sign
