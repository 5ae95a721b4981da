#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/core/game_info.h"

namespace kairo {

/// The values of the options by index into GameInfo::options; unused ones are 0.
using OptionValues = std::array<std::int16_t, max_options>;

/// All that a deal depends on. A match is its set-up and its moves.
struct Setup {
  int seats = 0;
  std::uint64_t seed = 0;  ///< below `seed_bound`
  OptionValues options{};

  friend bool operator==(const Setup&, const Setup&) = default;
};

/// Seeds have 48 bits: short enough to type, too many to try them all by hand.
inline constexpr std::uint64_t seed_bound = std::uint64_t{1} << 48;

/// The set-up with every option at its standard value.
constexpr Setup standard_setup(const GameInfo& game, int seats, std::uint64_t seed) {
  Setup setup{seats, seed, {}};
  for (std::size_t i = 0; i < game.options.size(); ++i)
    setup.options[i] = static_cast<std::int16_t>(game.options[i].standard);
  return setup;
}

/// Whether an option has an effect with this number of seats and these values of all options.
constexpr bool matters(const GameInfo& game, std::span<const std::int16_t> values, int seats, std::size_t option) {
  const OptionSpec& spec = game.options[option];
  if (seats < spec.fewest_seats || seats > spec.most_seats) return false;
  return spec.depends_on < 0 || values[static_cast<std::size_t>(spec.depends_on)] == spec.depends_on_value;
}

/// Whether the game can be dealt from this set-up: seats, seed and every option are within bounds.
constexpr bool valid(const GameInfo& game, const Setup& setup) {
  if (setup.seats < game.min_seats || setup.seats > game.max_seats || setup.seed >= seed_bound) return false;
  for (std::size_t i = 0; i < setup.options.size(); ++i) {
    const bool used = i < game.options.size();
    if (used ? !game.options[i].allows(setup.options[i]) : setup.options[i] != 0) return false;
  }
  return true;
}

}  // namespace kairo
