#include <algorithm>

#include "engine/games/galleria/checks/validate.h"
#include "engine/games/galleria/pieces/table.h"

namespace kairo::galleria {

namespace {

/// Counts all cards, wherever they are. Unlike Cards, it cannot overflow.
class Census {
 public:
  void add(int card) {
    if (card < card_kinds)
      ++of_[card];
    else
      has_unknown_card_ = true;
  }
  void add(const Cards& cards) {
    for (int card = 0; card < card_kinds; ++card) of_[card] += cards.of[card];
  }
  /// Whether every card of the deck was counted once, with used marks as the table says.
  [[nodiscard]] bool is_complete(const Table& table) const {
    if (has_unknown_card_) return false;
    for (int card = 0; card < card_kinds; ++card) {
      const Card spent = spent_of(card);
      int expected = copies_of(card);
      if (is_special(card) && table.specials == 0) expected = 0;
      if (is_spent(card)) expected = table.spent[card - printed_mazes];
      if (spent != no_card) expected -= table.spent[spent - printed_mazes];
      if (of_[card] != expected) return false;
    }
    return true;
  }

 private:
  std::array<int, card_kinds> of_{};
  bool has_unknown_card_ = false;
};

MaybeError validate_deck(const State& state) {
  const Table& table = state.table;
  Census census;
  for (const Card card : state.deck) census.add(card);
  for (const Cards& hand : state.hands) census.add(hand);
  census.add(table.discards);
  census.add(table.laid_open);
  for (int cell = 0; cell < cells; ++cell)
    if (!is_free(table.grid, cell) && cell != middle) census.add(table.grid[cell].card);
  if (table.pending.card != no_card) census.add(table.pending.card);
  if (!census.is_complete(table)) return StateError{"deck", 0, "each card must be in exactly one place"};
  if (std::any_of(state.deck.begin(), state.deck.end(), [](Card card) { return is_spent(card); }))
    return StateError{"deck", 0, "no card with a used mark can be in the deck"};
  if (state.deck.size() != table.deck_left) return StateError{"deck", 0, "the number of cards in the deck is wrong"};
  return std::nullopt;
}

MaybeError validate_hands(const State& state) {
  const Table& table = state.table;
  for (int seat = 0; seat < max_players; ++seat) {
    const Cards& hand = state.hands[seat];
    if (hand.size() != table.hand_size[seat])
      return StateError{"hand", seat, "the number of cards in the hand is wrong"};
    const bool may_hold = is_still_in(table, seat);
    if (!may_hold && !hand.empty()) return StateError{"hand", seat, "a player who is out has no cards"};
    for (int card = 0; card < card_kinds; ++card)
      if (table.shown[seat].of[card] > hand.of[card]) return StateError{"shown", seat, "that card is not in the hand"};
    const bool has_picked = contains(table.picked, static_cast<Seat>(seat));
    if (has_picked ? !hand.has(state.picks[seat]) : state.picks[seat] != no_card)
      return StateError{"pick", seat, "the card to pass must be in the hand"};
  }
  return std::nullopt;
}

MaybeError validate_phantom(const State& state) {
  const Table& table = state.table;
  if (!is_alone(table))
    return table.laid_open.empty() ? std::nullopt : MaybeError(StateError{"laid-open", 0, "there is no phantom"});
  if (table.shown[phantom] != Cards{})
    return StateError{"shown", phantom, "nobody sees the cards that the phantom draws"};
  return std::nullopt;
}

MaybeError validate_facets(const State& state) {
  const Table& table = state.table;
  unsigned taken = table.facets_gone;
  if (((taken | table.facets_used) >> facets) != 0) return StateError{"facets-gone", 0, "there is no such facet"};
  for (int seat = 0; seat < max_players; ++seat) {
    const Facet facet = table.facet[seat];
    const bool chooses = table.phase == Phase::choose && table.asked == seat;
    if (seat >= table.players || chooses) {
      if (facet != no_facet) return StateError{"facet", seat, "there can be no facet now"};
      continue;
    }
    if (facet >= facets || ((taken >> facet) & 1U) != 0) return StateError{"facet", seat, "each player has a facet"};
    taken |= 1U << facet;
  }
  return std::nullopt;
}

/// Every curio is once in a room, in the deck or with a player.
MaybeError validate_curio_places(const State& state) {
  const Table& table = state.table;
  std::array<int, curios> times{};
  for (int curio = 0; curio < curios; ++curio) {
    if (table.owner[curio] == no_seat) continue;
    if (table.owner[curio] >= seats_with_phantom(table)) return StateError{"curios", 0, "a curio's owner is a player"};
    ++times[curio];
  }
  for (int room = 0; room < rooms; ++room) {
    const Curio curio = state.in_room[room];
    if (has_room(table.full, room) != (curio < curios))
      return StateError{"room", room, "whether the room has a curio is wrong"};
    if (curio < curios) ++times[curio];
  }
  for (const Curio curio : state.curio_deck) {
    if (curio >= curios) return StateError{"curio-deck", 0, "there is no such curio"};
    ++times[curio];
  }
  if (std::any_of(times.begin(), times.end(), [](int n) { return n != 1; }))
    return StateError{"curio-deck", 0, "each curio must be in exactly one place"};
  if (state.curio_deck.size() != table.curio_deck_left)
    return StateError{"curio-deck", 0, "the number of cards in the deck is wrong"};
  const int by_phantom = is_alone(table) ? curios_of(table, phantom) : 0;
  if (table.curio_deck_left + by_phantom != curios - rooms)
    return StateError{"curio-deck", 0, "players have as many curios as rooms are empty"};
  return std::nullopt;
}

MaybeError validate_curios(const State& state) {
  if (const MaybeError error = validate_curio_places(state)) return error;
  const Table& table = state.table;
  for (int room = 0; room < rooms; ++room) {
    const SeatSet seen = table.seen[room];
    const bool by_players = (seen & ~all_seats(table.players)) == 0;
    if ((seen != known_to_all && !by_players) || (seen != 0 && !has_room(table.full, room)))
      return StateError{"room", room, "nobody can know this about the room"};
  }
  return std::nullopt;
}

MaybeError validate_events(const State& state) {
  unsigned seen = state.table.events_used;
  if ((seen >> event_count) != 0) return StateError{"event-deck", 0, "there is no such event"};
  for (const EventNumber event : state.event_deck) {
    if (event >= event_count || ((seen >> event) & 1U) != 0)
      return StateError{"event-deck", 0, "each event must be in exactly one place"};
    seen |= 1U << event;
  }
  if (seen != (1U << event_count) - 1) return StateError{"event-deck", 0, "each event must be in exactly one place"};
  return std::nullopt;
}

}  // namespace

MaybeError validate_cards(const State& state) {
  for (const auto check :
       {validate_deck, validate_hands, validate_phantom, validate_facets, validate_curios, validate_events})
    if (const MaybeError error = check(state)) return error;
  return std::nullopt;
}

}  // namespace kairo::galleria
