#pragma once

#include <string>
#include <vector>

#include "engine/games/haratama/words.h"

namespace kairo::testing {

inline std::string spot_of_card(haratama::Card card) {
  return "card." + haratama::move_text({haratama::Move::Kind::play, card, 0}).substr(5);
}

/// What makes this move, one tap after another, when nothing has been touched yet.
inline std::vector<std::string> haratama_taps(haratama::Move move) {
  if (move.kind == haratama::Move::Kind::pass) return {spot_of_card(move.a), spot_of_card(move.b), "pass.confirm"};
  return {spot_of_card(move.a), spot_of_card(move.a)};
}

}  // namespace kairo::testing
