#include "engine/games/galleria/maze.h"

#include <algorithm>

namespace kairo::galleria {

CellSet maze_cells(const Grid& grid) {
  CellSet set = 0;
  for (int cell = 0; cell < cells; ++cell)
    if (!is_free(grid, cell) && cell != middle) set |= only_cell(cell);
  return set;
}

CellSet joined(const Grid& grid) {
  std::array<CellSet, side_count> open{};
  for (int cell = 0; cell < cells; ++cell) {
    if (is_free(grid, cell)) continue;
    const CellSet through = face_at(grid, cell).through;
    for (int side = 0; side < side_count; ++side) open[side] |= (through >> side & 1U) << cell;
  }
  constexpr CellSet first_column = [] {
    CellSet set = 0;
    for (int row = 0; row < width; ++row) set |= only_cell(cell_at(row, 0));
    return set;
  }();
  constexpr CellSet last_column = first_column << (width - 1);
  CellSet found = only_cell(middle);
  for (CellSet before = 0; before != found;) {
    before = found;
    found |= (((found & open[0]) >> width) & open[2]) | (((found & open[2]) << width) & open[0]) |
             (((found & open[1] & ~last_column) << 1) & open[3]) | (((found & open[3] & ~first_column) >> 1) & open[1]);
  }
  return found;
}

bool meets_joined(const Grid& grid, CellSet joined_cells, int cell, Sides side) {
  const Cell there = beyond(cell, side);
  return there != no_cell && has_cell(joined_cells, there) && (face_at(grid, there).through & opposite(side)) != 0;
}

CellSet joined_marks(const Grid& grid) {
  CellSet live = 0;
  for (int cell = 0; cell < cells; ++cell)
    if (face_at(grid, cell).live) live |= only_cell(cell);
  if (live == 0) return 0;
  CellSet met = 0;
  const CellSet reached = joined(grid);
  for_each_cell(live, [&](Cell cell) {
    if (meets_joined(grid, reached, cell, face_at(grid, cell).mark)) met |= only_cell(cell);
  });
  return met;
}

Room room_beyond(int cell, Sides side) {
  for (Room room = 0; room < rooms; ++room)
    if (room_places[room].cell == cell && room_places[room].side == side) return room;
  return no_room;
}

RoomSet joined_rooms(const Grid& grid, CellSet joined_cells) {
  RoomSet set = 0;
  for (int room = 0; room < rooms; ++room) {
    const RoomPlace& place = room_places[room];
    if (has_cell(joined_cells, place.cell) && (face_at(grid, place.cell).through & place.side) != 0)
      set |= only_room(room);
  }
  return set;
}

Misfit misfit(const Grid& grid, CellSet joined_cells, RoomSet full, int cell, const Face& face) {
  bool is_joined = false;
  for (int i = 0; i < side_count; ++i) {
    const Sides side = side_at(i);
    const bool is_open = (face.open() & side) != 0;
    const Cell there = beyond(cell, side);
    if (there == no_cell) {
      if (!is_open) continue;
      const Room room = room_beyond(cell, side);
      if (room == no_room) return Misfit::outer_wall;
      if (!has_room(full, room)) return Misfit::empty_room;
    } else if (!is_free(grid, there)) {
      if (((face_at(grid, there).open() & opposite(side)) != 0) != is_open) return Misfit::blocked;
      is_joined |= is_open && meets_joined(grid, joined_cells, cell, side);
    }
  }
  return is_joined ? Misfit::none : Misfit::not_joined;
}

namespace {

// A toll's parts, the weightiest first. Each monster adds its own, so tolls of a way are sums.
constexpr int cost_bits = 7;
constexpr int monster_bits = 5;
constexpr int order_bits = 52;  ///< the sum of what the monsters of one way add

constexpr std::uint64_t toll_of(int cost, int cell) {
  // Of two sets as large as each other the one with the first cell of those in which they differ has the lesser sum.
  const std::uint64_t order = (std::uint64_t{1} << (cells - 1)) - (std::uint64_t{1} << (cells - 1 - cell));
  return static_cast<std::uint64_t>(cost) << (monster_bits + order_bits) | std::uint64_t{1} << order_bits | order;
}

constexpr int monsters_in_deck = [] {
  int monsters = 0;
  for (int card = 0; card < printed_mazes; ++card) monsters += face_of(card, 0).power > 0 ? copies_of(card) : 0;
  return monsters;
}();
constexpr int powers_in_deck = [] {
  int powers = 0;
  for (int card = 0; card < printed_mazes; ++card) powers += face_of(card, 0).power * copies_of(card);
  for (const Trap& trap : trap_cards)
    for (const Step step : trap.effect.steps) powers += step.op == Op::enrage ? step.n * trap.copies : 0;
  return powers;
}();
static_assert(cost_bits + monster_bits + order_bits == 64);
static_assert(powers_in_deck < 1 << cost_bits && monsters_in_deck < 1 << (order_bits - cells + 1));

}  // namespace

Ways::Ways(const Grid& grid, const Traveller& traveller) : grid_(grid) {
  if (!set_tolls(traveller)) {
    for_each_cell(joined(grid), [&](Cell cell) { legs_[cell].toll = 0; });
    return;
  }
  // Dijkstra: the card whose middle is cheapest to reach is settled next.
  legs_[middle].toll = 0;
  for (CellSet open = only_cell(middle), settled = 0; open != 0;) {
    Cell nearest = no_cell;
    for_each_cell(open, [&](Cell cell) {
      if (nearest == no_cell || legs_[cell].toll < legs_[nearest].toll) nearest = cell;
    });
    open &= ~only_cell(nearest);
    settled |= only_cell(nearest);
    for (int i = 0; i < side_count; ++i) {
      const Sides side = side_at(i);
      const Cell there = beyond(nearest, side);
      if (there == no_cell || has_cell(settled, there) || (face_at(grid, nearest).through & side) == 0) continue;
      const Face& face = face_at(grid, there);
      if ((face.through & opposite(side)) == 0) continue;
      Leg leg = at_side(nearest, side);
      if (tolls_[there] != 0 && (face.branch == 0 || face.branch == opposite(side))) {
        leg.toll += tolls_[there];
        leg.monsters |= only_cell(there);
      }
      if (leg.toll < legs_[there].toll) legs_[there] = leg;
      open |= only_cell(there);
    }
  }
}

bool Ways::set_tolls(const Traveller& traveller) {
  bool any = false;
  for (int cell = 0; cell < cells; ++cell) {
    if (traveller.ignores_monsters || is_free(grid_, cell) || has_cell(traveller.passed, cell)) continue;
    int power = face_at(grid_, cell).power;
    if (power == 0) continue;
    for (const Rage& rage : traveller.rages) power += rage.cell == cell ? rage.extra : 0;
    tolls_[cell] = toll_of(std::max(0, power - traveller.power), cell);
    any = true;
  }
  return any;
}

Ways::Leg Ways::at_side(int cell, Sides side) const {
  Leg leg = legs_[cell];
  if (leg.toll == unreachable || tolls_[cell] == 0 || face_at(grid_, cell).branch != side) return leg;
  leg.toll += tolls_[cell];
  leg.monsters |= only_cell(cell);
  return leg;
}

Way Ways::as_way(const Leg& leg) {
  if (leg.toll == unreachable) return {};
  return {true, static_cast<int>(leg.toll >> (monster_bits + order_bits)), leg.monsters};
}

Way Ways::to_cell(int cell, const Face& face) const {
  Leg best;
  for (int i = 0; i < side_count; ++i) {
    const Sides side = side_at(i);
    const Cell there = beyond(cell, side);
    if (there == no_cell || (face.open() & side) == 0 || (face_at(grid_, there).through & opposite(side)) == 0)
      continue;
    const Leg leg = at_side(there, opposite(side));
    if (leg.toll < best.toll) best = leg;
  }
  return as_way(best);
}

Way Ways::to_room(int room) const {
  const RoomPlace& place = room_places[room];
  if ((face_at(grid_, place.cell).through & place.side) == 0) return {};
  return as_way(at_side(place.cell, place.side));
}

}  // namespace kairo::galleria
