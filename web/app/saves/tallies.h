#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "web/app/saves/statistics.h"

namespace kairo::app {

/// The results of one person in matches of one kind.
struct Tally {
  int seats = 1;
  int level = -1;      ///< of the strongest bot; −1: none
  bool you = true;     ///< there was one person on this device, whatever they were called
  Seat seat = 0;       ///< of the person, if their name is the standard one of the seat
  std::string name{};  ///< of one of several people
  int matches = 0;
  int decided = 0;  ///< of them; the others are solitary ones that nobody wins
  int wins = 0;
  int scored = 0;  ///< of them; the others are solitary ones that are not about points
  int best = 0;
  std::int64_t sum = 0;

  [[nodiscard]] int mean() const;  ///< to the nearest point
};

/// Wins one after the other.
struct Streak {
  int now = 0;
  int longest = 0;
};

/// Matches of one game, or of all. Wins and streaks are those of the only person: in a match with several people
/// around the device "you" is nobody.
struct Summary {
  std::string game{};  ///< its id; empty: all
  int matches = 0;
  int decided = 0;
  int wins = 0;
  Streak streak{};
  std::vector<Tally> tallies{};  ///< of one game: fewer seats first, weaker bots first
  int more = 0;                  ///< tallies of named people: beyond `most_named`
};

inline constexpr std::size_t most_named = 40;

/// First all games together, then each by itself in the order of `games`.
std::vector<Summary> summaries(const Statistics& statistics, const std::vector<std::string>& games);

}  // namespace kairo::app
