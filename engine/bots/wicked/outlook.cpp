
#include <algorithm>

#include "engine/bots/wicked/worth.h"
#include "engine/games/wicked/pieces/board.h"

namespace kairo::wicked::bot {

namespace {

/// The features that have weights; all are numbers of something unless noted.
struct Traits {
  std::array<double, ranks> tokens{};  ///< owned
  double impurity = 0;                 ///< beyond what achieved great oracles relieve
  double relieved = 0;                 ///< impurity that they do relieve
  double greats = 0;                   ///< achieved
  double both_greats = 0;              ///< 1 once both are achieved
  double smalls = 0;
  std::array<double, ranks> toward_great{};  ///< tokens that help the open great oracles
  double balanced = 0;                       ///< over these: the product of how near their two tokens are, 0 … 1
  double nearness = 0;                       ///< over these and their tokens: the square of how near it is
  double rivalry = 0;                        ///< pairs of their tokens that have the same colour
  /// By kind of reward: open small oracles, and the tokens they demand that are there.
  std::array<double, 2> small_open{};
  std::array<double, 2> small_met{};
};

/// Applies `f` to each trait and its weight, which has the same type.
template <class F>
void for_each_pair(const Traits& traits, const Traits& weights, F f) {
  for (std::size_t rank = 0; rank < ranks; ++rank) {
    f(traits.tokens[rank], weights.tokens[rank]);
    f(traits.toward_great[rank], weights.toward_great[rank]);
  }
  f(traits.impurity, weights.impurity);
  f(traits.relieved, weights.relieved);
  f(traits.greats, weights.greats);
  f(traits.both_greats, weights.both_greats);
  f(traits.smalls, weights.smalls);
  f(traits.balanced, weights.balanced);
  f(traits.nearness, weights.nearness);
  f(traits.rivalry, weights.rivalry);
  for (std::size_t kind = 0; kind < 2; ++kind) {
    f(traits.small_open[kind], weights.small_open[kind]);
    f(traits.small_met[kind], weights.small_met[kind]);
  }
}

struct Fit {
  double base = 0;
  Traits weights;
};

constexpr std::array<Fit, rounds - 1> fits{{
    {10.33,
     {.tokens = {0.64, 3.85, 6.46},
      .impurity = -1.31,
      .relieved = -0.77,
      .greats = 0.63,
      .both_greats = 0.00,
      .smalls = 4.54,
      .toward_great = {0.07, 0.66, 1.57},
      .balanced = -0.91,
      .nearness = 0.60,
      .rivalry = -2.39,
      .small_open = {7.79, 8.33},
      .small_met = {0.58, 1.03}}},
    {6.12,
     {.tokens = {0.76, 3.13, 5.78},
      .impurity = -1.09,
      .relieved = -0.48,
      .greats = 3.89,
      .both_greats = 1.07,
      .smalls = 3.00,
      .toward_great = {0.37, 1.60, 3.79},
      .balanced = -1.45,
      .nearness = -0.51,
      .rivalry = -3.05,
      .small_open = {4.36, 4.87},
      .small_met = {0.86, 1.44}}},
    {2.24,
     {.tokens = {0.61, 2.63, 5.28},
      .impurity = -1.08,
      .relieved = -0.44,
      .greats = 5.78,
      .both_greats = 0.14,
      .smalls = 2.01,
      .toward_great = {0.21, 1.39, 3.11},
      .balanced = 1.98,
      .nearness = -0.82,
      .rivalry = -3.19,
      .small_open = {-1.04, 3.50},
      .small_met = {1.74, 0.45}}},
}};

void add_tokens(const Board& board, Traits& traits) {
  const Tokens tokens = owned(board);
  for (int rank = 0; rank < ranks; ++rank)
    for (const std::uint8_t count : tokens[rank]) traits.tokens[rank] += count;
  const int greats = great_oracles_achieved(board);
  const int relief = relief_per_great * greats;
  traits.impurity = std::max(0, board.impurity - relief);
  traits.relieved = std::min<int>(board.impurity, relief);
  traits.greats = greats;
  traits.both_greats = greats == oracles_each ? 1 : 0;
  traits.smalls = small_oracles_achieved(board);
}

/// Counts what helps to have one high token of the colour. Returns how near it is: 1 when it is there.
double add_great_token(const Board& board, Colour colour, Traits& traits) {
  const int high = board.tokens[index(Rank::high)][index(colour)];
  const int middle = board.tokens[index(Rank::middle)][index(colour)];
  const int low = board.tokens[index(Rank::low)][index(colour)];
  if (high > 0) {
    ++traits.toward_great[index(Rank::high)];
  } else {
    const int useful = std::min(middle, 2);
    traits.toward_great[index(Rank::middle)] += useful;
    traits.toward_great[index(Rank::low)] += std::min(low, 4 - 2 * useful);
  }
  const double near = std::min(4, 4 * high + 2 * middle + low) / 4.0;
  traits.nearness += near * near;
  return near;
}

void add_greats(const Board& board, Traits& traits) {
  for (int which = 0; which < oracles_each; ++which) {
    if (board.great_done[which] != 0) continue;
    const GreatOracle& oracle = great_oracles[board.great[which]];
    const double first = add_great_token(board, oracle.first, traits);
    traits.balanced += first * add_great_token(board, oracle.second, traits);
  }
  if (great_oracles_achieved(board) > 0) return;
  const GreatOracle& one = great_oracles[board.great[0]];
  const GreatOracle& other = great_oracles[board.great[1]];
  for (const Colour mine : {one.first, one.second})
    for (const Colour its : {other.first, other.second}) traits.rivalry += mine == its ? 1 : 0;
}

void add_smalls(const Board& board, Traits& traits) {
  for (int which = 0; which < oracles_each; ++which) {
    if (board.small_done[which] != 0) continue;
    const auto kind = static_cast<std::size_t>(small_oracles[board.small[which]].reward);
    ++traits.small_open[kind];
    traits.small_met[kind] += demands_met(board, which);
  }
}

}  // namespace

double expected_points(const Board& board, int rounds_over) {
  Traits traits;
  add_tokens(board, traits);
  add_greats(board, traits);
  add_smalls(board, traits);

  const Fit& fit = fits[static_cast<std::size_t>(rounds_over - 1)];
  double points = fit.base;
  for_each_pair(traits, fit.weights, [&points](double trait, double weight) { points += trait * weight; });
  return points;
}

}  // namespace kairo::wicked::bot
