#pragma once

#include <array>
#include <cstdint>

#include "engine/core/event.h"
#include "engine/games/ruin/deck.h"
#include "engine/games/ruin/pieces/cells.h"
#include "engine/games/ruin/state.h"

namespace kairo::ruin {

/// Kinds of events: whose they are, and the row of their data (Event::as), if they have any.
enum class EventKind : std::uint8_t {
  goals_chosen,          ///< seat; which ones stays secret
  planned,               ///< seat: its plan for the round, or its first drawings, are complete and sealed
  card_shown,            ///< seat; SearchCard that it was dealt
  drew,                  ///< seat; Drew
  drew_single,           ///< seat; DrewSingle
  drew_extra,            ///< seat; DrewExtra: a goal card was spent on it
  walked,                ///< seat; Walked
  left,                  ///< seat; Left
  gem_taken,             ///< seat; GemTaken
  gate_made,             ///< seat, on its map; OfLetter
  wall_made,             ///< seat, on its map; OfLetter
  goal_drawn,            ///< seat; which one is told to it alone, by `goal_seen`
  goal_seen,             ///< seat, to it alone; GoalSeen
  goals_shuffled,        ///< table; GoalsShuffled
  no_goal_left,          ///< seat: there was no goal card for it to draw
  card_discarded,        ///< table; CardDiscarded
  destination_opened,    ///< table; OfLetter
  destination_withheld,  ///< table; OfLetter of the discarded card, which is a destination already
  no_card_left,          ///< table; OfLetter whose gem was taken, for which no search card was left to discard
  fell,                  ///< table; SearchCard that the falling ruin buried
  row_filled,            ///< table; RowFilled
  rectangle_counted,     ///< seat; RectangleCounted
  half_ended,            ///< table; HalfEnded
  half_began,            ///< table; HalfBegan
  round_began,           ///< table; RoundBegan
  ended,                 ///< table; Ended
};

constexpr EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

/// Cells, cards and goals are numbers where there may be none: then −1.
namespace event_row {

struct SearchCard {
  Card card;
};
struct Drew {
  Mark mark;
  int cell1, cell2, cell3, cell4, cell5;
  [[nodiscard]] constexpr std::array<int, 5> cells() const { return {cell1, cell2, cell3, cell4, cell5}; }
};
struct DrewSingle {
  Cell cell;    ///< of the wall
  int penalty;  ///< in points
};
struct DrewExtra {
  Mark mark;
  Cell cell;
};
struct Walked {
  Cell from;
  Cell to;
  bool by_warp;  ///< a goal card was spent on one
};
struct Left {
  int place;  ///< that is scored
  int points;
  bool by_warp;
  int together;  ///< how many left in this round
};
struct GemTaken {
  Letter letter;
  int gems;  ///< of this seat now
};
struct OfLetter {
  Letter letter;
};
struct GoalSeen {
  Goal goal;
};
struct GoalsShuffled {
  int discards;  ///< shuffled into the goal deck
};
struct CardDiscarded {
  Card card;
  Letter taken;  ///< the letter whose gem was taken
};
struct RowFilled {
  int card1, card2, card3;
  int left;  ///< in the deck
  [[nodiscard]] constexpr std::array<int, 3> cards() const { return {card1, card2, card3}; }
};
struct RectangleCounted {
  int half;
  int area;
  int corner;  ///< the top left cell
  int rows;
  int columns;
};
struct HalfEnded {
  int half;
};
struct HalfBegan {
  int half;
  int aside;  ///< cards set aside
};
struct RoundBegan {
  int half;
  int round;  ///< from 0
  Card card;
};
struct Ended {
  bool all_left;
};

}  // namespace event_row

}  // namespace kairo::ruin
