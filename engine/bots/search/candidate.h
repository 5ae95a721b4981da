#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "engine/bots/thought.h"

namespace kairo::search {

/// A move that may be the answer, and what its playouts brought.
struct Candidate {
  AnyMove move;
  std::size_t rank = 0;  ///< in the order of promise: decides between equals
  bool kept = false;     ///< compared to the end, however bad it looks
  int playouts = 0;
  double chance = 0;  ///< summed, as are the points
  double points = 0;

  void add(double chance_of_playout, double points_of_playout) {
    ++playouts;
    chance += chance_of_playout;
    points += points_of_playout;
  }
  [[nodiscard]] double mean_chance() const { return playouts == 0 ? 0 : chance / playouts; }
};
using Candidates = std::vector<Candidate>;

inline bool is_better(const Candidate& a, const Candidate& b) {
  return a.mean_chance() != b.mean_chance() ? a.mean_chance() > b.mean_chance() : a.rank < b.rank;
}

/// A way to share the playouts out among the candidates, and to decide in the end.
class Comparison {
 public:
  virtual ~Comparison() = default;
  [[nodiscard]] virtual bool done() const = 0;
  /// The candidate that plays next.
  virtual Candidate& next() = 0;
  /// Whether it needs a new world; otherwise it plays in that of the one before.
  [[nodiscard]] virtual bool needs_world() const = 0;
  /// Must be called after each playout.
  virtual void advance() = 0;
  [[nodiscard]] virtual AnyMove decision() const = 0;
  /// All, the best first.
  [[nodiscard]] virtual const Candidates& candidates() const = 0;
};

}  // namespace kairo::search
