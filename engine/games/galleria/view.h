#pragma once

#include "engine/core/rng.h"
#include "engine/games/galleria/rules.h"

namespace kairo::galleria {

/// All that one seat may know: what lies open, its own hand, what it has seen in rooms, and what it is shown while it
/// searches the deck. At the end all hands lie open.
struct View {
  Seat me = no_seat;  ///< no_seat: an onlooker
  Table table;
  PerSeat<Cards> hands{};                                             ///< those of others are empty before the end
  std::array<Curio, rooms> in_room = filled<Curio, rooms>(no_curio);  ///< no_curio: unknown, or there is none
  Card pick = no_card;                                                ///< my own, to be passed left
  Cards deck_mazes;                                                   ///< while I choose one of them

  friend bool operator==(const View&, const View&) = default;
};

View look(const State& state, Seat seat);
/// Hands are secret: every question is answered alone.
inline bool private_question(const View& view) { return view.table.phase != Phase::over; }
/// Unseen cards are dealt at random to where they may be. A player who is asked for an answer only when able to give
/// one holds one; a card that everybody saw go into a hand is there.
State imagine(const View& view, Rng& rng);

}  // namespace kairo::galleria
