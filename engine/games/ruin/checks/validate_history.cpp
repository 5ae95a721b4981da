#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

/// Players who have left, counted by round, the first round first. A place is scored by those of one round.
FixedVector<int, max_players> leavers_by_round(const State& state) {
  FixedVector<int, max_players> leavers;
  for (int place = 1; place <= max_players + 1; ++place) {
    int together = 0;
    for (const Board& board : state.boards) together += board.left == place ? 1 : 0;
    if (together > 0) leavers.push_back(together);
  }
  return leavers;
}

/// How many of something there can have been.
struct Bounds {
  int least = 0;
  int most = 0;
};

/// Cards that the fall has discarded in `rounds` rounds if there were enough: from their round on, one for each leaver.
Bounds fallen_cards(const FixedVector<int, max_players>& leavers, int rounds) {
  const auto groups = static_cast<int>(leavers.size());
  Bounds fallen;
  for (int i = 0; i < groups; ++i) {
    fallen.least += leavers[static_cast<std::size_t>(i)] * (groups - i);
    fallen.most += leavers[static_cast<std::size_t>(i)] * (rounds - i);
  }
  return fallen;
}

/// Gems taken in this half, those that several took counted once. What opened again was opened by one of them.
Bounds gems_in_half(const State& state) {
  const LetterSet taken = taken_letters(state);
  if (state.half == 0) return {size_of(taken), size_of(taken)};
  Bounds gems{size_of(taken & state.open), 0};
  for_each_in(taken, [&](Letter letter) { gems.most += most_times_taken(state, letter); });
  return gems;
}

/// Each round discards one search card, each gem one, and the fall one for every player who has left. In the first half
/// the cards of the set-up are among the discards. When no card is left for a gem or the fall, the half is over.
MaybeError validate_discards(const State& state) {
  const int rounds = state.round + (state.phase == Phase::over ? 1 : 0);
  const FixedVector<int, max_players> leavers = leavers_by_round(state);
  if (static_cast<int>(leavers.size()) > rounds)
    return StateError{"left", 0, "too few rounds of this half are over for so many to have left one after the other"};
  const Bounds fallen = fallen_cards(leavers, rounds);
  const Bounds gems = gems_in_half(state);
  const int certain = rounds + (state.half == 0 ? first_destinations(state.players) : 0);
  const int discarded = size_of(state.discarded);
  const int least = certain + (state.row.empty() ? 0 : gems.least + fallen.least);
  if (discarded < least || discarded > certain + gems.most + fallen.most)
    return StateError{"discarded", 0,
                      "the cards of the set-up, one per round, per gem and per player who has left are discarded"};
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
  if (const MaybeError error = validate_drawings(state)) return error;
  return validate_goal_deck(state);
}

}  // namespace kairo::ruin
