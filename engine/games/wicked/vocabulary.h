#pragma once

#include <string>
#include <string_view>

#include "engine/core/vocabulary.h"
#include "engine/games/wicked/state.h"

/// Inside the game only: the ASCII words of moves, states and views. They are typed, stored and compared, so they are
/// never translated.
namespace kairo::wicked::vocabulary {

using kairo::value;
using kairo::word;
using kairo::Words;

inline constexpr Words<colours> colour{"red", "green", "blue", "yellow"};
inline constexpr Words<ranks> rank{"low", "middle", "high"};
inline constexpr Words<7> half{"red", "green", "blue", "yellow", "white", "promotion", "change"};
/// By the set of signs.
inline constexpr Words<both_signs + 1> signs{"-", "w", "s", "ws"};
inline constexpr Words<7> phase{"bid", "pick-colour", "return-token", "soul", "use-reward", "make-room", "over"};
/// By Move::Kind.
inline constexpr Words<11> move{"bid",   "colour", "return", "promote", "spell", "change",
                                "small", "great",  "reward", "decline", "done"};
/// Of an oracle: open or achieved.
inline constexpr Words<2> done{"open", "achieved"};
inline constexpr Words<3> place{"none", "first", "second"};

/// Cards by number and face, so that a text can be read without the deck and equal faces stay told apart:
/// `12:white/red`, `4:red+yellow`, `8:2-low-red+2-low-yellow`.
std::string corridor(int card);
std::string great(int card);
std::string small(int card);

}  // namespace kairo::wicked::vocabulary
