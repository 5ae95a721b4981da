#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

/// Each round discards one search card, each gem one, and the fall one for every player who has left. In the first half
/// the cards of the set-up are among the discards. When no card is left for a gem, the half is over.
MaybeError validate_discards(const State& state) {
  const int discarded = size_of(state.discarded);
  const int gems = size_of(closed_letters(state));
  const int rounds = state.round + (state.phase == Phase::over ? 1 : 0);
  int left = 0;
  for (const Board& board : state.boards) left += board.left != 0 ? 1 : 0;
  const int first_half = first_destinations(state.players) + state.round + gems;
  const bool is_right =
      state.half == 0 ? discarded == first_half : discarded >= rounds && discarded <= rounds + gems + left * rounds;
  if (!is_right)
    return StateError{"discarded", 0, "the cards of the set-up, one per round and one per gem are discarded"};
  return std::nullopt;
}

/// Each gem taken opens at most one destination. In the first half it always opens one, since no card that is left to
/// discard has been a destination.
MaybeError validate_destinations(const State& state) {
  const int at_first = first_destinations(state.players);
  if (state.half == 0 ? size_of(state.open) != at_first : size_of(state.open) > at_first)
    return StateError{"open", 0, "destinations open in the set-up or when a gem is taken"};
  return std::nullopt;
}

/// Goal cards that the seat has drawn in the whole game.
int drawn_in_game(const State& state, int seat) {
  return size_of(state.holdings[seat].hand) + state.boards[seat].spent - goals_kept;
}

/// Goal cards that the seat has discarded in the whole game.
int discarded_in_game(const State& state, int seat) {
  return goals_dealt(state.players) - goals_kept + state.boards[seat].spent;
}

MaybeError validate_goal_counts(const State& state, int seat) {
  const Holding& holding = state.holdings[seat];
  const Board& board = state.boards[seat];
  const int drawn = drawn_in_game(state, seat);
  const int discarded = size_of(holding.discarded);
  if (drawn < 0) return StateError{"hand", seat, "fewer goal cards than were kept"};
  if (drawn > board.gems) return StateError{"hand", seat, "more goal cards than were kept and drawn"};
  if (discarded + size_of(holding.returned) > discarded_in_game(state, seat))
    return StateError{"put-down", seat, "more goal cards than were discarded"};
  if (holding.drawn_since_shuffle > drawn || holding.discarded_since_drawn > holding.drawn_since_shuffle ||
      holding.discarded_since_drawn > discarded || holding.discarded_since_drawn > board.spent ||
      holding.drawn_since_shuffle > size_of(holding.hand) + holding.discarded_since_drawn)
    return StateError{"drawn", seat, "these cannot all have been drawn since the last shuffle"};
  return std::nullopt;
}

/// Every gem brings a goal card as long as there is one. The discards are shuffled once the deck is empty.
MaybeError validate_goal_deck(const State& state) {
  int drawn = 0;
  int gems = 0;
  int held_or_spent = 0;
  int reshuffled = 0;  // discards that have gone into the deck

  bool was_shuffled = false;
  for (int seat = 0; seat < state.players; ++seat) {
    const Holding& holding = state.holdings[seat];
    const int mine = drawn_in_game(state, seat);
    drawn += mine;
    gems += state.boards[seat].gems;
    held_or_spent += mine + goals_kept;
    reshuffled += discarded_in_game(state, seat) - size_of(holding.discarded);
    was_shuffled = was_shuffled || holding.drawn_since_shuffle != mine || holding.returned != 0;
  }
  if (drawn < gems && held_or_spent < goal_cards)
    return StateError{"gems", 0, "every gem brings a goal card as long as there is one"};
  const int deck_at_first = goal_cards - goals_dealt(state.players) * state.players;
  // The draw that finds the deck empty already takes a card of the shuffled one.
  if (reshuffled > 0 ? drawn <= deck_at_first : was_shuffled && drawn < deck_at_first)
    return StateError{"goal-deck", 0, "discards go into the goal deck when it is empty"};
  return std::nullopt;
}

}  // namespace

MaybeError validate_history(const State& state) {
  for (const auto check : {validate_discards, validate_destinations})
    if (const MaybeError error = check(state)) return error;
  for (int seat = 0; seat < state.players; ++seat)
    for (const auto check : {validate_goal_counts, validate_growth})
      if (const MaybeError error = check(state, seat)) return error;
  return validate_goal_deck(state);
}

}  // namespace kairo::ruin
