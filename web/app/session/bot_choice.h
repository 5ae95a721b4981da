#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/bots/level.h"
#include "engine/match/match.h"
#include "web/app/session/player.h"

namespace kairo::app {

BotLevel level_of(const Player& bot);
/// The seed that decides where several answers are as good, for a bot that moves after so many moves of the match.
Rng luck_of(const Match& match, std::size_t moves);
inline Rng luck_of(const Match& match) { return luck_of(match, match.steps().size()); }
/// The answer of the seat to move if a bot plays it and declines an offer (engine/core/offer.h); else none.
std::optional<AnyMove> declined(const Position& position, std::span<const Player> players, Rng luck);
/// Nobody but the seat that made this move may notice it: it has declined an offer, or is a part of a sealed answer.
bool is_unnoticed(const Match& match, std::size_t step);
/// The seat to move has given a part of a sealed answer, and goes on: in how many parts would tell what it plans.
bool goes_on_unnoticed(const Match& match);
/// How many of the first moves everybody may notice: for each number of first moves, from none to all. When the match
/// is over, there are no secrets left.
std::vector<std::size_t> noticed_moves(const Match& match);

}  // namespace kairo::app
