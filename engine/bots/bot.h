#pragma once

#include <cstdint>

#include "engine/bots/level.h"
#include "engine/match/match.h"

namespace kairo {

/// The random numbers for a bot's next move. They depend only on the match's seed and the number of moves made, so that
/// a match with bots can be reproduced.
Rng bot_rng(std::uint64_t match_seed, std::size_t moves_made);

/// The move of a bot that plays `seat`, which must be the seat to move in a game of the box. The bot is given only what
/// this seat may know: its move is the same whatever the hidden cards are. Levels that search take their time; a caller
/// that must not wait uses a Thought (thought.h), which comes to the same move.
AnyMove choose(const Position& position, Seat seat, BotLevel level, Rng& rng);

/// A whole match of regular bots, which depends only on the set-up.
Match played_by_bots(const Game& game, const Setup& setup);

}  // namespace kairo
