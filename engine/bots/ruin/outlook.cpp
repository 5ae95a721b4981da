#include "engine/bots/ruin/outlook.h"

#include <algorithm>

namespace kairo::ruin::bot {

namespace {

/// Search cards that an average round uses up, in tenths, by players: its own, and those that gems cost.
constexpr ByPlayers<int> cards_a_round{12, 16, 20, 24};
/// The worth of a letter that is joined to the entrance: it may be on a goal card yet to be drawn.
constexpr int letter_joined = 110;
/// The worth of a goal card yet to be drawn.
constexpr int new_goal = 4 * point;
/// How many empty cells on the way to a goal the drawing of an average round can fill at best.
constexpr int fill_a_round = 2;

int rounds_left(int cards_left, int players, int left) {
  const int used = cards_a_round[players - 1] + 10 * left;
  return std::max(1, (cards_left * 10 + used - 1) / used);
}

/// How much an empty cell reduces the worth of a rectangle, in tenths of a cell: the more, the less time is left.
int price_of_gap(int rounds) { return rounds <= 1 ? 200 : 40 + 60 / rounds; }

/// A rectangle that may have gaps, and its worth in tenths of a cell.
struct GappedRectangle {
  int worth = 0;
  int top = 0;
  int bottom = 0;
  int left = 0;
  int right = 0;
};

/// The worth of the cells of each column between two rows, in tenths of a cell. Padded, so that compilers can handle
/// several columns at once.
using Columns = std::array<std::int16_t, 16>;

Columns worth_of_row(CellSet filled, int row, int price) {
  const unsigned bits = row_bits(filled, row);
  Columns worth{};
  for (int column = 0; column < side; ++column)
    worth[column] = static_cast<std::int16_t>((bits >> column & 1) != 0 ? 10 : 10 - price);
  return worth;
}

/// Adds a row, and returns what all columns that are worth something are worth together.
int add_row(Columns& sum, const Columns& row) {
  std::int16_t most = 0;
  for (std::size_t column = 0; column < sum.size(); ++column) {
    sum[column] = static_cast<std::int16_t>(sum[column] + row[column]);
    most = static_cast<std::int16_t>(most + std::max<std::int16_t>(sum[column], 0));
  }
  return most;
}

/// The best run of columns between two rows replaces `best` if it is worth more.
void try_columns(const Columns& columns, int top, int bottom, GappedRectangle& best) {
  int run = 0;
  int left = 0;
  for (int column = 0; column < side; ++column) {
    if (run <= 0) {
      run = 0;
      left = column;
    }
    run += columns[column];
    if (run > best.worth) best = {run, top, bottom, left, column};
  }
}

/// Finds the best rectangle: for each pair of top and bottom rows, the best run of columns.
GappedRectangle best_rectangle(CellSet filled, int price) {
  std::array<Columns, side> rows;
  for (int row = 0; row < side; ++row) rows[row] = worth_of_row(filled, row, price);
  GappedRectangle best;
  for (int top = 0; top < side; ++top) {
    Columns columns{};
    for (int bottom = top; bottom < side; ++bottom)
      if (add_row(columns, rows[bottom]) > best.worth) try_columns(columns, top, bottom, best);
  }
  return best;
}

/// A rectangle of the first half is scored again after the second.
int times_counted(const Prospect& prospect) { return prospect.first_half ? 2 : 1; }

int worth_of_rectangles(CellSet filled, const Prospect& prospect) {
  return best_rectangle(filled, price_of_gap(prospect.rounds)).worth * times_counted(prospect) * point / 10;
}

constexpr CellSet cells_with_letters() {
  CellSet set;
  for (Letter letter = 0; letter < letters; ++letter) set |= only_cell(letter_cell(letter));
  return set;
}

int worth_of_letters(const Map& map) {
  constexpr CellSet lettered = cells_with_letters();
  return (joined(map.passages, entrance) & lettered).count() * letter_joined;
}

}  // namespace

Prospect prospect_of(const View& view) {
  Prospect prospect;
  prospect.goals = my_goals(view);
  prospect.open = view.open | view.dealt;
  if (view.row.size() > 1) prospect.next = set_of(view.row[1]);
  prospect.first_half = view.half + 1 < halves;
  for (int seat = 0; seat < view.players; ++seat) ++(view.boards[seat].left != 0 ? prospect.left : prospect.inside);
  const int cards = static_cast<int>(view.row.size()) + view.deck_left;
  prospect.rounds = rounds_left(cards, view.players, prospect.left);
  prospect.rounds_in_all = prospect.rounds;
  if (prospect.first_half)
    prospect.rounds_in_all += rounds_left(letters - set_aside(view.half + 1, view.players), view.players, 0);
  prospect.steps = steps_of_round(view);
  prospect.next_steps = view.row.size() > 1 ? search_cards[view.row[1]].steps : usual_steps;
  return prospect;
}

int worth_of_gem(const Prospect& prospect) { return gem_points * point + (prospect.rounds_in_all > 1 ? new_goal : 0); }

int worth_of_goal(const Map& map, Goal goal, const Prospect& prospect) {
  const int fill = fill_between(map, letter_cell(goal_letter(goal, 0)), letter_cell(goal_letter(goal, 1)));
  if (fill == 0) return goal_points * point;
  if (fill >= far_away || fill > fill_a_round * prospect.rounds_in_all) return 0;
  return goal_points * point * 4 / (5 + fill);
}

int worth_of_map(const Map& map, const Prospect& prospect) {
  int sum = worth_of_rectangles(map.filled(), prospect) + worth_of_letters(map);
  for_each_in(prospect.goals, [&](Goal goal) { sum += worth_of_goal(map, goal, prospect); });
  return sum;
}

int worth_of_place(const Map& map, Cell explorer, int free_steps, const Prospect& prospect) {
  if (prospect.rounds_in_all <= 1) return 0;
  return worth_of_place(distances_from(map, explorer), explorer, free_steps, prospect);
}

int worth_of_place(const Distances& distances, Cell explorer, int free_steps, const Prospect& prospect) {
  if (prospect.rounds_in_all <= 1) return 0;
  const int gem = worth_of_gem(prospect);
  int best = 0;
  int others = 0;
  for_each_in(prospect.open, [&](Letter letter) {
    const Cell cell = letter_cell(letter);
    const int fill = distances.to(cell);
    if (fill >= far_away) return;
    const int effort = 3 * fill + 2 * std::max(0, distance(cell, explorer) - free_steps);
    const int hope = gem * 5 / (7 + effort);
    others += std::min(best, hope);
    best = std::max(best, hope);
  });
  return best + others / 4;
}

CellSet rectangle_to_fill(const Map& map, const Prospect& prospect) {
  const GappedRectangle best = best_rectangle(map.filled(), price_of_gap(prospect.rounds));
  CellSet set;
  for (int row = best.top; row <= best.bottom; ++row)
    for (int column = best.left; column <= best.right; ++column) set |= only_cell(cell_at(row, column));
  return set;
}

int worth_of_filling(const Prospect& prospect) {
  return price_of_gap(prospect.rounds) * times_counted(prospect) * point / 10;
}

int worth_of_leaving(const Prospect& prospect) {
  return (points_for_leaving(prospect.left + 1) - never_left_points) * point;
}

}  // namespace kairo::ruin::bot
