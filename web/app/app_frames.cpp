#include <algorithm>

#include "web/app/app.h"
#include "web/app/app_state.h"
#include "web/draw/motion.h"

/// What happens without input. There is one rule: after a frame another one is due, at once or at some time, or the app
/// waits for a person or for the page. This file alone decides which, from the app's state: no screen and no table asks
/// for frames.
namespace kairo::app {

namespace {
constexpr double fading = 0.25;  // seconds of a cross-fade
}  // namespace

void App::advance(double now) {
  if (screens_.shows(Screen::lesson)) screens_.lesson->advance(preferences_->speed, now, thinking_);
  if (screens_.review && screens_.review->advance(screens_.match->session(), thinking_)) save();
  if (screens_.shows(Screen::replay) && !dialog_.is_open()) screens_.replay.advance(preferences_->speed, now);
  if (!screens_.shows(Screen::match)) return;
  if (!screens_.match->advance(preferences_->speed, writer_.may_play(), now, thinking_)) return;
  if (screens_.match->match().over()) note_end();  // a bot made the last move
  save();
}

App::ScreenState App::screen_state() const {
  const bool at_table = screens_.shows(Screen::match);
  return {.screen = screens_.shown(),
          .dialog = dialog_.kind,
          .handing_over = at_table && screens_.match->handing_over(),
          .at_end = at_table && screens_.match->at_end(),
          .animating = screens_.busy(),
          .scene = at_table && screens_.match->recap().is_open() ? std::optional(screens_.match->recap().scene())
                                                                 : std::nullopt};
}

float App::afterimage() const {
  if (!jumped_ || !cross_fades()) return 0;
  return 1 - draw::ease(static_cast<float>((ui_.now() - *jumped_) / fading));
}

/// `drawn`: the state that the last frame has drawn; `changed`: something was done since.
std::optional<double> App::next_frame(const ScreenState& drawn, bool changed, double now) {
  if (changed || drawn != screen_state() || screens_.busy() || ui_.moving() || !presses_.empty()) return 0;
  if (afterimage() > 0) return 0;
  std::optional<double> soonest = ui_.toast_remaining();
  const auto no_later_than = [&](std::optional<double> time) {
    if (time && (!soonest || *time < *soonest)) soonest = time;
  };
  no_later_than(ui_.explanation_due());
  if (screens_.shows(Screen::lesson)) no_later_than(screens_.lesson->due(preferences_->speed, now));
  if (screens_.shows(Screen::replay) && !dialog_.is_open())
    no_later_than(screens_.replay.due(preferences_->speed, now));
  if (screens_.shows(Screen::match) && writer_.may_play())
    no_later_than(screens_.match->bot_due(preferences_->speed, now));
  return soonest;
}

bool App::is_waiting() const {
  if (screens_.busy() || !presses_.empty()) return false;
  if (screens_.shows(Screen::lesson)) return !screens_.lesson->moves_by_itself();
  if (screens_.shows(Screen::replay)) return !screens_.replay.plays() || dialog_.is_open();
  return !screens_.shows(Screen::match) || !writer_.may_play() || screens_.match->recap().is_open() ||
         screens_.match->session().bot_to_move() == no_seat || screens_.match->bot_thinks();
}

}  // namespace kairo::app
