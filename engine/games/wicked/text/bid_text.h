#pragma once

#include "engine/core/fields.h"
#include "engine/games/wicked/text/vocabulary.h"

/// Internal to the game: shared by the texts of states and views.
namespace kairo::wicked {

inline void write_bid(FieldWriter& out, Bid bid) {
  out.value(bid.pieces).value(vocabulary::word(vocabulary::signs, bid.signs));
}

}  // namespace kairo::wicked
