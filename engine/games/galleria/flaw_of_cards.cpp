#include <algorithm>

#include "engine/games/galleria/flaw.h"
#include "engine/games/galleria/rules.h"

namespace kairo::galleria {

namespace {

/// Counts every card wherever it is, larger than any hand may be.
class Census {
 public:
  void add(int card) {
    if (card < card_kinds)
      ++of_[card];
    else
      strange_ = true;
  }
  void add(const Cards& cards) {
    for (int card = 0; card < card_kinds; ++card) of_[card] += cards.of[card];
  }
  /// As many of each as there are, those with used marks among the others of their kind.
  [[nodiscard]] bool is_whole(const Table& table) const {
    if (strange_) return false;
    for (int card = 0; card < card_kinds; ++card) {
      const Card spent = spent_of(card);
      int there = copies_of(card);
      if (is_special(card) && table.specials == 0) there = 0;
      if (is_spent(card)) there = table.spent[card - printed_mazes];
      if (spent != no_card) there -= table.spent[spent - printed_mazes];
      if (of_[card] != there) return false;
    }
    return true;
  }

 private:
  std::array<int, card_kinds> of_{};
  bool strange_ = false;
};

MaybeFlaw flaw_of_deck(const State& state) {
  const Table& table = state.table;
  Census census;
  for (const Card card : state.deck) census.add(card);
  for (const Cards& hand : state.hands) census.add(hand);
  census.add(table.discards);
  census.add(table.laid_open);
  for (int cell = 0; cell < cells; ++cell)
    if (!is_free(table.grid, cell) && cell != middle) census.add(table.grid[cell].card);
  if (table.pending.card != no_card) census.add(table.pending.card);
  if (!census.is_whole(table)) return Flaw{"deck", 0, "each card must be in exactly one place"};
  if (std::any_of(state.deck.begin(), state.deck.end(), [](Card card) { return is_spent(card); }))
    return Flaw{"deck", 0, "no card with a used mark comes back into the deck"};
  if (state.deck.size() != table.deck_left) return Flaw{"deck", 0, "the deck is miscounted"};
  return std::nullopt;
}

MaybeFlaw flaw_of_hands(const State& state) {
  const Table& table = state.table;
  for (int seat = 0; seat < max_players; ++seat) {
    const Cards& hand = state.hands[seat];
    if (hand.size() != table.hand_size[seat]) return Flaw{"hand", seat, "the hand is miscounted"};
    const bool may_hold = is_in(table, seat);
    if (!may_hold && !hand.empty()) return Flaw{"hand", seat, "who is out has no cards"};
    for (int card = 0; card < card_kinds; ++card)
      if (table.shown[seat].of[card] > hand.of[card]) return Flaw{"shown", seat, "that card is not in the hand"};
    const bool has_picked = holds(table.picked, static_cast<Seat>(seat));
    if (has_picked ? !hand.has(state.picks[seat]) : state.picks[seat] != no_card)
      return Flaw{"pick", seat, "a card of the hand is passed left"};
  }
  return std::nullopt;
}

MaybeFlaw flaw_of_phantom(const State& state) {
  const Table& table = state.table;
  if (!is_alone(table))
    return table.laid_open.empty() ? std::nullopt : MaybeFlaw(Flaw{"laid-open", 0, "there is no phantom"});
  const Cards& hand = state.hands[phantom];
  const bool has_set = hand.count(0, first_skill) >= maze_set || hand.count(first_skill, first_trap) >= skill_set ||
                       hand.count(first_trap, first_special) >= trap_set;
  if (has_set && table.phase != Phase::over) return Flaw{"hand", phantom, "the phantom has laid its sets open"};
  if (table.shown[phantom] != Cards{}) return Flaw{"shown", phantom, "nobody sees what the phantom draws"};
  return std::nullopt;
}

MaybeFlaw flaw_of_facets(const State& state) {
  const Table& table = state.table;
  unsigned taken = table.facets_gone;
  if (((taken | table.facets_used) >> facets) != 0) return Flaw{"facets-gone", 0, "there is no such facet"};
  for (int seat = 0; seat < max_players; ++seat) {
    const Facet facet = table.facet[seat];
    const bool chooses = table.phase == Phase::choose && table.asked == seat;
    if (seat >= table.players || chooses) {
      if (facet != no_facet) return Flaw{"facet", seat, "no facet can be here now"};
      continue;
    }
    if (facet >= facets || ((taken >> facet) & 1U) != 0) return Flaw{"facet", seat, "each player has a facet"};
    taken |= 1U << facet;
  }
  return std::nullopt;
}

/// Rooms, deck and players hold each curio once.
MaybeFlaw flaw_of_curio_places(const State& state) {
  const Table& table = state.table;
  std::array<int, curios> times{};
  for (int curio = 0; curio < curios; ++curio) {
    if (table.owner[curio] == no_seat) continue;
    if (table.owner[curio] >= places(table)) return Flaw{"curios", 0, "a curio's owner is a player"};
    ++times[curio];
  }
  for (int room = 0; room < rooms; ++room) {
    const Curio curio = state.in_room[room];
    if (has_room(table.full, room) != (curio < curios)) return Flaw{"room", room, "the room is full or empty"};
    if (curio < curios) ++times[curio];
  }
  for (const Curio curio : state.curio_deck) {
    if (curio >= curios) return Flaw{"curio-deck", 0, "there is no such curio"};
    ++times[curio];
  }
  if (std::any_of(times.begin(), times.end(), [](int n) { return n != 1; }))
    return Flaw{"curio-deck", 0, "each curio must be in exactly one place"};
  if (state.curio_deck.size() != table.curio_deck_left) return Flaw{"curio-deck", 0, "the deck is miscounted"};
  return std::nullopt;
}

MaybeFlaw flaw_of_curios(const State& state) {
  if (const MaybeFlaw flaw = flaw_of_curio_places(state)) return flaw;
  const Table& table = state.table;
  for (int curio = 0; curio < curios; ++curio) {
    const Use use = curio_cards[curio].use;
    const bool can_be_used = table.owner[curio] != no_seat && (use == Use::own_turn || use == Use::nullify_trap);
    if (is_curio_used(table, curio) && !can_be_used) return Flaw{"used", 0, "such a curio cannot have been used"};
  }
  for (int room = 0; room < rooms; ++room) {
    const SeatSet seen = table.seen[room];
    const bool by_players = (seen & ~everybody(table.players)) == 0;
    if ((seen != 0xff && !by_players) || (seen != 0 && !has_room(table.full, room)))
      return Flaw{"room", room, "nobody there can know what is in the room"};
  }
  return std::nullopt;
}

MaybeFlaw flaw_of_events(const State& state) {
  unsigned seen = state.table.events_used;
  if ((seen >> event_count) != 0) return Flaw{"event-deck", 0, "there is no such event"};
  for (const EventNumber event : state.event_deck) {
    if (event >= event_count || ((seen >> event) & 1U) != 0)
      return Flaw{"event-deck", 0, "each event must be in exactly one place"};
    seen |= 1U << event;
  }
  if (seen != (1U << event_count) - 1) return Flaw{"event-deck", 0, "each event must be in exactly one place"};
  return std::nullopt;
}

}  // namespace

MaybeFlaw flaw_of_cards(const State& state) {
  for (const auto check :
       {flaw_of_deck, flaw_of_hands, flaw_of_phantom, flaw_of_facets, flaw_of_curios, flaw_of_events})
    if (const MaybeFlaw flaw = check(state)) return flaw;
  return std::nullopt;
}

}  // namespace kairo::galleria
