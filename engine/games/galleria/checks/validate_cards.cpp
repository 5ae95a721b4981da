#include <algorithm>
#include <bit>

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

/// Whether the phantom's open cards can be those that it began with, and sets.
bool are_sets_and_first_cards(const Table& table) {
  const PhantomLevel& level = phantom_levels[table.phantom_level];
  const Cards& open = table.laid_open;
  const int skills = open.count(first_skill, first_trap);
  const int traps = open.count(first_trap, first_special);
  const int taken = curios_of(table, phantom) - level.curios;
  const int first_mazes = open.count(0, first_skill) - maze_set * taken;
  const int first_others = level.laid_open - first_mazes;
  static_assert(skill_set == 2 && trap_set == 2);
  const int odd_ones = skills % skill_set + traps % trap_set;
  return taken >= 0 && first_mazes >= 0 && first_others >= odd_ones && first_others <= skills + traps &&
         (first_others - odd_ones) % 2 == 0;
}

MaybeError validate_phantom(const State& state) {
  const Table& table = state.table;
  if (!is_alone(table))
    return table.laid_open.empty() ? std::nullopt : MaybeError(StateError{"laid-open", 0, "there is no phantom"});
  const Cards& hand = state.hands[phantom];
  const bool has_set = hand.count(0, first_skill) >= maze_set || hand.count(first_skill, first_trap) >= skill_set ||
                       hand.count(first_trap, first_special) >= trap_set;
  if (has_set && table.phase != Phase::over)
    return StateError{"hand", phantom, "the phantom would have laid this set open"};
  if (table.shown[phantom] != Cards{})
    return StateError{"shown", phantom, "nobody sees the cards that the phantom draws"};
  if (!are_sets_and_first_cards(table))
    return StateError{"laid-open", 0, "the phantom only lays sets open, and takes a curio for each set of maze cards"};
  const Cards& open = table.laid_open;
  // Alone, nothing returns from the grid.
  if (open.count(printed_mazes, maze_kinds) != 0) return StateError{"laid-open", 0, "this mark cannot have been used"};
  for (int seat = 0; seat <= phantom; ++seat)
    if (state.hands[seat].count(printed_mazes, maze_kinds) != 0)
      return StateError{"hand", seat, "this mark cannot have been used"};
  return std::nullopt;
}

/// Alone, no traps are played and no curio is ever turned sideways.
bool can_have_been_used(const Table& table, const FacetCard& facet) {
  return !is_alone(table) || (facet.use != Use::nullify_trap && facet.effect.target != Target::common_used_curio);
}

MaybeError validate_used_facets(const Table& table) {
  if ((table.facets_used & facet_deck(table)) != 0)
    return StateError{"facets-used", 0, "a facet of the deck has not been used"};
  for (Facet facet = 0; facet < facets; ++facet)
    if (is_facet_used(table, facet) && !can_have_been_used(table, facet_cards[facet]))
      return StateError{"facets-used", 0, "this facet cannot be used alone"};
  const int changes = max_cards_worked(table, Op::change_facet) + (was_a_skill_kept(table) ? 1 : 0);
  if (std::popcount(table.facets_gone) > changes)
    return StateError{"facets-gone", 0, "a facet only leaves the game by a card that is then discarded"};
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
  return validate_used_facets(table);
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
  for (int curio = 0; curio < curios; ++curio) {
    const CurioCard& card = curio_cards[curio];
    const bool stays = card.use == Use::own_turn ? !card.effect.has(Op::swap_with_room) : card.use == Use::nullify_trap;
    const bool can_be_used = table.owner[curio] != no_seat && stays && !is_alone(table);
    if (is_curio_used(table, curio) && !can_be_used) return StateError{"used", 0, "such a curio cannot have been used"};
  }
  for (int room = 0; room < rooms; ++room) {
    const SeatSet seen = table.seen[room];
    const bool by_players = (seen & ~all_seats(table.players)) == 0;
    if ((seen != known_to_all && !by_players) || (seen != 0 && !has_room(table.full, room)))
      return StateError{"room", room, "nobody can know this about the room"};
    if (seen == known_to_all && !curio_cards[state.in_room[room]].effect.has(Op::swap_with_room))
      return StateError{"room", room, "only a curio that was put there is known to all"};
  }
  return std::nullopt;
}

/// Whether that many events can have been drawn since the used ones were last shuffled.
bool can_be_drawn(const Table& table, int drawn) {
  int marks = 0;
  for (const int n : table.spent) marks += n;
  for (int curio = 0; curio < curios; ++curio) {
    if (!curio_cards[curio].effect.has(Op::draw_event)) continue;
    const int used = is_curio_used(table, curio) ? 1 : 0;
    const int at_most = used + max_times_turned_up(table, table.owner[curio], curio);
    for (int all = marks + used; all <= marks + at_most; ++all)
      if (drawn == (all == 0 ? 0 : (all - 1) % event_count + 1)) return true;
  }
  return false;
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
  if (!can_be_drawn(state.table, event_count - static_cast<int>(state.event_deck.size())))
    return StateError{"event-deck", 0, "exactly one event is drawn for each mark that is used"};
  return std::nullopt;
}

}  // namespace

bool was_a_skill_kept(const Table& table) {
  for (int facet = 0; facet < facets; ++facet)
    if (facet_cards[facet].use == Use::keep_skill && is_facet_used(table, facet)) return true;
  return false;
}

int max_cards_worked(const Table& table, Op op) {
  int cards = 0;
  for (Card card = first_skill; card < first_special; ++card)
    if (effect_of(card).has(op)) cards += table.discards.of[card];
  for (const ReactionWindow& window : table.stack)
    if (window.trigger == Trigger::card && effect_of(window.card).has(op)) --cards;
  return cards;
}

int max_times_turned_up(const Table& table, Seat who, int curio) {
  if (who == no_seat) return 0;
  int times = 0;
  for (int other = 0; other < curios; ++other)
    if (other != curio && curio_cards[other].effect.has(Op::turn_up) && table.owner[other] == who)
      times += is_curio_used(table, other) ? 1 : 0;
  for (int facet = 0; facet < facets && !curio_cards[curio].rare; ++facet)
    if (facet_cards[facet].effect.has(Op::turn_up)) times += is_facet_used(table, facet) ? 1 : 0;
  return times;
}

MaybeError validate_cards(const State& state) {
  for (const auto check :
       {validate_deck, validate_hands, validate_phantom, validate_facets, validate_curios, validate_events})
    if (const MaybeError error = check(state)) return error;
  return std::nullopt;
}

}  // namespace kairo::galleria
