#include "engine/games/haratama/replay.h"

#include <algorithm>

#include "engine/games/haratama/flaw.h"
#include "engine/games/haratama/flow.h"
#include "engine/games/haratama/record.h"

namespace kairo::haratama {

namespace {

/// Plays the cards of a trick from an open table on; false at the first unlawful one.
bool replay_trick(State& state, const Trick& trick) {
  if (trick.leader != state.table.leader || state.to_win == 0) return false;
  for (int i = 0; i < trick.size; ++i) {
    if (!has(legal_cards(state), trick.cards[i])) return false;
    put(state, trick.cards[i]);
  }
  return true;
}

/// What the end of the round leaves of the table, when the game is over with it.
void leave_table(State& state) {
  clear_table(state);
  state.asked = no_seat;
}

bool whole_lanes(Cards cards) {
  return std::all_of(all_suits.begin(), all_suits.end(),
                     [cards](Suit suit) { return (cards & lane(suit)) == 0 || (cards & lane(suit)) == lane(suit); });
}

/// What is told of past tricks that are not on record: their treasures are with the seats, the last trick was one of
/// them, and nobody holds what is lacking.
Flawed flaw_of_the_past(const State& state, Cards past) {
  Cards won = 0;
  for (Seat seat = 0; seat < max_players; ++seat) {
    if ((state.won[seat] & won) != 0 || (seat >= state.players && state.won[seat] != 0))
      return Flaw{"won", seat, "a treasure lies before one player"};
    won |= state.won[seat];
    const Cards lacks = state.lacks[seat];
    if (!whole_lanes(lacks) || (lacks & state.hands[seat]) != 0 || (seat >= state.players && lacks != 0))
      return Flaw{"lacks", seat, "the hand has a card of a suit that is said to be lacking"};
  }
  const Cards all = treasures(state.descents, state.aside, state.players);
  if (won != (all & past) || state.to_win != (all & ~won))
    return Flaw{"won", 0, "the treasures that were won are those that are gone"};
  if (state.tricks_done > 0 && (cards_of(state.last) & ~past) != 0)
    return Flaw{"last", 0, "a card of the last trick is still in the game"};
  return {};
}

/// Plays the round from its first lead on. For states that keep its tricks.
Flawed flaw_of_round(const State& state) {
  State again = state;
  const PerSeat<Cards> played = played_by(state);
  for (int seat = 0; seat < max_players; ++seat) again.hands[seat] |= played[seat];
  again.broken = 0;
  again.tricks_done = 0;
  again.won = {};
  again.lacks = {};
  again.tricks = {};
  again.to_win = treasures(state.descents, state.aside, state.players);
  open_trick(again, state.first_leader);
  for (int i = 0; i < state.tricks_done; ++i) {
    if (!replay_trick(again, state.tricks[i])) return Flaw{"trick", i, "this trick cannot have been played so"};
    gather(again);
  }
  if (state.phase == Phase::over)
    leave_table(again);
  else if (!replay_trick(again, state.table))
    return Flaw{"table", 0, "this trick cannot have been played so"};
  if (again.won != state.won) return Flaw{"won", 0, "the tricks tell otherwise who won which treasures"};
  if (again.lacks != state.lacks) return Flaw{"lacks", 0, "the tricks tell otherwise who lacks what"};
  if (again.last != state.last) return Flaw{"last", 0, "the tricks end with another one"};
  if (again != state) return Flaw{"table", 0, "the tricks lead to something else"};
  return {};
}

/// Plays the trick in the making. For states that keep no past ones: these must be possible.
Flawed flaw_of_trick(const State& state) {
  const Cards past = cards_gone(state) & ~state.on_table;
  if (const Flawed flaw = flaw_of_the_past(state, past)) return flaw;
  State again = state;
  again.broken = (past & blue) != 0 ? 1 : 0;
  if (state.phase == Phase::over) {
    leave_table(again);
  } else {
    if (state.table.leader != (state.tricks_done == 0 ? state.first_leader : state.last.winner))
      return Flaw{"table", 0, "another seat is to lead"};
    if (state.tricks_done == 0) again.lacks = {};
    if (!lay_again(again, state.table)) return Flaw{"table", 0, "this trick cannot have been played so"};
  }
  if (again.lacks != state.lacks) return Flaw{"lacks", 0, "the trick on the table tells otherwise who lacks what"};
  if (again != state) return Flaw{"table", 0, "the cards lead to something else"};
  return {};
}

}  // namespace

Seat winner_of(const Trick& trick, int players) {
  if (trick.size == 0) return no_seat;
  int best = 0;
  for (int i = 1; i < trick.size; ++i)
    if (suit_of(trick.cards[i]) == suit_of(trick.cards[0]) && trick.cards[i] > trick.cards[best]) best = i;
  return player_of(trick, best, players);
}

bool is_trick(const Trick& trick, int players) {
  if (trick.size > players || (trick.leader >= players && trick != Trick{})) return false;
  for (int i = 0; i < max_players; ++i)
    if (i < trick.size ? !has(whole_deck(players), trick.cards[i]) : trick.cards[i] != no_card) return false;
  return count(cards_of(trick)) == trick.size && trick.winner == winner_of(trick, players);
}

bool lay_again(State& state, const Trick& trick) {
  for (int i = 0; i < trick.size; ++i) state.hands[player_of(trick, i, state.players)] |= bit(trick.cards[i]);
  open_trick(state, trick.leader);
  return replay_trick(state, trick);
}

Flawed flaw_of_tricks(const State& state) {
  return state.sight == Sight::last_trick ? flaw_of_trick(state) : flaw_of_round(state);
}

}  // namespace kairo::haratama
