#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/score.h"

namespace kairo {

/// Ranks the seats of `score` by their merits: numbers that are compared one after the other, the most important first,
/// more being better. Fills in `place`, and in `tie_break` the rule of the first merit in which a seat falls short of
/// the next better one.
///
/// `rules` gives the number of each merit's rule (SeatScore::tie_break); 0 stands for the total.
template <std::size_t Seats, std::size_t Merits>
constexpr void rank_seats(Score& score, const std::array<std::array<int, Merits>, Seats>& merits,
                          const std::array<std::uint8_t, Merits>& rules) {
  const auto seats = static_cast<std::size_t>(score.seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const std::array<int, Merits>* next_better = nullptr;
    for (std::size_t other = 0; other < seats; ++other) {
      if (merits[other] <= merits[seat]) continue;
      ++score.of[seat].place;
      if (next_better == nullptr || merits[other] < *next_better) next_better = &merits[other];
    }
    if (next_better == nullptr) continue;
    std::size_t merit = 0;
    while (merits[seat][merit] == (*next_better)[merit]) ++merit;
    score.of[seat].tie_break = rules[merit];
  }
}

/// The same for merits that are the total and then the tie-breaking rules in their order.
template <std::size_t Seats, std::size_t Merits>
constexpr void rank_seats(Score& score, const std::array<std::array<int, Merits>, Seats>& merits) {
  std::array<std::uint8_t, Merits> rules{};
  for (std::size_t merit = 0; merit < Merits; ++merit) rules[merit] = static_cast<std::uint8_t>(merit);
  rank_seats(score, merits, rules);
}

}  // namespace kairo
