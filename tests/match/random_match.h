#pragma once

#include "engine/match/match.h"

namespace kairo {

/// Makes random moves until the match is over or has `limit` of them.
inline void play_at_random(Match& match, Rng& rng, std::size_t limit = 1 << 20) {
  while (!match.over() && match.steps().size() < limit)
    match.play_index(rng.below(static_cast<std::uint32_t>(match.now().legal_moves().size())));
}

inline Match random_match(const Game& game, const Setup& setup, std::size_t limit = 1 << 20) {
  Match match(game, setup);
  Rng rng(setup.seed + 1);
  play_at_random(match, rng, limit);
  return match;
}

/// A set-up with every option drawn at random.
inline Setup random_setup(const GameInfo& info, int seats, std::uint64_t seed) {
  Setup setup = standard_setup(info, seats, seed);
  Rng rng(seed + 2);
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionSpec& option = info.options[i];
    const auto pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(option.choices())));
    setup.options[i] = static_cast<std::int16_t>(option.lowest + option.step * pick);
  }
  return setup;
}

}  // namespace kairo
