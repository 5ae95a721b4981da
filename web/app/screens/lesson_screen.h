#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

#include "web/app/action.h"
#include "web/app/lessons/exercise_run.h"
#include "web/app/lessons/guide_run.h"
#include "web/app/screens/coach_panel.h"
#include "web/app/screens/fresh_buttons.h"
#include "web/app/session/match_log.h"
#include "web/app/settings.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::app {

/// A lesson on the game's own table: the guide or an exercise.
class LessonScreen {
 public:
  /// The guide, taken up at this step.
  LessonScreen(const Game& game, std::shared_ptr<const Lessons> lessons, std::size_t step);
  /// The exercise with this index, if there is one; else the last one.
  static LessonScreen exercise(const Game& game, std::shared_ptr<const Lessons> lessons, std::size_t index);

  /// `has_box`: one can go from here to the box.
  Action frame(draw::Ui& ui, bool has_box);
  /// Brings the table up to date, after the moves that are due by themselves.
  void advance(Speed speed, double now);
  /// Seconds until the next such move; none: none is due.
  [[nodiscard]] std::optional<double> due(Speed speed, double now);
  /// Others move, or something is being animated or read: the coach is silent.
  [[nodiscard]] bool moves_by_itself() const;
  /// The table shows something that the player goes on from before the coach speaks again.
  [[nodiscard]] bool is_being_read() const { return reads_first_ && table_->waits(); }

  [[nodiscard]] const Session& session() const { return run_->session(); }
  [[nodiscard]] bool busy() const { return table_->busy(); }
  [[nodiscard]] bool hides_moves() const { return run_->hides_moves(); }
  /// A move of the player; why it is refused, if it is.
  Phrase play(AnyMove move) {
    taps_ = -1;
    refused_.clear();
    return run_->play(move);
  }
  void skip();
  /// N goes on, B goes back: the coach's buttons may be many arrow keys away from the pieces.
  Action keys();
  bool cancel() { return table_->cancel(); }
  [[nodiscard]] bool is_covered() const { return table_->is_covered(); }
  /// The press of a button that the canvas does not draw (`MatchScreen::mirrored`).
  [[nodiscard]] Action mirrored(std::string_view pressed) const;
  /// True when the player has come further.
  bool record_progress(LessonProgress& progress) const;

 private:
  LessonScreen(const Game& game, std::shared_ptr<const Lessons> lessons);
  void show_table(bool animated);
  /// Leaves what the table holds if the coach has gone on from it: the coach speaks of it as long as nothing is to be
  /// done after it. False if it holds nothing, or keeps it.
  bool leave_held();
  [[nodiscard]] CoachSpeech speech(const draw::Ui& ui, bool has_box) const;
  Action strip(draw::Ui& ui, draw::Rect at);
  void only_look(draw::Ui& ui, const draw::Rect& table);
  /// The number of the step or exercise.
  [[nodiscard]] Phrase place() const;
  Action pressed(std::string_view id);
  /// A tap that began before the player can have seen that the lesson is over: what ends it lies where "Go on" was.
  /// Must be called in every frame.
  bool is_early_tap(const draw::Ui& ui, std::string_view id);

  const Game* game_;
  std::shared_ptr<const Lessons> lessons_;
  std::optional<std::size_t> index_;  ///< of the exercise
  std::unique_ptr<LessonRun> run_;
  const GuideRun* guide_ = nullptr;        ///< what `run_` is,
  const ExerciseRun* exercise_ = nullptr;  ///< one of them
  std::unique_ptr<tables::AnyTable> table_;
  MatchLog log_;
  CoachPanel coach_;
  std::string refused_;       ///< why the table has refused the last tap: the coach says it
  int left_held_ = 0;         ///< how often the table has left what it held since it was shown
  bool reads_first_ = false;  ///< the player goes on from what the table tells before the coach speaks
  FreshButtons end_;
  int taps_ = -1;                ///< of the move that the coach shows; −1: none is shown
  double tapped_ = 0;            ///< when the last one of them was made
  std::size_t shown_moves_ = 0;  ///< what the table shows: after how many moves,
  int shown_attempt_ = -1;       ///< which attempt; −1: nothing yet,
  bool shown_may_act_ = false;   ///< and whether it may be touched
};

}  // namespace kairo::app
