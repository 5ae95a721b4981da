#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/match/position.h"

namespace kairo {

/// How well a bot plays. Text keys `bot.level.<name>`.
enum class BotLevel : std::uint8_t {
  learner,  ///< knows the rules and some sense, and is often careless
  regular,  ///< plays sensibly, without looking ahead
};
inline constexpr int bot_levels = 2;

/// As in text keys and on the command line.
std::string_view level_name(BotLevel level);
std::optional<BotLevel> find_level(std::string_view name);

/// The chance of a bot's next move: hangs on nothing but the match's seed and how many moves were made, so a match
/// with bots can be had again.
Rng bot_rng(std::uint64_t match_seed, std::size_t moves_made);

/// What a bot does as `seat`, which must be to move in a game of the box. The game's bot is given what this seat may
/// know and nothing else: the same view with other hidden cards gives the same move.
AnyMove choose(const Position& position, Seat seat, BotLevel level, Rng& rng);

}  // namespace kairo
