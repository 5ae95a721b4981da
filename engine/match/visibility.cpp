#include "engine/match/visibility.h"

namespace kairo {

Visibility::Visibility(const Match& match) {
  if (match.over()) return;
  int chapters = 0;
  for (std::size_t step = match.steps().size(); step-- > 0;) {
    const std::vector<Event>& events = match.steps()[step].events;
    for (std::size_t event = events.size(); event-- > 0;) {
      if (match.now().retention_of(events[event]) != Retention::ends_chapter) continue;
      if (++chapters == 1) {
        chapter_complete_at_ = step + 1;
        continue;
      }
      step_ = step;
      event_ = event + 1;
      return;
    }
  }
  chapter_complete_at_ = 0;
}

bool Visibility::shows(const Match& match, Seat viewer, std::size_t step, std::size_t event) const {
  return may_learn(viewer, match.steps()[step].events[event]) && is_kept(match, step, event);
}

bool Visibility::shows_opening(const Match& match, Seat viewer, std::size_t event) {
  return may_learn(viewer, match.opening()[event]);
}

bool Visibility::is_kept(const Match& match, std::size_t step, std::size_t event) const {
  if (step > step_ || (step == step_ && event >= event_)) return true;
  return match.now().retention_of(match.steps()[step].events[event]) == Retention::always;
}

std::unique_ptr<Position> Visibility::forgetful_copy(const Match& match, std::size_t moves) const {
  if (!shows_forgotten_chapter(moves)) return nullptr;
  std::unique_ptr<Position> copy = match.after(moves).clone();
  copy->forget();
  return copy;
}

bool Visibility::is_move_kept(const Match& match, std::size_t step) const {
  return match.steps()[step].events.empty() || is_kept(match, step, 0);
}

}  // namespace kairo
