#include "engine/games/galleria/pieces/placements.h"

#include <bit>

#include "engine/games/galleria/pieces/enraged_monsters.h"

namespace kairo::galleria {

namespace {

Traveller active_player(const Table& table, const EnragedMonsters& enraged) {
  return {power(table, table.turn), table.passed, table.ignores_monsters, enraged};
}

int price_of_all_monsters(const Grid& grid, const Traveller& traveller) {
  int price = 0;
  for_each_cell(monsters_to_pass(grid, traveller),
                [&](Cell cell) { price += price_of(power_met(grid, traveller, cell), traveller); });
  return price;
}

}  // namespace

Placements::Placements(const Table& table, const Cards& hand)
    : table_(table),
      hand_(hand),
      traveller_(active_player(table, table.enraged_monsters)),
      joined_(joined(table.grid)),
      joined_rooms_(joined_rooms(table.grid.passages(), joined_)) {}

const Ways& Placements::ways() const {
  if (!ways_) ways_.emplace(table_.grid, traveller_);
  return *ways_;
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
    grid.lay(placement.cell, {placement.card, placement.turned});
    const RoomSet newly_joined = joined_rooms(grid) & table_.full & static_cast<RoomSet>(~joined_rooms_);
    if (newly_joined != 0) {
      const auto room = static_cast<Room>(std::countr_zero(newly_joined));
      const EnragedMonsters enraged = placement == table_.pending
                                          ? table_.enraged_monsters
                                          : enraged_when_declared(table_, placement, hand_.of[placement.card]);
      return {Ways(grid, active_player(table_, enraged)).to_room(room), room};
    }
  }
  return {ways().to_cell(placement.cell, face_of(placement.card, placement.turned)), no_room};
}

bool Placements::is_next_to(CellSet joined_cells, Placement placement) const {
  const Face& face = face_of(placement.card, placement.turned);
  for (int i = 0; i < side_count; ++i)
    if ((face.open() & side_at(i)) != 0 && meets_joined(table_.grid, joined_cells, placement.cell, side_at(i)))
      return true;
  return false;
}

bool Placements::costs_at_most(int limit, Placement placement) const {
  // A way passes each monster once at most, and the one on the card itself only when it leads to a room.
  if (!price_of_all_) price_of_all_ = price_of_all_monsters(table_.grid, traveller_);
  int most = *price_of_all_;
  if (!traveller_.ignores_monsters) {
    most += price_of(face_of(placement.card, placement.turned).power, traveller_);
    for (const EnragedMonster& enraged : traveller_.enraged_monsters) most += enraged.extra;
  }
  if (most <= limit) return true;
  if (!free_of_charge_) free_of_charge_ = free_of_charge(table_.grid, traveller_);
  return (is_next_to(*free_of_charge_, placement) && !may_join_a_room(placement)) ||
         approach(placement).way.cost <= limit;
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
