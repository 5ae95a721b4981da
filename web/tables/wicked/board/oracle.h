#pragma once

#include <cstdint>

#include "engine/games/wicked/pieces/board.h"
#include "web/draw/ui.h"

namespace kairo::wicked::table {

/// One token that an oracle asks for, and whether the board has it.
struct Demand {
  Rank rank;
  Colour colour;
  bool met;
};
using Demands = FixedVector<Demand, 8>;

/// Highest rank first; each token on the board meets one demand only.
Demands demands_of_small(const Board& board, int which);
Demands demands_of_great(const Board& board, int which);

/// An oracle card with its points and its demands, those that are met ticked.
void draw_small_oracle(draw::Ui& ui, const draw::Rect& at, const Board& board, int which);
/// The same; once achieved, its two tokens are on it. `hidden`: they are still flying there.
void draw_great_oracle(draw::Ui& ui, const draw::Rect& at, const Board& board, int which, bool hidden);
/// The places of the first and the second token on a great oracle.
draw::Point place_on_great(const draw::Rect& at, int i);

}  // namespace kairo::wicked::table
