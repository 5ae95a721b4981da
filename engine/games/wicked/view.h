#pragma once

#include <optional>

#include "engine/core/offer.h"
#include "engine/core/rng.h"
#include "engine/games/wicked/rules.h"
#include "engine/games/wicked/state.h"

namespace kairo::wicked {

/// Everything one seat may know: all except the others' sealed bids and the order of the cards not yet laid.
struct View {
  Seat me = no_seat;  ///< no_seat: an onlooker
  std::uint8_t players = 0;
  Phase phase = Phase::over;
  Seat asked = no_seat;
  std::uint8_t round = 0;
  std::uint8_t corridor = 0;
  /// Cards laid so far, oldest first; the last `corridors_per_round` of them form the current ring.
  FixedVector<std::uint8_t, corridors.size()> laid;
  std::uint8_t deck_left = 0;  ///< cards still in the deck
  std::uint8_t removed = 0;    ///< cards removed unseen before the first round
  BySeat<Board> boards{};
  BySeat<std::uint8_t> has_bid{};  ///< 1 if the seat has a sealed bid
  Bid my_bid{};                    ///< my own sealed bid, if has_bid[me]
  Reveal last{};
  BySeat<std::uint8_t> whites{};
  Rank full = Rank::low;
  Colour risen = Colour::red;
  std::uint8_t stepped = 0;

  friend bool operator==(const View&, const View&) = default;
};

View look(const State& state, Seat seat);
/// Bids are secret; every other question is answered openly.
inline bool private_question(const View& view) { return view.phase == Phase::bid; }
/// The result of `score` if the game ended now; boards are open, so everybody may know it.
std::optional<Score> score_so_far(const View& view);
inline Offer offer(const View&) { return Offer::none; }
/// Shuffles the unseen cards over deck and removed pile and draws each hidden bid uniformly from the legal ones.
State imagine(const View& view, Rng& rng);

/// The card of corridor `i` of the ring, and of the one being searched.
std::uint8_t ring_card(const View& view, int i);
inline std::uint8_t lit_card(const View& view) { return ring_card(view, view.corridor); }

}  // namespace kairo::wicked
