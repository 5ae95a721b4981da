#include "engine/games/ruin/flaw.h"
#include "engine/games/ruin/flow.h"

namespace kairo::ruin {

namespace {

constexpr CellSet all_letter_cells() {
  CellSet set;
  for (Letter letter = 0; letter < letters; ++letter) set |= only_cell(letter_cell(letter));
  return set;
}

MaybeFlaw flaw_of_map(const Map& map, int seat) {
  if (!whole_map.contains(map.filled()) || map.passages.meets(map.walls))
    return Flaw{"map", seat, "a cell is a passage or a wall"};
  if (!map.passages.has(entrance)) return Flaw{"map", seat, "the entrance is a passage"};
  if (!(map.passages & all_letter_cells()).contains(map.gates))
    return Flaw{"map", seat, "gates are passages on letters"};
  if (has_block(map.passages)) return Flaw{"map", seat, "there is a 2 x 2 block of passages"};
  return std::nullopt;
}

/// Where a gem was taken there is a gate, on the taker's map at least, or a wall; elsewhere there is no gate.
MaybeFlaw flaw_of_closed_destinations(const State& state) {
  for (Letter letter = 0; letter < letters; ++letter) {
    const Cell cell = letter_cell(letter);
    const bool closed = in_set(state.been & ~state.open, letter);
    bool taken = false;
    for (int seat = 0; seat < state.players; ++seat) {
      const Map& map = state.boards[seat].map;
      taken |= map.gates.has(cell);
      if (closed ? !map.gates.has(cell) && !map.walls.has(cell) : map.gates.has(cell))
        return Flaw{"map", seat, "gates and walls must stand where gems were taken"};
    }
    if (closed && !taken) return Flaw{"open", 0, "a destination without its gem is a gate on the taker's map"};
  }
  return std::nullopt;
}

MaybeFlaw flaw_of_explorer(const Board& board, int seat) {
  const bool inside = board.left == 0;
  if (inside ? !board.map.passages.has(board.explorer) : board.explorer != no_cell)
    return Flaw{"explorer", seat, "an explorer stands on a passage until it leaves"};
  if (board.came_from != no_cell && !board.map.passages.has(board.came_from))
    return Flaw{"came-from", seat, "an explorer comes from a passage"};
  if (!(board.map.filled() - only_cell(entrance)).contains(board.fresh))
    return Flaw{"fresh", seat, "what was drawn last is on the map"};
  return std::nullopt;
}

MaybeFlaw flaw_of_counts(const State& state, int seat) {
  const Board& board = state.boards[seat];
  if (board.gems > board.map.gates.count()) return Flaw{"gems", seat, "more gems than gates"};
  const bool over = state.phase == Phase::over;
  if (board.penalties > letters * state.half + state.round + (over ? 1 : 0))
    return Flaw{"penalties", seat, "more penalties than rounds"};
  const int most = state.half == 0 ? 0 : largest_rectangle(board.map.filled()).area();
  if (board.rectangle > most || (state.half > 0 && board.rectangle == 0))
    return Flaw{"rectangle", seat, "it is counted after the first half and lies on the map still"};
  return std::nullopt;
}

/// Places are given out in order: one to who leaves alone; those who leave together get the one below their first.
MaybeFlaw flaw_of_leaving(const State& state) {
  constexpr int no_place = max_players + 2;
  std::array<int, no_place> with_place{};
  int left = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const int place = state.boards[seat].left;
    if (place == 0) continue;
    if (state.half + 1 < halves || place >= no_place) return Flaw{"left", seat, "nobody can have left at that place"};
    ++with_place[place];
    ++left;
  }
  int placed = 0;
  while (placed < left) {
    const int alone = with_place[placed + 1];
    const int together = with_place[placed + 2];
    if (alone == 0 ? together < 2 : alone > 1) return Flaw{"left", 0, "places do not follow on each other"};
    placed += alone == 1 ? 1 : together;
  }
  return std::nullopt;
}

MaybeFlaw flaw_of_board(const State& state, int seat) {
  const Board& board = state.boards[seat];
  if (const MaybeFlaw flaw = flaw_of_map(board.map, seat)) return flaw;
  if (const MaybeFlaw flaw = flaw_of_explorer(board, seat)) return flaw;
  if (const MaybeFlaw flaw = flaw_of_counts(state, seat)) return flaw;
  Board untouched;
  untouched.map.passages = only_cell(entrance);
  untouched.explorer = entrance;
  if (in_set_up(state) && board != untouched) return Flaw{"map", seat, "in the set-up drawings lie sealed"};
  return std::nullopt;
}

}  // namespace

MaybeFlaw flaw_of_maps(const State& state) {
  int gems = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    if (const MaybeFlaw flaw = flaw_of_board(state, seat)) return flaw;
    gems += state.boards[seat].gems;
  }
  if (gems < size_of(state.been & ~state.open)) return Flaw{"gems", 0, "somebody has taken each gem that is gone"};
  if (const MaybeFlaw flaw = flaw_of_leaving(state)) return flaw;
  return flaw_of_closed_destinations(state);
}

}  // namespace kairo::ruin
