#include "engine/games/galleria/rules/effect_targets.h"

#include "engine/games/galleria/pieces/placements.h"

namespace kairo::galleria {

namespace {

bool is_used_by(const Table& table, Seat who, int curio) {
  return table.owner[curio] == who && is_curio_used(table, curio);
}

bool can_be_stolen_from(const Table& table, Seat who, int seat) {
  return seat != who && is_still_in(table, seat) && table.hand_size[seat] > 0;
}

}  // namespace

int target_bound(Target kind) {
  switch (kind) {
    case Target::player: return max_players;
    case Target::maze_card:
    case Target::monster: return cells;
    case Target::room: return rooms;
    case Target::used_curio:
    case Target::common_used_curio: return curios;
    case Target::none:
    case Target::facet_deck:
    case Target::deck: break;
  }
  return 1;
}

bool is_target(const Table& table, Seat who, Target kind, int target, Curio self) {
  if (target >= target_bound(kind)) return false;
  switch (kind) {
    case Target::none: return true;
    case Target::player: return can_be_stolen_from(table, who, target);
    case Target::maze_card: return has_cell(maze_cells(table.grid), target);
    case Target::room: return has_room(table.full, target);
    case Target::used_curio: return target != self && is_used_by(table, who, target);
    case Target::common_used_curio: return !curio_cards[target].rare && is_used_by(table, who, target);
    case Target::monster: return has_cell(current_way(table).monsters, target);
    case Target::facet_deck: return facet_deck(table) != 0;
    case Target::deck: return table.deck_left > 0;
  }
  return false;
}

}  // namespace kairo::galleria
