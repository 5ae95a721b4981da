#include "engine/games/haratama/hidden_deal.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace kairo::haratama {

namespace {

constexpr bool within(SeatSet seats, unsigned set) { return (seats & ~set) == 0; }

/// Whether of each two sets of seats one is part of the other.
bool nested(const std::array<SeatSet, suits>& sets) {
  for (const SeatSet a : sets)
    for (const SeatSet b : sets)
      if (!within(a, b) && !within(b, a)) return false;
  return true;
}

/// A seat of the set, by chance in proportion to its room.
Seat draw_place(SeatSet open, const PerSeat<int>& room, int players, Rng& rng) {
  int places = 0;
  for (Seat seat = 0; seat < players; ++seat)
    if (holds(open, seat)) places += room[seat];
  auto at = static_cast<int>(rng.below(static_cast<std::uint32_t>(places)));
  Seat seat = 0;
  for (; !holds(open, seat) || at >= room[seat]; ++seat)
    if (holds(open, seat)) at -= room[seat];
  return seat;
}

}  // namespace

void HiddenDeal::fix_all(Seat seat, Cards cards) {
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

SeatSet HiddenDeal::takers(Suit suit) const {
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
    const SeatSet able = takers(suit);
    for (unsigned set = 0; set < slack.size(); ++set)
      if (within(able, set)) slack[set] -= cards;
  }
  return slack;
}

bool HiddenDeal::possible() const {
  const Slack spare = slack();
  return std::none_of(spare.begin(), spare.end(), [](int places) { return places < 0; });
}

/// Each card goes to a seat that can take it and whose place no other card must have.
void HiddenDeal::deal_suit(Cards cards, SeatSet able, Slack& spare, Rng& rng) {
  for (; cards != 0; cards = without_first(cards)) {
    SeatSet open = able;
    for (unsigned set = 0; set < spare.size(); ++set)
      if (spare[set] == 0 && !within(able, set)) open &= static_cast<SeatSet>(~set);
    const Seat seat = draw_place(open, room, players, rng);
    fix_all(seat, bit(first(cards)));
    for (unsigned set = 0; set < spare.size(); ++set)
      if ((set >> seat & 1U) != 0 && !within(able, set)) --spare[set];
  }
}

/// Everybody can take every card that is left.
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
    fix_all(seat, hand);
  }
}

/// Swaps cards between hands at random, which leads from any deal towards all of them being equally likely.
void HiddenDeal::mix(Cards dealt, Rng& rng) {
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
  bool free = true;
  for (const Suit suit : all_suits) {
    SeatSet& seats = able[static_cast<int>(suit)];
    seats = (unseen & lane(suit)) != 0 ? takers(suit) : everyone;
    free = free && seats == everyone;
  }
  if (free) return deal_to_all(rng);
  // Suits that fewest can take go first: then what is left can take the places that are left, and if the sets of
  // takers lie one within another, each card has as many ways to go on whatever place it drew.
  const Cards dealt = unseen;
  Slack spare = slack();
  for (int seats = 1; seats < std::popcount(everyone); ++seats)
    for (const Suit suit : all_suits)
      if (std::popcount(able[static_cast<int>(suit)]) == seats)
        deal_suit(unseen & lane(suit), able[static_cast<int>(suit)], spare, rng);
  deal_to_all(rng);
  if (!nested(able)) mix(dealt, rng);
}

}  // namespace kairo::haratama
