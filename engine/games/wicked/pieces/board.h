#pragma once

#include "engine/games/wicked/state.h"

/// The content of one player's board, the oracles that it meets, and the content of bids.
namespace kairo::wicked {

/// The number of tokens of a rank, excluding those on great oracles.
int on_shelf(const Board& board, Rank rank);
/// The tokens that count as owned: those on the shelves and, as high ones, those on great oracles.
Tokens owned(const Board& board);
int great_oracles_achieved(const Board& board);
int small_oracles_achieved(const Board& board);
/// Whether the board meets the demand of small oracle `which` (0 or 1): a distinct token for each one demanded, of the
/// same colour and of the same rank or higher.
bool meets_small(const Board& board, int which);
/// Whether both high tokens of great oracle `which` (0 or 1) are on the shelf.
bool meets_great(const Board& board, int which);

/// How many of the bids contain the sign.
int count_signs(const BySeat<Bid>& bids, Signs sign);

}  // namespace kairo::wicked
