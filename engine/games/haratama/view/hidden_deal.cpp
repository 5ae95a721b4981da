#include "engine/games/haratama/view/hidden_deal.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace kairo::haratama {

namespace {

constexpr bool is_subset(SeatSet seats, unsigned set) { return (seats & ~set) == 0; }

/// Whether of any two of the sets one contains the other.
bool are_nested(const std::array<SeatSet, suits>& sets) {
  for (const SeatSet a : sets)
    for (const SeatSet b : sets)
      if (!is_subset(a, b) && !is_subset(b, a)) return false;
  return true;
}

/// A random seat of the set, weighted by its room.
Seat draw_seat(SeatSet open, const PerSeat<int>& room, int players, Rng& rng) {
  int places = 0;
  for (Seat seat = 0; seat < players; ++seat)
    if (contains(open, seat)) places += room[seat];
  auto place = static_cast<int>(rng.below(static_cast<std::uint32_t>(places)));
  Seat seat = 0;
  for (; !contains(open, seat) || place >= room[seat]; ++seat)
    if (contains(open, seat)) place -= room[seat];
  return seat;
}

}  // namespace

void HiddenDeal::give(Seat seat, Cards cards) {
  hands[seat] |= cards;
  unseen &= ~cards;
  room[seat] -= count(cards);
}

SeatSet HiddenDeal::with_room() const {
  SeatSet seats = 0;
  for (Seat seat = 0; seat < players; ++seat)
    if (room[seat] > 0) seats |= only(seat);
  return seats;
}

SeatSet HiddenDeal::able_to_hold(Suit suit) const {
  SeatSet seats = with_room();
  for (Seat seat = 0; seat < players; ++seat)
    if ((lacks[seat] & lane(suit)) != 0) seats &= static_cast<SeatSet>(~only(seat));
  return seats;
}

HiddenDeal::Slack HiddenDeal::slack() const {
  Slack slack{};
  for (unsigned set = 0; set < slack.size(); ++set)
    for (Seat seat = 0; seat < players; ++seat)
      if ((set >> seat & 1U) != 0) slack[set] += room[seat];
  for (const Suit suit : all_suits) {
    const int cards = count(unseen & lane(suit));
    const SeatSet able = able_to_hold(suit);
    for (unsigned set = 0; set < slack.size(); ++set)
      if (is_subset(able, set)) slack[set] -= cards;
  }
  return slack;
}

bool HiddenDeal::possible() const {
  const Slack spare = slack();
  return std::none_of(spare.begin(), spare.end(), [](int places) { return places < 0; });
}

/// Deals cards of one suit, which the seats `able` can hold. A seat in a set without slack is left out unless that set
/// contains all of `able`: its room is needed for other cards.
void HiddenDeal::deal_suit(Cards cards, SeatSet able, Slack& spare, Rng& rng) {
  for (; cards != 0; cards = without_first(cards)) {
    SeatSet open = able;
    for (unsigned set = 0; set < spare.size(); ++set)
      if (spare[set] == 0 && !is_subset(able, set)) open &= static_cast<SeatSet>(~set);
    const Seat seat = draw_seat(open, room, players, rng);
    give(seat, bit(first(cards)));
    for (unsigned set = 0; set < spare.size(); ++set)
      if ((set >> seat & 1U) != 0 && !is_subset(able, set)) --spare[set];
  }
}

/// Deals the rest, which every seat can hold.
void HiddenDeal::deal_to_all(Rng& rng) {
  std::array<Card, 64> stock;
  std::uint32_t left = 0;
  for (Cards cards = unseen; cards != 0; cards = without_first(cards)) stock[left++] = first(cards);
  for (Seat seat = 0; seat < players; ++seat) {
    Cards hand = 0;
    for (int i = 0; i < room[seat]; ++i) {
      const std::uint32_t at = rng.below(left);
      hand |= bit(stock[at]);
      stock[at] = stock[--left];
    }
    give(seat, hand);
  }
}

/// Swaps dealt cards between hands at random, which moves the distribution towards the uniform one.
void HiddenDeal::swap_at_random(Cards dealt, Rng& rng) {
  std::array<Card, 64> cards;
  std::array<Seat, 64> owners;
  std::uint32_t size = 0;
  for (Seat seat = 0; seat < players; ++seat)
    for (Cards left = hands[seat] & dealt; left != 0; left = without_first(left)) {
      cards[size] = first(left);
      owners[size++] = seat;
    }
  for (std::uint32_t swaps = 3 * size; swaps > 0; --swaps) {
    const std::uint32_t i = rng.below(size);
    const std::uint32_t j = rng.below(size);
    if (has(lacks[owners[i]], cards[j]) || has(lacks[owners[j]], cards[i])) continue;
    std::swap(cards[i], cards[j]);
  }
  for (Cards& hand : hands) hand &= ~dealt;
  for (std::uint32_t i = 0; i < size; ++i) hands[owners[i]] |= bit(cards[i]);
}

void HiddenDeal::deal(Rng& rng) {
  const SeatSet everyone = with_room();
  std::array<SeatSet, suits> able;
  bool unrestricted = true;
  for (const Suit suit : all_suits) {
    SeatSet& seats = able[static_cast<int>(suit)];
    seats = (unseen & lane(suit)) != 0 ? able_to_hold(suit) : everyone;
    unrestricted = unrestricted && seats == everyone;
  }
  if (unrestricted) return deal_to_all(rng);
  // The suits that the fewest seats can hold are dealt first, so the rest always fits. If the sets of able seats are
  // nested, the number of ways to deal the rest does not depend on the place a card drew, so the deal is uniform.
  const Cards dealt = unseen;
  Slack spare = slack();
  for (int seats = 1; seats < std::popcount(everyone); ++seats)
    for (const Suit suit : all_suits)
      if (std::popcount(able[static_cast<int>(suit)]) == seats)
        deal_suit(unseen & lane(suit), able[static_cast<int>(suit)], spare, rng);
  deal_to_all(rng);
  if (!are_nested(able)) swap_at_random(dealt, rng);
}

}  // namespace kairo::haratama
