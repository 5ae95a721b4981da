#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/bots/review.h"
#include "web/app/session/thinking.h"

namespace kairo::app {

/// Works out a review, move by move, while everything else goes on.
class ReviewRun {
 public:
  ReviewRun(const Match& match, Seat seat) : steps_(steps_to_judge(match, seat)) { review_.seat = seat; }

  /// Takes the answer that has come, and asks about the next move. `match` is always the same one.
  void advance(const Match& match, Thinking& thinking);
  [[nodiscard]] bool is_done() const { return done_ == steps_.size(); }
  /// Nobody can answer now.
  [[nodiscard]] bool has_failed() const { return failed_; }
  /// Nobody thinks any more until the next `advance`.
  void stop() {
    question_.reset();
    failed_ = false;
  }
  [[nodiscard]] std::size_t done() const { return done_; }
  [[nodiscard]] std::size_t all() const { return steps_.size(); }
  /// The review of the moves that are done.
  [[nodiscard]] const Review& review() const { return review_; }

 private:
  Review review_;
  std::vector<std::size_t> steps_;
  std::size_t done_ = 0;
  std::optional<Thinking::Question> question_;  ///< about the first one that is not done
  bool failed_ = false;
};

}  // namespace kairo::app
