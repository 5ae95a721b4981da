#pragma once

#include <optional>

#include "engine/bots/review.h"
#include "web/app/session/review_run.h"
#include "web/app/session/session.h"

namespace kairo::app {

/// The review of the moves of one seat of a match that is over, as it is worked out or as it was kept; the page about
/// it is `review_page`.
class ReviewScreen {
 public:
  /// Begins with the first person's seat.
  explicit ReviewScreen(const Session& session);

  void choose(const Session& session, Seat seat);
  /// True when a review is complete: then the match must be saved.
  bool advance(Session& session, Thinking& thinking);
  void stop() { rest(true); }
  /// After that, or after nobody could answer.
  void go_on() { rest(false); }

  [[nodiscard]] Seat seat() const { return seat_; }
  /// The complete review; none while there is none.
  [[nodiscard]] const std::optional<Review>& review() const { return review_; }
  /// Until then.
  [[nodiscard]] const std::optional<ReviewRun>& run() const { return run_; }
  /// Nobody thinks until it goes on.
  [[nodiscard]] bool rests() const { return stopped_ || (run_ && run_->has_failed()); }

 private:
  void rest(bool stopped);

  Seat seat_ = 0;
  std::optional<Review> review_;
  std::optional<ReviewRun> run_;
  bool stopped_ = false;
};

}  // namespace kairo::app
