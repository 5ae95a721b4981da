#include "web/app/lessons/exercise_run.h"

#include <algorithm>

namespace kairo::app {

namespace {

/// The last move, and what came of it, brought such an event of this seat.
bool brought(const Match& match, std::size_t steps_before, Seat seat, std::string_view key) {
  for (std::size_t step = steps_before; step < match.steps().size(); ++step)
    for (const Event& event : match.steps()[step].events)
      if (event.seat == seat && match.after(step + 1).event_phrase(seat, event).key.starts_with(key)) return true;
  return false;
}

}  // namespace

ExerciseRun::ExerciseRun(const Game& game, const Exercise& exercise)
    : LessonRun(game, exercise.start, exercise.seat), exercise_(&exercise) {
  ask();
}

void ExerciseRun::ask() {
  restart();
  for (const std::string& move : exercise_->moves) play_in_match(move);
  stage_ = Stage::asked;
  made_ = 0;
  found_.clear();
}

Awaits ExerciseRun::awaits() const {
  switch (stage_) {
    case Stage::asked: return Awaits::move;
    case Stage::failed: return Awaits::others;
    case Stage::solved: break;
  }
  return Awaits::end;
}

void ExerciseRun::go_on() {
  if (stage_ == Stage::failed) return hurry();
  if (!can_show_move()) return;
  shown_ = true;
  say_about({});
  play_in_match(exercise_->goal.right.front());
  stage_ = Stage::solved;
}

void ExerciseRun::refuse(AnyMove move, std::string_view fallback) {
  const std::string_view why = why_wrong(exercise_->wrong, session().now().move_text(move));
  say_about({why.empty() ? fallback : why});
}

void ExerciseRun::answer(AnyMove move) {
  switch (exercise_->goal.kind) {
    case Goal::Kind::legal: return find(move);
    case Goal::Kind::moves: return choose(move);
    case Goal::Kind::event: return try_for_event(move);
  }
}

void ExerciseRun::find(AnyMove move) {
  if (std::ranges::find(found_, move) != found_.end()) return say_about({"app.lesson.found_before"});
  found_.push_back(move);
  const std::size_t all = session().now().legal().size();
  if (found_.size() == all) {
    stage_ = Stage::solved;
    return;
  }
  say_about({"app.lesson.found", {number("n", static_cast<int>(found_.size())), number("all", static_cast<int>(all))}});
}

void ExerciseRun::choose(AnyMove move) {
  const auto is_this = [&](const std::string& right) { return session().now().parse_move(right) == move; };
  if (std::ranges::none_of(exercise_->goal.right, is_this)) return refuse(move, "app.lesson.other_move");
  play_in_match(move);
  stage_ = Stage::solved;
}

void ExerciseRun::decline_offers() {
  const auto is_offered = [this] {
    const Seat asked = session().match().to_move();
    return asked != no_seat && asked != seat() && session().now().offer() != Offer::none;
  };
  while (is_offered()) play_in_match(session().now().legal().back());
}

void ExerciseRun::try_for_event(AnyMove move) {
  const std::string text = session().now().move_text(move);
  if (const auto known = std::ranges::find(exercise_->wrong, text, &WrongMove::move); known != exercise_->wrong.end())
    return say_about({known->key});
  const std::size_t before = session().match().steps().size();
  play_in_match(move);
  decline_offers();
  ++made_;
  if (brought(session().match(), before, seat(), exercise_->goal.event)) {
    stage_ = Stage::solved;
    return;
  }
  if (made_ < exercise_->goal.moves && session().match().to_move() == seat()) return;
  stage_ = Stage::failed;
  const std::string_view why = why_wrong(exercise_->wrong, "*");
  say_about({why.empty() ? "app.lesson.not_reached" : why});
}

void ExerciseRun::step_by_itself() {
  const Phrase why = remark();
  ask();
  say_about(why);
}

}  // namespace kairo::app
