#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/games/galleria/pieces/passages.h"

/// The price of monsters: how many cards the active player must discard on the cheapest way from the start.
namespace kairo::galleria {

/// A monster on the grid that is stronger until the turn ends or its card is removed.
struct EnragedMonster {
  Cell cell = no_cell;
  std::uint8_t extra = 0;  ///< power added
  friend constexpr bool operator==(const EnragedMonster&, const EnragedMonster&) = default;
};
inline constexpr int max_enraged = [] {
  int copies = 0;
  for (const Trap& trap : trap_cards) copies += trap.effect.has(Op::enrage) ? trap.copies : 0;
  return copies;
}();
using EnragedMonsters = FixedVector<EnragedMonster, max_enraged>;
/// Makes the monster in a cell stronger.
void enrage_cell(EnragedMonsters& all, Cell cell, std::uint8_t extra);
/// The card in the cell leaves the grid.
void forget_enraged_cell(EnragedMonsters& all, Cell cell);

/// Everything that the price of a way depends on besides the maze.
struct Traveller {
  int power = 0;
  CellSet passed = 0;  ///< monsters passed this turn, which are free
  bool ignores_monsters = false;
  EnragedMonsters enraged_monsters;
};

/// The cheapest way to a place: the fewest cards to discard, then the fewest monsters, then the monsters that come
/// first in reading order. Monsters that were passed or are ignored do not count.
struct Way {
  bool exists = false;
  int cost = 0;          ///< cards to discard
  CellSet monsters = 0;  ///< the cells of the monsters that will be passed
  friend constexpr bool operator==(const Way&, const Way&) = default;
};

/// The price of a monster of this power.
constexpr int price_of(int power, const Traveller& traveller) {
  return power > traveller.power ? power - traveller.power : 0;
}
/// The power of the monster in a cell, for this traveller.
int power_met(const Grid& grid, const Traveller& traveller, int cell);
/// The monsters that the traveller would have to pass, even for nothing.
inline CellSet monsters_to_pass(const Grid& grid, const Traveller& traveller) {
  return traveller.ignores_monsters ? 0 : grid.passages().monsters & ~traveller.passed;
}

/// The cells without a monster that costs something, as far as they are joined to the start without passing one. Takes
/// much less time than `Ways`.
CellSet free_of_charge(const Grid& grid, const Traveller& traveller);

/// The cheapest ways from the start to every place of a maze. Event marks are never on a way.
class Ways {
 public:
  Ways(const Grid& grid, const Traveller& traveller);

  /// The price of a way to a free cell in which a card with this face is to be laid: the way ends at a neighbour's
  /// side.
  [[nodiscard]] Way to_cell(int cell, const Face& face) const;
  /// The price of a way to a room, through the card that joins it.
  [[nodiscard]] Way to_room(int room) const;

 private:
  /// Orders ways, the better one being smaller: by cards, then by the number of monsters, then by reading order.
  using Toll = std::uint64_t;
  static constexpr Toll unreachable = ~Toll{0};
  struct Leg {
    Toll toll = unreachable;
    CellSet monsters = 0;
  };
  /// The cards to whose middles the same way leads: between them there is nothing to pay for.
  struct Region {
    Leg leg;
    CellSet members = 0;
  };
  /// The cheapest way into a card that is not settled yet.
  struct Step {
    Leg leg;
    Cell to = no_cell;
  };

  void find_regions();
  void settle(const Step& step);
  /// Tries the step from the settled card on the other side into an unsettled one, past a monster.
  void try_step(Sides side, Cell to, Step& best) const;
  void pass_monster(int cell, Leg& leg) const;
  /// Whether a passage leads from the middle of this card to this side.
  [[nodiscard]] bool leads(int cell, Sides side) const { return (face_at(grid_, cell).through & side) != 0; }
  /// The way to one side of the card in a cell, from its middle.
  [[nodiscard]] Leg to_side(int cell, Sides side) const;
  static Way as_way(const Leg& leg);

  const Grid& grid_;
  Traveller traveller_;
  CellSet guarded_;                     ///< cells with a monster that is still to be passed
  CellsBySide free_exits_;              ///< sides that can be reached from the middle without passing a monster
  CellsBySide free_entries_;            ///< sides from which the middle can; not of settled cells
  CellSet settled_ = 0;                 ///< cells of all regions
  FixedVector<Region, cells> regions_;  ///< the cheapest first
};

}  // namespace kairo::galleria
