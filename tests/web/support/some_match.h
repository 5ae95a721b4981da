#pragma once

#include <functional>

#include "engine/bots/bot.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"

/// Matches that get far into a game and into odd positions.
namespace kairo::testing {

/// A finished match with random options, half of its moves made by a bot and half at random.
inline Match some_match(const Game& game, int seats, std::uint64_t seed) {
  Match match(game, random_setup(*game.info, seats, seed));
  for (Rng rng(seed); !match.over();) {
    if (rng.below(2) == 0)
      match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
    else
      play_at_random(match, rng, 1);
  }
  return match;
}

/// Visits about `count` positions spread over such a match, and its end.
inline void for_some_positions(const Game& game, int seats, std::uint64_t seed, std::size_t count,
                               const std::function<void(const Position&)>& visit) {
  const Match match = some_match(game, seats, seed);
  const std::size_t step = match.steps().size() / count + 1;
  for (std::size_t i = 0; i < match.steps().size(); i += step) visit(match.after(i));
  visit(match.now());
}

inline void for_each_table_size(const GameInfo& info, const std::function<void(int seats)>& visit) {
  for (int seats = info.min_seats; seats <= info.max_seats; ++seats) visit(seats);
}

}  // namespace kairo::testing
