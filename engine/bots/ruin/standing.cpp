#include "engine/bots/ruin/outlook.h"

#include <algorithm>

#include "engine/bots/ruin/walking.h"

namespace kairo::ruin::bot {

namespace {

/// The points that are scored whatever happens. Leaving counts from the penalty for never leaving on.
int scored(const Board& board) {
  const int leaving = board.left == 0 ? never_left_points : points_for_leaving(board.left);
  return board.gems * gem_points - board.penalties * single_penalty + board.rectangle + leaving;
}

/// A player who has left draws no more.
int points_on_map(const Board& board, GoalSet goals) {
  int points = largest_rectangle(board.map.filled()).area();
  for_each_in(goals, [&](Goal goal) { points += meets(board.map, goal) ? goal_points : 0; });
  return points;
}

/// The points that are still to come, by the search cards that are left in row and deck: what the seats of matches
/// between rules of thumb got in the end, minus the rest of this estimate (means of 300 matches). Without it the second
/// half, whose rounds are all still to come, looks 50 points better than the end of the first.
struct ToCome {
  double first_half;       ///< at the end of the first half
  double first_half_card;  ///< for each card left before that
  double second_half;      ///< when few cards are left
  int few;
  double second_half_card;  ///< for each card more than `few`
};
constexpr ByPlayers<ToCome> to_come_by_players{{
    {78, 9.7, -39, 5, 7},
    {75, 7.5, -40, 5, 5.8},
    {99, 6.2, -35, 5, 4.7},
    {85, 5, -26, 7, 3.7},
}};
constexpr double to_come_after_others_left = -10;

double to_come(const State& state, const Prospect& prospect) {
  const ToCome& by_cards = to_come_by_players[state.players - 1];
  const auto cards = static_cast<int>(state.row.size() + state.deck.size());
  if (prospect.first_half) return by_cards.first_half + by_cards.first_half_card * cards;
  if (prospect.left > 0) return to_come_after_others_left;
  return by_cards.second_half + by_cards.second_half_card * std::max(0, cards - by_cards.few);
}

/// The hope of leaving looks on from the end of a round; at the beginning of one there is a round more to do it in.
Prospect before_the_round(Prospect prospect) {
  ++prospect.rounds;
  return prospect;
}

}  // namespace

double expected_total(const State& state, Seat seat) {
  const Board& board = state.boards[seat];
  if (board.left != 0) return scored(board) + points_on_map(board, state.holdings[seat].hand);
  const Prospect prospect = prospect_of(look(state, seat));
  int hope = worth_of_map(board.map, prospect) + worth_of_place(board.map, board.explorer, prospect.steps, prospect);
  if (!prospect.first_half) hope += hope_of_leaving(board.map, board.explorer, before_the_round(prospect));
  return scored(board) + double{1} * hope / point + to_come(state, prospect);
}

}  // namespace kairo::ruin::bot
