#include "engine/games/ruin/flaw.h"
#include "engine/games/ruin/flow.h"

namespace kairo::ruin {

namespace {

/// Collects sets that must share nothing.
struct Gathering {
  std::uint32_t all = 0;
  bool twice = false;

  void add(std::uint32_t set) {
    twice |= (all & set) != 0;
    all |= set;
  }
  template <std::size_t Capacity>
  void add(const FixedVector<std::uint8_t, Capacity>& list) {
    for (const std::uint8_t card : list) add(card < 32 ? set_of(card) : ~0U);
  }
  [[nodiscard]] bool is_all_of(std::uint32_t everything) const { return !twice && all == everything; }
};

MaybeFlaw flaw_of_search_cards(const State& state) {
  Gathering gathered;
  gathered.add(state.row);
  gathered.add(state.deck);
  gathered.add(state.aside);
  gathered.add(state.discarded);
  for (const LetterSet dealt : state.dealt) gathered.add(dealt);
  if (!gathered.is_all_of(every_letter)) return Flaw{"row", 0, "each search card must be in exactly one place"};

  if (size_of(state.aside) != set_aside(state.half, state.players))
    return Flaw{"aside", 0, "that is not how many cards are set aside in this half"};
  if (state.row.size() < row_length && !state.deck.empty()) return Flaw{"row", 0, "the row is filled from the deck"};
  const bool all_have_left = next_in_ruin(state, 0) == no_seat;
  if (state.phase == Phase::over ? !state.row.empty() && !all_have_left : state.row.empty())
    return Flaw{"row", 0, "a half is over when no card is left"};
  for (int seat = 0; seat < state.players; ++seat)
    if (size_of(state.dealt[seat]) != (in_set_up(state) ? search_dealt(state.players) : 0))
      return Flaw{"dealt", seat, "search cards are held in the set-up only, equally many by all"};
  const int dealt = in_set_up(state) || state.half > 0 ? 0 : search_dealt(state.players) * state.players;
  if (in_set_up(state) ? state.discarded != 0 : size_of(state.discarded) < dealt + state.round)
    return Flaw{"discarded", 0, "those of the set-up and one a round have been discarded"};
  return std::nullopt;
}

/// In the set-up each seat has chosen its goals or not yet.
MaybeFlaw flaw_of_first_goals(const State& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    const bool chosen = seat < state.asked || (seat == state.asked && state.phase == Phase::prepare);
    const int kept = chosen ? goals_kept : goals_dealt(state.players);
    const Holding& holding = state.holdings[seat];
    if (size_of(holding.hand) != kept || size_of(holding.discarded) != goals_dealt(state.players) - kept)
      return Flaw{"hand", seat, "not as many goal cards as at this moment of the set-up"};
    if (holding.drawn != 0 || holding.returned != 0) return Flaw{"drawn", seat, "no goal card has been drawn yet"};
  }
  return std::nullopt;
}

/// What a seat knows to have been shuffled into the deck is still there, or somebody else has drawn it since.
MaybeFlaw flaw_of_returned_goals(const State& state) {
  Gathering returned;
  for (const Holding& holding : state.holdings) returned.add(holding.returned);
  if (returned.twice || (returned.all & ~every_goal) != 0)
    return Flaw{"returned", 0, "a goal card was discarded by one player"};
  for (int seat = 0; seat < state.players; ++seat) {
    const Holding& holding = state.holdings[seat];
    const GoalSet had = holding.hand | holding.discarded;
    if ((holding.returned & had) != 0) return Flaw{"returned", seat, "the player has drawn that card again"};
    if (size_of(returned.all & had) > holding.drawn || size_of(returned.all & holding.discarded) > holding.passed_on)
      return Flaw{"drawn", seat, "more cards come from the last shuffle than were drawn since"};
  }
  return std::nullopt;
}

MaybeFlaw flaw_of_goals(const State& state) {
  Gathering gathered;
  gathered.add(state.goal_deck);
  for (const Holding& holding : state.holdings) {
    gathered.add(holding.hand);
    gathered.add(holding.discarded);
  }
  if (!gathered.is_all_of(every_goal)) return Flaw{"goal-deck", 0, "each goal card must be in exactly one place"};
  if (in_set_up(state)) return flaw_of_first_goals(state);
  for (int seat = 0; seat < state.players; ++seat) {
    const Holding& holding = state.holdings[seat];
    const Board& board = state.boards[seat];
    if (size_of(holding.hand) + board.spent > goals_kept + board.gems)
      return Flaw{"hand", seat, "more goal cards than were kept and drawn"};
    if (size_of(holding.discarded) > goals_dealt(state.players) - goals_kept + board.spent)
      return Flaw{"put-down", seat, "more goal cards than were discarded"};
    if (holding.drawn > board.gems || holding.passed_on > holding.drawn ||
        holding.passed_on > size_of(holding.discarded) || holding.drawn > size_of(holding.hand) + holding.passed_on)
      return Flaw{"drawn", seat, "these cannot all have been drawn since the last shuffle"};
  }
  return flaw_of_returned_goals(state);
}

MaybeFlaw flaw_of_letters(const State& state) {
  if ((state.been & ~every_letter) != 0 || (state.open & ~state.been) != 0)
    return Flaw{"open", 0, "a destination that is open stands among those that have been one"};
  const int at_first = in_set_up(state) ? 0 : search_dealt(state.players) * state.players;
  if (in_set_up(state) ? state.been != 0 : size_of(state.been) < at_first)
    return Flaw{"been", 0, "the letters dealt in the set-up are the first destinations"};
  if (state.half == 0 && (state.been & ~state.discarded) != 0)
    return Flaw{"been", 0, "in the first half the card of a destination lies discarded"};
  return std::nullopt;
}

}  // namespace

MaybeFlaw flaw_of_cards(const State& state) {
  for (const auto check : {flaw_of_search_cards, flaw_of_goals, flaw_of_letters})
    if (const MaybeFlaw flaw = check(state)) return flaw;
  return std::nullopt;
}

}  // namespace kairo::ruin
