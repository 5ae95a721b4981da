#pragma once

#include "engine/core/rng.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/state.h"

namespace kairo::wicked {

/// All that one seat may know: everything but the others' sealed bids and the order of the cards not yet laid.
struct View {
  Seat me = no_seat;  ///< no_seat: an onlooker
  std::uint8_t players = 0;
  Phase phase = Phase::over;
  Seat asked = no_seat;
  std::uint8_t round = 0;
  std::uint8_t corridor = 0;
  /// Cards laid so far, oldest first; the last corridors_a_round of them lie in the ring now.
  FixedVector<std::uint8_t, corridors.size()> laid;
  std::uint8_t deck_left = 0;  ///< cards in the deck, and
  std::uint8_t removed = 0;    ///< cards removed unseen before the first round
  BySeat<Board> boards{};
  BySeat<std::uint8_t> has_bid{};  ///< 1 where a sealed bid lies
  Bid my_bid{};                    ///< my own sealed bid, when has_bid[me]
  Reveal last{};
  BySeat<std::uint8_t> whites{};
  Rank full = Rank::low;
  Colour risen = Colour::red;
  std::uint8_t stepped = 0;

  friend bool operator==(const View&, const View&) = default;
};

View look(const State& state, Seat seat);
/// Bids are sealed; everything else is answered before everybody's eyes.
inline bool private_question(const View& view) { return view.phase == Phase::bid; }
/// Unseen cards are shuffled among deck and removed pile; each hidden bid is a uniformly drawn lawful one.
State imagine(const View& view, Rng& rng);

/// The card of the ring's corridor `i`, and of the lit one.
std::uint8_t ring_card(const View& view, int i);
inline std::uint8_t lit_card(const View& view) { return ring_card(view, view.corridor); }

}  // namespace kairo::wicked
