#pragma once

#include <cstdint>

#include "engine/core/event.h"

namespace kairo::ruin {

/// Kinds of Event, with what `data` holds. Cells, letters, cards, goals, marks and halves by number; −1 for none.
enum class Happened : std::uint8_t {
  goals_chosen,          ///< seat; nothing more is told
  planned,               ///< seat: its plan for the round, or its first drawings, lie sealed; nothing more is told
  card_shown,            ///< seat; [0] a search card that it was dealt
  drew,                  ///< seat; [0] mark, [1] … [5] cells
  drew_single,           ///< seat; [0] cell of the wall, [1] penalty in points
  drew_extra,            ///< seat; [0] mark, [1] cell; a goal card was spent on it
  walked,                ///< seat; [0] from, [1] to, [2] 1 when a goal card was spent on a warp
  left,                  ///< seat; [0] place that counts, [1] points, [2] 1 when by a warp, [3] how many in this round
  gem_taken,             ///< seat; [0] letter, [1] gems of this seat now
  gate_made,             ///< seat; on its map: [0] letter
  wall_made,             ///< seat; on its map: [0] letter
  goal_drawn,            ///< seat; nothing more is told
  goal_seen,             ///< seat, to it alone; [0] goal card it drew
  goals_shuffled,        ///< table; [0] how many discards are the goal deck now
  no_goal_left,          ///< seat: it should have drawn a goal card
  card_discarded,        ///< table; [0] search card, [1] letter whose gem was taken
  destination_opened,    ///< table; [0] letter
  destination_withheld,  ///< table; [0] letter of the discarded card: it is or was a destination
  no_card_left,          ///< table; [0] letter whose gem was taken: no card is left to discard for it
  fell,                  ///< table; [0] search card that the falling ruin buried
  row_filled,            ///< table; [0], [1], [2] search cards in the row, [3] cards left in the deck
  rectangle_counted,     ///< seat; [0] half, [1] area, [2] top left cell, [3] rows, [4] columns
  half_ended,            ///< table; [0] half
  half_began,            ///< table; [0] half, [1] cards set aside
  round_began,           ///< table; [0] half, [1] round from 0, [2] search card
  ended,                 ///< table; [0] 1 when everybody had left
};

}  // namespace kairo::ruin
