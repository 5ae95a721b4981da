#include "web/tables/wicked/pieces.h"

#include <string_view>

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

}  // namespace

std::vector<std::string> spots_of_move(const View& /*view*/, Move move) {
  using Kind = Move::Kind;
  switch (move.kind) {
    case Kind::bid: return spots_of_bid(move);
    case Kind::colour: return {"colour." + std::string(colour_ids[move.a])};
    case Kind::give_back: return {"return." + std::string(colour_ids[move.a])};
    case Kind::promote:
    case Kind::spell:
    case Kind::change:
    case Kind::reward: return {soul_id(move.a, move.b)};
    case Kind::small:
    case Kind::great: return {oracle_id(move.kind == Kind::small, move.a)};
    case Kind::decline: return {"soul.decline"};
    case Kind::done: return {"soul.done"};
  }
  return {};
}

}  // namespace kairo::wicked::table
