#pragma once

#include "engine/core/rng.h"
#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/state.h"

namespace kairo::ruin {

/// All that one seat may know: not which goal cards the others hold or put down (before the end), nor what they have
/// planned or were dealt while it lies sealed, nor the order of the decks or what was set aside.
struct View {
  Seat me = no_seat;  ///< no_seat: an onlooker
  std::uint8_t players = 0;
  /// How far another seat is with its plan is nobody's business: then `draw` all through a round, and `prepare` all
  /// through its first drawings.
  Phase phase = Phase::over;
  Seat asked = no_seat;
  std::uint8_t half = 0;
  std::uint8_t round = 0;
  FixedVector<Card, row_length> row;
  std::uint8_t deck_left = 0;
  std::uint8_t aside_left = 0;
  LetterSet discarded = 0;
  LetterSet dealt = 0;  ///< my own search cards in the set-up
  LetterSet open = 0;
  LetterSet been = 0;
  std::uint8_t goal_deck_left = 0;
  PerSeat<Board> boards{};
  PerSeat<std::uint8_t> hand_size{};
  PerSeat<std::uint8_t> discarded_size{};  ///< goal cards put down since these were last shuffled
  PerSeat<Holding> holdings{};             ///< the sets of others are empty before the end
  Plan plan;                               ///< my own, as far as it has come

  friend bool operator==(const View&, const View&) = default;
};

View look(const State& state, Seat seat);
/// Goal cards are secret and plans lie sealed: every question is answered alone.
inline bool private_question(const View& view) { return view.phase != Phase::over; }
/// Unseen cards are dealt at random to where they may be; each hidden plan is a random walk through lawful answers.
State imagine(const View& view, Rng& rng);

/// The map with my own sealed drawings on it, or as all see it.
Map map_for_me(const View& view, Seat seat);
/// My goal cards that my plan has not spent.
GoalSet my_goals(const View& view);
/// Steps of this round's card; 0 when there is none.
int steps_of_round(const View& view);

}  // namespace kairo::ruin
