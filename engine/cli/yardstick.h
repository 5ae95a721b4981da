#pragma once

#include <bit>
#include <cstdint>

#include "engine/core/rng.h"

namespace kairo {

/// A fixed amount of work to compare the engine's times with on any machine: draws 52 cards one by one from a bit set.
/// Use the result, or the work is optimised away.
inline std::uint64_t draw_a_pack(Rng& rng) {
  constexpr std::uint32_t cards = 52;
  std::uint64_t pack = (std::uint64_t{1} << cards) - 1;
  std::uint64_t drawn = 0;
  for (std::uint32_t left = cards; left > 0; --left) {
    std::uint64_t rest = pack;
    for (std::uint32_t skip = rng.below(left); skip > 0; --skip) rest &= rest - 1;
    const std::uint64_t card = rest & (0 - rest);
    pack ^= card;
    drawn = std::rotl(drawn, 7) ^ card;
  }
  return drawn;
}

}  // namespace kairo
