#include "web/app/lessons/guide_run.h"

#include <algorithm>

namespace kairo::app {

GuideRun::GuideRun(const Game& game, const Guide& guide, std::size_t step)
    : LessonRun(game, guide.start, guide.seat), guide_(&guide) {
  show(std::min(step, guide.steps.size() - 1));
}

void GuideRun::show(std::size_t step) {
  restart();
  looks_ = false;
  for (step_ = 0; step_ < step; ++step_) {
    const std::string& move = now().play.empty() ? now().move : now().play;
    if (!move.empty()) play_in_match(move);
  }
}

GuideRun::Said GuideRun::said_of(const Guide& guide, std::size_t step) {
  Said count{0, 0};
  for (std::size_t i = 0; i < guide.steps.size(); ++i) {
    if (guide.steps[i].say.empty() || !guide.steps[i].counted) continue;
    ++count.all;
    if (i <= step) ++count.said;
  }
  return count;
}

int GuideRun::times_gone_on() const {
  const auto moves = [&](std::size_t step) {
    return !guide_->steps[step].play.empty() || !guide_->steps[step].move.empty();
  };
  int times = 0;
  for (std::size_t step = step_ + 1; step-- > 0;) {
    if (guide_->steps[step].goes_on) ++times;
    if (step > 0 && moves(step - 1)) break;
  }
  return times;
}

Awaits GuideRun::awaits() const {
  if (looks_) return Awaits::look;
  if (!now().play.empty()) return Awaits::others;
  if (!now().move.empty()) return Awaits::move;
  return step_ + 1 == guide_->steps.size() ? Awaits::end : Awaits::go_on;
}

LessonRun::Next GuideRun::next_told() const {
  Next told;
  const auto is_read = [](const LessonStep& step) { return step.play.empty() && step.move.empty(); };
  for (std::size_t step = step_; step + 1 < guide_->steps.size(); ++step) {
    const LessonStep& next = guide_->steps[step + 1];
    if (!is_read(next)) continue;
    if (!next.say.empty()) told.says.push_back(next.say);
    told.at.insert(told.at.end(), next.at.begin(), next.at.end());
  }
  return told;
}

void GuideRun::next() {
  ++step_;
  looks_ = false;
  say_about({});
}

void GuideRun::go_on() {
  switch (awaits()) {
    case Awaits::others:
    case Awaits::look: return hurry();
    case Awaits::move:
      play_in_match(now().move);
      looks_ = true;
      return;
    case Awaits::go_on: return next();
    case Awaits::end: return;
  }
}

std::optional<std::size_t> GuideRun::step_before() const {
  for (std::size_t step = step_; step-- > 0;)
    if (!guide_->steps[step].say.empty()) return step;
  return std::nullopt;
}

void GuideRun::go_back() {
  if (const auto step = step_before()) show(*step);
}

void GuideRun::answer(AnyMove move) {
  if (awaits() == Awaits::go_on) return say_about({"app.lesson.not_yet"});
  if (session().now().parse_move(now().move) == move) {
    play_in_match(move);
    return next();
  }
  const std::string_view why = why_wrong(now().wrong, session().now().move_text(move));
  say_about({why.empty() ? "app.lesson.other_move" : why});
}

bool GuideRun::is_instant() const {
  if (looks_) return false;
  // A bot that declines an offer takes no time, as in a match.
  const Position& position = session().now();
  return position.to_move() != seat() && position.offer() != Offer::none &&
         position.parse_move(now().play) == position.legal().back();
}

void GuideRun::step_by_itself() {
  if (!looks_) play_in_match(now().play);
  next();
}

}  // namespace kairo::app
