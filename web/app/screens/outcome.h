#pragma once

#include <string>

#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// Who has won a match that is over; alone: how well the player did.
std::string outcome_words(const draw::Ui& ui, const GameInfo& game, const Score& score);

}  // namespace kairo::app
