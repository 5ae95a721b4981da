#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/merge.h"
#include "web/app/session/notes.h"
#include "web/app/session/player.h"
#include "web/app/session/series.h"

namespace kairo::app {

/// A match as it is stored: one text of lines. `played` tells which of a match's records is the latest.
struct Record {
  std::uint64_t played = 0;  ///< grows with every save of any match, so the highest was played last
  std::string name;          ///< given by the player; empty: none
  std::string game;
  int rules = 0;          ///< version of the game's rules
  std::size_t moves = 0;  ///< made so far
  /// The seat to move, no_seat when the match is over. None: not known before the match is replayed, since the first
  /// two schemas lack it.
  std::optional<Seat> turn;
  /// None before the fourth schema, an own seat only since the fifth, unreported ones since the seventh, wishes since
  /// the eighth.
  Notes notes;
  std::optional<Series> series;  ///< the games before it in a row; none before the sixth schema
  std::string ahead;             ///< engine/match/answers_code.h; empty: none, as before the fifth schema
  std::string code;              ///< engine/match/code.h
  std::vector<Player> players;
  friend bool operator==(const Record&, const Record&) = default;
};

/// The same for records of the same moves of one deal, with the same answers ahead.
[[nodiscard]] std::string course_of(const Record& record);

/// In characters, not bytes.
inline constexpr std::size_t longest_match_name = 30;

/// Why a record cannot be continued. In all cases but `damaged` it is whole.
enum class RecordFault : std::uint8_t {
  damaged,
  later_version,  ///< written by a later version of Kairo
  other_rules,    ///< of a rules version that this Kairo does not have
  other_game,     ///< of a game that this box does not hold
  too_long,       ///< it has more moves than are played at once (links/link_reader.h, most_played)
};

/// The record of a match without a set-up, or of one too long for any code, cannot be read back.
Record record_of(const Match& match, std::vector<Player> players, const AnswersAhead& ahead = {});

inline constexpr int newest_schema = 8;
/// The start of every record, followed by the number of its schema.
inline constexpr std::string_view record_heading = "kairo match ";
/// The start of every record's last line, followed by the check sum of all that precedes the line.
inline constexpr std::string_view record_end = "sum ";

/// In the newest schema.
std::string record_text(const Record& record);
/// Parses a record of any released schema, and detects any change to it. The code is not parsed: game, rules and moves,
/// which the first schema lacks, stay empty then.
std::expected<Record, RecordFault> parse_record(std::string_view text);

/// The deal of the record's match, if the record agrees with the header of its code. Fills in what the first schema
/// lacks. No move is played.
std::expected<Setup, RecordFault> resolve_deal(Record& record);

/// Replays the match of a record whose deal was settled, if it agrees with the rest of the record.
std::expected<Held, RecordFault> held_of(const Record& record);

/// The parts that can be recovered from a damaged record.
struct Salvage {
  std::optional<Match> match;   ///< its good beginning, of at least one move
  std::vector<Player> players;  ///< as many as the match has seats
  std::string name;
  std::optional<Series> series;  ///< with points for as many seats as the match has
};
Salvage salvage(std::string_view text);

}  // namespace kairo::app
