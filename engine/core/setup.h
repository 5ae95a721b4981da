#pragma once

#include <array>
#include <cstdint>

#include "engine/core/game_info.h"

namespace kairo {

/// What a deal depends on; with the moves it is the whole match.
struct Setup {
  int seats = 0;
  std::uint64_t seed = 0;                           ///< below `seed_bound`
  std::array<std::int16_t, max_options> options{};  ///< by index into GameInfo::options; unused ones are 0

  friend bool operator==(const Setup&, const Setup&) = default;
};

/// Seeds have 48 bits: short enough to type, too many to try out by hand.
inline constexpr std::uint64_t seed_bound = std::uint64_t{1} << 48;

/// The set-up with every option at its standard value.
constexpr Setup standard_setup(const GameInfo& game, int seats, std::uint64_t seed) {
  Setup setup{seats, seed, {}};
  for (std::size_t i = 0; i < game.options.size(); ++i)
    setup.options[i] = static_cast<std::int16_t>(game.options[i].standard);
  return setup;
}

/// Whether the game can be dealt like this: seats, seed and every option within its bounds.
constexpr bool valid(const GameInfo& game, const Setup& setup) {
  if (setup.seats < game.min_seats || setup.seats > game.max_seats || setup.seed >= seed_bound) return false;
  for (std::size_t i = 0; i < setup.options.size(); ++i) {
    const bool used = i < game.options.size();
    if (used ? !game.options[i].allows(setup.options[i]) : setup.options[i] != 0) return false;
  }
  return true;
}

}  // namespace kairo
