#include "engine/bots/wicked/bidding.h"

#include <algorithm>

#include "engine/bots/wicked/odds.h"
#include "engine/bots/wicked/worth.h"

namespace kairo::wicked::bot {

namespace {

/// Upper limit of the random amount added to the value of each bid, so that bids are not predictable.
constexpr std::uint32_t noise = 4 * static_cast<std::uint32_t>(certain);

/// One of the round's corridors that has not been searched yet.
struct Prospect {
  Odds odds;
  int as_first = 0;          ///< worth of being ranked 1st
  int as_second = 0;         ///< worth of being ranked 2nd
  int lower = 0;             ///< worth of one token of its lower half
  std::uint8_t planned = 0;  ///< pieces that the current plan bids here

  /// The expected worth of bidding `pieces` here, times `certain`.
  [[nodiscard]] std::int64_t expected(std::size_t pieces) const {
    return odds.first[pieces] * as_first + odds.second[pieces] * as_second;
  }
};

using Prospects = FixedVector<Prospect, corridors_by_players.back()>;

/// How many other seats still have the sign.
int others_with(const View& view, Signs sign) {
  int count = 0;
  for (Seat seat = 0; seat < view.players; ++seat)
    count += seat != view.me && (view.boards[seat].signs & sign) != 0 ? 1 : 0;
  return count;
}

Prospect prospect_of(const View& view, int corridor) {
  const Board& board = view.boards[view.me];
  const int more_rounds = rounds - 1 - view.round;
  const int corridors_left = corridors_per_round(view.players) - view.corridor;
  const Corridor& card = corridors[ring_card(view, corridor)];
  Prospect prospect{.odds = odds_of(view, corridors_left)};
  prospect.lower = worth_of(card.lower, board, more_rounds);
  // Assume that each sign still held is bid at any of the remaining corridors with equal probability.
  const int signs = (others_with(view, soul_sign) * prospect.lower - others_with(view, witch_sign) * point);
  prospect.as_second = prospect.lower + signs / corridors_left;
  prospect.as_first = prospect.as_second + worth_of(card.upper, board, more_rounds);
  return prospect;
}

/// Greedily plans `pieces` over all prospects except the first, each where it adds most. Returns the expected worth of
/// all of them.
std::int64_t plan_later_bids(Prospects& prospects, int pieces) {
  for (Prospect& prospect : prospects) prospect.planned = 0;
  std::int64_t total = 0;
  for (; pieces > 0 && prospects.size() > 1; --pieces) {
    Prospect* best = nullptr;
    std::int64_t most = 0;
    for (Prospect* next = prospects.begin() + 1; next != prospects.end(); ++next) {
      const std::int64_t more = next->expected(next->planned + 1U) - next->expected(next->planned);
      if (best == nullptr || more > most) {
        best = next;
        most = more;
      }
    }
    ++best->planned;
    total += most;
  }
  return total;
}

std::uint8_t choose_pieces(Prospects& prospects, int pieces, Rng& rng) {
  int best = 0;
  std::int64_t most = 0;
  for (int bid = 0; bid <= pieces; ++bid) {
    const std::int64_t worth = prospects[0].expected(static_cast<std::size_t>(bid)) +
                               plan_later_bids(prospects, pieces - bid) + rng.below(noise);
    if (bid == 0 || worth > most) {
      best = bid;
      most = worth;
    }
  }
  plan_later_bids(prospects, pieces - best);
  prospects[0].planned = static_cast<std::uint8_t>(best);
  return prospects[0].planned;
}

/// The witch's sign belongs where I am least likely to be ranked, the soul's sign where I expect to gain most.
Signs choose_signs(const Prospects& prospects, Signs left) {
  const auto risk = [](const Prospect& prospect) { return prospect.odds.ranked(prospect.planned); };
  const auto gain = [](const Prospect& prospect) { return prospect.odds.ranked(prospect.planned) * prospect.lower; };
  Signs signs = both_signs;
  for (const Prospect& later : prospects) {
    if (risk(later) < risk(prospects[0])) signs &= static_cast<Signs>(~witch_sign);
    if (gain(later) > gain(prospects[0])) signs &= static_cast<Signs>(~soul_sign);
  }
  return signs & left;
}

}  // namespace

Bid choose_bid(const View& view, Rng& rng) {
  const Board& board = view.boards[view.me];
  Prospects prospects;
  for (int corridor = view.corridor; corridor < corridors_per_round(view.players); ++corridor)
    prospects.push_back(prospect_of(view, corridor));
  const std::uint8_t pieces = choose_pieces(prospects, board.pieces, rng);
  return {pieces, choose_signs(prospects, board.signs)};
}

}  // namespace kairo::wicked::bot
