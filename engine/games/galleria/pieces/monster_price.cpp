#include "engine/games/galleria/pieces/monster_price.h"

#include <algorithm>

namespace kairo::galleria {

namespace {

// The parts of a toll, most significant first. Each monster adds its own toll, so the toll of a way is a sum.
constexpr int cost_bits = 7;
constexpr int monster_bits = 5;
constexpr int order_bits = 52;  ///< enough for the sum over all monsters of one way

constexpr std::uint64_t toll_of(int cost, int cell) {
  // Of two sets of equally many cells, the one with the first cell in which they differ must have the smaller sum.
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
  if (set_tolls(traveller))
    find_cheapest_legs();
  else
    for_each_cell(joined(grid), [&](Cell cell) { legs_[cell].toll = 0; });
}

bool Ways::set_tolls(const Traveller& traveller) {
  bool any = false;
  for (int cell = 0; cell < cells; ++cell) {
    if (traveller.ignores_monsters || is_free(grid_, cell) || has_cell(traveller.passed, cell)) continue;
    int power = face_at(grid_, cell).power;
    if (power == 0) continue;
    for (const EnragedMonster& enraged : traveller.enraged_monsters) power += enraged.cell == cell ? enraged.extra : 0;
    tolls_[cell] = toll_of(std::max(0, power - traveller.power), cell);
    any = true;
  }
  return any;
}

/// Dijkstra's algorithm: the card whose middle is cheapest to reach is settled next.
void Ways::find_cheapest_legs() {
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
      const Cell next = beyond(nearest, side);
      if (next == no_cell || has_cell(settled, next) || (face_at(grid_, nearest).through & side) == 0) continue;
      const Face& face = face_at(grid_, next);
      if ((face.through & opposite(side)) == 0) continue;
      Leg leg = to_side(nearest, side);
      if (tolls_[next] != 0 && (face.branch == 0 || face.branch == opposite(side))) {
        leg.toll += tolls_[next];
        leg.monsters |= only_cell(next);
      }
      if (leg.toll < legs_[next].toll) legs_[next] = leg;
      open |= only_cell(next);
    }
  }
}

Ways::Leg Ways::to_side(int cell, Sides side) const {
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
    const Cell neighbour = beyond(cell, side);
    if (neighbour == no_cell || (face.open() & side) == 0) continue;
    if ((face_at(grid_, neighbour).through & opposite(side)) == 0) continue;
    const Leg leg = to_side(neighbour, opposite(side));
    if (leg.toll < best.toll) best = leg;
  }
  return as_way(best);
}

Way Ways::to_room(int room) const {
  const RoomPlace& place = room_places[room];
  if ((face_at(grid_, place.cell).through & place.side) == 0) return {};
  return as_way(to_side(place.cell, place.side));
}

}  // namespace kairo::galleria
