#pragma once

#include "engine/games/galleria/view.h"

/// What cards and curios are worth, by rule of thumb.
namespace kairo::galleria::bot {

/// Worth is counted in tenths of a point.
inline constexpr int point = 10;

/// A card in one's own hand.
int worth_of_card(const View& view, Card card);
/// A card whose worth one cannot tell: what a payment costs.
inline constexpr int usual_card = 6;

/// What is in a room, as far as one knows it.
int worth_of_room(const View& view, Room room);

/// Of lawful moves that name a card in `a`: the one whose card is worth least, or most.
Move cheapest_card(const View& view, const State::MoveList& moves);
Move dearest_card(const View& view, const State::MoveList& moves);

}  // namespace kairo::galleria::bot
