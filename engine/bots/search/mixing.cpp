#include "engine/bots/search/mixing.h"

#include <cmath>

#include "engine/core/heap_sort.h"

namespace kairo::search {

namespace {

/// Answers with fewer playouts than the most tried one divided by this were only tried to be sure, and are never drawn.
constexpr int least_share = 6;

}  // namespace

Mixing::Mixing(Candidates candidates, int playouts, double exploration, Rng rng)
    : candidates_(std::move(candidates)),
      left_(candidates_.size() > 1 ? std::max(playouts, static_cast<int>(candidates_.size())) : 0),
      exploration_(exploration),
      rng_(rng),
      decision_(candidates_[0].move) {}

void Mixing::advance() {
  ++made_;
  if (--left_ > 0) {
    turn_ = most_urgent();
    return;
  }
  decision_ = drawn();
  heap_sort(candidates_, is_better);
}

std::size_t Mixing::most_urgent() const {
  const double curious = std::sqrt(double{1} * made_);
  std::size_t best = 0;
  double most = -1;
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const Candidate& candidate = candidates_[i];
    if (candidate.playouts == 0) return i;
    const double urgency = candidate.mean_chance() + exploration_ * std::sqrt(curious / candidate.playouts);
    if (urgency <= most) continue;
    best = i;
    most = urgency;
  }
  return best;
}

AnyMove Mixing::drawn() {
  int most = 0;
  for (const Candidate& candidate : candidates_) most = std::max(most, candidate.playouts);
  const auto share = [&](const Candidate& candidate) {
    return candidate.playouts * least_share < most ? 0 : candidate.playouts;
  };
  int all = 0;
  for (const Candidate& candidate : candidates_) all += share(candidate);
  int skip = static_cast<int>(rng_.below(static_cast<std::uint32_t>(all)));
  for (const Candidate& candidate : candidates_) {
    skip -= share(candidate);
    if (skip < 0) return candidate.move;
  }
  return candidates_[0].move;
}

}  // namespace kairo::search
