#include <algorithm>

#include "engine/games/galleria/rules/reactions.h"
#include "engine/games/galleria/rules/steps.h"
#include "engine/games/galleria/view.h"

namespace kairo::galleria {

namespace {

/// Deals the cards that the viewer cannot see.
class Dealer {
 public:
  Dealer(const View& view, State& state, Rng& rng) : view_(view), state_(state), rng_(rng) {
    const Table& table = view.table;
    for (int card = 0; card < card_kinds; ++card)
      if (!is_special(card) || table.specials != 0) unseen_.of[card] = static_cast<std::uint8_t>(copies_of(card));
    for (int card = printed_mazes; card < maze_kinds; ++card) {
      unseen_.of[card] = table.spent[card - printed_mazes];
      unseen_.of[printed_of(card)] = static_cast<std::uint8_t>(unseen_.of[printed_of(card)] - unseen_.of[card]);
    }
    remove_from_unseen(table.discards);
    remove_from_unseen(table.laid_open);
    for_each_cell(maze_cells(table.grid), [&](Cell cell) { unseen_.remove(table.grid[cell].card); });
    if (table.pending.card != no_card) unseen_.remove(table.pending.card);
  }

  void deal() {
    for (Seat seat = 0; seat < max_players; ++seat) give_known_cards(seat);
    put_known_mazes_into_deck();
    give_answer();
    give_cards_with_used_marks();
    if (is_alone(view_.table)) fill_phantom_hand();
    fill_deck();
    fill_hands();
  }

 private:
  void remove_from_unseen(const Cards& cards) {
    for (int card = 0; card < card_kinds; ++card)
      unseen_.of[card] = static_cast<std::uint8_t>(unseen_.of[card] - cards.of[card]);
  }

  /// Whether the viewer sees the whole hand.
  [[nodiscard]] bool is_open(Seat seat) const { return seat == view_.me || view_.table.phase == Phase::over; }
  [[nodiscard]] int missing(Seat seat) const { return view_.table.hand_size[seat] - state_.hands[seat].size(); }

  void give(Seat seat, Card card) {
    unseen_.remove(card);
    state_.hands[seat].add(card);
  }

  void give_known_cards(Seat seat) {
    Cards& hand = state_.hands[seat];
    hand = is_open(seat) ? view_.hands[seat] : view_.table.shown[seat];
    remove_from_unseen(hand);
  }

  /// A random unseen card that satisfies `fits`. If there is none, no position that the rules lead to looks like this:
  /// any unseen card then; no_card if there is none at all.
  template <class Fits>
  Card random_unseen(Fits fits) {
    const Card card = random_fitting(fits);
    return card != no_card ? card : random_fitting([](int) { return true; });
  }

  template <class Fits>
  Card random_fitting(Fits fits) {
    int count = 0;
    for (int card = 0; card < card_kinds; ++card) count += fits(card) ? unseen_.of[card] : 0;
    if (count == 0) return no_card;
    auto n = static_cast<int>(rng_.below(static_cast<std::uint32_t>(count)));
    for (int card = 0;; ++card) {
      if (!fits(card)) continue;
      if (n < unseen_.of[card]) return static_cast<Card>(card);
      n -= unseen_.of[card];
    }
  }

  void put_into_deck(Card card) {
    unseen_.remove(card);
    state_.deck.push_back(card);
  }

  /// A player who searches the deck sees its maze cards; the others know that there is at least one.
  void put_known_mazes_into_deck() {
    if (view_.table.phase != Phase::take) return;
    if (view_.table.asked != view_.me)
      return put_into_deck(random_unseen([](int card) { return is_maze(card) && !is_spent(card); }));
    for (int card = 0; card < maze_kinds; ++card)
      for (int i = 0; i < view_.deck_mazes.of[card]; ++i) put_into_deck(static_cast<Card>(card));
  }

