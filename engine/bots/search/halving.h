#pragma once

#include "engine/bots/search/candidate.h"

namespace kairo::search {

/// Sequential halving: all candidates get the same number of playouts, the worse half is dropped, and so on. It loses
/// less to bad luck than counting visits when there are few playouts for many moves (Karnin, Koren and Somekh, 2013).
/// In each turn all that are left play in the same world, so that luck does not decide between them.
class Halving final : public Comparison {
 public:
  /// `playouts`: about as many as there will be in all.
  Halving(Candidates candidates, int playouts);

  [[nodiscard]] bool done() const override { return rounds_ == 0; }
  Candidate& next() override { return candidates_[turn_]; }
  [[nodiscard]] bool needs_world() const override { return turn_ == 0; }
  void advance() override;
  [[nodiscard]] AnyMove decision() const override { return candidates_[0].move; }
  /// Candidates that were dropped late come before those dropped early.
  [[nodiscard]] const Candidates& candidates() const override { return candidates_; }

 private:
  void begin_round();
  void drop_the_worse_half();

  Candidates candidates_;
  std::size_t left_;
  int rounds_;  ///< still to come
  int playouts_a_round_;
  int turns_ = 0;  ///< of the round, still to come
  std::size_t turn_ = 0;
};

}  // namespace kairo::search
