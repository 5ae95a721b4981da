#include "engine/games/wicked/rules/rank_bids.h"

namespace kairo::wicked {

BySeat<Place> rank_bids(const BySeat<Bid>& bids, int players) {
  int most = 0;
  int next = 0;
  int seats_with_most = 0;
  for (int seat = 0; seat < players; ++seat) {
    const int pieces = bids[seat].pieces;
    if (pieces > most) {
      next = most;
      most = pieces;
      seats_with_most = 1;
    } else if (pieces == most) {
      ++seats_with_most;
    } else if (pieces > next) {
      next = pieces;
    }
  }
  BySeat<Place> places{};
  if (most == 0) return places;
  const bool sole = seats_with_most == 1;
  for (int seat = 0; seat < players; ++seat) {
    const int pieces = bids[seat].pieces;
    if (pieces == most)
      places[seat] = sole ? Place::first : Place::second;
    else if (sole && next > 0 && pieces == next)
      places[seat] = Place::second;
  }
  return places;
}

}  // namespace kairo::wicked
