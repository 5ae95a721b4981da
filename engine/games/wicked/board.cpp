#include "engine/games/wicked/rules.h"

namespace kairo::wicked {

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

bool meets_small(const Board& board, int which) {
  const Tokens tokens = owned(board);
  const Tokens& demands = small_oracles[board.small[which]].demands;
  // A higher token stands in for a lower one, never the other way: from the top down, what is owned so far must cover
  // what is demanded so far.
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

}  // namespace kairo::wicked
