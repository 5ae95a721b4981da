#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/match.h"
#include "engine/match/registry.h"
#include "web/app/session/session.h"

namespace kairo::app::testing {

inline const Game& wicked() { return *find_game("wicked"); }

inline Match new_match(int seats = 3, std::uint64_t seed = 7) {
  return Match(wicked(), standard_setup(*wicked().info, seats, seed));
}

/// A match after this number of moves: the bid of one piece where it is legal, else the first legal move.
inline Match played(int moves, int seats = 3, std::uint64_t seed = 7) {
  Match match = new_match(seats, seed);
  for (int i = 0; i < moves && !match.over(); ++i) {
    const auto one = match.now().parse_move("bid 1 -");
    if (!one || !match.play(*one).made()) match.play_index(0);
  }
  return match;
}

/// One letter per seat: `h` for a person, `b` for a bot.
inline std::vector<Player> players(const std::string& kinds) {
  std::vector<Player> all;
  for (const char kind : kinds) all.push_back({.kind = kind == 'h' ? Player::Kind::human : Player::Kind::bot});
  return all;
}

inline Session session(const std::string& kinds, int moves = 0) {
  return {"id", played(moves, static_cast<int>(kinds.size())), players(kinds)};
}

inline bool play(Session& session, const char* move) {
  const auto any = session.now().parse_move(move);
  return any && session.play(*any).made();
}

}  // namespace kairo::app::testing
