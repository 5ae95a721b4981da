#include "web/tables/wicked/spots.h"

#include <string_view>

namespace kairo::wicked::table {

namespace {

constexpr std::string_view colour_words[] = {"red", "green", "blue", "yellow"};

std::string spot_of_token(Move move) {
  constexpr std::string_view ranks[] = {"low", "middle", "high"};
  return "soul." + std::string(ranks[move.a]) + "." + std::string(colour_words[move.b]);
}

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
    case Kind::colour: return {"colour." + std::string(colour_words[move.a])};
    case Kind::give_back: return {"return." + std::string(colour_words[move.a])};
    case Kind::promote:
    case Kind::spell:
    case Kind::change:
    case Kind::reward: return {spot_of_token(move)};
    case Kind::small: return {"oracle.small." + std::to_string(move.a + 1)};
    case Kind::great: return {"oracle.great." + std::to_string(move.a + 1)};
    case Kind::decline: return {"soul.decline"};
    case Kind::done: return {"soul.done"};
  }
  return {};
}

}  // namespace kairo::wicked::table
