#include "engine/bots/wicked/worth.h"

#include <algorithm>

#include "engine/games/wicked/pieces/board.h"

namespace kairo::wicked::bot {

namespace {

/// A middle token is worth slightly more than it scores, since two of them make a high one.
constexpr std::array<int, ranks> token_worth{12, 25, 60};
constexpr int pair_worth = 3;  // two tokens that could be promoted
/// The worth of a token that brings an oracle closer.
constexpr std::array<int, ranks> toward_great{2, 5, 14};
constexpr int toward_small = 4;
constexpr int free_space_worth = 3;  // per free space for low tokens
constexpr int promotion_spell_worth = 30;
constexpr int colour_change_spell_worth = 9;

int worth_of_tokens(const Board& board) {
  const Tokens tokens = owned(board);
  int sum = 0;
  for (int rank = 0; rank < ranks; ++rank)
    for (int colour = 0; colour < colours; ++colour) {
      sum += tokens[rank][colour] * token_worth[rank];
      if (static_cast<Rank>(rank) != Rank::high) sum += board.tokens[rank][colour] / 2 * pair_worth;
    }
  return sum;
}

/// Tokens of the colour that could still become the `needed` high ones.
int worth_toward_great(const Board& board, Colour colour, int needed) {
  int sum = 0;
  for (int rank = ranks - 1; rank >= 0; --rank) {
    const int useful = std::min<int>(board.tokens[rank][index(colour)], needed);
    sum += useful * toward_great[rank];
    needed = (needed - useful) * 2;  // two of the rank below make one of this rank
  }
  return sum;
}

int worth_of_great(const Board& board, int which) {
  if (board.great_done[which] != 0) return great_points * point;
  const GreatOracle& oracle = great_oracles[board.great[which]];
  if (oracle.first == oracle.second) return worth_toward_great(board, oracle.first, 2);
  return worth_toward_great(board, oracle.first, 1) + worth_toward_great(board, oracle.second, 1);
}

int worth_of_small(const Board& board, int which) {
  return board.small_done[which] != 0 ? small_points * point : demands_met(board, which) * toward_small;
}

}  // namespace

int demands_met(const Board& board, int which) {
  const Tokens tokens = owned(board);
  const Tokens& demands = small_oracles[board.small[which]].demands;
  int met = 0;
  for (int colour = 0; colour < colours; ++colour) {
    int spare = 0;
    for (int rank = ranks - 1; rank >= 0; --rank) {
      spare += tokens[rank][colour];
      const int covered = std::min<int>(spare, demands[rank][colour]);
      spare -= covered;
      met += covered;
    }
  }
  return met;
}

int worth(const Board& board, int more_rounds) {
  int sum = worth_of_tokens(board);
  for (int which = 0; which < oracles_each; ++which) sum += worth_of_great(board, which) + worth_of_small(board, which);
  sum -= std::max(0, board.impurity - relief_per_great * great_oracles_achieved(board)) * point;

  const int space = room[index(Rank::low)] - on_shelf(board, Rank::low);
  if (space < 0) return sum + space * token_worth[index(Rank::low)];
  return more_rounds > 0 ? sum + space * free_space_worth : sum;
}

int worth_of(Half half, const Board& board, int more_rounds) {
  if (half == Half::promotion) return promotion_spell_worth;
  if (half == Half::colour_change) return colour_change_spell_worth;
  const int now = worth(board, more_rounds);
  int best = 0;
  for (int colour = 0; colour < colours; ++colour) {
    if (is_coloured(half) && index(colour_of(half)) != colour) continue;
    Board gained = board;
    ++gained.tokens[index(Rank::low)][colour];
    best = std::max(best, worth(gained, more_rounds) - now);
  }
  return best;
}

}  // namespace kairo::wicked::bot
