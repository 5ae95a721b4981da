#pragma once

#include <cstdint>

#include "engine/core/event.h"
#include "engine/games/wicked/deck.h"
#include "engine/games/wicked/state.h"

namespace kairo::wicked {

/// Kinds of events, each with the meaning of `seat` and the row of its data (Event::as), if it has any; "table" means
/// that the event belongs to no seat.
enum class EventKind : std::uint8_t {
  round_began,      ///< table; RoundBegan
  bid_sealed,       ///< seat; the bid itself stays secret
  bid_revealed,     ///< seat; BidRevealed
  corridor_ranked,  ///< table; CorridorRanked
  not_searched,     ///< table; NotSearched: nobody bid a search piece
  placed,           ///< seat; Placed
  impurity_taken,   ///< seat; Amount: how much
  token_gained,     ///< seat; TokenGained
  spell_gained,     ///< seat; SpellGained
  white_gained,     ///< seat; Amount: how many colours the seat will pick
  colour_picked,    ///< seat; ColourPicked
  token_returned,   ///< seat; TokenReturned
  soul_began,       ///< table
  promoted,         ///< seat; Promoted
  changed,          ///< seat; Changed
  small_achieved,   ///< seat; Achieved
  great_achieved,   ///< seat; Achieved
  reward_declined,  ///< seat
  reward_lost,      ///< seat; no token could rise
  spells_lost,      ///< seat; SpellsLost
  soul_done,        ///< seat; SoulDone
  ended,            ///< table
};

constexpr EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

enum class Gain : std::uint8_t { sign, upper, lower, oracle };
enum class Lift : std::uint8_t { pair, spell, reward };

namespace event_row {

struct RoundBegan {
  int round;      ///< from 0
  int corridors;  ///< laid
};
struct BidRevealed {
  std::uint8_t pieces;
  Signs signs;
  bool is_rest;  ///< everything left had to be bid
};
struct CorridorRanked {
  int card;
  int corridor;  ///< within the round, from 0
  int witches;   ///< signs in all bids
  int souls;
};
struct NotSearched {
  int card;
};
struct Placed {
  Place place;  ///< first or second
  int tied;     ///< of the first seat that tied for the most search pieces: how many did; of all others 0
};
struct Amount {
  int n;
};
struct TokenGained {
  Colour colour;
  int n;
  Gain by;
};
struct SpellGained {
  Half half;  ///< promotion or colour_change
};
struct ColourPicked {
  Colour colour;
};
struct TokenReturned {
  Rank rank;
  Colour colour;
  bool is_forced;  ///< there was no choice
};
struct Promoted {
  Rank rank;  ///< that it left
  Colour colour;
  Lift by;
};
struct Changed {
  Rank rank;
  Colour from;
  Colour to;
};
struct Achieved {
  int which;  ///< of the two
  int card;
};
struct SpellsLost {
  int promotions;
  int colour_changes;
};
struct SoulDone {
  bool is_unasked;  ///< there was nothing to do
};

}  // namespace event_row

}  // namespace kairo::wicked
