#include "engine/games/ruin/words/terms.h"

#include <utility>

namespace kairo::ruin {

namespace {

constexpr std::array<std::string_view, letters> letter_keys{
    "ruin.letter.A", "ruin.letter.B", "ruin.letter.C", "ruin.letter.D", "ruin.letter.E", "ruin.letter.F",
    "ruin.letter.G", "ruin.letter.H", "ruin.letter.I", "ruin.letter.J", "ruin.letter.K", "ruin.letter.L",
    "ruin.letter.M", "ruin.letter.N", "ruin.letter.O", "ruin.letter.P", "ruin.letter.Q", "ruin.letter.R",
    "ruin.letter.S", "ruin.letter.T", "ruin.letter.U", "ruin.letter.V", "ruin.letter.W", "ruin.letter.X",
};
constexpr std::array<std::string_view, side> column_keys{
    "ruin.column.a", "ruin.column.b", "ruin.column.c", "ruin.column.d", "ruin.column.e", "ruin.column.f",
    "ruin.column.g", "ruin.column.h", "ruin.column.i", "ruin.column.j", "ruin.column.k",
};
constexpr std::array<std::string_view, shapes> shape_keys{
    "ruin.shape.v3", "ruin.shape.i3", "ruin.shape.l4", "ruin.shape.t4", "ruin.shape.s4", "ruin.shape.i4",
    "ruin.shape.l5", "ruin.shape.y5", "ruin.shape.n5", "ruin.shape.w5", "ruin.shape.v5", "ruin.shape.t5",
};
constexpr std::array<std::string_view, halves> half_keys{"ruin.half.first", "ruin.half.second"};
constexpr std::array<std::string_view, solo_ranks.size() + 1> rank_keys{"ruin.rank.0", "ruin.rank.1", "ruin.rank.2",
                                                                        "ruin.rank.3", "ruin.rank.4"};

/// Moves may hold any bits: an index that is out of bounds names the last element.
template <std::size_t N>
constexpr std::size_t bounded(int i) {
  return i >= 0 && static_cast<std::size_t>(i) < N ? static_cast<std::size_t>(i) : N - 1;
}

template <std::size_t N>
std::string_view key(const std::array<std::string_view, N>& keys, int i) {
  return keys[bounded<N>(i)];
}

}  // namespace

std::string_view letter_key(Letter letter) { return key(letter_keys, letter); }
std::string_view shape_key(Shape shape) { return key(shape_keys, index(shape)); }
std::string_view rank_key(int rank) { return key(rank_keys, rank); }

Phrase cell_phrase(Cell cell) {
  const auto bounded_cell = static_cast<Cell>(bounded<cells>(cell));
  return {"ruin.cell", {terms::column("column", column_of(bounded_cell)), number("row", row_of(bounded_cell) + 1)}};
}

Phrase goal_phrase(Goal goal) {
  const auto bounded_goal = static_cast<Goal>(bounded<goal_cards>(goal));
  return {
      "ruin.goal",
      {terms::letter("first", goal_letter(bounded_goal, 0)), terms::letter("second", goal_letter(bounded_goal, 1))}};
}

Phrase card_phrase(Card card) {
  const SearchCard& face = search_cards[bounded<letters>(card)];
  return {"ruin.card", {terms::letter("letter", card), term("shape", shape_key(face.shape)), number("n", face.steps)}};
}

namespace terms {

Arg letter(std::string_view hole, int letter) { return term(hole, key(letter_keys, letter)); }

Arg cell(std::string_view hole, int cell) { return list(hole, {cell_phrase(static_cast<Cell>(cell))}); }

Arg cells(std::string_view hole, CellSet set) {
  std::vector<Phrase> items;
  for_each_cell(set, [&](Cell member) { items.push_back(cell_phrase(member)); });
  return list(hole, std::move(items));
}

Arg card(std::string_view hole, int card) { return list(hole, {card_phrase(static_cast<Card>(card))}); }

Arg goal(std::string_view hole, int goal) { return list(hole, {goal_phrase(static_cast<Goal>(goal))}); }

Arg goals(std::string_view hole, GoalSet set) {
  std::vector<Phrase> items;
  for_each_in(set, [&](Goal member) { items.push_back(goal_phrase(member)); });
  return list(hole, std::move(items));
}

Arg half(std::string_view hole, int half) { return term(hole, key(half_keys, half)); }

Arg column(std::string_view hole, int column) { return term(hole, key(column_keys, column)); }

std::string_view by_mark(int mark, std::string_view passage_key, std::string_view wall_key) {
  return mark == index(Mark::passage) ? passage_key : wall_key;
}

}  // namespace terms

}  // namespace kairo::ruin
