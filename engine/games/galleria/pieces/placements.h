#pragma once

#include <optional>

#include "engine/games/galleria/pieces/table.h"

/// Where the active player's maze cards can be laid, and what that costs.
namespace kairo::galleria {

/// The way that must be paid for to lay a card.
struct Approach {
  Way way;              ///< to `room` if there is one, else to the card's cell
  Room room = no_room;  ///< the first room with a curio that the card would join
};

/// What the placements of all cards have in common. Computed once, for a whole list of moves.
class Placements {
 public:
  /// `hand` is the active player's; it tells whether a card that is not enraged can be laid instead of an enraged one.
  Placements(const Table& table, const Cards& hand);

  /// Where which cards fit; see `misfit`.
  [[nodiscard]] Fits fits() const { return {table_.grid.passages(), joined_, table_.full}; }
  /// Why the card does not fit into its cell, which must be free.
  [[nodiscard]] Misfit misfit(Placement placement) const {
    return galleria::misfit(table_.grid, joined_, table_.full, placement.cell,
                            face_of(placement.card, placement.turned));
  }
  /// For a card that fits.
  [[nodiscard]] Approach approach(Placement placement) const;
  /// Whether the approach costs at most this many cards.
  [[nodiscard]] bool costs_at_most(int limit, Placement placement) const;

 private:
  [[nodiscard]] bool may_join_a_room(Placement placement) const;
  [[nodiscard]] bool is_next_to(CellSet joined_cells, Placement placement) const;
  [[nodiscard]] const Ways& ways() const;

  const Table& table_;
  const Cards& hand_;
  Traveller traveller_;  ///< the active player
  CellSet joined_;
  RoomSet joined_rooms_;
  // Without the card, and only made when they are needed.
  mutable std::optional<int> price_of_all_;  ///< of all monsters on the grid: no way costs more
  mutable std::optional<CellSet> free_of_charge_;
  mutable std::optional<Ways> ways_;
};

/// Whether the numbers name a maze card and a cell, and the card is turned only if that makes a difference.
bool is_well_formed(Placement placement);

/// For a card that fits, of the active player's hand.
Approach approach(const Table& table, const Cards& hand, Placement placement);
/// The approach of the pending card, or else the way to `table.room`.
Approach current_approach(const Table& table);
/// The power of the monster in a cell, or on the card that was declared for it, as the active player meets it.
int monster_power(const Table& table, int cell);

}  // namespace kairo::galleria
