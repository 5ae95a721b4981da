#pragma once

#include "engine/games/wicked/view.h"
#include "web/draw/what.h"
#include "web/tables/wicked/pieces.h"

/// The explanations of everything on the table of The Wicked Labyrinth; cards and souls with a large picture.
namespace kairo::wicked::table::whats {

draw::What round(const View& view);
draw::What labyrinth();
/// The i-th corridor of the ring.
draw::What corridor(const View& view, int i);
draw::What all_searched();
/// The 1st or the 2nd, beside the lit corridor.
draw::What place(Place place);

draw::What board(Seat seat);
draw::What rank(const Board& board, Rank rank);
draw::What souls(const Board& board, Rank rank, Colour colour);
draw::What promotion_spells(int count);
draw::What colour_change_spells(int count);
draw::What impurity(int count);
/// `ready`: a tap achieves it now.
draw::What great_oracle(const Board& board, int which, bool ready = false);
draw::What small_oracle(const Board& board, int which, bool ready = false);
draw::What pieces_left(const View& view, Seat seat);
/// One of the two signs; `left`: not yet bid in this round.
draw::What sign(Signs which, bool left);
/// A player's closed hand, or the bid that it last held; while the game goes on.
draw::What hand(const View& view, Seat seat);

draw::What screen(const View& view);
/// The piece that a tap makes the n-th of the bid.
draw::What bid_piece(int n, bool left);
draw::What bid_hand(Bid bid);
draw::What own_bid();
draw::What close_button(Bid bid);

draw::What white_souls(int count);
draw::What colour_choice(int colour);
/// Returning a soul of this colour from the full rank.
draw::What return_choice(const View& view, int colour);

/// A step that a picked soul can make: promoted as a pair or by a spell, or changed.
draw::What step(Move move);
draw::What steps();
draw::What finish_button();
draw::What decline_button();
draw::What consequences();

}  // namespace kairo::wicked::table::whats

namespace kairo::wicked::table {

/// The answer to a tap on something that makes no move: its explanation, beside it.
void answer_tap(draw::Ui& ui, const draw::Rect& at, const draw::What& what);

}  // namespace kairo::wicked::table
