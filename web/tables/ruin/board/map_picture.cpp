#include "web/tables/ruin/board/map_picture.h"

#include "web/tables/ruin/board/path.h"
#include "web/tables/seats.h"

namespace kairo::ruin::table {

using draw::Point;
using kairo::tables::px;

namespace {

/// The walk in the viewer's sealed plan, if any.
std::vector<Cell> planned_way(const View& view, const Map& map) {
  if (view.plan.empty()) return {};
  const Move last = view.plan.back();
  const bool leaves = last.kind == Move::Kind::leave;
  if (!leaves && last.kind != Move::Kind::walk && last.kind != Move::Kind::warp) return {};
  const bool by_warp = view.plan.size() > 1 && view.plan[view.plan.size() - 2].kind == Move::Kind::spend;
  return shortest_path(map, view.boards[view.me].explorer, leaves ? entrance : last.a, by_warp);
}

}  // namespace

Point cell_centre(Cell cell) { return {px(column_of(cell)) + 0.5F, px(row_of(cell)) + 0.5F}; }

Letter next_letter(const View& view) {
  return view.row.size() > 1 && !in_set(view.open, view.row[1]) ? view.row[1] : no_letter;
}

CellSet goal_paths(const Map& map, GoalSet goals) {
  CellSet cells;
  for_each_in(goals, [&](Goal goal) {
    const Cell from = letter_cell(goal_letter(goal, 0));
    const Cell to = letter_cell(goal_letter(goal, 1));
    cells |= only_cell(from) | only_cell(to);
    if (!meets(map, goal)) return;
    for (const Cell cell : shortest_path(map, from, to, false)) cells |= only_cell(cell);
  });
  return cells;
}

MapPicture map_picture(const View& view, Seat seat, bool opened) {
  const Board& board = view.boards[seat];
  const bool own = seat == view.me && opened;
  MapPicture picture;
  picture.map = own ? map_for_me(view, seat) : board.map;
  picture.planned = picture.map.filled() - board.map.filled();
  picture.open = view.open;
  picture.fresh = board.fresh & board.map.filled();
  if (own) picture.goals = my_goals(view);
  if (view.phase == Phase::over) picture.goals = view.holdings[seat].hand;
  picture.next = next_letter(view);
  if (board.explorer != no_cell) {
    picture.explorer_of = seat;
    picture.explorer = cell_centre(board.explorer);
  }
  if (own) picture.planned_way = planned_way(view, picture.map);
  return picture;
}

}  // namespace kairo::ruin::table
