#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/pieces/plan.h"

/// Whether the cells drawn last can have been drawn: in the set-up by the shapes of the cards that were dealt, in a
/// round by the shape of its card.
namespace kairo::ruin {

namespace {

using ShapeSet = std::uint32_t;
constexpr ShapeSet every_shape = (ShapeSet{1} << shapes) - 1;

ShapeSet shapes_of(LetterSet cards) {
  ShapeSet found = 0;
  for_each_in(cards, [&](Card card) { found |= set_of(index(search_cards[card].shape)); });
  return found;
}

/// What one seat drew with one mark in the set-up: so many shapes.
struct FirstDrawing {
  CellSet cells;
  int shapes = 0;
};
using FirstDrawings = FixedVector<FirstDrawing, marks * max_players>;

FirstDrawings first_drawings(const State& state) {
  const int passages = first_passages(state.players);
  FirstDrawings drawings;
  for (int seat = 0; seat < state.players; ++seat) {
    const Map& map = state.boards[seat].map;
    drawings.push_back({map.passages, passages});
    drawings.push_back({map.walls, search_dealt(state.players) - passages});
  }
  return drawings;
}

/// Whether the shapes of these cards, each used once, fill the drawings from `at` on. The first cell that is left is
/// the anchor of whatever shape covers it.
bool fill(FirstDrawings& drawings, std::size_t at, LetterSet cards) {
  if (at == drawings.size()) return true;
  FirstDrawing& drawing = drawings[at];
  if (drawing.shapes == 0) return drawing.cells.empty() && fill(drawings, at + 1, cards);
  if (drawing.cells.empty()) return false;
  const FirstDrawing before = drawing;
  const Cell anchor = before.cells.first();
  ShapeSet tried = 0;
  for (LetterSet left = cards; left != 0; left &= left - 1) {
    const int card = std::countr_zero(left);
    const Shape shape = search_cards[card].shape;
    if (in_set(tried, index(shape))) continue;
    tried |= set_of(index(shape));
    for (int i = first_orientation(shape); i < end_orientation(shape); ++i) {
      if (!orientations[i].anchors.has(anchor) || !before.cells.contains(orientations[i].at(anchor))) continue;
      drawing = {before.cells - orientations[i].at(anchor), before.shapes - 1};
      if (fill(drawings, at, cards & ~set_of(card))) return true;
    }
  }
  drawing = before;
  return false;
}

MaybeError validate_first_drawings(const State& state) {
  for (int seat = 0; seat < state.players; ++seat) {
    const Board& board = state.boards[seat];
    if (board.fresh != board.map.filled() - only_cell(entrance))
      return StateError{"fresh", seat, "in the first round all drawings of the set-up are fresh"};
  }
  FirstDrawings drawings = first_drawings(state);
  if (!fill(drawings, 0, state.open))
    return StateError{"fresh", 0, "the shapes of the cards dealt in the set-up do not draw these cells"};
  return std::nullopt;
}

/// The shapes that draw these cells where some were filled before; all shapes if it is a single wall instead.
ShapeSet shapes_that_draw(CellSet cells, const Board& board) {
  if (!beside(cells).intersects(board.map.filled() - board.fresh)) return 0;
  const bool walls = board.map.walls.contains(cells);
  if (walls && cells.count() == 1 && board.penalties > 0) return every_shape;
  Move drawing;
  if (!walls && !board.map.passages.contains(cells)) return 0;
  return find_drawing(walls ? Mark::wall : Mark::passage, cells, drawing) ? set_of(index(orientations[drawing.c].shape))
                                                                          : 0;
}

/// The shapes with which a round can have left these fresh cells, one of which a goal card may have paid for.
ShapeSet shapes_that_leave(const Board& board) {
  ShapeSet found = shapes_that_draw(board.fresh, board);
  if (board.spent > 0)
    for_each_cell(board.fresh, [&](Cell extra) { found |= shapes_that_draw(board.fresh - only_cell(extra), board); });
  return found;
}

/// Of the last round, everybody has drawn the same card. In the first half the discards that opened no destination are
/// those of rounds; the first half's are not known any more in the second.
MaybeError validate_last_drawings(const State& state) {
  ShapeSet possible = state.half == 0                                  ? shapes_of(state.discarded & ~state.ever_open)
                      : state.round == 0 && state.phase != Phase::over ? every_shape
                                                                       : shapes_of(state.discarded);
  for (int seat = 0; seat < state.players; ++seat) {
    const Board& board = state.boards[seat];
    if (board.fresh.empty()) {
      if (board.left == 0 && !board.map.blank().empty())
        return StateError{"fresh", seat, "as long as a map has an empty cell, something is drawn in every round"};
      continue;
    }
    possible &= shapes_that_leave(board);
    if (possible == 0) return StateError{"fresh", seat, "no card that the last round can have had draws these cells"};
  }
  return std::nullopt;
}

}  // namespace

MaybeError validate_drawings(const State& state) {
  return state.half == 0 && state.round == 0 ? validate_first_drawings(state) : validate_last_drawings(state);
}

}  // namespace kairo::ruin
