#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace kairo {

/// The only source of chance: PCG-XSH-RR 64/32 (O'Neill, 2014) with a fixed increment. A plain value of eight bytes
/// that gives the same numbers with every compiler. It may never change for a released rules version.
class Rng {
 public:
  constexpr Rng() : Rng(0) {}
  constexpr explicit Rng(std::uint64_t seed) : state_(seed + increment) { next(); }

  /// A generator that continues exactly where `state()` was read.
  static constexpr Rng resume(std::uint64_t state) {
    Rng rng;
    rng.state_ = state;
    return rng;
  }
  [[nodiscard]] constexpr std::uint64_t state() const { return state_; }

  /// 32 uniform bits.
  constexpr std::uint32_t next() {
    const std::uint64_t old = state_;
    state_ = old * multiplier + increment;
    const auto mixed = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
    const auto rotation = static_cast<std::uint32_t>(old >> 59);
    return (mixed >> rotation) | (mixed << ((32 - rotation) & 31));
  }

  /// A uniform number in 0 … bound − 1, without bias (Lemire's multiply and reject). `bound` ≥ 1.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t reject_under = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < reject_under) product = std::uint64_t{next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  friend constexpr bool operator==(const Rng&, const Rng&) = default;

 private:
  static constexpr std::uint64_t multiplier = 6364136223846793005U;
  static constexpr std::uint64_t increment = 1442695040888963407U;
  std::uint64_t state_;
};

/// Fisher–Yates from the last element down. The order of its draws is part of the match format: a code holds only the
/// seed of a deal.
template <class T, std::size_t Extent>
constexpr void shuffle(std::span<T, Extent> items, Rng& rng) {
  for (std::size_t left = items.size(); left > 1; --left) {
    const std::size_t pick = rng.below(static_cast<std::uint32_t>(left));
    std::swap(items[left - 1], items[pick]);
  }
}

}  // namespace kairo
