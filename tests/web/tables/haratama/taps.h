#pragma once

#include <string>
#include <vector>

#include "engine/games/haratama/words.h"

namespace kairo::testing {

inline std::string spot_of_card(haratama::Card card) {
  return "card." + haratama::move_text({haratama::Move::Kind::play, card, 0}).substr(5);
}

/// The taps that make this move, if nothing has been tapped yet.
inline std::vector<std::string> taps_for(const haratama::State&, haratama::Move move) {
  if (move.kind == haratama::Move::Kind::pass) return {spot_of_card(move.a), spot_of_card(move.b), "pass.confirm"};
  return {spot_of_card(move.a), spot_of_card(move.a)};
}

}  // namespace kairo::testing
