#pragma once

#include <string>
#include <string_view>

#include "engine/core/fields.h"
#include "engine/core/vocabulary.h"
#include "engine/games/ruin/state.h"

/// Internal to the game: the ASCII words of moves, states and views. People type them and matches store them, so they
/// are never translated or changed.
namespace kairo::ruin::vocabulary {

using kairo::value;
using kairo::word;

inline constexpr Words<8> phase{"keep", "prepare", "draw", "offer", "extra", "walk", "warp", "over"};
/// Indexed by Move::Kind.
inline constexpr Words<9> move{"keep", "draw", "single", "spend", "pass", "extra", "walk", "warp", "leave"};
inline constexpr Words<marks> mark{"o", "x"};
inline constexpr std::string_view nothing = "-";

inline constexpr char blank_sign = '.';
inline constexpr char passage_sign = 'o';
inline constexpr char wall_sign = 'x';
inline constexpr char gate_sign = '@';
inline constexpr char entrance_sign = '+';

/// `c4`, `IR`, `A`; `?` or `-` for a number that is out of bounds.
std::string cell(Cell cell);
std::string goal(Goal goal);
char letter(Letter letter);
/// `ACF`, or `-`.
std::string letters_of(LetterSet set);

/// The cell, goal card or letter that a word names, or no_cell, no_goal, no_letter.
Cell cell_of(std::string_view word);
inline constexpr Goal no_goal = 0xff;
Goal goal_of(std::string_view word);
Letter letter_of(char sign);

/// Write the members of a set as values of a line, or `-` for none.
void write_cells(FieldWriter& out, CellSet set);
void write_goals(FieldWriter& out, GoalSet set);

/// One row of a map, one character per cell.
std::string map_row(const Map& map, int row);

}  // namespace kairo::ruin::vocabulary
