#pragma once

#include <functional>

#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// The treasures of the round, and those that a player has.
struct Won {
  Ranks descents;
  Cards mine;
  Cards lacking;  ///< of suits that the player is known to have none of, while voids are public
};

/// `in_flight`: treasures that are not there yet.
Won won_by(const View& view, Seat seat, Cards in_flight);

/// A row for each descent, a column for each suit, and empty places for treasures not won.
void draw_matrix(draw::Ui& ui, const draw::Rect& at, const Won& won);

/// All treasures won, side by side: as small cards, or where there is no room for that many, by rank on a plate for
/// each descent. And the suits that the player is known to have none of. `explain` is called with the place of each.
void draw_treasures(draw::Ui& ui, const draw::Rect& row, const Won& won,
                    const std::function<void(const draw::Rect&, Card)>& explain);

/// The place of a treasure among those that are won.
draw::Rect treasure_rect(const draw::Rect& row, Won won, Card card);

}  // namespace kairo::haratama::table
