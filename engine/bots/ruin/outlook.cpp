#include "engine/bots/ruin/outlook.h"

#include <algorithm>

#include "engine/bots/ruin/distances.h"

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

/// Finds the best rectangle: for each pair of top and bottom rows, the best run of columns.
GappedRectangle best_rectangle(CellSet filled, int price) {
  GappedRectangle best;
  for (int top = 0; top < side; ++top) {
    std::array<int, side> column_worth{};
    for (int bottom = top; bottom < side; ++bottom) {
      const unsigned bits = row_bits(filled, bottom);
      int run = 0;
      int left = 0;
      for (int column = 0; column < side; ++column) {
        column_worth[column] += (bits >> column & 1) != 0 ? 10 : 10 - price;
        if (run <= 0) {
          run = 0;
          left = column;
        }
        run += column_worth[column];
        if (run > best.worth) best = {run, top, bottom, left, column};
      }
    }
  }
  return best;
}

/// A rectangle of the first half is scored again after the second.
int times_counted(const Prospect& prospect) { return prospect.first_half ? 2 : 1; }

int worth_of_rectangles(CellSet filled, const Prospect& prospect) {
  return best_rectangle(filled, price_of_gap(prospect.rounds)).worth * times_counted(prospect) * point / 10;
}

int worth_of_letters(const Map& map) {
  const CellSet network = joined(map.passages, entrance);
  int count = 0;
  for (Letter letter = 0; letter < letters; ++letter) count += network.has(letter_cell(letter)) ? 1 : 0;
  return count * letter_joined;
}

}  // namespace

Prospect prospect_of(const View& view) {
  Prospect prospect;
  prospect.goals = my_goals(view);
  prospect.open = view.open | view.dealt;
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
  const int fill = distances_from(map, letter_cell(goal_letter(goal, 0))).to(letter_cell(goal_letter(goal, 1)));
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
  const Distances distances = distances_from(map, explorer);
  int best = 0;
  int others = 0;
  for_each_in(prospect.open, [&](Letter letter) {
    const Cell cell = letter_cell(letter);
    const int fill = distances.to(cell);
    if (fill >= far_away) return;
    const int effort = 3 * fill + 2 * std::max(0, distance(cell, explorer) - free_steps);
    const int hope = worth_of_gem(prospect) * 5 / (7 + effort);
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
