#pragma once

#include <cstdint>

#include "engine/core/event.h"

namespace kairo::ruin {

/// Kinds of events: whose they are; what `data` holds. Cells, letters, cards, goals, marks and halves are numbers, −1
/// for none.
enum class EventKind : std::uint8_t {
  goals_chosen,        ///< seat; which ones stays secret
  planned,             ///< seat: its plan for the round, or its first drawings, are complete and sealed
  card_shown,          ///< seat; [0] a search card that it was dealt
  drew,                ///< seat; [0] mark, [1] … [5] cells
  drew_single,         ///< seat; [0] cell of the wall, [1] penalty in points
  drew_extra,          ///< seat; [0] mark, [1] cell; a goal card was spent on it
  walked,              ///< seat; [0] from, [1] to, [2] 1 if a goal card was spent on a warp
  left,                ///< seat; [0] place that is scored, [1] points, [2] 1 if by a warp, [3] how many left this round
  gem_taken,           ///< seat; [0] letter, [1] gems of this seat now
  gate_made,           ///< seat, on its map; [0] letter
  wall_made,           ///< seat, on its map; [0] letter
  goal_drawn,          ///< seat; which one is told to it alone, by `goal_seen`
  goal_seen,           ///< seat, to it alone; [0] goal card it drew
  goals_shuffled,      ///< table; [0] how many discards were shuffled into the goal deck
  no_goal_left,        ///< seat: there was no goal card for it to draw
  card_discarded,      ///< table; [0] search card, [1] letter whose gem was taken
  destination_opened,  ///< table; [0] letter
  destination_withheld,  ///< table; [0] letter of the discarded card, which is a destination already
  no_card_left,          ///< table; [0] letter whose gem was taken, for which no search card was left to discard
  fell,                  ///< table; [0] search card that the falling ruin buried
  row_filled,            ///< table; [0], [1], [2] search cards in the row, [3] cards left in the deck
  rectangle_counted,     ///< seat; [0] half, [1] area, [2] top left cell, [3] rows, [4] columns
  half_ended,            ///< table; [0] half
  half_began,            ///< table; [0] half, [1] cards set aside
  round_began,           ///< table; [0] half, [1] round from 0, [2] search card
  ended,                 ///< table; [0] 1 if everybody had left
};

constexpr EventKind kind_of(const Event& event) { return static_cast<EventKind>(event.kind); }

}  // namespace kairo::ruin
