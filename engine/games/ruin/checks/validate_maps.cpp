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

/// A letter whose gem was taken is a gate or a wall on every map, and a gate on the taker's. Nothing else is a gate.
MaybeError validate_closed_destinations(const State& state) {
  for (Letter letter = 0; letter < letters; ++letter) {
    const Cell cell = letter_cell(letter);
    const bool closed = in_set(closed_letters(state), letter);
    bool taken = false;
    for (int seat = 0; seat < state.players; ++seat) {
      const Map& map = state.boards[seat].map;
      taken |= map.gates.has(cell);
      if (closed ? !map.gates.has(cell) && !map.walls.has(cell) : map.gates.has(cell))
        return StateError{"map", seat, "letters whose gem was taken, and no others, are gates or walls"};
    }
    if (closed && !taken) return StateError{"open", 0, "a letter whose gem was taken is a gate on the taker's map"};
  }
  return std::nullopt;
}

MaybeError validate_cells(const Board& board, int seat) {
  const bool inside = board.left == 0;
  if (inside ? !board.map.passages.has(board.explorer) : board.explorer != no_cell)
    return StateError{"explorer", seat, "until it leaves, an explorer stands on a passage"};
  if (board.came_from != no_cell && !board.map.passages.has(board.came_from))
    return StateError{"came-from", seat, "an explorer comes from a passage"};
  if (!(board.map.filled() - only_cell(entrance)).contains(board.fresh))
    return StateError{"fresh", seat, "the cells drawn last must be on the map"};
  return std::nullopt;
}

MaybeError validate_counts(const State& state, int seat) {
  const Board& board = state.boards[seat];
  if (board.gems > board.map.gates.count()) return StateError{"gems", seat, "more gems than gates"};
  const bool over = state.phase == Phase::over;
  if (board.penalties > letters * state.half + state.round + (over ? 1 : 0))
    return StateError{"penalties", seat, "more penalties than rounds"};
  const int most = state.half == 0 ? 0 : largest_rectangle(board.map.filled()).area();
  if (board.rectangle > most || (state.half > 0 && board.rectangle == 0))
    return StateError{"rectangle", seat, "the first half's rectangle is still on the map"};
  return std::nullopt;
}

/// Places are assigned in order. A player who leaves alone gets the next one; players who leave together all get the
/// one after it.
MaybeError validate_leaving(const State& state) {
  constexpr int no_place = max_players + 2;
  std::array<int, no_place> with_place{};
  int left = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const int place = state.boards[seat].left;
    if (place == 0) continue;
    if (state.half + 1 < halves || place >= no_place)
      return StateError{"left", seat, "nobody can have left with that place"};
    ++with_place[place];
    ++left;
  }
  int placed = 0;
  while (placed < left) {
    const int alone = with_place[placed + 1];
    const int together = with_place[placed + 2];
    if (alone == 0 ? together < 2 : alone > 1) return StateError{"left", 0, "the places are not consecutive"};
    placed += alone == 1 ? 1 : together;
  }
  return std::nullopt;
}

MaybeError validate_board(const State& state, int seat) {
  const Board& board = state.boards[seat];
  if (const MaybeError error = validate_map(board.map, seat)) return error;
  if (const MaybeError error = validate_cells(board, seat)) return error;
  if (const MaybeError error = validate_counts(state, seat)) return error;
  Board untouched;
  untouched.map.passages = only_cell(entrance);
  untouched.explorer = entrance;
  if (is_set_up(state.phase) && board != untouched) return StateError{"map", seat, "in the set-up drawings are sealed"};
  return std::nullopt;
}

}  // namespace

MaybeError validate_maps(const State& state) {
  int gems = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    if (const MaybeError error = validate_board(state, seat)) return error;
    gems += state.boards[seat].gems;
  }
  if (gems < size_of(closed_letters(state)))
    return StateError{"gems", 0, "each gem that is gone was taken by somebody"};
  if (const MaybeError error = validate_leaving(state)) return error;
  return validate_closed_destinations(state);
}

}  // namespace kairo::ruin
