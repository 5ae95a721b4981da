#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

/// The union of sets that must be disjoint.
struct DisjointUnion {
  std::uint32_t all = 0;
  bool overlap = false;

  void add(std::uint32_t set) {
    overlap |= (all & set) != 0;
    all |= set;
  }
  template <std::size_t Capacity>
  void add(const FixedVector<std::uint8_t, Capacity>& list) {
    for (const std::uint8_t card : list) add(card < 32 ? set_of(card) : ~0U);
  }
  [[nodiscard]] bool is_exactly(std::uint32_t everything) const { return !overlap && all == everything; }
};

MaybeError validate_search_cards(const State& state) {
  DisjointUnion gathered;
  gathered.add(state.row);
  gathered.add(state.deck);
  gathered.add(state.aside);
  gathered.add(state.discarded);
  for (const LetterSet dealt : state.dealt) gathered.add(dealt);
  if (!gathered.is_exactly(every_letter)) return StateError{"row", 0, "each search card must be in exactly one place"};

  if (size_of(state.aside) != set_aside(state.half, state.players))
    return StateError{"aside", 0, "that is not how many cards are set aside in this half"};
  if (state.row.size() < row_length && !state.deck.empty())
    return StateError{"row", 0, "the row is filled from the deck"};
  const bool all_have_left = next_in_ruin(state, 0) == no_seat;
  if (state.phase == Phase::over ? !state.row.empty() && !all_have_left : state.row.empty())
    return StateError{"row", 0, "a half is over when no search card is left"};
  for (int seat = 0; seat < state.players; ++seat)
    if (size_of(state.dealt[seat]) != (is_set_up(state.phase) ? search_dealt(state.players) : 0))
      return StateError{"dealt", seat, "players hold search cards in the set-up only, the same number each"};
  const int dealt = is_set_up(state.phase) || state.half > 0 ? 0 : search_dealt(state.players) * state.players;
  if (is_set_up(state.phase) ? state.discarded != 0 : size_of(state.discarded) < dealt + state.round)
    return StateError{"discarded", 0, "the cards of the set-up and one per round must be discarded"};
  return std::nullopt;
}

/// In the set-up, seats up to the one to move have chosen their goals and the others have not.
MaybeError validate_first_goals(const State& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    const bool chosen = seat < state.asked || (seat == state.asked && state.phase == Phase::prepare);
    const int kept = chosen ? goals_kept : goals_dealt(state.players);
    const Holding& holding = state.holdings[seat];
    if (size_of(holding.hand) != kept || size_of(holding.discarded) != goals_dealt(state.players) - kept)
      return StateError{"hand", seat, "that is the wrong number of goal cards at this point of the set-up"};
    if (holding.drawn_since_shuffle != 0 || holding.discarded_since_drawn != 0 || holding.returned != 0)
      return StateError{"drawn", seat, "no goal card has been drawn yet"};
  }
  return std::nullopt;
}

/// The discards that a seat knows went into the deck are still there, or another seat has drawn them since.
MaybeError validate_returned_goals(const State& state) {
  DisjointUnion returned;
  for (const Holding& holding : state.holdings) returned.add(holding.returned);
  if (returned.overlap || (returned.all & ~every_goal) != 0)
    return StateError{"returned", 0, "a goal card is discarded by one player only"};
  for (int seat = 0; seat < state.players; ++seat) {
    const Holding& holding = state.holdings[seat];
    const GoalSet had = holding.hand | holding.discarded;
    if ((holding.returned & had) != 0) return StateError{"returned", seat, "the player has drawn that card again"};
    if (size_of(returned.all & had) > holding.drawn_since_shuffle ||
        size_of(returned.all & holding.discarded) > holding.discarded_since_drawn)
      return StateError{"drawn", seat, "more cards of the last shuffle than were drawn since"};
  }
  return std::nullopt;
}

MaybeError validate_goals(const State& state) {
  DisjointUnion gathered;
  gathered.add(state.goal_deck);
  for (const Holding& holding : state.holdings) {
    gathered.add(holding.hand);
    gathered.add(holding.discarded);
  }
  if (!gathered.is_exactly(every_goal))
    return StateError{"goal-deck", 0, "each goal card must be in exactly one place"};
  if (is_set_up(state.phase)) return validate_first_goals(state);
  for (int seat = 0; seat < state.players; ++seat) {
    const Holding& holding = state.holdings[seat];
    const Board& board = state.boards[seat];
    if (size_of(holding.hand) + board.spent > goals_kept + board.gems)
      return StateError{"hand", seat, "more goal cards than were kept and drawn"};
    if (size_of(holding.discarded) > goals_dealt(state.players) - goals_kept + board.spent)
      return StateError{"put-down", seat, "more goal cards than were discarded"};
    if (holding.drawn_since_shuffle > board.gems || holding.discarded_since_drawn > holding.drawn_since_shuffle ||
        holding.discarded_since_drawn > size_of(holding.discarded) ||
        holding.drawn_since_shuffle > size_of(holding.hand) + holding.discarded_since_drawn)
      return StateError{"drawn", seat, "these cannot all have been drawn since the last shuffle"};
  }
  return validate_returned_goals(state);
}

MaybeError validate_letters(const State& state) {
  if ((state.ever_open & ~every_letter) != 0 || (state.open & ~state.ever_open) != 0)
    return StateError{"open", 0, "an open destination must be among the letters that ever were one"};
  return std::nullopt;
}

}  // namespace

MaybeError validate_cards(const State& state) {
  for (const auto check : {validate_search_cards, validate_goals, validate_letters})
    if (const MaybeError error = check(state)) return error;
  return std::nullopt;
}

}  // namespace kairo::ruin
