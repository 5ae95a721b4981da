#include "engine/bots/galleria/plan.h"

#include <algorithm>

#include "engine/bots/galleria/worth.h"

namespace kairo::galleria::bot {

namespace {

/// For each free cell, how many cells must be filled from there to the room.
using Steps = std::array<int, cells>;

Steps steps_from(const Grid& grid, Room room) {
  Steps steps = filled<int, cells>(far_away);
  const Cell goal = room_places[room].cell;
  if (!is_free(grid, goal)) return steps;
  FixedVector<Cell, cells> queue;
  queue.push_back(goal);
  steps[goal] = 1;
  for (std::size_t next = 0; next < queue.size(); ++next)
    for (int i = 0; i < side_count; ++i) {
      const Cell there = beyond(queue[next], side_at(i));
      if (there == no_cell || !is_free(grid, there) || steps[there] != far_away) continue;
      steps[there] = steps[queue[next]] + 1;
      queue.push_back(there);
    }
  return steps;
}

/// Tries the cards in hand along the shortest paths to one room.
class PlanSearch {
 public:
  PlanSearch(const View& view, Room room, int power_added) : view_(view), room_(room), hand_(view.hands[view.me]) {
    traveller_.power = power(view.table, view.me) + power_added;
    traveller_.passed = view.table.passed;
    traveller_.ignores_monsters = view.table.ignores_monsters;
    traveller_.enraged_monsters = view.table.enraged_monsters;
  }

  std::optional<Plan> run() {
    const Grid& grid = view_.table.grid;
    const int nearest = cells_to(grid, room_);
    if (nearest > most_cards || nearest > hand_.count(0, maze_kinds)) return best_;
    steps_ = steps_from(grid, room_);
    for_each_cell(cells_at_passages(grid), [&](Cell cell) {
      if (steps_[cell] <= nearest + detour) lay_at(grid, cell, 0);
    });
    return best_;
  }

 private:
  /// Longer plans seldom survive the other players, and take long to find.
  static constexpr int most_cards = 4;
  static constexpr int detour = 1;
  static constexpr int most_tries = 3000;

  void lay_at(const Grid& grid, Cell cell, int laid) {
    const CellSet joined_now = joined(grid);
    for (int card = 0; card < maze_kinds; ++card) {
      if (!hand_.has(card)) continue;
      for (std::uint8_t turned = 0; turned <= (is_symmetric(card) ? 0 : 1); ++turned) {
        const Face& face = face_of(card, turned);
        if (++tries_ > most_tries || face.through == 0) return;
        if (misfit(grid, joined_now, view_.table.full, cell, face) != Misfit::none) continue;
        const Placement placement{static_cast<Card>(card), cell, turned};
        if (laid == 0) first_ = placement;
        hand_.remove(card);
        extend(grid, placement, laid + 1);
        hand_.add(card);
      }
    }
  }

  void extend(Grid grid, Placement placement, int laid) {
    grid.lay(placement.cell, {placement.card, placement.turned});
    if (placement.cell == room_places[room_].cell) return finish_plan(grid, laid);
    const Face& face = face_of(placement.card, placement.turned);
    for (int i = 0; i < side_count; ++i) {
      const Cell there = beyond(placement.cell, side_at(i));
      if ((face.through & side_at(i)) == 0 || there == no_cell || !is_free(grid, there)) continue;
      if (steps_[there] < steps_[placement.cell] && laid + steps_[there] <= most_cards) lay_at(grid, there, laid);
    }
  }

  void finish_plan(const Grid& grid, int laid) {
    const Way way = Ways(grid, traveller_).to_room(room_);
    if (!way.exists) return;
    const Plan plan{first_, room_, laid, way.cost};
    if (!best_ || worth_of(view_, plan) > worth_of(view_, *best_)) best_ = plan;
  }

  const View& view_;
  Room room_;
  Steps steps_{};
  Cards hand_;
  Traveller traveller_;
  Placement first_;
  std::optional<Plan> best_;
  int tries_ = 0;
};

}  // namespace

int worth_of(const View& view, const Plan& plan) {
  return worth_of_room(view, plan.room) - (plan.cards + plan.cost) * usual_card;
}

std::optional<Plan> best_plan(const View& view, int power_added) {
  std::optional<Plan> best;
  for (Room room = 0; room < rooms; ++room) {
    if (!has_room(view.table.full, room)) continue;
    const std::optional<Plan> plan = PlanSearch(view, room, power_added).run();
    if (plan && (!best || worth_of(view, *plan) > worth_of(view, *best))) best = plan;
  }
  return best;
}

Arrival end_of_way(const Table& table) {
  return table.pending.card == no_card ? Arrival{table.room, 0} : arrival(table, table.pending);
}

}  // namespace kairo::galleria::bot
