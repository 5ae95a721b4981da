#include "engine/bots/advice.h"

#include <algorithm>
#include <utility>

namespace kairo {

namespace {

/// Moves with fewer playouts than the most examined one divided by this were only tried to be sure.
constexpr int least_share = 6;

int rounded(double value) { return static_cast<int>(value < 0 ? value - 0.5 : value + 0.5); }

/// The numbers that are shown, the one that counts first.
std::pair<int, int> shown(const Appraisal& appraisal, bool by_points) {
  const Worth worth = worth_of(appraisal);
  const std::pair numbers{percent_of(worth), whole_points(worth)};
  return by_points ? std::pair(numbers.second, numbers.first) : numbers;
}

Advice::Other comparison(const Appraisal& best, const Appraisal& second, bool by_points) {
  const Worth one = worth_of(best);
  const Worth other = worth_of(second);
  if (!clearly_differ(one.chance, other.chance, std::min(best.playouts, second.playouts)))
    return Advice::Other::as_good;
  return !by_points && whole_points(other) > whole_points(one) ? Advice::Other::scores_and_loses : Advice::Other::worse;
}

}  // namespace

Worth worth_of(const Appraisal& appraisal) {
  return {rounded(appraisal.chance * Worth::certain), rounded(appraisal.points * 10)};
}

int percent_of(Worth worth) { return (worth.chance + 5) / 10; }

int whole_points(Worth worth) { return rounded(worth.points / 10.0); }

bool clearly_differ(int one, int other, int playouts) {
  constexpr std::int64_t least = 30;
  // The likely error of a chance is at most one half by the root of the playouts: (2 × √(2 × ¼) × 1000)².
  constexpr std::int64_t error = 2 * std::int64_t{Worth::certain} * Worth::certain;
  const std::int64_t difference = std::int64_t{one} - other;
  return std::max(difference, -difference) >= least && difference * difference * playouts >= error;
}

const Appraisal* best_of(const Decision& decision, bool by_points, std::optional<AnyMove> except) {
  int most = 0;
  for (const Appraisal& one : decision.appraisals) most = std::max(most, one.playouts);
  const Appraisal* best = nullptr;
  for (const Appraisal& one : decision.appraisals) {
    if (one.playouts * least_share < most || one.move == except) continue;
    if (best == nullptr || shown(one, by_points) > shown(*best, by_points)) best = &one;
  }
  return best;
}

std::optional<Advice> advice_of(const Decision& decision, bool by_points) {
  const Appraisal* best = best_of(decision, by_points);
  if (best == nullptr) return std::nullopt;
  Advice advice{.best = *best};
  if (const Appraisal* second = best_of(decision, by_points, best->move)) {
    advice.second = *second;
    advice.other = comparison(*best, *second, by_points);
  }
  return advice;
}

}  // namespace kairo
