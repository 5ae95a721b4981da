#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/answers_ahead.h"
#include "engine/match/code.h"
#include "web/app/session/player.h"
#include "web/app/session/series.h"

namespace kairo::app {

/// A link's request.
struct Link {
  enum class Kind : std::uint8_t {
    none,    ///< nothing that this Kairo knows
    match,   ///< `m=`: this match, at this moment
    deal,    ///< `d=`: the same deal, from the start
    replay,  ///< `r=`: the replay of the match
    game,    ///< `g=`: the set-up of a game
  };
  Kind kind = Kind::none;
  const Game* game = nullptr;        ///< of `game`; null when there is no such game
  std::optional<Match> match;        ///< of a code; if that is damaged, its good beginning
  std::optional<CodeError> fault;    ///< why the code could not be read; the good beginning is moved to `match`
  AnswersAhead ahead;                ///< `a=`: what belongs to `match` besides; of a match only
  std::vector<Player> players;       ///< `s=`; empty unless there is one for each seat
  bool names_lost = false;           ///< it names players, but that part is damaged
  std::optional<SeatChange> change;  ///< `o=`: who sent it was another player before
  std::optional<Series> series;      ///< `t=`: the games before the match in a row; of a match only
  bool series_lost = false;          ///< it is one of several in a row, but that part is damaged
  bool answers_lost = false;         ///< it carries answers ahead, but that part is damaged
  bool unknown_part = false;         ///< it has a part that this version of Kairo does not know
};

/// `m`: match, and so on; none for any other key.
Link::Kind kind_of(char key);

/// The fragments of links to a match and to its replay, without `#`. `ahead` are the letters of the answers ahead
/// (engine/match/answers_code.h), if there are any; `series`: the games before it in a row.
std::string match_fragment(std::string_view code, std::span<const Player> players, std::string_view ahead = {},
                           std::optional<SeatChange> change = std::nullopt,
                           const std::optional<Series>& series = std::nullopt);
std::string replay_fragment(std::string_view code, std::span<const Player> players);
/// The value of `s=`.
std::string players_part(std::span<const Player> players);

}  // namespace kairo::app
