#pragma once

#include "engine/games/ruin/view.h"

/// What a map and a place on it promise, by rule of thumb.
namespace kairo::ruin::bot {

/// Worth is counted in hundredths of a point.
inline constexpr int point = 100;
/// Of a search card nobody has seen.
inline constexpr int usual_steps = 4;

/// What an outlook hangs on besides the map.
struct Prospect {
  GoalSet goals = 0;   ///< in hand and not spent
  LetterSet open = 0;  ///< destinations; in the set-up those that are known to come
  bool first_half = false;
  int rounds = 1;         ///< to the end of the half, this one included, at the usual pace
  int rounds_in_all = 1;  ///< to the end of the game
  int steps = 0;          ///< of this round's card
  int next_steps = 0;     ///< of the next one
  int inside = 0;         ///< players who have not left
  int left = 0;           ///< players who have
};
Prospect prospect_of(const View& view);

/// A gem taken now, and the goal card that comes with it.
int worth_of_gem(const Prospect& prospect);
/// What this goal card promises.
int worth_of_goal(const Map& map, Goal goal, const Prospect& prospect);
/// Everything that is drawn: goals, rectangles, letters joined to the entrance.
int worth_of_map(const Map& map, const Prospect& prospect);
/// The gems before an explorer that has `free_steps` to go before anything more is drawn.
int worth_of_place(const Map& map, Cell explorer, int free_steps, const Prospect& prospect);

/// The rectangle that is most worth filling up.
CellSet rectangle_to_fill(const Map& map, const Prospect& prospect);
/// What one more cell of it is worth.
int worth_of_filling(const Prospect& prospect);

/// What leaving brings the next who does it alone, against never leaving.
int worth_of_leaving(const Prospect& prospect);

}  // namespace kairo::ruin::bot
