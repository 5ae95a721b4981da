#pragma once

#include "engine/bots/search/candidate.h"

namespace kairo::search {

/// For sealed answers, which must not be predictable: each playout begins with the candidate that has the highest upper
/// confidence bound, and the answer is drawn with the shares of the playouts as probabilities.
class Mixing final : public Comparison {
 public:
  /// `exploration`: how much moves are preferred that were tried less (tactics.h).
  Mixing(Candidates candidates, int playouts, double exploration, Rng rng);

  [[nodiscard]] bool done() const override { return left_ == 0; }
  Candidate& next() override { return candidates_[turn_]; }
  [[nodiscard]] bool needs_world() const override { return true; }
  void advance() override;
  [[nodiscard]] AnyMove decision() const override { return decision_; }
  [[nodiscard]] const Candidates& candidates() const override { return candidates_; }

 private:
  [[nodiscard]] std::size_t most_urgent() const;
  [[nodiscard]] AnyMove drawn();

  Candidates candidates_;
  int left_;  ///< playouts still to come
  int made_ = 0;
  double exploration_;
  Rng rng_;
  std::size_t turn_ = 0;
  AnyMove decision_;
};

}  // namespace kairo::search
