#pragma once

#include <optional>

#include "engine/games/galleria/pieces/table.h"

/// Finds where the active player's maze cards can be laid, and at what price.
namespace kairo::galleria {

/// The common part of all cards' placements. Computed once, for a whole list of moves.
class Placements {
 public:
  explicit Placements(const Table& table);

  /// The cells that each card fits; see `misfit`.
  [[nodiscard]] Fits fits() const { return {table_.grid.passages(), joined_, table_.full}; }
  /// Why the card does not fit into its cell, which must be free.
  [[nodiscard]] Misfit misfit(Placement placement) const {
    return galleria::misfit(table_.grid, joined_, table_.full, placement.cell,
                            face_of(placement.card, placement.turned));
  }
  /// Whether a passage leads from the start to the edge of the cell, which some card could then join.
  [[nodiscard]] bool is_reached(int cell) const;
  /// The way to the cell, for a card that fits. Rooms that the card joins are paid for when it lies.
  [[nodiscard]] Way way_to(Placement placement) const;
  /// Whether that way costs at most this many cards.
  [[nodiscard]] bool costs_at_most(int limit, Placement placement) const;

 private:
  [[nodiscard]] bool is_next_to(CellSet joined_cells, Placement placement) const;

  const Table& table_;
  Traveller traveller_;  ///< the active player
  CellSet joined_;
  // Values that are only made when they are needed.
  mutable std::optional<int> price_of_all_;  ///< of all monsters on the grid: no way costs more
  mutable std::optional<CellSet> free_of_charge_;
  mutable std::optional<Ways> ways_;
};

/// Whether the numbers name a maze card and a cell, and the card is turned only if that makes a difference.
bool is_well_formed(Placement placement);

/// The way to the cell, for a card that fits.
Way way_to(const Table& table, Placement placement);
/// The active player's way to a room that is joined.
Way way_to_room(const Table& table, Room room);
/// The way to the cell of the pending card, or else to `table.room`.
Way current_way(const Table& table);

/// The consequences of a card that lies in its cell.
struct Arrival {
  Room room = no_room;  ///< the first joined room with a curio
  int cost = 0;         ///< cards to discard on the way to it
};
/// The arrival of a card that fits, and whose way is paid for.
Arrival arrival(const Table& table, Placement placement);

/// The power of the monster in a cell, as the active player meets it.
int monster_power(const Table& table, int cell);

}  // namespace kairo::galleria
