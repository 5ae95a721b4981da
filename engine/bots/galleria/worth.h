#pragma once

#include "engine/games/galleria/view.h"

/// How much cards and curios are worth, by rule of thumb.
namespace kairo::galleria::bot {

/// Worth is measured in tenths of a point.
inline constexpr int point = 10;

/// A card in the viewer's hand.
int worth_of_card(const View& view, Card card);
/// The worth to assume of an unknown card; also what paying one card costs.
inline constexpr int usual_card = 6;

/// The curio in a room, as far as the viewer knows it.
int worth_of_room(const View& view, Room room);

/// Among legal moves that name a card in `a`, the one whose card is worth least, or most.
Move cheapest_card(const View& view, const State::MoveList& moves);
Move dearest_card(const View& view, const State::MoveList& moves);

}  // namespace kairo::galleria::bot
