#include <span>

#include "engine/games/ruin/rules/steps.h"
#include "engine/games/ruin/view.h"

namespace kairo::ruin {

namespace {

/// A place for an unseen goal card.
struct Slot {
  Seat seat = no_seat;  ///< no_seat for the deck
  bool discarded = false;
};
using Slots = FixedVector<Slot, goal_cards>;

template <class T, std::size_t Capacity>
void shuffle_all(FixedVector<T, Capacity>& list, Rng& rng) {
  shuffle(std::span(list.begin(), list.end()), rng);
}

/// Splits a seat's unseen goal cards into those that it may have drawn since the last shuffle, and the others.
void split_slots(const View& view, Seat seat, Rng& rng, Slots& recent, Slots& others) {
  const Holding& holding = view.holdings[seat];
  Slots candidates;
  for (int i = 0; i < view.hand_size[seat]; ++i) candidates.push_back({seat, false});
  for (int i = 0; i < view.discarded_size[seat]; ++i)
    (i < holding.discarded_since_drawn ? candidates : others).push_back({seat, true});
  shuffle_all(candidates, rng);
  for (std::size_t i = 0; i < candidates.size(); ++i)
    (i < holding.drawn_since_shuffle ? recent : others).push_back(candidates[i]);
}

void put(State& state, Goal goal, Slot slot) {
  if (slot.seat == no_seat)
    state.goal_deck.push_back(goal);
  else
    (slot.discarded ? state.holdings[slot.seat].discarded : state.holdings[slot.seat].hand) |= set_of(goal);
}

/// The viewer's own discards that went into the deck at the last shuffle are still there, or with a player who has
/// drawn since.
void deal_goals(State& state, const View& view, Rng& rng) {
  GoalSet unseen = every_goal;
  GoalSet returned = 0;
  Slots recent;
  Slots others;
  for (Seat seat = 0; seat < view.players; ++seat) {
    const Holding& holding = view.holdings[seat];
    const bool known = seat == view.me || view.phase == Phase::over;
    if (seat == view.me) returned = holding.returned;
    unseen &= ~(holding.hand | holding.discarded);
    if (!known) split_slots(view, seat, rng, recent, others);
  }
  for (int i = 0; i < view.goal_deck_left; ++i) recent.push_back({});

  shuffle_all(recent, rng);
  for_each_in(returned & unseen, [&](Goal goal) {
    put(state, goal, recent.back());
    recent.pop_back();
  });
  for (const Slot slot : recent) others.push_back(slot);
  shuffle_all(others, rng);
  for_each_in(unseen & ~returned, [&](Goal goal) {
    put(state, goal, others.back());
    others.pop_back();
  });
  shuffle_all(state.goal_deck, rng);
}

void deal_search_cards(State& state, const View& view, Rng& rng) {
  LetterSet seen = view.discarded | view.dealt;
  for (const Card card : view.row) seen |= set_of(card);
  FixedVector<Card, letters> unseen;
  for_each_in(every_letter & ~seen, [&](Card card) { unseen.push_back(card); });
  shuffle_all(unseen, rng);
  const auto draw = [&unseen](int count) {
    LetterSet drawn = 0;
    for (; count > 0; --count) {
      drawn |= set_of(unseen.back());
      unseen.pop_back();
    }
    return drawn;
  };
  if (is_set_up(view.phase))
    for (Seat seat = 0; seat < view.players; ++seat)
      state.dealt[seat] = seat == view.me ? view.dealt : draw(search_dealt(view.players));
  state.aside = draw(view.aside_left);
  state.deck = unseen;
}

void plan_at_random(State& state, Seat seat, Phase first_question, Rng& rng) {
  state.asked = seat;
  state.phase = first_question;
  State::MoveList moves;
  for (bool is_whole = false; !is_whole && state.plans[seat].size() < longest_plan;) {
    legal(state, moves);
    is_whole = add_to_plan(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

/// Makes up the sealed plans of the seats before the seat to move.
void plan_for_others(State& state, const View& view, Rng& rng) {
  for (Seat seat = 0; seat < view.asked; ++seat)
    if (seat != view.me && in_ruin(state, seat))
      plan_at_random(state, seat, is_set_up(view.phase) ? Phase::prepare : first_phase(state, seat), rng);
}

}  // namespace

State imagine(const View& view, Rng& rng) {
  State state;
  state.players = view.players;
  state.half = view.half;
  state.round = view.round;
  state.row = view.row;
  state.discarded = view.discarded;
  state.open = view.open;
  state.ever_open = view.ever_open;
  state.boards = view.boards;
  state.holdings = view.holdings;
  deal_search_cards(state, view, rng);
  deal_goals(state, view, rng);
  if (view.phase != Phase::over) plan_for_others(state, view, rng);
  if (view.me < view.players) state.plans[view.me] = view.plan;
  state.asked = view.asked;
  state.phase = view.phase == Phase::draw ? first_phase(state, view.asked) : view.phase;
  const std::uint64_t high = rng.next();
  state.rng = Rng(high << 32 | rng.next());
  return state;
}

}  // namespace kairo::ruin
