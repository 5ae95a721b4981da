#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/match/position.h"

namespace kairo {

/// How well a bot plays. Text keys `bot.level.<name>`.
enum class BotLevel : std::uint8_t {
  learner,  ///< plays with some sense, but is often careless
  regular,  ///< plays sensibly, without looking ahead
};
inline constexpr int bot_levels = 2;

/// The name in text keys and on the command line.
std::string_view level_name(BotLevel level);
std::optional<BotLevel> find_level(std::string_view name);

/// The random numbers for a bot's next move. They depend only on the match's seed and the number of moves made, so that
/// a match with bots can be reproduced.
Rng bot_rng(std::uint64_t match_seed, std::size_t moves_made);

/// The move of a bot that plays `seat`, which must be the seat to move in a game of the box. The bot is given only what
/// this seat may know: its move is the same whatever the hidden cards are.
AnyMove choose(const Position& position, Seat seat, BotLevel level, Rng& rng);

}  // namespace kairo
