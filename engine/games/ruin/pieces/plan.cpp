#include "engine/games/ruin/pieces/plan.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

CellSet& cells_with_mark(Map& map, int mark) { return mark == index(Mark::passage) ? map.passages : map.walls; }

void draw_on(Map& map, Move move) {
  if (move.kind == Kind::draw) cells_with_mark(map, move.a) |= drawn_cells(move);
  if (move.kind == Kind::single) map.walls |= only_cell(move.a);
  if (move.kind == Kind::extra) cells_with_mark(map, move.a) |= only_cell(move.b);
}

}  // namespace

CellSet drawn_cells(Move drawing) { return orientations[drawing.c].at(drawing.b); }

bool find_drawing(Mark mark, CellSet shape, Move& drawing) {
  if (shape.empty()) return false;
  const Cell anchor = shape.first();
  for (std::size_t i = 0; i < orientations.size(); ++i) {
    if (!orientations[i].anchors.has(anchor) || orientations[i].at(anchor) != shape) continue;
    drawing = {Kind::draw, static_cast<std::uint8_t>(mark), anchor, static_cast<std::uint8_t>(i)};
    return true;
  }
  return false;
}

Map drafted(const Board& board, const Plan& plan) {
  Map map = board.map;
  for (const Move step : plan) draw_on(map, step);
  return map;
}

GoalSet unspent(const Holding& holding, const Plan& plan) {
  GoalSet left = holding.hand;
  for (const Move step : plan)
    if (step.kind == Kind::spend) left &= ~set_of(step.a);
  return left;
}

LetterSet undrawn(LetterSet dealt, const Plan& plan) {
  for (const Move step : plan) {
    for (LetterSet left = dealt; left != 0; left &= left - 1) {
      const int card = std::countr_zero(left);
      if (search_cards[card].shape != orientations[step.c].shape) continue;
      dealt &= ~set_of(card);
      break;
    }
  }
  return dealt;
}

}  // namespace kairo::ruin
