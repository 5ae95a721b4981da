#include <array>
#include <utility>

#include "engine/core/ranking.h"
#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/view.h"

namespace kairo::ruin {

namespace {

/// The criteria by which seats are compared: the total, then the tie-breakers in their order. More is always better.
using Criteria = std::array<int, 3>;

int goals_met(const Board& board, GoalSet hand) {
  int met = 0;
  for_each_in(hand, [&](Goal goal) { met += meets(board.map, goal) ? 1 : 0; });
  return met;
}

/// Fills in the lines and the total of a seat's score.
Criteria score_seat(const State& state, int seat, SeatScore& score) {
  const Board& board = state.boards[seat];
  const int met = goals_met(board, state.holdings[seat].hand);
  const int rectangle_now = largest_rectangle(board.map.filled()).area();
  const bool first_half = state.half == 0;
  const auto add_line = [&score](Source source, int points) {
    score.by_source[index(source)] = static_cast<std::int16_t>(points);
    score.total = static_cast<std::int16_t>(score.total + points);
  };
  add_line(Source::gems, board.gems * gem_points);
  add_line(Source::goals, met * goal_points);
  add_line(Source::first_rectangle, first_half ? rectangle_now : board.rectangle);
  add_line(Source::second_rectangle, first_half ? 0 : rectangle_now);
  add_line(Source::leaving, board.left == 0 ? never_left_points : points_for_leaving(board.left));
  add_line(Source::penalties, -board.penalties * single_penalty);
  return {score.total, board.gems, met};
}

}  // namespace

Score score(const State& state) {
  Score score;
  score.seats = state.players;
  PerSeat<Criteria> criteria{};
  for (int seat = 0; seat < state.players; ++seat) criteria[seat] = score_seat(state, seat, score.of[seat]);
  rank_seats(score, criteria);
  return score;
}

std::optional<Score> score_so_far(const View& view) {
  State known;
  known.players = view.players;
  known.half = view.half;
  known.boards = view.boards;
  known.holdings = view.holdings;
  for (Seat seat = 0; seat < view.players; ++seat)
    if (size_of(view.holdings[seat].hand) != view.hand_size[seat]) return std::nullopt;
  Score so_far = score(known);
  if (view.half > 0) return so_far;
  // Nobody can leave yet, and nobody is told that they have not.
  for (Seat seat = 0; seat < view.players; ++seat) {
    SeatScore& mine = so_far.of[seat];
    mine.total = static_cast<std::int16_t>(mine.total - std::exchange(mine.by_source[index(Source::leaving)], 0));
  }
  return so_far;
}

}  // namespace kairo::ruin
