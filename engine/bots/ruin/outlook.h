#pragma once

#include "engine/bots/ruin/distances.h"
#include "engine/games/ruin/view.h"

/// How much a map and a place on it are worth, by rule of thumb.
namespace kairo::ruin::bot {

/// Worth is measured in hundredths of a point.
inline constexpr int point = 100;
/// The steps to expect of an unseen search card.
inline constexpr int usual_steps = 4;

/// Everything that the worth of a map depends on besides the map itself.
struct Prospect {
  GoalSet goals = 0;   ///< in hand and not spent
  LetterSet open = 0;  ///< destinations; in the set-up, those that the viewer knows will open
  LetterSet next = 0;  ///< the letter that opens if a gem is taken in this round, if any
  bool first_half = false;
  int rounds = 1;         ///< to the end of the half, including this one, at the usual pace
  int rounds_in_all = 1;  ///< to the end of the game
  int steps = 0;          ///< of this round's card
  int next_steps = 0;     ///< of the next one
  int inside = 0;         ///< players who have not left
  int left = 0;           ///< players who have left
};
Prospect prospect_of(const View& view);

/// A gem taken now, with the goal card that comes with it.
int worth_of_gem(const Prospect& prospect);
/// How much a goal card in hand is worth on this map.
int worth_of_goal(const Map& map, Goal goal, const Prospect& prospect);
/// The drawings on the map: goals, rectangles, and letters joined to the entrance.
int worth_of_map(const Map& map, const Prospect& prospect);
/// The gems that an explorer may reach from here. It can walk `free_steps` before anything more is drawn.
int worth_of_place(const Map& map, Cell explorer, int free_steps, const Prospect& prospect);
/// The same by known distances, which are those of every explorer on the same passages.
int worth_of_place(const Distances& distances, Cell explorer, int free_steps, const Prospect& prospect);

/// The rectangle that is most worth completing.
CellSet rectangle_to_fill(const Map& map, const Prospect& prospect);
/// The worth of filling one of its empty cells.
int worth_of_filling(const Prospect& prospect);

/// The worth of being the next to leave, and alone, compared with never leaving.
int worth_of_leaving(const Prospect& prospect);

/// The total that a seat may expect at the end of a match that stands like this at the beginning of a round, if
/// all play by rules of thumb. In points.
double expected_total(const State& state, Seat seat);

}  // namespace kairo::ruin::bot
