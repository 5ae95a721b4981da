#include "web/tables/ruin/pieces.h"

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/rules.h"

namespace kairo::ruin::table {

namespace {

std::string spot_of(Cell cell) { return "cell." + cell_id(cell); }
std::string spot_of_goal(Goal goal) { return "goal." + goal_id(goal); }

/// The dealt cards with the shape that is drawn, or the sign with which it is drawn, and its cells.
std::vector<std::string> spots_of_drawing(const View& view, Move move) {
  std::vector<std::string> spots;
  if (view.phase == Phase::prepare) {
    const Shape shape = orientations[move.c].shape;
    for (Card card = 0; card < search_cards.size(); ++card)
      if (search_cards[card].shape == shape) spots.push_back(std::string("card.") + static_cast<char>('A' + card));
  } else {
    spots.emplace_back(move.a == index(Mark::passage) ? "mark.passage" : "mark.wall");
  }
  for_each_cell(drawn_cells(move), [&](Cell cell) { spots.push_back(spot_of(cell)); });
  return spots;
}

}  // namespace

std::vector<std::string> spots_of_move(const View& view, Move move) {
  using Kind = Move::Kind;
  switch (move.kind) {
    case Kind::keep: return {spot_of_goal(move.a), spot_of_goal(move.b)};
    case Kind::draw: return spots_of_drawing(view, move);
    case Kind::single: return {"mark.single", spot_of(move.a)};
    case Kind::spend:
      if (view.phase == Phase::walk) return {"warp", spot_of_goal(move.a)};
      return {spot_of_goal(move.a)};
    case Kind::pass: return {"pass"};
    case Kind::extra: return {move.a == index(Mark::passage) ? "mark.passage" : "mark.wall", spot_of(move.b)};
    case Kind::walk:
    case Kind::warp: return {spot_of(move.a)};
    case Kind::leave: return {"leave"};
  }
  return {};
}

std::vector<std::string> spots_of_question(const View& view) {
  std::vector<std::string> spots;
  if (view.phase == Phase::keep || view.phase == Phase::offer)
    for_each_in(my_goals(view), [&](Goal goal) { spots.push_back(spot_of_goal(goal)); });
  return spots;
}

std::vector<std::string> spots_of_changes(const View& view, std::span<const Event> events) {
  std::vector<std::string> spots;
  for (const Event& event : events) {
    const bool is_own = event.seat == view.me;
    const std::string map = "map." + std::to_string(event.seat + 1);
    switch (kind_of(event)) {
      case EventKind::gate_made:
      case EventKind::wall_made:
        if (is_own) spots.push_back(spot_of(letter_cell(event.as<event_row::OfLetter>().letter)));
        break;
      case EventKind::destination_opened:
        spots.push_back(spot_of(letter_cell(event.as<event_row::OfLetter>().letter)));
        break;
      case EventKind::gem_taken: spots.push_back(is_own ? "status.gems" : map + ".gems"); break;
      case EventKind::left: spots.push_back(is_own ? "status" : map + ".left"); break;
      case EventKind::goal_drawn: spots.push_back(is_own ? "status.goals" : map + ".goals"); break;
      default: break;
    }
  }
  return spots;
}

}  // namespace kairo::ruin::table
