#pragma once

#include "engine/core/rng.h"
#include "engine/games/haratama/state.h"

namespace kairo::haratama {

/// Deals unseen cards to hands that have room for them and may lack suits. Finds a deal whenever one exists, without
/// backtracking: by Hall's theorem one exists if no set of seats has less room than cards that only it can hold.
struct HiddenDeal {
  int players;
  PerSeat<Cards> lacks;  ///< suits that the seat lacks, as full lanes
  Cards unseen = 0;      ///< the cards to deal, as many as there is room for
  PerSeat<int> room{};
  PerSeat<Cards> hands{};

  /// Gives these unseen cards to a seat that has room for them.
  void give(Seat seat, Cards cards);
  /// Whether the unseen cards can be dealt at all.
  [[nodiscard]] bool possible() const;
  /// Deals them all, nearly uniformly over the possible deals. Requires `possible()`.
  void deal(Rng& rng);

 private:
  /// The room of each set of seats, less the number of cards that only it can hold. Never negative if a deal is
  /// possible.
  using Slack = std::array<int, 1 << max_players>;

  [[nodiscard]] SeatSet with_room() const;
  [[nodiscard]] SeatSet able_to_hold(Suit suit) const;
  [[nodiscard]] Slack slack() const;
  void deal_suit(Cards cards, SeatSet able, Slack& spare, Rng& rng);
  void deal_to_all(Rng& rng);
  void swap_at_random(Cards dealt, Rng& rng);
};

}  // namespace kairo::haratama
