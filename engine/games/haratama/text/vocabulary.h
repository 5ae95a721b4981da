#pragma once

#include <string>
#include <string_view>

#include "engine/core/fields.h"
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

/// Cards, ranks, seats and tricks as fields of the texts of states and views.
namespace kairo::haratama {

void write_ranks(FieldWriter& out, Ranks ranks);
void write_cards(FieldWriter& out, Cards cards);
void write_seat(FieldWriter& out, Seat seat);
/// The leader and the cards in the order of play.
void write_trick(FieldWriter& out, const Trick& trick);

/// Each reads what the function `write_…` of the same name writes, up to the end of the line.
void read_ranks(FieldReader& in, Ranks& ranks);
void read_cards(FieldReader& in, Cards& cards);
void read_seat(FieldReader& in, int players, Seat& seat);
/// Derives the winner so far.
void read_trick(FieldReader& in, int players, Trick& trick);
/// Reads a card or `-`.
void read_card(FieldReader& in, Card& card);

}  // namespace kairo::haratama
