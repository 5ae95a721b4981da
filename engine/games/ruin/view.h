#pragma once

#include <optional>

#include "engine/core/offer.h"
#include "engine/core/rng.h"
#include "engine/games/ruin/pieces/plan.h"
#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/state.h"

namespace kairo::ruin {

/// Everything that one seat may know. Hidden from it are the goal cards that others hold or discarded (until the end),
/// their sealed plans and the search cards dealt to them, the order of the decks and what was set aside.
struct View {
  Seat me = no_seat;  ///< the viewer; no_seat for an onlooker
  std::uint8_t players = 0;
  /// While another seat plans, this is `draw` all through the round and `prepare` all through the first drawings: how
  /// far it has come stays secret.
  Phase phase = Phase::over;
  Seat asked = no_seat;  ///< the seat to move
  std::uint8_t half = 0;
  std::uint8_t round = 0;
  FixedVector<Card, row_length> row;
  std::uint8_t deck_left = 0;
  std::uint8_t aside_left = 0;
  LetterSet discarded = 0;
  LetterSet dealt = 0;  ///< my own search cards in the set-up
  LetterSet open = 0;
  LetterSet ever_open = 0;
  std::uint8_t goal_deck_left = 0;
  PerSeat<Board> boards{};
  PerSeat<std::uint8_t> hand_size{};
  PerSeat<std::uint8_t> discarded_size{};  ///< of each seat's Holding::discarded
  PerSeat<Holding> holdings{};             ///< before the end, the sets of others are empty
  Plan plan;                               ///< my own, as far as it goes

  friend bool operator==(const View&, const View&) = default;
};

View look(const State& state, Seat seat);
/// Every question is private: goal cards are secret and plans are sealed.
inline bool private_question(const View& view) { return view.phase != Phase::over; }
inline Offer offer(const View&) { return Offer::none; }
/// Deals unseen cards at random to where they may be. Each hidden plan becomes a sequence of random legal moves.
State imagine(const View& view, Rng& rng);

/// The score if the game ended now, without sealed plans, and in the first half without what one loses by never
/// leaving: nobody can leave yet. None while a goal card is secret from the viewer.
std::optional<Score> score_so_far(const View& view);

/// My own map including my sealed drawings; any other seat's map as everybody sees it.
Map map_for_me(const View& view, Seat seat);
/// My goal cards, without those that my plan spends.
GoalSet my_goals(const View& view);
/// Whether the gems and the fall of this round may use up the search cards, so that the half ends with it. False in the
/// last round for certain, of which the row tells.
bool may_end_half(const View& view);
/// Steps of this round's search card; 0 when there is none.
int steps_of_round(const View& view);

}  // namespace kairo::ruin
