#include "web/tables/haratama/pieces.h"

#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

std::vector<std::string> spots_of_move(const View& /*view*/, Move move) {
  const auto spot = [](Card card) { return "card." + card_id(card); };
  if (move.kind == Move::Kind::pass) return {spot(move.a), spot(move.b)};
  return {spot(move.a)};
}

}  // namespace kairo::haratama::table
