#include "engine/games/galleria/placing.h"

#include <bit>

namespace kairo::galleria {

namespace {

/// The active player, with the card that is about to lie.
Traveller traveller(const Table& table, Pending laying) {
  Traveller who{power(table, table.turn), table.passed, table.ignores_monsters, table.rages};
  for (Rage& rage : who.rages)
    if (laying.card != no_card && rage.card == laying.card) rage.cell = laying.cell;
  return who;
}

}  // namespace

Placing::Placing(const Table& table)
    : table_(table),
      joined_(joined(table.grid)),
      joined_rooms_(joined_rooms(table.grid, joined_)),
      ways_(table.grid, traveller(table, {})) {}

CellSet Placing::places() const {
  CellSet beside = 0;
  for_each_cell(joined_, [&](Cell cell) {
    for (int i = 0; i < side_count; ++i)
      if (const Cell there = beyond(cell, side_at(i)); there != no_cell && is_free(table_.grid, there))
        beside |= only_cell(there);
  });
  return beside;
}

bool Placing::may_join_a_room(Pending laying) const {
  const Face& face = face_of(laying.card, laying.turned);
  for (int i = 0; i < side_count; ++i) {
    const Sides side = side_at(i);
    if ((face.through & side) == 0) continue;
    const Cell there = beyond(laying.cell, side);
    if (there == no_cell || (!is_free(table_.grid, there) && !has_cell(joined_, there))) return true;
  }
  return false;
}

Approach Placing::approach(Pending laying) const {
  if (may_join_a_room(laying)) {
    Grid grid = table_.grid;
    grid[laying.cell] = {laying.card, laying.turned};
    const RoomSet newly = joined_rooms(grid) & table_.full & static_cast<RoomSet>(~joined_rooms_);
    if (newly != 0) {
      const auto room = static_cast<Room>(std::countr_zero(newly));
      return {Ways(grid, traveller(table_, laying)).to_room(room), room};
    }
  }
  return {ways_.to_cell(laying.cell, face_of(laying.card, laying.turned)), no_room};
}

Refusal Placing::against(Pending laying) const {
  if (!is_free(table_.grid, laying.cell)) return Refusal::cell_taken;
  switch (misfit(table_.grid, joined_, table_.full, laying.cell, face_of(laying.card, laying.turned))) {
    case Misfit::none: break;
    case Misfit::blocked: return Refusal::blocked;
    case Misfit::outer_wall: return Refusal::outer_wall;
    case Misfit::empty_room: return Refusal::empty_room;
    case Misfit::not_joined: return Refusal::not_joined;
  }
  // The card being placed cannot pay.
  return approach(laying).way.cost < table_.hand_size[table_.turn] ? Refusal::none : Refusal::cannot_pay;
}

bool is_laying(Pending laying) {
  return is_maze(laying.card) && laying.cell < cells && laying.turned <= (is_symmetric(laying.card) ? 0 : 1);
}

Approach approach(const Table& table, Pending laying) { return Placing(table).approach(laying); }

Approach current_approach(const Table& table) {
  if (table.pending.card != no_card) return approach(table, table.pending);
  return {Ways(table.grid, traveller(table, {})).to_room(table.room), table.room};
}

int monster_power(const Table& table, int cell) {
  const Pending& pending = table.pending;
  const bool is_pending = pending.card != no_card && cell == pending.cell;
  int power = is_pending ? face_of(pending.card, pending.turned).power : face_at(table.grid, cell).power;
  for (const Rage& rage : table.rages)
    power += (is_pending ? rage.card == pending.card : rage.cell == cell) ? rage.extra : 0;
  return power;
}

}  // namespace kairo::galleria
