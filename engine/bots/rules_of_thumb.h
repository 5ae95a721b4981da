#pragma once

#include "engine/bots/level.h"
#include "engine/match/position.h"

namespace kairo {

/// The move of a bot that does not search (in Haratama by random playouts), at once; `seat` must be the seat to
/// move in a game of the box. Levels that search play by these rules, too, when they are merely offered something
/// (engine/core/offer.h). Kept apart from the search so that a program can do without the latter: the page loads it
/// only when somebody needs it.
AnyMove choose_by_rules_of_thumb(const Position& position, Seat seat, BotLevel level, Rng& rng);

}  // namespace kairo
