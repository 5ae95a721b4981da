#include "engine/bots/wicked/worth.h"

#include <algorithm>

#include "engine/games/wicked/rules.h"

namespace kairo::wicked::bot {

namespace {

/// A middle token is half a high one, which is worth more than it scores.
constexpr std::array<int, ranks> token{12, 25, 60};
constexpr int pair_on_a_shelf = 3;
/// What a token is on its way to an oracle.
constexpr std::array<int, ranks> toward_great{2, 5, 14};
constexpr int toward_small = 4;
constexpr int free_space = 3;
constexpr int promotion_spell = 30;
constexpr int colour_change_spell = 9;

int of_tokens(const Board& board) {
  const Tokens tokens = owned(board);
  int sum = 0;
  for (int rank = 0; rank < ranks; ++rank)
    for (int colour = 0; colour < colours; ++colour) {
      sum += tokens[rank][colour] * token[rank];
      if (static_cast<Rank>(rank) != Rank::high) sum += board.tokens[rank][colour] / 2 * pair_on_a_shelf;
    }
  return sum;
}

/// Tokens of the colour that can still become the `needed` high ones.
int of_colour_for_great(const Board& board, Colour colour, int needed) {
  int sum = 0;
  for (int rank = ranks - 1; rank >= 0; --rank) {
    const int useful = std::min<int>(board.tokens[rank][index(colour)], needed);
    sum += useful * toward_great[rank];
    needed = (needed - useful) * 2;  // two of the rank below make one
  }
  return sum;
}

int of_great(const Board& board, int which) {
  if (board.great_done[which] != 0) return great_points * point;
  const GreatOracle& oracle = great_oracles[board.great[which]];
  if (oracle.first == oracle.second) return of_colour_for_great(board, oracle.first, 2);
  return of_colour_for_great(board, oracle.first, 1) + of_colour_for_great(board, oracle.second, 1);
}

int of_small(const Board& board, int which) {
  if (board.small_done[which] != 0) return small_points * point;
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
  return met * toward_small;
}

int greats_achieved(const Board& board) {
  int achieved = 0;
  for (const std::uint8_t done : board.great_done) achieved += done;
  return achieved;
}

}  // namespace

int worth(const Board& board, int more_rounds) {
  int sum = of_tokens(board);
  for (int which = 0; which < oracles_each; ++which) sum += of_great(board, which) + of_small(board, which);
  sum -= std::max(0, board.impurity - relief_a_great * greats_achieved(board)) * point;

  const int space = room[index(Rank::low)] - on_shelf(board, Rank::low);
  if (space < 0) return sum + space * token[index(Rank::low)];
  return more_rounds > 0 ? sum + space * free_space : sum;
}

int worth_of(Half half, const Board& board, int more_rounds) {
  if (half == Half::promotion) return promotion_spell;
  if (half == Half::colour_change) return colour_change_spell;
  const int now = worth(board, more_rounds);
  int best = 0;
  for (int colour = 0; colour < colours; ++colour) {
    if (is_coloured(half) && index(colour_of(half)) != colour) continue;
    Board with = board;
    ++with.tokens[index(Rank::low)][colour];
    best = std::max(best, worth(with, more_rounds) - now);
  }
  return best;
}

}  // namespace kairo::wicked::bot
