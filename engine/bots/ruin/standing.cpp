#include "engine/bots/ruin/standing.h"

#include "engine/bots/ruin/walking.h"

namespace kairo::ruin::bot {

namespace {

/// What is scored whatever happens, in points. Leaving counts from the penalty for never leaving on.
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

}  // namespace

double expected_total(const State& state, Seat seat) {
  const Board& board = state.boards[seat];
  if (board.left != 0) return scored(board) + points_on_map(board, state.holdings[seat].hand);
  const Prospect prospect = prospect_of(look(state, seat));
  int hope = worth_of_map(board.map, prospect) + worth_of_place(board.map, board.explorer, prospect.steps, prospect);
  if (!prospect.first_half) hope += hope_of_leaving(board.map, board.explorer, prospect);
  return scored(board) + double{1} * hope / point;
}

}  // namespace kairo::ruin::bot
