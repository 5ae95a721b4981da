#pragma once

#include "engine/games/wicked/view.h"
#include "web/draw/explanation.h"
#include "web/tables/wicked/pieces.h"

/// The explanations of everything on the table of The Wicked Labyrinth; cards and souls with a large picture.
namespace kairo::wicked::table::explanations {

draw::Explanation round(const View& view);
draw::Explanation labyrinth();
/// The i-th corridor of the ring.
draw::Explanation corridor(const View& view, int i);
draw::Explanation all_searched();
/// The 1st or the 2nd, beside the lit corridor.
draw::Explanation place(Place place);

draw::Explanation board(Seat seat);
draw::Explanation rank(const Board& board, Rank rank);
draw::Explanation souls(const Board& board, Rank rank, Colour colour);
draw::Explanation promotion_spells(int count);
draw::Explanation colour_change_spells(int count);
draw::Explanation impurity(int count);
/// `ready`: a tap achieves it now.
draw::Explanation great_oracle(const Board& board, int which, bool ready = false);
draw::Explanation small_oracle(const Board& board, int which, bool ready = false);
draw::Explanation pieces_left(const View& view, Seat seat);
/// One of the two signs; `left`: not yet bid in this round.
draw::Explanation sign(Signs which, bool left);
/// A player's closed hand, or the bid that it last held; while the game goes on.
draw::Explanation hand(const View& view, Seat seat);

draw::Explanation screen(const View& view);
/// The piece that a tap makes the n-th of the bid.
draw::Explanation bid_piece(int n, bool left);
draw::Explanation bid_hand(Bid bid);
draw::Explanation own_bid();
draw::Explanation close_button(Bid bid);

draw::Explanation white_souls(int count);
draw::Explanation colour_choice(int colour);
/// Returning a soul of this colour from the full rank.
draw::Explanation return_choice(const View& view, int colour);

/// A step that a picked soul can make: promoted as a pair or by a spell, or changed.
draw::Explanation step(Move move);
draw::Explanation steps();
draw::Explanation finish_button();
draw::Explanation decline_button();
draw::Explanation consequences();

}  // namespace kairo::wicked::table::explanations

namespace kairo::wicked::table {

/// The answer to a tap on something that makes no move: its explanation, beside it.
void answer_tap(draw::Ui& ui, const draw::Rect& at, const draw::Explanation& explanation);

}  // namespace kairo::wicked::table
