#pragma once

#include "engine/bots/wicked/odds.h"
#include "engine/core/rng.h"
#include "engine/games/wicked/view.h"

namespace kairo::wicked::bot {

/// A question for a bid: all that is public and matters for the answer.
struct Auction {
  Seat me = no_seat;
  int players = 0;
  int round = 0;
  FixedVector<std::uint8_t, corridors_by_players.back()> ring;  ///< cards of the corridors left, the one lit first
  const BySeat<Board>* boards = nullptr;

  [[nodiscard]] const Board& mine() const { return (*boards)[me]; }
};
Auction auction_of(const View& view);
/// The auction for the seat to move.
Auction auction_of(const State& state);

/// The expected gain of each bid if all others spread their pieces and signs over the round at random and the bidder's
/// later pieces go where they add most. Worths are in worth.h's unit, times `certain`.
class BidOutlook {
 public:
  explicit BidOutlook(const Auction& auction);

  /// The worth of bidding this many pieces now, without the bidder's own signs.
  [[nodiscard]] std::int64_t worth(std::size_t pieces) const {
    return expected(prospects_[0], pieces) + later_[most_pieces_ - pieces];
  }
  /// The worth of bidding the witch's sign now and not at the best later corridor. Often negative.
  [[nodiscard]] std::int64_t worth_of_witch(std::size_t pieces) const;
  /// The same for the soul's sign.
  [[nodiscard]] std::int64_t worth_of_soul(std::size_t pieces) const;

 private:
  /// One of the round's corridors that has not been searched yet.
  struct Prospect {
    int as_first = 0;   ///< worth of being ranked 1st
    int as_second = 0;  ///< worth of being ranked 2nd
    int lower = 0;      ///< worth of one token of its lower half
  };

  [[nodiscard]] std::int64_t expected(const Prospect& prospect, std::size_t pieces) const {
    return odds_.first[pieces] * prospect.as_first + odds_.second[pieces] * prospect.as_second;
  }
  void plan_later_bids();
  /// How many of the `pieces` that are left after this bid are planned for a later corridor.
  [[nodiscard]] std::size_t planned(std::size_t prospect, std::size_t pieces) const;

  Odds odds_;
  FixedVector<Prospect, corridors_by_players.back()> prospects_;
  std::size_t most_pieces_ = 0;
  std::array<std::uint8_t, bids> place_of_{};  ///< the later corridor that the first, second, … piece left goes to
  std::array<std::int64_t, bids> later_{};     ///< what so many pieces are worth at the later corridors
};

/// Search pieces and signs for the current corridor, leaving enough for the rest of the round.
Bid choose_bid(const Auction& auction, Rng& rng);

}  // namespace kairo::wicked::bot
