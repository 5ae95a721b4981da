#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "engine/core/seat.h"
#include "engine/core/setup.h"
#include "web/app/session/session.h"

namespace kairo::app {

/// Names the text in which statistics are stored (saves/checked_text.h).
inline constexpr std::string_view statistics_kind = "statistics";

/// How a person of this device came off in a match.
struct PersonResult {
  Seat seat = 0;
  int place = 1;
  int total = 0;
  std::string name;  ///< as typed; empty: the standard name of the seat
  friend bool operator==(const PersonResult&, const PersonResult&) = default;
};

/// A match that was played to its end, as statistics need it.
struct MatchResult {
  std::string id;      ///< of the saved match on the device where it was played
  std::string course;  ///< the same for the same moves: the match may have come here under another id
  int level = -1;      ///< of the strongest bot; −1: none
  SoloResult alone = SoloResult::unjudged;
  std::string key;                   ///< its `result_key`, marked if people elsewhere played, too
  std::vector<PersonResult> people;  ///< of this device, at least one
  friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

/// The finished matches, in the order in which they were played.
struct Statistics {
  int wiped = 0;  ///< how often: so another tab does not bring back what was wiped
  std::vector<MatchResult> matches;
  friend bool operator==(const Statistics&, const Statistics&) = default;
};

/// The key of comparable results: game, seats, and the options that are not standard. It never changes.
std::string result_key(const GameInfo& game, const Setup& setup);

/// How many played, by its key.
int seats_of(const MatchResult& match);

/// The result of a match that is over. In a match by link those on other devices have statistics of their own.
MatchResult result_of(const Session& session);
/// A match counts once: played again from a move that was taken back, it ends as it ended last. False if nothing is
/// new.
bool add_result(Statistics& statistics, MatchResult match);
/// Adds the matches that are missing, each after the one that it follows in `from`; returns how many there were.
int merge_into(Statistics& statistics, const std::vector<MatchResult>& from);

/// The highest total of a person alone or against bots in matches of this `result_key`, where totals are what counts;
/// none: there is none.
std::optional<int> best_total(const Statistics& statistics, std::string_view key);

/// The text that is stored and exported, with a check sum.
std::string statistics_text(const Statistics& statistics);

struct ReadStatistics {
  Statistics statistics;
  bool damaged = false;
  bool later = false;  ///< of a later Kairo: they must not be written over
};
/// Nothing is stored as an empty text.
ReadStatistics read_statistics(std::string_view text);

/// The statistics in a file of matches (saves/bundle.h), as a text; empty: there are none.
std::string statistics_within(std::string_view file);

}  // namespace kairo::app
