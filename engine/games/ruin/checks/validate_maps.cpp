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

/// A letter whose gem was taken is a gate or a wall on every map, and a gate on the taker's. Nothing else is a gate. In
/// the second half it may be a destination again: its search card was discarded for another gem.
MaybeError validate_taken_letters(const State& state) {
  const LetterSet taken = taken_letters(state);
  if ((state.ever_open & ~state.open & ~taken) != 0)
    return StateError{"open", 0, "a letter whose gem was taken is a gate on the taker's map"};
  for (Letter letter = 0; letter < letters; ++letter) {
    if (!in_set(taken, letter)) continue;
    const Cell cell = letter_cell(letter);
    for (int seat = 0; seat < state.players; ++seat)
      if (const Map& map = state.boards[seat].map; !map.gates.has(cell) && !map.walls.has(cell))
        return StateError{"map", seat, "a letter whose gem was taken is a gate or a wall on every map"};
  }
  if ((taken & ~state.ever_open) != 0) return StateError{"been", 0, "a gate has been a destination"};
  const LetterSet again = taken & state.open;
  if (again != 0 && (state.half == 0 || (again & ~state.discarded) != 0))
    return StateError{"open", 0, "a letter opens again when its search card is discarded in the second half"};
  return std::nullopt;
}

/// The most gems that one player can have taken on a map with these gates.
int most_gems_on(const State& state, const Map& map) {
  int most = 0;
  for_each_in(taken_letters(state),
              [&](Letter letter) { most += map.gates.has(letter_cell(letter)) ? most_times_taken(state, letter) : 0; });
  return most;
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
  if (board.gems > most_gems_on(state, board.map))
    return StateError{"gems", seat, "more gems than were on the gates of this map"};
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

LetterSet taken_letters(const State& state) {
  CellSet gates;
  for (const Board& board : state.boards) gates |= board.map.gates;
  LetterSet taken = 0;
  for (Letter letter = 0; letter < letters; ++letter)
    if (gates.has(letter_cell(letter))) taken |= set_of(letter);
  return taken;
}

MaybeError validate_maps(const State& state) {
  int gems = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    if (const MaybeError error = validate_board(state, seat)) return error;
    gems += state.boards[seat].gems;
  }
  if (gems < size_of(taken_letters(state))) return StateError{"gems", 0, "each gem that is gone was taken by somebody"};
  if (const MaybeError error = validate_leaving(state)) return error;
  return validate_taken_letters(state);
}

}  // namespace kairo::ruin
