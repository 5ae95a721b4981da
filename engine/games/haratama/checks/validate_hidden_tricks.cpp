#include <algorithm>

#include "engine/games/haratama/checks/validate.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/rules/replay.h"
#include "engine/games/haratama/rules/steps.h"

/// Whether a round can have been played of which only the last and the current trick are on record. Of the hidden
/// tricks the state must agree with what can be counted, and some order of their cards must lead to it.
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

/// Looks for an order in which the hidden cards can have been played, so that the tricks were won by those who own
/// their treasures, led to the last one and revealed all voids that the later tricks, as in `revealed`, did not.
/// Ignores hands and passes, of which a player imagines some.
class HiddenTricks {
 public:
  HiddenTricks(const State& state, const PerSeat<Cards>& revealed) : reached_(state), revealed_(revealed) {}

  /// False only if there is no such order. With many hidden cards there may be too many to try: then it is true.
  bool can_have_been(const Past& past) {
    State start = reached_;
    start.hands = start.lacks = start.won = {};
    start.to_win = past.treasures;
    start.broken = start.tricks_done = 0;
    open_trick(start, start.first_leader);
    return go_on(start, past.before_last);
  }

 private:
  /// From a moment at which these cards were still to be played.
  bool go_on(State now, Cards left) {
    if (now.table.size == now.players && (take_trick(now) & ~reached_.won[now.last.winner]) != 0) return false;
    if (left == 0) return now.asked == reached_.last.leader && reveals_the_rest(now);
    if (--patience_ < 0) return true;
    for (Cards cards = left & ~now.lacks[now.asked]; cards != 0; cards = without_first(cards)) {
      State next = now;
      next.hands[now.asked] = bit(first(cards));
      put_card(next, first(cards));
      const bool lacked = (next.lacks[now.asked] & ~reached_.lacks[now.asked]) == 0;
      if (lacked && go_on(next, left & ~bit(first(cards)))) return true;
    }
    return false;
  }
  [[nodiscard]] bool reveals_the_rest(const State& now) const {
    for (Seat seat = 0; seat < now.players; ++seat)
      if ((now.lacks[seat] | revealed_[seat]) != reached_.lacks[seat]) return false;
    return true;
  }

  const State& reached_;
  const PerSeat<Cards>& revealed_;
  int patience_ = 20'000;  ///< cards still to be tried
};

}  // namespace

std::optional<StateError> validate_hidden_tricks(const State& state) {
  const Cards gone = played_cards(state) & ~state.on_table;
  const Past past{gone & ~cards_of(state.last), treasures(state.descents, state.aside, state.players)};
  if (const std::optional<StateError> error = validate_winners(state, past)) return error;
  State replayed = state;
  if (const std::optional<StateError> error = validate_last_tricks(state, past, replayed)) return error;
  if (const std::optional<StateError> error = validate_lacks(state, past, replayed.lacks)) return error;
  if (!HiddenTricks(state, replayed.lacks).can_have_been(past))
    return StateError{"tricks", 0, "no hidden tricks can have led to this position"};
  replayed.lacks = state.lacks;
  if (replayed != state) return StateError{"table", 0, "the cards lead to another position"};
  return {};
}

}  // namespace kairo::haratama
