#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/bots/review.h"
#include "web/app/action.h"
#include "web/app/screens/coach_panel.h"
#include "web/app/session/match_log.h"
#include "web/app/session/replay.h"
#include "web/app/session/replay_playing.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::app {

/// A match that is stepped through, or plays by itself: its table, and below it the controls.
class ReplayScreen {
 public:
  /// See `Replay`. The step size stays as it was chosen in the replay before.
  void open(Session match, Seat viewpoint, std::size_t at);
  void close() { replay_.reset(); }
  /// Compares the moves that this review names with the better ones, whenever the moment before one is shown.
  void tell(Review review);
  [[nodiscard]] bool is_open() const { return replay_.has_value(); }

  // While it is open:
  [[nodiscard]] Replay& replay() { return *replay_; }
  [[nodiscard]] const Replay& replay() const { return *replay_; }
  /// In words, from the replay's viewpoint.
  [[nodiscard]] const MatchLog& log() const { return log_; }

  /// Shows this moment, and plays no more by itself.
  void go_to(std::size_t moves);

  /// The part that happens by itself. Must not be called while a dialog covers the replay.
  void advance(Speed speed, double now) { playing_.advance(*replay_, speed, busy(), now); }
  /// Except at instant speed, a step forward is shown as it happened.
  Action frame(draw::Ui& ui, Speed speed);
  /// Seconds until the next move is shown by itself; none: not before something else happens.
  [[nodiscard]] std::optional<double> due(Speed speed, double now) const;
  [[nodiscard]] bool plays() const { return playing_.is_on(); }
  /// Handles the keys after a frame without a dialog: left and right step, unless the focus is on something else that
  /// can be pressed.
  void claim_arrows(draw::Ui& ui);
  /// The space bar plays and pauses, unless it presses what has the focus.
  [[nodiscard]] Action keys();
  /// The press of a button that only the mirror has.
  [[nodiscard]] Action mirrored(std::string_view pressed) const;
  /// A move is still being animated.
  [[nodiscard]] bool busy() const { return table_->busy(); }
  /// Closes what the table has opened; false when there was nothing.
  bool cancel() { return table_->cancel(); }
  [[nodiscard]] bool is_covered() const { return table_->is_covered(); }

 private:
  void show(bool animated);
  /// The next move among the mistakes of the review; their end if it is none.
  [[nodiscard]] std::vector<std::size_t>::const_iterator judged() const;
  /// The review's words about the next move, which is one of its mistakes.
  Action coach(draw::Ui& ui, const draw::Rect& room);
  Action strip(draw::Ui& ui, draw::Rect at);
  /// The height that the captions of nearly all moves need, so that the table stands still between them. For the few
  /// that tell more, such as the end of a round, it makes room for a moment.
  [[nodiscard]] float usual_caption(const draw::Ui& ui, float width, const draw::TextStyle& style) const;
  Action controls(draw::Ui& ui, draw::Rect at, Speed speed);
  Action step_button(draw::Ui& ui, const draw::Rect& at, bool forward) const;
  void play_button(draw::Ui& ui, const draw::Rect& at);
  void play_or_pause();
  void leap_choice(draw::Ui& ui, const draw::Rect& at);
  /// One button instead, for narrow screens: it shows the chosen leap, and a tap chooses the next one.
  void leap_cycle(draw::Ui& ui, const draw::Rect& at);

  std::optional<Replay> replay_;
  ReplayPlaying playing_;
  MatchLog log_;
  Review review_;                      ///< of no seat: none
  std::vector<std::size_t> mistakes_;  ///< indices of the moves that it names
  CoachPanel coach_;
  std::unique_ptr<tables::AnyTable> table_;
  Leap leap_ = Leap::move;                          ///< of the two arrow buttons
  bool arrows_step_ = false;                        ///< left and right step; else they move the focus
  bool space_plays_ = false;                        ///< nothing has the focus
  std::size_t shown_moves_ = 0;                     ///< what the table shows: after how many moves,
  Seat shown_viewpoint_ = no_seat;                  ///< and from which viewpoint
  bool shown_ = false;                              ///< the table shows anything yet
  float caption_ = 0;                               ///< the height that nearly all captions have room in,
  std::pair<float, text::Language> caption_for_{};  ///< for this width of the screen
};

}  // namespace kairo::app
