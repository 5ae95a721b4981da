#include <algorithm>

#include "engine/games/haratama/checks/validate.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/rules/replay.h"
#include "engine/games/haratama/rules/steps.h"

/// Whether a round can have been played of which only the last and the current trick are on record. Only a single
/// hidden trick is reconstructed; with more, the state must only agree with what can be counted of them.
namespace kairo::haratama {

namespace {

/// The past of a round with at least two complete tricks.
struct Past {
  Cards before_last;  ///< cards of the tricks before the last complete one
  Cards treasures;    ///< all that can be won in the round
};

bool are_full_lanes(Cards cards) {
  return std::all_of(all_suits.begin(), all_suits.end(),
                     [cards](Suit suit) { return (cards & lane(suit)) == 0 || (cards & lane(suit)) == lane(suit); });
}

/// The treasures of the last trick belong to its winner; the others must have fitted into the earlier tricks, of which
/// the leader of the last one won at least one.
std::optional<StateError> validate_winners(const State& state, const Past& past) {
  const Cards in_last = cards_of(state.last) & past.treasures;
  Cards won = 0;
  int tricks = 0;
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Cards mine = state.won[seat];
    if ((mine & won) != 0 || (seat >= state.players && mine != 0))
      return StateError{"won", seat, "a treasure belongs to one player"};
    if ((mine & in_last) != (seat == state.last.winner ? in_last : 0))
      return StateError{"won", seat, "the winner of the last trick has its treasures"};
    won |= mine;
    const int with_treasures = (count(mine & ~in_last) + state.players - 1) / state.players;
    tricks += std::max(with_treasures, seat == state.last.leader ? 1 : 0);
  }
  if (tricks > state.tricks_done - 1) return StateError{"won", 0, "there were too few tricks to win these treasures"};
  if (won != (past.treasures & (past.before_last | in_last)) || state.to_win != (past.treasures & ~won))
    return StateError{"won", 0, "the treasures that were won must be those that are gone"};
  return {};
}

/// Replays the last and the current trick, assuming that no voids were known before; `replayed.lacks` are then the
/// voids that these tricks reveal.
std::optional<StateError> validate_last_tricks(const State& state, const Past& past, State& replayed) {
  replayed.lacks = {};
  replayed.to_win |= cards_of(state.last) & past.treasures;
  for (Seat seat = 0; seat < state.players; ++seat) replayed.won[seat] &= ~cards_of(state.last);
  for (int i = 0; i < state.table.size; ++i)
    replayed.hands[player_of(state.table, i, state.players)] |= bit(state.table.cards[i]);
  replayed.broken = (past.before_last & blue) != 0 ? 1 : 0;
  --replayed.tricks_done;
  if (!replay_current_trick(replayed, state.last))
    return StateError{"last", 0, "this trick cannot have been played like that"};
  take_trick(replayed);
  if (state.phase == Phase::over) {
    leave_table(replayed);
  } else if (state.table.leader != state.last.winner || !replay_trick(replayed, state.table)) {
    return StateError{"table", 0, "this trick cannot have been played like that"};
  }
  return {};
}

/// Each void was revealed by the replayed tricks or before them. In the latter case the seat has played no card of that
/// suit since, and a trick can have revealed it: one in which the suit or, by a leader before the break, blue was led.
std::optional<StateError> validate_lacks(const State& state, const Past& past, const PerSeat<Cards>& revealed) {
  const PerSeat<Cards> played = played_on_record(state);
  for (Seat seat = 0; seat < max_players; ++seat) {
    const Cards lacks = state.lacks[seat];
    if (!are_full_lanes(lacks) || (lacks & state.hands[seat]) != 0 || (seat >= state.players && lacks != 0))
      return StateError{"lacks", seat, "the hand has a card of a suit that it is said to lack"};
    if ((revealed[seat] & ~lacks) != 0)
      return StateError{"lacks", seat, "the last tricks reveal another suit that is lacking"};
    const Cards earlier = lacks & ~revealed[seat];
    if ((earlier & played[seat]) != 0)
      return StateError{"lacks", seat, "the seat played a card of that suit afterwards"};
    for (const Suit suit : all_suits)
      if ((earlier & lane(suit)) != 0 && (past.before_last & (lane(suit) | blue)) == 0)
        return StateError{"lacks", seat, "no trick can have revealed that this suit is lacking"};
  }
  return {};
}

/// Whether the only hidden trick can have been won by the leader of the next one and have revealed all voids that the
/// later tricks, as in `revealed`, did not. Tries every order of its cards, at most 24. Ignores hands and passes, of
/// which a player imagines some.
bool can_have_been_first(const State& state, Cards hidden, const PerSeat<Cards>& revealed) {
  Trick trick{.leader = state.first_leader, .size = state.players};
  const auto end = trick.cards.begin() + state.players;
  for (auto card = trick.cards.begin(); card != end; ++card, hidden = without_first(hidden)) *card = first(hidden);
  do {
    State replayed = state;
    replayed.hands = {};
    replayed.lacks = revealed;
    replayed.broken = 0;
    if (replay_current_trick(replayed, trick) && replayed.table.winner == state.last.leader &&
        replayed.lacks == state.lacks)
      return true;
  } while (std::next_permutation(trick.cards.begin(), end));
  return false;
}

}  // namespace

std::optional<StateError> validate_hidden_tricks(const State& state) {
  const Cards gone = played_cards(state) & ~state.on_table;
  const Past past{gone & ~cards_of(state.last), treasures(state.descents, state.aside, state.players)};
  if (const std::optional<StateError> error = validate_winners(state, past)) return error;
  State replayed = state;
  if (const std::optional<StateError> error = validate_last_tricks(state, past, replayed)) return error;
  if (const std::optional<StateError> error = validate_lacks(state, past, replayed.lacks)) return error;
  if (state.tricks_done == 2 && !can_have_been_first(state, past.before_last, replayed.lacks))
    return StateError{"tricks", 0, "the first trick cannot have led to this position"};
  replayed.lacks = state.lacks;
  if (replayed != state) return StateError{"table", 0, "the cards lead to another position"};
  return {};
}

}  // namespace kairo::haratama
