#pragma once

#include <cmath>

#include "engine/core/score.h"

namespace kairo::search {

/// How a playout ended, or how the match seems to stand where it was cut off.
struct Outcome {
  BySeat<double> chance{};  ///< of winning, 0 … 1: what the search maximises
  BySeat<double> points{};  ///< totals at the end, for hints and reviews
};

/// A lead of 0 is an even chance; `spread` is the lead that makes it 85 %. A square root alone, because logarithms and
/// powers differ between the libraries of native programs and WASM.
inline double chance_of_lead(double lead, double spread) {
  const double scaled = lead / spread;
  return 0.5 + 0.5 * scaled / std::sqrt(1 + scaled * scaled);
}

/// The points by which a seat is ahead of the best of the others.
inline double lead_of(const Outcome& outcome, int seats, int seat) {
  bool first = true;
  double best = 0;
  for (int other = 0; other < seats; ++other) {
    if (other == seat || (!first && outcome.points[other] <= best)) continue;
    best = outcome.points[other];
    first = false;
  }
  return outcome.points[seat] - best;
}

/// Fills in the chances of several seats from their leads.
inline void chances_from_leads(Outcome& outcome, int seats, double spread) {
  for (int seat = 0; seat < seats; ++seat) outcome.chance[seat] = chance_of_lead(lead_of(outcome, seats, seat), spread);
}

/// The outcome of a finished match of several seats: mostly who won, and a little by how much, since a search that sees
/// nothing but victories plays without aim when it is far behind or far ahead.
inline Outcome outcome_of(const Score& score, double spread) {
  constexpr double weight_of_winning = 0.75;
  Outcome outcome;
  int winners = 0;
  for (int seat = 0; seat < score.seats; ++seat) {
    outcome.points[seat] = score.of[seat].total;
    winners += score.of[seat].place == 1 ? 1 : 0;
  }
  chances_from_leads(outcome, score.seats, spread);
  for (int seat = 0; seat < score.seats; ++seat) {
    const double won = score.of[seat].place == 1 ? 1.0 / winners : 0;
    outcome.chance[seat] += weight_of_winning * (won - outcome.chance[seat]);
  }
  return outcome;
}

}  // namespace kairo::search
