#include "web/tables/wicked/pieces.h"

#include <string_view>

#include "engine/games/wicked/events.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

namespace {

/// A low table counts pieces by buttons.
std::vector<std::string> spots_of_bid(Move bid) {
  std::vector<std::string> spots;
  if (bid.a > 0) spots = {"bid.piece." + std::to_string(bid.a), "bid.more"};
  if ((bid.b & witch_sign) != 0) spots.emplace_back("bid.sign.witch");
  if ((bid.b & soul_sign) != 0) spots.emplace_back("bid.sign.soul");
  if (spots.empty()) spots.emplace_back("bid.close");
  return spots;
}

/// The part of the seat's own board; empty: none.
std::string part_that_changed(const Event& event) {
  switch (kind_of(event)) {
    case EventKind::impurity_taken: return "shelf.impurity";
    case EventKind::token_gained:
    case EventKind::token_returned: return "shelf.rank." + std::string(rank_ids.front());
    case EventKind::spell_gained:
      return event.as<event_row::SpellGained>().half == Half::promotion ? "shelf.promotion" : "shelf.change";
    case EventKind::small_achieved: return oracle_id(true, event.as<event_row::Achieved>().which);
    case EventKind::great_achieved: return oracle_id(false, event.as<event_row::Achieved>().which);
    default: return {};
  }
}

}  // namespace

std::vector<std::string> spots_of_move(const View& /*view*/, Move move) {
  using Kind = Move::Kind;
  switch (move.kind) {
    case Kind::bid: return spots_of_bid(move);
    case Kind::colour: return {"colour." + std::string(colour_ids[move.a])};
    case Kind::give_back: return {"return." + std::string(colour_ids[move.a])};
    case Kind::promote:
    case Kind::spell:
    case Kind::change: return {soul_id(move.a, move.b), option_id(move)};
    case Kind::reward: return {soul_id(move.a, move.b)};
    case Kind::small:
    case Kind::great: return {oracle_id(move.kind == Kind::small, move.a)};
    case Kind::decline: return {"soul.decline"};
    case Kind::done: return {"soul.done"};
  }
  return {};
}

std::vector<std::string> spots_of_changes(const View& view, std::span<const Event> events) {
  std::vector<std::string> spots;
  for (const Event& event : events) {
    if (event.seat >= view.players) continue;
    const std::string part = part_that_changed(event);
    // The boards of the others are small: each is one spot.
    if (!part.empty()) spots.push_back(event.seat == view.me ? part : "board." + std::to_string(event.seat + 1));
  }
  return spots;
}

}  // namespace kairo::wicked::table
