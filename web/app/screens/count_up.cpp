#include "web/app/screens/count_up.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "web/draw/motion.h"

namespace kairo::app {

namespace {

/// Seconds for a source, by speed: time to find what is lit on the board. The numbers stay on the page that follows.
constexpr std::array<double, speeds> pace{1.2, 1.2, 0.7, 0.35, 0};
/// A source that brought nobody anything goes by in this part of the time.
constexpr double in_passing = 0.3;

bool brought_nothing(const Score& score, int source) {
  for (Seat seat = 0; seat < score.seats; ++seat)
    if (score.of[seat].by_source[static_cast<std::size_t>(source)] != 0) return false;
  return true;
}

}  // namespace

void CountUp::await(Speed speed) {
  stage_ = Stage::awaiting;
  speed_ = speed;
}

void CountUp::begin(const Score& score, const std::vector<int>& sources, double now) {
  if (stage_ != Stage::awaiting) return;
  stage_ = Stage::running;
  turns_.clear();
  double begins = now;
  for (const int source : sources) {
    const double whole = pace[static_cast<std::size_t>(speed_)];
    const double ends = begins + (brought_nothing(score, source) ? whole * in_passing : whole);
    turns_.push_back({source, begins, ends});
    begins = ends;
  }
  advance(now);
}

void CountUp::advance(double now) {
  now_ = now;
  if (running() && (turns_.empty() || now >= turns_.back().ends)) finish();
}

int CountUp::source() const {
  return std::ranges::find_if(turns_, [this](const Turn& turn) { return now_ < turn.ends; })->source;
}

Score CountUp::counted(const Score& score) const {
  if (!running()) return score;
  Score counted = score;
  for (Seat seat = 0; seat < score.seats; ++seat) {
    SeatScore& mine = counted.of[seat];
    int total = 0;
    for (const Turn& turn : turns_) {
      const double share = std::clamp((now_ - turn.begins) / (turn.ends - turn.begins), 0.0, 1.0);
      std::int16_t& points = mine.by_source[static_cast<std::size_t>(turn.source)];
      points =
          static_cast<std::int16_t>(std::lround(draw::ease(static_cast<float>(share)) * static_cast<float>(points)));
      total += points;
    }
    mine.total = static_cast<std::int16_t>(total);
  }
  return counted;
}

}  // namespace kairo::app
