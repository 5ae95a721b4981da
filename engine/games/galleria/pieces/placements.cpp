#include "engine/games/galleria/pieces/placements.h"

#include <bit>

#include "engine/games/galleria/pieces/enraged_monsters.h"

namespace kairo::galleria {

namespace {

Traveller active_player(const Table& table, const EnragedMonsters& enraged) {
  return {power(table, table.turn), table.passed, table.ignores_monsters, enraged};
}

}  // namespace

Placements::Placements(const Table& table, const Cards& hand)
    : table_(table),
      hand_(hand),
      joined_(joined(table.grid)),
      joined_rooms_(joined_rooms(table.grid, joined_)),
      ways_(table.grid, active_player(table, table.enraged_monsters)) {}

CellSet Placements::candidate_cells() const {
  CellSet candidates = 0;
  for_each_cell(joined_, [&](Cell cell) {
    for (int i = 0; i < side_count; ++i)
      if (const Cell there = beyond(cell, side_at(i)); there != no_cell && is_free(table_.grid, there))
        candidates |= only_cell(there);
  });
  return candidates;
}

/// A cheap test: only a card at the border, or one that rejoins a part that was cut off, can join a room.
bool Placements::may_join_a_room(Placement placement) const {
  const Face& face = face_of(placement.card, placement.turned);
  for (int i = 0; i < side_count; ++i) {
    const Sides side = side_at(i);
    if ((face.through & side) == 0) continue;
    const Cell there = beyond(placement.cell, side);
    if (there == no_cell || (!is_free(table_.grid, there) && !has_cell(joined_, there))) return true;
  }
  return false;
}

Approach Placements::approach(Placement placement) const {
  if (may_join_a_room(placement)) {
    Grid grid = table_.grid;
    grid[placement.cell] = {placement.card, placement.turned};
    const RoomSet newly_joined = joined_rooms(grid) & table_.full & static_cast<RoomSet>(~joined_rooms_);
    if (newly_joined != 0) {
      const auto room = static_cast<Room>(std::countr_zero(newly_joined));
      const EnragedMonsters enraged = placement == table_.pending
                                          ? table_.enraged_monsters
                                          : enraged_when_declared(table_, placement, hand_.of[placement.card]);
      return {Ways(grid, active_player(table_, enraged)).to_room(room), room};
    }
  }
  return {ways_.to_cell(placement.cell, face_of(placement.card, placement.turned)), no_room};
}

bool is_well_formed(Placement placement) {
  return is_maze(placement.card) && placement.cell < cells &&
         placement.turned <= (is_symmetric(placement.card) ? 0 : 1);
}

Approach approach(const Table& table, const Cards& hand, Placement placement) {
  return Placements(table, hand).approach(placement);
}

Approach current_approach(const Table& table) {
  if (table.pending.card != no_card) return approach(table, {}, table.pending);
  return {Ways(table.grid, active_player(table, table.enraged_monsters)).to_room(table.room), table.room};
}

int monster_power(const Table& table, int cell) {
  const Placement& pending = table.pending;
  const bool is_pending = pending.card != no_card && cell == pending.cell;
  int power = is_pending ? face_of(pending.card, pending.turned).power : face_at(table.grid, cell).power;
  for (const EnragedMonster& enraged : table.enraged_monsters) power += enraged.cell == cell ? enraged.extra : 0;
  return power;
}

}  // namespace kairo::galleria
