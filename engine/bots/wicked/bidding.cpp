#include "engine/bots/wicked/bidding.h"

#include <algorithm>

#include "engine/bots/wicked/worth.h"

namespace kairo::wicked::bot {

namespace {

/// Upper limit of the random amount added to the worth of each number of pieces, so that bids are not predictable.
constexpr std::uint32_t noise = 4 * static_cast<std::uint32_t>(certain);

template <class StateOrView>
Auction auction_without_ring(const StateOrView& position, Seat me) {
  return {.me = me, .players = position.players, .round = position.round, .boards = &position.boards};
}

/// How many other seats still have the sign.
int others_with(const Auction& auction, Signs sign) {
  int count = 0;
  for (Seat seat = 0; seat < auction.players; ++seat)
    count += seat != auction.me && ((*auction.boards)[seat].signs & sign) != 0 ? 1 : 0;
  return count;
}

/// The worth of every half, which asks the board only once for each colour.
class HalfWorths {
 public:
  explicit HalfWorths(const Auction& auction) {
    const int more_rounds = rounds - 1 - auction.round;
    for (const Half half : {Half::red, Half::green, Half::blue, Half::yellow, Half::promotion, Half::colour_change})
      of_[static_cast<std::size_t>(half)] = worth_of(half, auction.mine(), more_rounds);
    of_[static_cast<std::size_t>(Half::white)] = std::max(0, *std::max_element(of_.begin(), of_.begin() + colours));
  }
  int operator[](Half half) const { return of_[static_cast<std::size_t>(half)]; }

 private:
  std::array<int, 7> of_{};
};

}  // namespace

Auction auction_of(const View& view) {
  Auction auction = auction_without_ring(view, view.me);
  for (int i = view.corridor; i < corridors_per_round(view.players); ++i) auction.ring.push_back(ring_card(view, i));
  return auction;
}

Auction auction_of(const State& state) {
  Auction auction = auction_without_ring(state, state.asked);
  const int ring = corridors_per_round(state.players);
  for (int i = state.corridor; i < ring; ++i) auction.ring.push_back(state.order[state.round * ring + i]);
  return auction;
}

BidOutlook::BidOutlook(const Auction& auction)
    : odds_(odds_of(*auction.boards, auction.players, auction.me, static_cast<int>(auction.ring.size()))),
      most_pieces_(auction.mine().pieces) {
  const HalfWorths worths(auction);
  const int witches = others_with(auction, witch_sign);
  const int souls = others_with(auction, soul_sign);
  const int corridors_left = static_cast<int>(auction.ring.size());
  for (const std::uint8_t card : auction.ring) {
    Prospect prospect;
    prospect.lower = worths[corridors[card].lower];
    // Assume that each sign still held is bid at any of the remaining corridors with equal probability.
    prospect.as_second = prospect.lower + (souls * prospect.lower - witches * point) / corridors_left;
    prospect.as_first = prospect.as_second + worths[corridors[card].upper];
    prospects_.push_back(prospect);
  }
  plan_later_bids();
}

/// Greedily, one piece after the other, each where it adds most.
void BidOutlook::plan_later_bids() {
  std::array<std::uint8_t, corridors_by_players.back()> there{};
  for (std::size_t piece = 0; piece < most_pieces_ && prospects_.size() > 1; ++piece) {
    std::size_t best = 0;
    std::int64_t most = 0;
    for (std::size_t i = 1; i < prospects_.size(); ++i) {
      const std::int64_t more = expected(prospects_[i], there[i] + 1U) - expected(prospects_[i], there[i]);
      if (best != 0 && more <= most) continue;
      best = i;
      most = more;
    }
    ++there[best];
    place_of_[piece] = static_cast<std::uint8_t>(best);
    later_[piece + 1] = later_[piece] + most;
  }
}

std::size_t BidOutlook::planned(std::size_t prospect, std::size_t pieces) const {
  const auto end = place_of_.begin() + static_cast<std::ptrdiff_t>(most_pieces_ - pieces);
  return static_cast<std::size_t>(std::count(place_of_.begin(), end, prospect));
}

/// The witch's sign belongs where the bidder is least likely to be ranked.
std::int64_t BidOutlook::worth_of_witch(std::size_t pieces) const {
  std::int64_t least = certain;
  for (std::size_t i = 1; i < prospects_.size(); ++i) least = std::min(least, odds_.ranked(planned(i, pieces)));
  return (least - odds_.ranked(pieces)) * point;
}

/// The soul's sign belongs where the bidder expects to gain most.
std::int64_t BidOutlook::worth_of_soul(std::size_t pieces) const {
  std::int64_t most = 0;
  for (std::size_t i = 1; i < prospects_.size(); ++i)
    most = std::max(most, odds_.ranked(planned(i, pieces)) * prospects_[i].lower);
  return odds_.ranked(pieces) * prospects_[0].lower - most;
}

namespace {

/// Where the sign would be worth as much later, it is held back at times: others must not know who has bid it.
bool bids_witch(std::int64_t worth, const Auction& auction, Rng& rng) {
  constexpr std::uint32_t held_back_once_in = 3;
  if (worth != 0 || auction.ring.size() == 1) return worth >= 0;
  return rng.below(held_back_once_in) != 0;
}

}  // namespace

Bid choose_bid(const Auction& auction, Rng& rng) {
  const BidOutlook outlook(auction);
  std::uint8_t best = 0;
  std::int64_t most = 0;
  for (std::uint8_t pieces = 0; pieces <= auction.mine().pieces; ++pieces) {
    const std::int64_t worth = outlook.worth(pieces) + rng.below(noise);
    if (pieces != 0 && worth <= most) continue;
    best = pieces;
    most = worth;
  }
  Signs signs = 0;
  if (bids_witch(outlook.worth_of_witch(best), auction, rng)) signs |= witch_sign;
  if (outlook.worth_of_soul(best) >= 0) signs |= soul_sign;
  return {best, static_cast<Signs>(signs & auction.mine().signs)};
}

}  // namespace kairo::wicked::bot
