#include "web/app/screens/review_screen.h"

#include <algorithm>
#include <utility>

namespace kairo::app {

ReviewScreen::ReviewScreen(const Session& session) {
  const auto person = std::ranges::find(session.players(), Player::Kind::human, &Player::kind);
  choose(session, person == session.players().end() ? Seat{0} : static_cast<Seat>(person - session.players().begin()));
}

void ReviewScreen::choose(const Session& session, Seat seat) {
  seat_ = seat;
  review_.reset();
  run_.reset();
  stopped_ = false;
  for (const std::string& text : session.notebook().reviews())
    if (auto kept = parse_review(text, session.match()); kept && kept->seat == seat) review_ = std::move(kept);
  if (!review_) run_.emplace(session.match(), seat);
}

bool ReviewScreen::advance(Session& session, Thinking& thinking) {
  if (!run_ || stopped_) return false;
  run_->advance(session.match(), thinking);
  if (!run_->is_done()) return false;
  review_ = run_->review();
  run_.reset();
  session.notebook().keep_review(seat_, review_text(*review_));
  return true;
}

void ReviewScreen::rest(bool stopped) {
  if (!run_) return;
  stopped_ = stopped;
  run_->stop();
}

}  // namespace kairo::app
