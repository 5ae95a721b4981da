#include "engine/bots/wicked/odds.h"

namespace kairo::wicked::bot {

namespace {

/// Indexed by a number of pieces: the probability of bidding at most that many.
using AtMost = std::array<std::int64_t, bids>;

/// Each of `pieces` is bid here with probability 1 / `corridors_left`: a binomial distribution.
AtMost binomial(int pieces, int corridors_left) {
  std::int64_t all = 1;
  for (int i = 0; i < pieces; ++i) all *= corridors_left;
  AtMost at_most{};
  std::int64_t ways = 0;
  std::int64_t choose = 1;
  for (int bid = 0; bid < static_cast<int>(bids); ++bid) {
    if (bid <= pieces) {
      std::int64_t elsewhere = choose;
      for (int i = bid; i < pieces; ++i) elsewhere *= corridors_left - 1;
      ways += elsewhere;
      choose = choose * (pieces - bid) / (bid + 1);
    }
    at_most[bid] = certain * ways / all;
  }
  return at_most;
}

}  // namespace

Odds odds_of(const BySeat<Board>& boards, int players, Seat me, int corridors_left) {
  BySeat<AtMost> others{};
  std::size_t count = 0;
  for (Seat seat = 0; seat < players; ++seat)
    if (seat != me) others[count++] = binomial(boards[seat].pieces, corridors_left);

  Odds odds;
  for (std::size_t mine = 1; mine < bids; ++mine) {
    std::int64_t all_below = certain;
    std::int64_t none_above = certain;
    std::int64_t one_above = 0;
    for (std::size_t i = 0; i < count; ++i) {
      const std::int64_t not_above = others[i][mine];
      one_above = (one_above * not_above + none_above * (certain - not_above)) / certain;
      none_above = none_above * not_above / certain;
      all_below = all_below * others[i][mine - 1] / certain;
    }
    odds.first[mine] = all_below;
    odds.second[mine] = none_above - all_below + one_above;
  }
  return odds;
}

}  // namespace kairo::wicked::bot
