#include "engine/games/wicked/pieces/board.h"

#include <algorithm>

namespace kairo::wicked {

namespace {

int achieved(const std::array<std::uint8_t, oracles_each>& done) {
  int oracles = 0;
  for (const std::uint8_t one : done) oracles += one;
  return oracles;
}

}  // namespace

int on_shelf(const Board& board, Rank rank) {
  int tokens = 0;
  for (const std::uint8_t count : board.tokens[index(rank)]) tokens += count;
  return tokens;
}

Tokens owned(const Board& board) {
  Tokens tokens = board.tokens;
  for (int which = 0; which < oracles_each; ++which) {
    if (board.great_done[which] == 0) continue;
    const GreatOracle& oracle = great_oracles[board.great[which]];
    ++tokens[index(Rank::high)][index(oracle.first)];
    ++tokens[index(Rank::high)][index(oracle.second)];
  }
  return tokens;
}

int great_oracles_achieved(const Board& board) { return achieved(board.great_done); }

int small_oracles_achieved(const Board& board) { return achieved(board.small_done); }

bool meets_small(const Board& board, int which) {
  const Tokens tokens = owned(board);
  const Tokens& demands = small_oracles[board.small[which]].demands;
  // A higher token may stand in for a lower one but not the reverse. So the demand is met if, from the top rank down,
  // the tokens seen so far never number fewer than those demanded so far.
  for (int colour = 0; colour < colours; ++colour) {
    int spare = 0;
    for (int rank = ranks - 1; rank >= 0; --rank) {
      spare += tokens[rank][colour] - demands[rank][colour];
      if (spare < 0) return false;
    }
  }
  return true;
}

bool meets_great(const Board& board, int which) {
  const GreatOracle& oracle = great_oracles[board.great[which]];
  const auto& high = board.tokens[index(Rank::high)];
  if (oracle.first == oracle.second) return high[index(oracle.first)] >= 2;
  return high[index(oracle.first)] >= 1 && high[index(oracle.second)] >= 1;
}

int count_signs(const BySeat<Bid>& bids, Signs sign) {
  return static_cast<int>(std::count_if(bids.begin(), bids.end(), [sign](Bid bid) { return (bid.signs & sign) != 0; }));
}

}  // namespace kairo::wicked
