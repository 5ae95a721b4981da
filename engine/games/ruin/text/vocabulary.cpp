#include "engine/games/ruin/text/vocabulary.h"

#include <charconv>

namespace kairo::ruin::vocabulary {

std::string cell(Cell cell) {
  if (cell >= cells) return std::string(nothing);
  return static_cast<char>('a' + column_of(cell)) + std::to_string(row_of(cell) + 1);
}

std::string goal(Goal goal) { return goal < goal_cards ? std::string(goal_pairs[goal]) : "?"; }

char letter(Letter letter) { return letter < letters ? static_cast<char>('A' + letter) : '?'; }

std::string letters_of(LetterSet set) {
  std::string text;
  for_each_in(set, [&](Letter member) { text += letter(member); });
  return text.empty() ? std::string(nothing) : text;
}

Cell cell_of(std::string_view word) {
  if (word.size() < 2 || word[0] < 'a' || word[0] >= 'a' + side || word[1] == '0') return no_cell;
  int row = 0;
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data() + 1, end, row);
  if (error != std::errc{} || stop != end || row < 1 || row > side) return no_cell;
  return cell_at(row - 1, word[0] - 'a');
}

Goal goal_of(std::string_view word) {
  const int goal = value(goal_pairs, word);
  return goal < 0 ? no_goal : static_cast<Goal>(goal);
}

Letter letter_of(char sign) {
  return sign >= 'A' && sign < 'A' + letters ? static_cast<Letter>(sign - 'A') : no_letter;
}

void write_cells(FieldWriter& out, CellSet set) {
  if (set.empty()) out.value(nothing);
  for_each_cell(set, [&](Cell member) { out.value(cell(member)); });
}

void write_goals(FieldWriter& out, GoalSet set) {
  if (set == 0) out.value(nothing);
  for_each_in(set, [&](Goal member) { out.value(goal(member)); });
}

std::string map_row(const Map& map, int row) {
  std::string signs;
  for (int column = 0; column < side; ++column) {
    const Cell here = cell_at(row, column);
    if (here == entrance)
      signs += entrance_sign;
    else if (map.gates.has(here))
      signs += gate_sign;
    else if (map.passages.has(here))
      signs += passage_sign;
    else
      signs += map.walls.has(here) ? wall_sign : blank_sign;
  }
  return signs;
}

}  // namespace kairo::ruin::vocabulary
