#include "web/tables/ruin/board/tally.h"

#include <numeric>

namespace kairo::ruin::table {

Tally tally_of(const View& view, Seat seat, bool opened) {
  const Board& board = view.boards[seat];
  const bool own = seat == view.me && view.phase != Phase::over;
  const Map map = opened ? map_for_me(view, seat) : board.map;
  const GoalSet hand = !own ? view.holdings[seat].hand : opened ? my_goals(view) : 0;
  int met = 0;
  for_each_in(hand, [&](Goal goal) { met += meets(map, goal) ? 1 : 0; });
  const int rectangle = largest_rectangle(map.filled()).area();
  Tally tally{};
  const auto line = [&tally](Source source, int points) { tally[static_cast<std::size_t>(source)] = points; };
  line(Source::gems, board.gems * gem_points);
  line(Source::goals, met * goal_points);
  line(Source::first_rectangle, view.half == 0 ? rectangle : board.rectangle);
  line(Source::second_rectangle, view.half == 0 ? 0 : rectangle);
  const int inside = view.half == 0 ? 0 : never_left_points;  // nobody can leave in the first half
  line(Source::leaving, board.left == 0 ? inside : points_for_leaving(board.left));
  line(Source::penalties, -board.penalties * single_penalty);
  return tally;
}

int total_of(const Tally& tally) { return std::accumulate(tally.begin(), tally.end(), 0); }

int points_for_leaving_next(const View& view) {
  int left = 0;
  for (Seat seat = 0; seat < view.players; ++seat) left += view.boards[seat].left != 0 ? 1 : 0;
  return points_for_leaving(left + 1);
}

Rectangle counted_rectangle(const View& view, Seat seat) {
  if (view.phase != Phase::over) return {};
  return largest_rectangle(view.boards[seat].map.filled());
}

}  // namespace kairo::ruin::table
