#include "engine/games/galleria/pieces/placements.h"

#include <bit>

namespace kairo::galleria {

namespace {

Traveller active_player(const Table& table) {
  return {power(table, table.turn), table.passed, table.ignores_monsters, table.enraged_monsters};
}

int price_of_all_monsters(const Grid& grid, const Traveller& traveller) {
  int price = 0;
  for_each_cell(monsters_to_pass(grid, traveller),
                [&](Cell cell) { price += price_of(power_met(grid, traveller, cell), traveller); });
  return price;
}

}  // namespace

Placements::Placements(const Table& table)
    : table_(table), traveller_(active_player(table)), joined_(joined(table.grid)) {}

bool Placements::is_reached(int cell) const {
  for (int i = 0; i < side_count; ++i)
    if (meets_joined(table_.grid, joined_, cell, side_at(i))) return true;
  return false;
}

Way Placements::way_to(Placement placement) const {
  if (!ways_) ways_.emplace(table_.grid, traveller_);
  return ways_->to_cell(placement.cell, face_of(placement.card, placement.turned));
}

bool Placements::is_next_to(CellSet joined_cells, Placement placement) const {
  const Face& face = face_of(placement.card, placement.turned);
  for (int i = 0; i < side_count; ++i)
    if ((face.open() & side_at(i)) != 0 && meets_joined(table_.grid, joined_cells, placement.cell, side_at(i)))
      return true;
  return false;
}

bool Placements::costs_at_most(int limit, Placement placement) const {
  if (!price_of_all_) price_of_all_ = price_of_all_monsters(table_.grid, traveller_);
  if (*price_of_all_ <= limit) return true;
  if (!free_of_charge_) free_of_charge_ = free_of_charge(table_.grid, traveller_);
  return is_next_to(*free_of_charge_, placement) || way_to(placement).cost <= limit;
}

bool is_well_formed(Placement placement) {
  return is_maze(placement.card) && placement.cell < cells &&
         placement.turned <= (is_symmetric(placement.card) ? 0 : 1);
}

Way way_to(const Table& table, Placement placement) { return Placements(table).way_to(placement); }

Way way_to_room(const Table& table, Room room) { return Ways(table.grid, active_player(table)).to_room(room); }

Way current_way(const Table& table) {
  if (table.pending.card != no_card) return way_to(table, table.pending);
  return way_to_room(table, table.room);
}

Arrival arrival(const Table& table, Placement placement) {
  Grid grid = table.grid;
  grid.lay(placement.cell, {placement.card, placement.turned});
  const auto joined_now = static_cast<RoomSet>(joined_rooms(grid) & table.full);
  if (joined_now == 0) return {};
  const auto room = static_cast<Room>(std::countr_zero(joined_now));
  Traveller traveller = active_player(table);
  traveller.passed |= way_to(table, placement).monsters;
  return {room, Ways(grid, traveller).to_room(room).cost};
}

int monster_power(const Table& table, int cell) { return power_met(table.grid, active_player(table), cell); }

}  // namespace kairo::galleria
