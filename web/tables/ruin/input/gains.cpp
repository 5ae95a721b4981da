#include "web/tables/ruin/input/gains.h"

#include <algorithm>

#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Rect;

namespace {

/// The cells of gems that the explorer can reach in this round.
CellSet gems_in_reach(const View& view, const Map& map) {
  const CellSet stops = on_foot(map, view.boards[view.me].explorer, steps_of_round(view)).stops();
  CellSet gems;
  for_each_in(view.open, [&](Letter letter) { gems |= only_cell(letter_cell(letter)); });
  return gems & stops;
}

/// The letters of the viewer's goals that are met, as cells.
CellSet letters_met(const View& view, const Map& map) {
  CellSet found;
  for_each_in(my_goals(view), [&](Goal goal) {
    if (!meets(map, goal)) return;
    for (int which = 0; which < 2; ++which) found |= only_cell(letter_cell(goal_letter(goal, which)));
  });
  return found;
}

/// The letters that the drawing loses for good, as cells: both of a goal in hand that nothing will meet any more, and
/// gems that can be taken no more.
CellSet letters_lost(const View& view, const Map& now, const Map& then) {
  CellSet lost;
  for_each_in(my_goals(view), [&](Goal goal) {
    if (!may_still_meet(now, goal) || may_still_meet(then, goal)) return;
    for (int which = 0; which < 2; ++which) lost |= only_cell(letter_cell(goal_letter(goal, which)));
  });
  const CellSet closed = (now.passages | may_become_passages(now)) - (then.passages | may_become_passages(then));
  for_each_in(view.open, [&](Letter letter) { lost |= only_cell(letter_cell(letter)) & closed; });
  return lost;
}

}  // namespace

void draw_gains(draw::Ui& ui, const MapGrid& grid, const View& view, Move drawing) {
  if (is_set_up(view.phase)) return;
  Plan plan = view.plan;
  plan.push_back(drawing);
  const Map now = map_for_me(view, view.me);
  const Map then = drafted(view.boards[view.me], plan);
  const float width = std::max(2.5F, grid.unit() * 0.09F);
  const Rectangle rectangle = largest_rectangle(then.filled());
  if (rectangle.area() > largest_rectangle(now.filled()).area()) {
    const Rect at = grid.block(rectangle);
    ui.pen().AddRect({at.x, at.y}, {at.right(), at.bottom()}, pencil::light_edge, 3, 0, width);
  }
  const auto ring = [&](CellSet cells, ImU32 colour) {
    for_each_cell(cells, [&](Cell cell) {
      ui.pen().AddCircle(draw::vec(grid.centre(cell)), grid.unit() * 0.5F, colour, 0, width);
    });
  };
  ring(gems_in_reach(view, then) - gems_in_reach(view, now), pencil::gem);
  ring(letters_met(view, then) - letters_met(view, now), pencil::goal);
  ring(letters_lost(view, now, then), pencil::refused);
}

}  // namespace kairo::ruin::table
