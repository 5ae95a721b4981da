#pragma once

#include "engine/core/phrase.h"
#include "engine/games/ruin/words.h"

/// Internal to the game: arguments that phrases have in common. `hole` is the name of the hole that they fill.
namespace kairo::ruin::terms {

Arg letter(std::string_view hole, int letter);
Arg cell(std::string_view hole, int cell);
Arg cells(std::string_view hole, CellSet set);
Arg card(std::string_view hole, int card);
Arg goal(std::string_view hole, int goal);
Arg goals(std::string_view hole, GoalSet set);
Arg half(std::string_view hole, int half);
Arg column(std::string_view hole, int column);

/// Chooses between two keys by the mark.
std::string_view by_mark(int mark, std::string_view passage_key, std::string_view wall_key);

}  // namespace kairo::ruin::terms