  /// Never the phantom's hand, since nothing gets there from the grid.
  [[nodiscard]] Seat random_hand_with_room() {
    std::array<Seat, max_players> seats{};
    std::uint32_t count = 0;
    for (Seat seat = 0; seat < view_.table.players; ++seat)
      if (!is_open(seat) && missing(seat) > 0) seats[count++] = seat;
    return seats[rng_.below(count)];
  }

  /// A card with a used mark came back from the grid, so it is in a hand.
  void give_cards_with_used_marks() {
    for (int card = printed_mazes; card < maze_kinds; ++card)
      while (unseen_.has(card)) give(random_hand_with_room(), static_cast<Card>(card));
  }

  /// A player who is only asked when able to answer must hold an answer.
  void give_answer() {
    const Table& table = view_.table;
    if (table.phase != Phase::answer || table.asked == view_.me || missing(table.asked) == 0) return;
    if (is_to_be_asked(table, state_.hands[table.asked], table.asked)) return;
    const Conditions now = conditions_for(table, table.asked);
    const Card card = random_fitting([now](int which) { return is_answer(which, now); });
    if (card != no_card) give(table.asked, card);
  }

  /// The phantom holds no complete set, since it would have laid it open.
  void fill_phantom_hand() {
    Cards& hand = state_.hands[phantom];
    while (missing(phantom) > 0) {
      const bool takes_maze = hand.count(0, first_skill) + 1 < maze_set;
      const bool takes_skill = hand.count(first_skill, first_trap) + 1 < skill_set;
      const bool takes_trap = hand.count(first_trap, first_special) + 1 < trap_set;
      give(phantom, random_unseen([=](int card) {
             return is_maze(card) ? takes_maze : is_skill(card) ? takes_skill : is_trap(card) && takes_trap;
           }));
    }
  }

  void fill_deck() {
    const bool mazes_are_known = view_.table.phase == Phase::take && view_.table.asked == view_.me;
    while (state_.deck.size() < view_.table.deck_left)
      put_into_deck(random_unseen([=](int card) { return !mazes_are_known || !is_maze(card); }));
    shuffle_all(state_.deck, rng_);
  }

  void fill_hands() {
    for (Seat seat = 0; seat < max_players; ++seat)
      while (missing(seat) > 0) give(seat, random_unseen([](int) { return true; }));
  }

  const View& view_;
  State& state_;
  Rng& rng_;
  Cards unseen_;
};

void deal_curios(const View& view, State& state, Rng& rng) {
  const Table& table = view.table;
  state.in_room = view.in_room;
  FixedVector<Curio, curios> unseen;
  for (Curio curio = 0; curio < curios; ++curio) {
    const bool is_known = std::find(view.in_room.begin(), view.in_room.end(), curio) != view.in_room.end();
    if (table.owner[curio] == no_seat && !is_known) unseen.push_back(curio);
  }
  shuffle_all(unseen, rng);
  for (int room = 0; room < rooms; ++room) {
    if (!has_room(table.full, room) || state.in_room[room] != no_curio) continue;
    state.in_room[room] = unseen.back();
    unseen.pop_back();
  }
  state.curio_deck = unseen;
}

void deal_events(const View& view, State& state, Rng& rng) {
  for (EventNumber event = 0; event < event_count; ++event)
    if (((view.table.events_used >> event) & 1U) == 0) state.event_deck.push_back(event);
  shuffle_all(state.event_deck, rng);
}

void pick_for_others(const View& view, State& state, Rng& rng) {
  for (Seat seat = 0; seat < view.table.players; ++seat) {
    if (!contains(view.table.picked, seat)) continue;
    const auto n = static_cast<int>(rng.below(view.table.hand_size[seat]));
    state.picks[seat] = seat == view.me ? view.pick : state.hands[seat].nth(n);
  }
}

}  // namespace

State imagine(const View& view, Rng& rng) {
  State state;
  state.table = view.table;
  Dealer(view, state, rng).deal();
  deal_curios(view, state, rng);
  deal_events(view, state, rng);
  pick_for_others(view, state, rng);
  const std::uint64_t high = rng.next();
  state.rng = Rng(high << 32 | rng.next());
  return state;
}

}  // namespace kairo::galleria
