#include "engine/bots/ruin/drawing.h"

#include <algorithm>

#include "engine/bots/ruin/distances.h"

namespace kairo::ruin::bot {

namespace {

using Kind = Move::Kind;

CellSet cells_of(Move move) {
  if (move.kind == Kind::draw) return drawn_cells(move);
  return only_cell(move.kind == Kind::single ? move.a : move.b);
}

bool draws_passages(Move move) { return move.kind != Kind::single && move.a == index(Mark::passage); }

Map drawn_on(Map map, Move move) {
  (draws_passages(move) ? map.passages : map.walls) |= cells_of(move);
  return map;
}

/// Empty cells that should become passages, and how much each of them matters.
struct Wish {
  CellSet cells;
  int weight = 0;
};
using Wishes = FixedVector<Wish, goal_cards + letters>;

void add_wish(Wishes& wishes, const Map& map, const Distances& from, Cell target, int worth) {
  const int fill = from.to(target);
  if (fill == 0 || fill >= far_away) return;
  wishes.push_back({cells_to_fill_between(map, from, distances_from(map, target), fill), worth / fill});
}

Wishes wishes_of(const Map& map, Cell explorer, const Prospect& prospect) {
  Wishes wishes;
  for_each_in(prospect.goals, [&](Goal goal) {
    const Distances from = distances_from(map, letter_cell(goal_letter(goal, 0)));
    add_wish(wishes, map, from, letter_cell(goal_letter(goal, 1)),
             goal_points * point - worth_of_goal(map, goal, prospect));
  });
  const Distances from = distances_from(map, explorer);
  for_each_in(prospect.open,
              [&](Letter letter) { add_wish(wishes, map, from, letter_cell(letter), worth_of_gem(prospect) / 2); });
  return wishes;
}

bool is_drawing(Move move) { return move.kind == Kind::draw || move.kind == Kind::single || move.kind == Kind::extra; }

/// A move's estimated worth and its index among the legal moves. The better one comes first, and of equals the one
/// listed first, so that every sorting algorithm gives the same order.
struct Guess {
  int worth;
  std::size_t index;
  friend bool operator<(const Guess& a, const Guess& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.index < b.index;
  }
};

/// A first estimate that costs next to nothing.
int quick_estimate(Move move, const Wishes& wishes, CellSet rectangle, int filling) {
  const CellSet drawn = cells_of(move);
  int worth = (drawn & rectangle).count() * filling;
  int wished = 0;
  for (const Wish& one : wishes) wished += (drawn & one.cells).count() * one.weight;
  worth += draws_passages(move) ? wished : -2 * wished;
  return move.kind == Kind::single ? worth - single_penalty * point : worth;
}

}  // namespace

int worth_with_explorer(const Map& map, Cell explorer, int steps, const Prospect& prospect) {
  const CellSet stops = on_foot(map, explorer, steps).stops();
  int gem = 0;
  for_each_in(prospect.open, [&](Letter letter) {
    if (stops.has(letter_cell(letter))) gem = worth_of_gem(prospect);
  });
  return worth_of_map(map, prospect) + gem + worth_of_place(map, explorer, steps + prospect.next_steps, prospect);
}

Choices promising_drawings(const Map& map, Cell explorer, const Prospect& prospect, const State::MoveList& moves,
                           std::size_t count) {
  const Wishes wishes = wishes_of(map, explorer, prospect);
  const CellSet rectangle = rectangle_to_fill(map, prospect);
  const int filling = worth_of_filling(prospect);
  FixedVector<Guess, State::max_legal> guesses;
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (is_drawing(moves[i])) guesses.push_back({quick_estimate(moves[i], wishes, rectangle, filling), i});

  const auto candidates = std::min(guesses.size(), count);
  std::partial_sort(guesses.begin(), guesses.begin() + candidates, guesses.end());
  Choices choices;
  for (std::size_t i = 0; i < candidates; ++i) choices.push_back({moves[guesses[i].index], guesses[i].worth});
  return choices;
}

int worth_of_drawing(const Map& map, Cell explorer, const Prospect& prospect, Move move) {
  const int worth = worth_with_explorer(drawn_on(map, move), explorer, prospect.steps, prospect);
  return move.kind == Kind::single ? worth - single_penalty * point : worth;
}

Choice choose_drawing(const Map& map, Cell explorer, const Prospect& prospect, const State::MoveList& moves,
                      std::size_t count) {
  Choice best;
  bool first = true;
  for (const Choice& guess : promising_drawings(map, explorer, prospect, moves, count)) {
    const int worth = worth_of_drawing(map, explorer, prospect, guess.move);
    if (first || worth > best.worth) best = {guess.move, worth};
    first = false;
  }
  return best;
}

}  // namespace kairo::ruin::bot
