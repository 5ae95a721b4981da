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

void enrage_cell(EnragedMonsters& all, Cell cell, std::uint8_t extra) {
  for (EnragedMonster& enraged : all)
    if (enraged.cell == cell) {
      enraged.extra = static_cast<std::uint8_t>(enraged.extra + extra);
      return;
    }
  all.push_back({cell, extra});
}

void forget_enraged_cell(EnragedMonsters& all, Cell cell) {
  EnragedMonsters others;
  for (const EnragedMonster& enraged : all)
    if (enraged.cell != cell) others.push_back(enraged);
  all = others;
}

int power_met(const Grid& grid, const Traveller& traveller, int cell) {
  int power = face_at(grid, cell).power;
  for (const EnragedMonster& enraged : traveller.enraged_monsters) power += enraged.cell == cell ? enraged.extra : 0;
  return power;
}

CellSet free_of_charge(const Grid& grid, const Traveller& traveller) {
  CellsBySide through = grid.passages().through;
  for_each_cell(monsters_to_pass(grid, traveller), [&](Cell cell) {
    if (price_of(power_met(grid, traveller, cell), traveller) == 0) return;
    for (CellSet& side : through) side &= ~only_cell(cell);
  });
  return reached(only_cell(middle), through, through);
}

Ways::Ways(const Grid& grid, const Traveller& traveller)
    : grid_(grid),
      traveller_(traveller),
      guarded_(monsters_to_pass(grid, traveller)),
      free_exits_(grid.passages().through),
      free_entries_(free_exits_) {
  for_each_cell(guarded_, [&](Cell cell) {
    const Sides branch = face_at(grid, cell).branch;
    for (int side = 0; side < side_count; ++side) {
      if (branch == 0 || branch == side_at(side)) free_entries_[side] &= ~only_cell(cell);
      if (branch == side_at(side)) free_exits_[side] &= ~only_cell(cell);
    }
  });
  find_regions();
}

/// Dijkstra's algorithm, with regions instead of single cards: the one that is cheapest to reach is settled next.
void Ways::find_regions() {
  for (Step step{.leg = {.toll = 0}, .to = middle}; step.to != no_cell;) {
    settle(step);
    step = {};
    const CellsBySide& through = grid_.passages().through;
    for_each_side([&]<int Side> {
      const CellSet beyond_settled = beyond_all<Side>(settled_ & through[Side]) & ~settled_;
      for_each_cell(beyond_settled & through[opposite_index(Side)],
                    [&](Cell to) { try_step(side_at(Side), to, step); });
    });
  }
}

void Ways::settle(const Step& step) {
  const CellSet members = reached(only_cell(step.to), free_exits_, free_entries_);
  regions_.push_back({step.leg, members});
  settled_ |= members;
  for (CellSet& entries : free_entries_) entries &= ~members;
}

void Ways::try_step(Sides side, Cell to, Step& best) const {
  Leg leg = to_side(beyond(to, opposite(side)), side);
  const Sides branch = face_at(grid_, to).branch;
  if (has_cell(guarded_, to) && (branch == 0 || branch == opposite(side))) pass_monster(to, leg);
  if (leg.toll < best.leg.toll) best = {leg, to};
}

void Ways::pass_monster(int cell, Leg& leg) const {
  leg.toll += toll_of(price_of(power_met(grid_, traveller_, cell), traveller_), cell);
  leg.monsters |= only_cell(cell);
}

Ways::Leg Ways::to_side(int cell, Sides side) const {
  for (const Region& region : regions_) {
    if (!has_cell(region.members, cell)) continue;
    Leg leg = region.leg;
    if (has_cell(guarded_, cell) && face_at(grid_, cell).branch == side) pass_monster(cell, leg);
    return leg;
  }
  return {};
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
    if (neighbour == no_cell || (face.open() & side) == 0 || !leads(neighbour, opposite(side))) continue;
    const Leg leg = to_side(neighbour, opposite(side));
    if (leg.toll < best.toll) best = leg;
  }
  return as_way(best);
}

Way Ways::to_room(int room) const {
  const RoomPlace& place = room_places[room];
  return leads(place.cell, place.side) ? as_way(to_side(place.cell, place.side)) : Way{};
}

}  // namespace kairo::galleria
