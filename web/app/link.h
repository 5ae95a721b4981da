#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/code.h"
#include "web/app/chair.h"

namespace kairo::app {

/// What a link, or any text that contains one, asks for.
struct Link {
  enum class Kind : std::uint8_t {
    none,    ///< nothing that this Kairo knows
    match,   ///< `m=`: this match, at this moment
    deal,    ///< `d=`: the same deal, from the start
    replay,  ///< `r=`: the match, to be leafed through
    game,    ///< `g=`: the set-up of a game
  };
  Kind kind = Kind::none;
  const Game* game = nullptr;      ///< of `game`; null when there is no such game
  std::optional<Match> match;      ///< of a code: the whole, or with `fault` damaged its good beginning
  std::optional<CodeError> fault;  ///< why the code could not be read; its beginning is in `match`
  std::vector<Chair> chairs;       ///< `s=`; empty when the link names nobody, or not as many as there are seats
  bool names_lost = false;         ///< it named them, but that part is damaged
  bool unknown_part = false;       ///< it also says something that this Kairo does not understand
};

/// Reads a fragment, a whole address, a bare code, or a message with a link in it: line breaks, blanks, quotation
/// marks and `>` that mail programs put into a long link are taken out again.
Link read_link(std::string_view text);

/// The fragments of links to a match and to its replay, without `#`.
std::string match_fragment(std::string_view code, std::span<const Chair> chairs);
std::string replay_fragment(std::string_view code, std::span<const Chair> chairs);
/// The part that names who sits where.
std::string chairs_part(std::span<const Chair> chairs);

}  // namespace kairo::app
