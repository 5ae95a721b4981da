#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

constexpr CellSet all_letter_cells() {
  CellSet set;
  for (Letter letter = 0; letter < letters; ++letter) set |= only_cell(letter_cell(letter));
  return set;
}

MaybeError validate_map(const Map& map, int seat) {
  if (!whole_map.contains(map.filled()) || map.passages.intersects(map.walls))
    return StateError{"map", seat, "a cell cannot be both a passage and a wall"};
  if (!map.passages.has(entrance)) return StateError{"map", seat, "the entrance is a passage"};
  if (!(map.passages & all_letter_cells()).contains(map.gates))
    return StateError{"map", seat, "gates are passages on letters"};
  if (has_block(map.passages)) return StateError{"map", seat, "there is a 2 x 2 block of passages"};
  return std::nullopt;
}

MaybeError validate_cells(const State& state, int seat) {
  const Board& board = state.boards[seat];
  const bool inside = board.left == 0;
  if (inside ? !board.map.passages.has(board.explorer) : board.explorer != no_cell)
    return StateError{"explorer", seat, "until it leaves, an explorer stands on a passage"};
  if (board.left > max_players + 1 || (board.left != 0 && state.half + 1 < halves))
    return StateError{"left", seat, "nobody can have left with that place"};
  if (board.came_from != no_cell && !board.map.passages.has(board.came_from))
    return StateError{"came-from", seat, "an explorer comes from a passage"};
  if (!(board.map.filled() - only_cell(entrance)).contains(board.fresh))
    return StateError{"fresh", seat, "the cells drawn last must be on the map"};
  return std::nullopt;
}

MaybeError validate_counts(const State& state, int seat) {
  const Board& board = state.boards[seat];
  const int rounds = letters * state.half + state.round + (state.phase == Phase::over ? 1 : 0);
  if (board.gems > letters + rounds) return StateError{"gems", seat, "more gems than letters and rounds"};
  if (board.penalties > rounds) return StateError{"penalties", seat, "more penalties than rounds"};
  const int most = state.half == 0 ? 0 : largest_rectangle(board.map.filled()).area();
  if (board.rectangle > most || (state.half > 0 && board.rectangle == 0))
    return StateError{"rectangle", seat, "the first half's rectangle is still on the map"};
  return std::nullopt;
}

MaybeError validate_board(const State& state, int seat) {
  const Board& board = state.boards[seat];
  if (const MaybeError error = validate_map(board.map, seat)) return error;
  if (const MaybeError error = validate_cells(state, seat)) return error;
  if (const MaybeError error = validate_counts(state, seat)) return error;
  Board untouched;
  untouched.map.passages = only_cell(entrance);
  untouched.explorer = entrance;
  if (is_set_up(state.phase) && board != untouched) return StateError{"map", seat, "in the set-up drawings are sealed"};
  return std::nullopt;
}

}  // namespace

MaybeError validate_maps(const State& state) {
  for (int seat = 0; seat < state.players; ++seat)
    if (const MaybeError error = validate_board(state, seat)) return error;
  return std::nullopt;
}

}  // namespace kairo::ruin
