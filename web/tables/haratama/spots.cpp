#include "web/tables/haratama/pieces.h"

#include "engine/games/haratama/events.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

std::vector<std::string> spots_of_move(const View& /*view*/, Move move) {
  const auto spot = [](Card card) { return "card." + card_id(card); };
  if (move.kind == Move::Kind::pass) return {spot(move.a), spot(move.b)};
  return {spot(move.a)};
}

std::vector<std::string> spots_of_trick(const View& view) {
  std::vector<std::string> spots;
  for (int i = 0; i < view.table.size; ++i)
    spots.push_back("trick." + std::to_string(player_of(view.table, i, view.players)));
  if (view.phase == Phase::pass)
    for (int i = 1; i <= passed_cards; ++i) spots.push_back("pass." + std::to_string(i));
  // The place where the own card will lie, and is tapped to play it.
  if (view.phase == Phase::play && view.asked < view.players) spots.push_back("trick." + std::to_string(view.asked));
  return spots;
}

std::vector<std::string> spots_of_changes(const View& /*view*/, std::span<const Event> events) {
  std::vector<std::string> spots;
  for (const Event& event : events) {
    const std::string player = "player." + std::to_string(event.seat);
    switch (kind_of(event)) {
      case EventKind::fox_shown: spots.push_back(player + ".fox"); break;
      case EventKind::day_broke: spots.emplace_back("sky"); break;
      case EventKind::trick_won:
        if (event.as<event_row::TrickWon>().treasures > 0) spots.push_back(player + ".treasures");
        break;
      case EventKind::haratama:
      case EventKind::round_lost: spots.push_back(player + ".losses"); break;
      default: break;
    }
  }
  return spots;
}

}  // namespace kairo::haratama::table
