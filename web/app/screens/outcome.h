#pragma once

#include <string>

#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "web/app/session/series.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// Who has won a match that is over; alone: how well the player did.
std::string outcome_words(const draw::Ui& ui, const GameInfo& game, const Score& score);

/// Which game of the series it was, and who leads it now; after the last one, who has won it.
std::string series_words(const draw::Ui& ui, const Series& series, const Score& score);
/// Adds the standings of a series to the mirror.
void mirror_standings(draw::Ui& ui, const Series& series, const Score& score);

}  // namespace kairo::app
