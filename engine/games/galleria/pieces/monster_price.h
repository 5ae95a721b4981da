#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/games/galleria/pieces/maze.h"

/// The price of monsters: how many cards the active player must discard on the cheapest way from the start.
namespace kairo::galleria {

/// A monster that is stronger until the turn ends. It is known by its cell, if its card lies there or was declared for
/// it, or else as one card of that kind in the active player's hand; the other member is then empty.
struct EnragedMonster {
  Cell cell = no_cell;
  Card card = no_card;
  std::uint8_t extra = 0;  ///< power added
  friend constexpr bool operator==(const EnragedMonster&, const EnragedMonster&) = default;
};
inline constexpr int max_enraged = [] {
  int copies = 0;
  for (const Trap& trap : trap_cards) copies += trap.effect.has(Op::enrage) ? trap.copies : 0;
  return copies;
}();
using EnragedMonsters = FixedVector<EnragedMonster, max_enraged>;

/// What the price of a way depends on besides the maze.
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

/// The cheapest ways from the start to every place of a maze. Event marks are never on a way.
class Ways {
 public:
  Ways(const Grid& grid, const Traveller& traveller);

  /// To a free cell in which a card with this face is to be laid: the way ends at a neighbour's side.
  [[nodiscard]] Way to_cell(int cell, const Face& face) const;
  /// To a room, through the card that joins it.
  [[nodiscard]] Way to_room(int room) const;

 private:
  /// Orders ways, the better one being smaller: by cards, then by the number of monsters, then by reading order.
  using Toll = std::uint64_t;
  static constexpr Toll unreachable = ~Toll{0};
  struct Leg {
    Toll toll = unreachable;
    CellSet monsters = 0;
  };
  /// Fills in `tolls_`. False when no monster has a toll.
  bool set_tolls(const Traveller& traveller);
  /// The way to the middle of each card.
  void find_cheapest_legs();
  /// The way to one side of the card in a cell, from its middle.
  [[nodiscard]] Leg to_side(int cell, Sides side) const;
  static Way as_way(const Leg& leg);

  const Grid& grid_;
  std::array<Toll, cells> tolls_{};  ///< of the monster in each cell; 0 if there is none to pay for
  std::array<Leg, cells> legs_{};    ///< to the middle of the card in each cell
};

}  // namespace kairo::galleria
