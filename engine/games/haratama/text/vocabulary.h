#pragma once

#include <string>
#include <string_view>

#include "engine/core/vocabulary.h"
#include "engine/games/haratama/state.h"

/// Internal to the game: the ASCII words of moves, states and views. People type them, files store them and tests
/// compare them, so they are never translated.
namespace kairo::haratama::vocabulary {

inline constexpr Words<3> phase{"pass", "play", "over"};
inline constexpr Words<sights> sight{"every-trick", "last-trick", "voids"};
/// Indexed by Move::Kind.
inline constexpr Words<2> move{"pass", "play"};
inline constexpr std::string_view suit_letters = "RBPG";
inline constexpr std::string_view none = "-";

/// `R3`; `-` for no_card and all other bits that are not a card.
std::string card(Card card);
/// Returns no_card for anything else. Accepts small letters.
Card parse_card(std::string_view word);

/// The letters of the suits that the set has cards of, `RB`.
std::string lanes(Cards lanes);
/// Reads the full lanes of these suits; false if the word is anything else.
bool parse_lanes(std::string_view word, Cards& lanes);

}  // namespace kairo::haratama::vocabulary
