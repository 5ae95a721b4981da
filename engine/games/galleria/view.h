#pragma once

#include "engine/core/offer.h"
#include "engine/core/rng.h"
#include "engine/games/galleria/pieces/placements.h"
#include "engine/games/galleria/rules.h"

namespace kairo::galleria {

/// Everything that one seat may know: the table, its own hand, the curios that it has seen in rooms, and the maze cards
/// of the deck while it searches it. It has all hands at the end.
struct View {
  Seat me = no_seat;  ///< the viewer; no_seat for an onlooker
  Table table;
  PerSeat<Cards> hands{};                                             ///< before the end, those of others are empty
  std::array<Curio, rooms> in_room = filled<Curio, rooms>(no_curio);  ///< no_curio if unknown or if there is none
  Card pick = no_card;                                                ///< my own, to be passed to the left
  Cards deck_mazes;                                                   ///< only while I choose one of them

  friend bool operator==(const View&, const View&) = default;
};

View look(const State& state, Seat seat);
/// Every question is private, since hands are secret.
inline bool private_question(const View& view) { return view.table.phase != Phase::over; }
/// Reactions are offers. A player whose ask setting is "only when I can" has agreed that others learn when they can.
inline Offer offer(const View& view) {
  if (view.table.phase != Phase::answer) return Offer::none;
  return view.table.ask_setting[view.table.asked] == AskSetting::when_able ? Offer::when_able : Offer::always;
}
/// Deals unseen cards at random to where they may be. Cards that everybody saw go into a hand are there, and a player
/// who is only asked for an answer when able to give one can give one.
State imagine(const View& view, Rng& rng);

}  // namespace kairo::galleria
