#include <algorithm>

#include "engine/games/ruin/checks/validate.h"
#include "engine/games/ruin/rules/steps.h"

namespace kairo::ruin {

namespace {

constexpr int smallest_shape = 3;

/// Bounds for the number of rounds played so far. The length of the first half depends on the gems taken in it, each of
/// which cost a search card.
struct RoundsPlayed {
  int least;
  int most;
};

RoundsPlayed rounds_played(const State& state) {
  if (state.half == 0) return {state.round, state.round};
  const int dealt = letters - first_destinations(state.players) - set_aside(0, state.players);
  const int in_this_half = state.round + (state.phase == Phase::over ? 1 : 0);
  return {std::max(dealt - size_of(taken_letters(state)), 1) + in_this_half, dealt + in_this_half};
}

bool in_first_round(const State& state) { return state.half == 0 && state.round == 0; }

/// Every round fills at least one cell and at most a shape and an extra cell; each gem that another player took may add
/// a wall.
MaybeError validate_size(const State& state, int seat) {
  const Board& board = state.boards[seat];
  const int players = state.players;
  const int first_walls = search_dealt(players) - first_passages(players);
  if (board.map.passages.count() < smallest_shape * first_passages(players) ||
      board.map.walls.count() < smallest_shape * first_walls)
    return StateError{"map", seat, "the drawings of the set-up are missing"};
  const RoundsPlayed rounds = rounds_played(state);
  if (board.penalties > rounds.most) return StateError{"penalties", seat, "more penalties than rounds"};
  if (board.gems > rounds.most) return StateError{"gems", seat, "more gems than rounds"};
  const int filled = board.map.filled().count();
  const int least = smallest_shape * search_dealt(players) + rounds.least;
  const int most =
      1 + largest_shape * (search_dealt(players) + rounds.most) + board.spent + size_of(taken_letters(state));
  if (filled > most) return StateError{"map", seat, "more cells than can have been drawn in that many rounds"};
  if (in_ruin(state, seat) && filled < least && !board.map.blank().empty())
    return StateError{"map", seat, "fewer cells than must have been drawn in that many rounds"};
  return std::nullopt;
}

/// Every drawing touches what was there before. Only walls on letters whose gem was taken may stand alone.
MaybeError validate_connected(const State& state, int seat) {
  const Map& map = state.boards[seat].map;
  CellSet roots = only_cell(entrance);
  for_each_in(taken_letters(state), [&](Letter letter) { roots |= map.walls & only_cell(letter_cell(letter)); });
  if (!joined(map.filled(), roots).contains(map.filled())) return StateError{"map", seat, "a drawing touches nothing"};
  return std::nullopt;
}

/// Cells that an explorer can have reached: on foot from the entrance or, once a goal card was spent, from any gate.
CellSet reachable_cells(const Board& board) {
  const CellSet from_gates = board.spent > 0 ? joined(board.map.passages, board.map.gates) : CellSet{};
  return joined(board.map.passages, entrance) | from_gates;
}

MaybeError validate_explorer(const State& state, int seat) {
  const Board& board = state.boards[seat];
  const bool inside = in_ruin(state, seat);
  const bool has_walked = board.came_from != no_cell;
  if (inside ? !reachable_cells(board).has(board.explorer) : board.explorer != no_cell)
    return StateError{"explorer", seat, "until it leaves, an explorer stands on a passage that it can reach"};
  if (has_walked && !reachable_cells(board).has(board.came_from))
    return StateError{"came-from", seat, "an explorer comes from a passage that it can reach"};
  if (!inside) return std::nullopt;
  if (has_walked == in_first_round(state)) return StateError{"came-from", seat, "every explorer moves in every round"};
  if (in_first_round(state) && board.explorer != entrance)
    return StateError{"explorer", seat, "every explorer starts on the entrance"};
  if (!has_walked) return std::nullopt;
  const Reach reach = board.spent > 0 ? with_warp(board.map, board.came_from, most_steps)
                                      : on_foot(board.map, board.came_from, most_steps);
  if (!reach.stops().has(board.explorer)) return StateError{"came-from", seat, "that is too far for one move"};
  return std::nullopt;
}

}  // namespace

MaybeError validate_growth(const State& state, int seat) {
  for (const auto check : {validate_size, validate_connected, validate_explorer})
    if (const MaybeError error = check(state, seat)) return error;
  return std::nullopt;
}

}  // namespace kairo::ruin
