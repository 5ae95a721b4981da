#include "web/app/turn_signal.h"

#include "web/app/session/bot_choice.h"

namespace kairo::app {

TurnSignal::News TurnSignal::update(const MatchScreen* screen) {
  if (screen == nullptr) {
    match_.clear();
    return News::none;
  }
  const Session& session = screen->session();
  const auto& steps = session.match().steps();
  if (session.id() != match_ || steps.size() < signalled_) {
    match_ = session.id();
    signalled_ = steps.size();
    return News::none;
  }
  if (steps.size() == signalled_ || screen->busy() || screen->recap().is_open()) return News::none;
  const bool over = screen->at_end();
  const bool asked = session.viewer_may_act() && !screen->handing_over();
  if (!over && !asked) return News::none;
  signalled_ = steps.size();
  if (over) return News::end;
  std::size_t last = steps.size() - 1;
  while (last > 0 && steps[last].seat != session.viewer() && is_unnoticed(session.match(), last)) --last;
  return steps[last].seat != session.viewer() ? News::turn : News::none;
}

}  // namespace kairo::app
