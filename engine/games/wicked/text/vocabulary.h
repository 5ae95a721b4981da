#pragma once

#include <string>
#include <string_view>

#include "engine/core/fields.h"
#include "engine/games/wicked/state.h"

/// Internal to the game: the ASCII words of moves, states and views. People type them, files store them and tests
/// compare them, so they are never translated.
namespace kairo::wicked::vocabulary {

using kairo::value;
using kairo::word;
using kairo::Words;

inline constexpr Words<colours> colour{"red", "green", "blue", "yellow"};
inline constexpr Words<ranks> rank{"low", "middle", "high"};
inline constexpr Words<7> half{"red", "green", "blue", "yellow", "white", "promotion", "change"};
/// Indexed by the set of signs.
inline constexpr Words<both_signs + 1> signs{"-", "w", "s", "ws"};
inline constexpr Words<7> phase{"bid", "pick-colour", "return-token", "soul", "use-reward", "make-room", "over"};
/// Indexed by Move::Kind.
inline constexpr Words<11> move{"bid",   "colour", "return", "promote", "spell", "change",
                                "small", "great",  "reward", "decline", "done"};
/// Whether an oracle is achieved.
inline constexpr Words<2> done{"open", "achieved"};
inline constexpr Words<3> place{"none", "first", "second"};

/// A card as its number and face, so that people can read a text without the deck and cards with equal faces remain
/// distinct:
/// `12:white/red`, `4:red+yellow`, `8:2-low-red+2-low-yellow`.
std::string corridor(int card);
std::string great(int card);
std::string small(int card);

inline void write_bid(FieldWriter& out, Bid bid) { out.value(bid.pieces).value(word(signs, bid.signs)); }

}  // namespace kairo::wicked::vocabulary
