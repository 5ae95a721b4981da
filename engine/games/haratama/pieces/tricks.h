#pragma once

#include "engine/games/haratama/state.h"

/// Questions about tricks: their cards, players and winners. The tricks "on record" are those in a state or view: all
/// of the round or, with Sight::last_trick, the current and the last complete one.
namespace kairo::haratama {

/// The seat that plays the i-th card, from 0.
constexpr Seat player_of(const Trick& trick, int i, int players) {
  return static_cast<Seat>((trick.leader + i) % players);
}

constexpr Cards cards_of(const Trick& trick) {
  Cards cards = 0;
  for (int i = 0; i < trick.size; ++i) cards |= bit(trick.cards[i]);
  return cards;
}

/// The seat whose card is the highest of the led suit; no_seat before the lead.
Seat winner_of(const Trick& trick, int players);

/// Whether any bits are a valid trick, complete or in progress: different cards of the deck, in the first places, and
/// the right winner so far. `Trick{}` is valid.
bool is_trick(const Trick& trick, int players);
inline bool is_complete_trick(const Trick& trick, int players) {
  return trick.size == players && is_trick(trick, players);
}

/// In phase `play`: the cards that the seat to move may play.
constexpr Cards legal_cards(const State& state) {
  const Cards hand = state.hands[state.asked];
  const Cards fitting = hand & state.required;
  return fitting != 0 ? fitting : hand;
}

/// The cards that each seat is on record as having played in this round.
template <class StateOrView>
PerSeat<Cards> played_on_record(const StateOrView& from) {
  PerSeat<Cards> played{};
  const auto add_trick = [&](const Trick& trick) {
    for (int i = 0; i < trick.size; ++i) played[player_of(trick, i, from.players)] |= bit(trick.cards[i]);
  };
  add_trick(from.table);
  if (from.sight != Sight::last_trick)
    for (int i = 0; i < from.tricks_done; ++i) add_trick(from.tricks[i]);
  else if (from.tricks_done > 0)
    add_trick(from.last);
  return played;
}

/// All cards played in this round, including the current trick: those neither in a hand nor sealed nor set aside.
Cards played_cards(const State& state);

}  // namespace kairo::haratama
