#pragma once

#include "engine/core/rng.h"
#include "engine/games/haratama/state.h"

namespace kairo::haratama {

/// Deals unseen cards to hands that have room for them, minding suits that a seat lacks. Finds a way whenever there is
/// one (Hall's condition), without trying and taking back.
struct HiddenDeal {
  int players;
  PerSeat<Cards> lacks;  ///< whole lanes
  Cards unseen = 0;      ///< cards to be dealt, as many as there is room
  PerSeat<int> room{};
  PerSeat<Cards> hands{};

  /// Gives unseen cards to a seat that has room for them.
  void fix_all(Seat seat, Cards cards);
  /// Whether the unseen cards can be dealt.
  [[nodiscard]] bool possible() const;
  /// Deals them all, every possible deal about as likely as any other; `possible` must hold.
  void deal(Rng& rng);

 private:
  /// By set of seats: their room, less the cards that only they can take. Never negative while a deal is possible.
  using Slack = std::array<int, 1 << max_players>;

  [[nodiscard]] SeatSet with_room() const;
  [[nodiscard]] SeatSet takers(Suit suit) const;
  [[nodiscard]] Slack slack() const;
  void deal_suit(Cards cards, SeatSet able, Slack& spare, Rng& rng);
  void deal_to_all(Rng& rng);
  void mix(Cards dealt, Rng& rng);
};

}  // namespace kairo::haratama
