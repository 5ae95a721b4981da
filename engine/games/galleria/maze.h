#pragma once

#include <array>
#include <cstdint>

#include "engine/core/fixed_vector.h"
#include "engine/games/galleria/cards.h"

/// What lies on the grid, and what the rules ask of it.
namespace kairo::galleria {

struct Tile {
  Card card = no_card;
  std::uint8_t turned = 0;
  friend constexpr bool operator==(const Tile&, const Tile&) = default;
};
using Grid = std::array<Tile, cells>;

/// Sideless where no card lies.
constexpr const Face& face_at(const Grid& grid, int cell) { return face_of(grid[cell].card, grid[cell].turned); }
constexpr bool is_free(const Grid& grid, int cell) { return grid[cell].card == no_card; }
/// Cells with a card of the deck, so not the middle.
CellSet maze_cells(const Grid& grid);

/// Cells whose through passage is joined to the start.
CellSet joined(const Grid& grid);
/// Whether the side of a card there meets a passage that is joined to the start.
bool meets_joined(const Grid& grid, CellSet joined_cells, int cell, Sides side);
/// Live event marks that are joined to the start.
CellSet joined_marks(const Grid& grid);

using RoomSet = std::uint8_t;
inline constexpr RoomSet all_rooms = (1U << rooms) - 1;
static_assert(rooms <= 8);
constexpr RoomSet only_room(int room) { return static_cast<RoomSet>(1U << room); }
constexpr bool has_room(RoomSet set, int room) { return room < rooms && ((set >> room) & 1U) != 0; }
/// The room beyond a border cell's side, or no_room.
Room room_beyond(int cell, Sides side);
/// Rooms to which a passage leads from the start, whether anything is in them or not.
RoomSet joined_rooms(const Grid& grid, CellSet joined_cells);
inline RoomSet joined_rooms(const Grid& grid) { return joined_rooms(grid, joined(grid)); }

/// Why a card cannot lie somewhere.
enum class Misfit : std::uint8_t { none, blocked, outer_wall, empty_room, not_joined };
/// The cell is free. `full` are the rooms with a curio.
Misfit misfit(const Grid& grid, CellSet joined_cells, RoomSet full, int cell, const Face& face);

/// A monster that is stronger in this turn, by its cell, or by its card while that does not lie.
struct Rage {
  Cell cell = no_cell;
  Card card = no_card;
  std::uint8_t extra = 0;
  friend constexpr bool operator==(const Rage&, const Rage&) = default;
};
inline constexpr int max_rages = [] {
  int copies = 0;
  for (const Trap& trap : trap_cards) copies += trap.effect.has(Op::enrage) ? trap.copies : 0;
  return copies;
}();
using Rages = FixedVector<Rage, max_rages>;

/// Who looks for a way.
struct Traveller {
  int power = 0;
  CellSet passed = 0;  ///< monsters that need not be paid for any more
  bool ignores_monsters = false;
  Rages rages;
};

/// The cheapest way: fewest cards to discard, then fewest monsters, then those that come first in reading order.
/// Monsters that were passed or are ignored do not count.
struct Way {
  bool exists = false;
  int cost = 0;
  CellSet monsters = 0;  ///< by their cells
  friend constexpr bool operator==(const Way&, const Way&) = default;
};

/// The cheapest ways from the start to everywhere on a grid. Event marks are never on a way.
class Ways {
 public:
  Ways(const Grid& grid, const Traveller& traveller);

  /// To a free cell on which this face is to lie: it ends at the neighbour's side.
  [[nodiscard]] Way to_cell(int cell, const Face& face) const;
  /// Through the card that joins the room.
  [[nodiscard]] Way to_room(int room) const;

 private:
  /// What a way costs, so that the lesser is the better one: cards, monsters, then reading order.
  using Toll = std::uint64_t;
  static constexpr Toll unreachable = ~Toll{0};
  struct Leg {
    Toll toll = unreachable;
    CellSet monsters = 0;
  };
  /// Whether any monster counts.
  bool set_tolls(const Traveller& traveller);
  [[nodiscard]] Leg at_side(int cell, Sides side) const;
  static Way as_way(const Leg& leg);

  const Grid& grid_;
  std::array<Toll, cells> tolls_{};  ///< of the monster in each cell; 0: none that counts
  std::array<Leg, cells> legs_{};    ///< to the middle of each card
};

}  // namespace kairo::galleria
