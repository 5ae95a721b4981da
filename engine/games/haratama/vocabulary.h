#pragma once

#include <string>
#include <string_view>

#include "engine/core/vocabulary.h"
#include "engine/games/haratama/state.h"

/// Inside the game only: the ASCII words of moves, states and views. They are typed, stored and compared, so they are
/// never translated.
namespace kairo::haratama::vocabulary {

inline constexpr Words<3> phase{"pass", "play", "over"};
inline constexpr Words<sights> sight{"every-trick", "last-trick", "voids"};
/// By Move::Kind.
inline constexpr Words<2> move{"pass", "play"};
inline constexpr std::string_view suit_letters = "RBPG";
inline constexpr std::string_view none = "-";

/// `R3`; `-` for no_card and any other bits that are no card.
std::string card(Card card);
/// no_card for any other word. Letters may be small.
Card parse_card(std::string_view word);

/// A set of suits by their letters, `RB`.
std::string lanes(Cards lanes);
/// The cards of these suits; false when the word is none.
bool parse_lanes(std::string_view word, Cards& lanes);

}  // namespace kairo::haratama::vocabulary
