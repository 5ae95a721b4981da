#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"
#include "web/app/chair.h"

namespace kairo::app {

/// A match as it is kept: one text of lines, told apart from others of its match by `played`.
struct Record {
  std::uint64_t played = 0;  ///< grows with every save of any match: the highest was played last
  std::string name;          ///< given by a player, empty: none
  std::string game;
  int rules = 0;          ///< version of the game's rules
  std::size_t moves = 0;  ///< made so far
  std::string code;       ///< engine/match/code.h
  std::vector<Chair> chairs;
  friend bool operator==(const Record&, const Record&) = default;
};

/// Of a match's name, in characters.
inline constexpr std::size_t longest_match_name = 30;

/// Why a record is not played on from.
enum class RecordFault : std::uint8_t {
  damaged,
  later_version,  ///< whole, but written by a later Kairo
  other_rules,    ///< whole, but of a rules version that this Kairo does not have
  other_game,     ///< whole, but of a game that this box does not hold
};

/// A match without a set-up, or one too long for any code, has no record that could be read.
Record record_of(const Match& match, std::vector<Chair> chairs);

/// What every record begins with, whatever its schema.
inline constexpr std::string_view record_heading = "kairo match ";
/// And its last line, whatever its schema: the check sum over all that stands before it.
inline constexpr std::string_view record_end = "sum ";

/// In the newest schema.
std::string record_text(const Record& record);
/// Of any schema that has been released. What is cut off or changed is noticed. The code is not looked into: of the
/// first schema, which says nothing of them, game, rules and moves stay empty.
std::expected<Record, RecordFault> parse_record(std::string_view text);

/// The match that the record holds, if it is all that the record says of it.
std::expected<Match, RecordFault> match_of(const Record& record);

/// What can be had of a record that is not whole.
struct Salvage {
  std::optional<Match> match;  ///< its good beginning, with one move at least
  std::vector<Chair> chairs;   ///< as many as the match has seats
  std::string name;
};
Salvage salvage(std::string_view text);

}  // namespace kairo::app
