#include "engine/games/haratama/pieces/tricks.h"

namespace kairo::haratama {

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

Cards played_cards(const State& state) {
  Cards played = whole_deck(state.players);
  for (const Cards hand : state.hands) played &= ~hand;
  if (state.phase == Phase::pass)
    for (const Pair& pair : state.passed) played &= ~pair.cards();
  return state.aside == no_card ? played : played & ~bit(state.aside);
}

}  // namespace kairo::haratama
