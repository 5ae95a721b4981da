#pragma once

#include "engine/bots/ruin/drawing.h"

namespace kairo::ruin::bot {

constexpr bool is_stop(Move move) {
  return move.kind == Move::Kind::walk || move.kind == Move::Kind::warp || move.kind == Move::Kind::leave;
}

/// Estimates the worth of stops (walk, warp or leave), one after another.
class StopJudge {
 public:
  StopJudge(const Map& map, const Prospect& prospect) : map_(map), prospect_(prospect) {}
  int worth(Move move);

 private:
  const Map& map_;
  const Prospect& prospect_;
  Distances distances_{};  ///< of the network of the last stop
};

/// The remaining worth of leaving for an explorer that stands here when the next round begins. Time may run out, and
/// others may leave first.
int hope_of_leaving(const Map& map, Cell stop, const Prospect& prospect);

/// The best stop among `moves` (walk, warp or leave).
Choice choose_stop(const Map& map, const Prospect& prospect, const State::MoveList& moves);

}  // namespace kairo::ruin::bot
