#pragma once

#include "engine/games/haratama/state.h"

/// What can be told of a round from the tricks that are on record, in a state or in a view of it.
namespace kairo::haratama {

constexpr Seat player_of(const Trick& trick, int i, int players) {
  return static_cast<Seat>((trick.leader + i) % players);
}

constexpr Cards cards_of(const Trick& trick) {
  Cards cards = 0;
  for (int i = 0; i < trick.size; ++i) cards |= bit(trick.cards[i]);
  return cards;
}

/// Cards that each seat is on record as having played in this round. With Sight::last_trick that is the trick in the
/// making and the last whole one only.
template <class StateOrView>
PerSeat<Cards> played_by(const StateOrView& from) {
  PerSeat<Cards> played{};
  const auto add = [&](const Trick& trick) {
    for (int i = 0; i < trick.size; ++i) played[player_of(trick, i, from.players)] |= bit(trick.cards[i]);
  };
  add(from.table);
  if (from.sight != Sight::last_trick)
    for (int i = 0; i < from.tricks_done; ++i) add(from.tricks[i]);
  else if (from.tricks_done > 0)
    add(from.last);
  return played;
}

/// Cards played in this round, those on the table too: what is in no hand, not sealed and not aside.
inline Cards cards_gone(const State& state) {
  Cards left = whole_deck(state.players);
  for (const Cards hand : state.hands) left &= ~hand;
  if (state.phase == Phase::pass)
    for (const Pair& pair : state.passed) left &= ~pair.cards();
  return state.aside == no_card ? left : left & ~bit(state.aside);
}

}  // namespace kairo::haratama
