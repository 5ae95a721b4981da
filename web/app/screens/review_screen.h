#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/bots/review.h"
#include "web/app/action.h"
#include "web/app/session/review_run.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// What a search says about the moves of one seat of a match that is over: where another move was clearly better, how
/// the chances went, and what was play and what was luck.
class ReviewScreen {
 public:
  /// Begins with the first person's seat.
  explicit ReviewScreen(const Session& session);

  Action frame(draw::Ui& ui, const Session& session);
  /// True when a review is complete: then the match must be saved.
  bool advance(Session& session, Thinking& thinking);

  /// The complete review that is shown; none while there is none.
  [[nodiscard]] const std::optional<Review>& review() const { return review_; }

 private:
  void choose(const Session& session, Seat seat);
  void seats(draw::Ui& ui, draw::Rect at, const Session& session);
  /// These two cut what they draw off the column.
  void progress(draw::Ui& ui, draw::Rect& column);
  Action results(draw::Ui& ui, draw::Rect& column, const Session& session) const;

  Seat seat_ = 0;
  std::optional<Review> review_;
  std::optional<ReviewRun> run_;
  bool stopped_ = false;
  float content_ = 0;  ///< the height of the column in the last frame
};

}  // namespace kairo::app
