#pragma once

#include "engine/core/fields.h"
#include "engine/games/wicked/vocabulary.h"

/// Inside the game only: what the texts of states and of views have in common.
namespace kairo::wicked {

inline void write_bid(FieldWriter& out, Bid bid) {
  out.value(bid.pieces).value(vocabulary::word(vocabulary::signs, bid.signs));
}

}  // namespace kairo::wicked
