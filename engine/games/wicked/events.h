#pragma once

#include <cstdint>

#include "engine/core/event.h"

namespace kairo::wicked {

/// Kinds of events, each with the meaning of `seat` and `data`. Colours, ranks, places and halves are the values of
/// their enumerators; "table" means that the event belongs to no seat.
enum class EventKind : std::uint8_t {
  round_began,      ///< table; [0] round, from 0, [1] number of corridors laid
  bid_sealed,       ///< seat; the bid itself stays secret
  bid_revealed,     ///< seat; [0] search pieces, [1] signs, [2] 1 if everything left had to be bid
  corridor_ranked,  ///< table; [0] card, [1] index within the round, [2] witch's signs, [3] soul's signs in all bids
  not_searched,     ///< table; [0] card; nobody bid a search piece
  placed,           ///< seat; [0] place, 1 or 2, [1] how many tied for the most search pieces, or 0
  impurity_taken,   ///< seat; [0] how much
  token_gained,     ///< seat; [0] colour, [1] how many, [2] Gain: the source
  spell_gained,     ///< seat; [0] half (promotion or colour_change)
  white_gained,     ///< seat; [0] how many colours the seat will pick
  colour_picked,    ///< seat; [0] colour
  token_returned,   ///< seat; [0] rank, [1] colour, [2] 1 if there was no choice
  soul_began,       ///< table
  promoted,         ///< seat; [0] rank it left, [1] colour, [2] Lift: the cause
  changed,          ///< seat; [0] rank, [1] old colour, [2] new colour
  small_achieved,   ///< seat; [0] which of the two, [1] card
  great_achieved,   ///< seat; [0] which of the two, [1] card
  reward_declined,  ///< seat
  reward_lost,      ///< seat; no token could rise
  spells_lost,      ///< seat; [0] promotions, [1] colour changes
  soul_done,        ///< seat; [0] 1 if there was nothing to do, so the seat was not asked
  ended,            ///< table
};

constexpr EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

enum class Gain : std::uint8_t { sign, upper, lower, oracle };
enum class Lift : std::uint8_t { pair, spell, reward };

}  // namespace kairo::wicked
