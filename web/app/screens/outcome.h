#pragma once

#include <string>

#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "web/app/session/series.h"
#include "web/text/writer.h"

namespace kairo::app {

/// Says who has won a match that is over; alone: how well the player did.
std::string outcome_words(const text::Writer& writer, const GameInfo& game, const Score& score);

/// The same with the winner's points, for those who only hear it.
std::string spoken_outcome(const text::Writer& writer, const GameInfo& game, const Score& score);

/// Says which game of the series it was, and who leads it now; after the last one, who has won it.
std::string series_words(const text::Writer& writer, const Series& series, const Score& score);

}  // namespace kairo::app
