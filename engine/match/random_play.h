#pragma once

#include <cstddef>

#include "engine/match/match.h"

/// Matches of random moves: for tests, benchmarks, golden files and the command line.
namespace kairo {

inline constexpr std::size_t to_the_end = static_cast<std::size_t>(-1);

/// Makes up to `moves` random moves; fewer when the match ends.
void play_at_random(Match& match, Rng& rng, std::size_t moves = to_the_end);

/// A random member of a set that is not empty.
Seat random_seat(SeatSet seats, Rng& rng);

/// A match of random moves that depend only on the set-up.
Match random_match(const Game& game, const Setup& setup, std::size_t moves = to_the_end);

/// A set-up with random options that depend only on the seed.
Setup random_setup(const GameInfo& game, int seats, std::uint64_t seed);

}  // namespace kairo
