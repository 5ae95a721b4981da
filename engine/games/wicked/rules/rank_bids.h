#pragma once

#include "engine/games/wicked/state.h"

namespace kairo::wicked {

/// The 1st and the 2nd at a corridor, by the search pieces bid and by nothing else. The only one to bid the most is
/// 1st, and all who bid the next most are 2nd. If several tie for the most, nobody is 1st, all of them are 2nd, and the
/// others get nothing. Nobody is ranked without a search piece.
BySeat<Place> rank_bids(const BySeat<Bid>& bids, int players);

}  // namespace kairo::wicked
