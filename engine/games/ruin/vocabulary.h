#pragma once

#include <string>
#include <string_view>

#include "engine/core/fields.h"
#include "engine/core/vocabulary.h"
#include "engine/games/ruin/state.h"

/// Inside the game only: the ASCII words of moves, states and views. They are typed, stored and compared, so they are
/// never translated.
namespace kairo::ruin::vocabulary {

using kairo::value;
using kairo::word;

inline constexpr Words<8> phase{"keep", "prepare", "draw", "offer", "extra", "walk", "warp", "over"};
/// By Move::Kind.
inline constexpr Words<9> move{"keep", "draw", "single", "spend", "pass", "extra", "walk", "warp", "leave"};
inline constexpr Words<marks> mark{"o", "x"};
inline constexpr std::string_view nothing = "-";

inline constexpr char blank_sign = '.';
inline constexpr char passage_sign = 'o';
inline constexpr char wall_sign = 'x';
inline constexpr char gate_sign = '@';
inline constexpr char entrance_sign = '+';

/// `c4`, `IR`, `A`; `?` or `-` where there is no such thing.
std::string cell(Cell cell);
std::string goal(Goal goal);
char letter(Letter letter);
/// `ACF`, or `-`.
std::string letters_of(LetterSet set);

/// The value of a word, or no_cell, no_goal, no_letter.
Cell cell_of(std::string_view word);
inline constexpr Goal no_goal = 0xff;
Goal goal_of(std::string_view word);
Letter letter_of(char sign);

/// Values of a line, one after the other, or `-` for none.
void write_cells(FieldWriter& out, CellSet set);
void write_goals(FieldWriter& out, GoalSet set);

/// One row of a map, signs without blanks between them.
std::string map_row(const Map& map, int row);

}  // namespace kairo::ruin::vocabulary
