#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/fixed_vector.h"
#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "engine/core/seat.h"

namespace kairo::app {

/// One number for each seat.
struct SeriesPoints : FixedVector<int, max_seats> {
  SeriesPoints() = default;
  SeriesPoints(std::initializer_list<int> points) {
    for (const int one : points) push_back(one);
  }
};

/// Several games in a row by the same people, whose points are added up: what a match knows of those before it.
///
/// People keep their seats. No game's rules give the first seat an advantage that would have to go round: the deal
/// decides who begins, or all begin together.
struct Series {
  int games = 0;          ///< planned, least_series … most_series
  int played = 0;         ///< before this match, fewer than `games`
  SeriesPoints points{};  ///< of each seat in those
  friend bool operator==(const Series&, const Series&) = default;
};

inline constexpr int least_series = 2;
inline constexpr int most_series = 5;

/// Whether points can be added up: alone only where the rules measure the player by points, not against the game.
bool has_series(const GameInfo& game, int seats);
/// A series that begins.
Series new_series(int games, int seats);
/// A series as long as this one, if there is one, that begins.
std::optional<Series> begun_again(const std::optional<Series>& series);
/// The series of the next match after one that ended like this.
Series after_game(Series series, const Score& score);
inline bool is_last(const Series& series) { return series.played + 1 >= series.games; }
/// The seed of the next deal. It follows from that of this match: so people on different devices who all go on have the
/// same next match.
std::uint64_t next_seed(std::uint64_t seed);

struct Standing {
  Seat seat;
  int place;  ///< 1 is the leader; seats that share a place have the same number
  int points;
};
/// After a match that ended like this, the best first. More points are better in every game (engine/core/ranking.h):
/// losses are negative points. The rules break ties within one game only, so equal sums share a place.
FixedVector<Standing, max_seats> standings(const Series& series, const Score& score);

/// As records and links hold it for ever: numbers divided by `_`, and an `e` at the end, so that a text which lost its
/// end is not read as another one.
std::string series_text(const Series& series);
std::optional<Series> parse_series(std::string_view text);

}  // namespace kairo::app
