#include "web/app/frame_times.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "web/draw/motion.h"

namespace kairo::app {

namespace {

constexpr double fading = 0.25;  // seconds of a cross-fade
constexpr double patience = 6;   // seconds: longer than a bot thinks and a move is shown

}  // namespace

double FrameTimes::motion_lead(double now) {
  motion_lead_ += (motion_of(preferences_->speed) - 1) * std::max(0.0, now - ui_.now());
  return motion_lead_;
}

void FrameTimes::advance(double now) {
  if (screens_.shows(Screen::lesson) && !dialog_.is_open()) screens_.lesson->advance(preferences_->speed, now);
  if (screens_.review && screens_.review->advance(screens_.match->session(), thinking_)) matches_.save();
  if (screens_.shows(Screen::replay) && !dialog_.is_open()) screens_.replay.advance(preferences_->speed, now);
  if (!screens_.shows(Screen::match)) return;
  note_moves(now);
  if (!screens_.match->advance(preferences_->speed, plays_bots(now), now, thinking_)) return;
  if (screens_.match->match().over()) matches_.record_end();  // a bot made the last move
  matches_.save();
}

FrameTimes::Drawn FrameTimes::drawn() const {
  const bool at_table = screens_.shows(Screen::match);
  return {.screen = screens_.shown(),
          .dialog = dialog_.kind,
          .handing_over = at_table && screens_.match->handing_over(),
          .at_end = at_table && screens_.match->at_end(),
          .animating = screens_.busy(),
          .scene = at_table && screens_.match->recap().is_open() ? std::optional(screens_.match->recap().scene())
                                                                 : std::nullopt};
}

float FrameTimes::afterimage() const {
  if (!jumped_ || !preferences_.cross_fades()) return 0;
  return 1 - draw::ease(static_cast<float>((ui_.now() - *jumped_) / fading));
}

std::optional<double> FrameTimes::next_frame(const Drawn& before, bool changed, double now) const {
  if (changed || before != drawn() || screens_.busy() || ui_.moving() || !presses_.empty()) return 0;
  if (afterimage() > 0) return 0;
  std::optional<double> soonest = ui_.message.remaining();
  const auto no_later_than = [&](std::optional<double> time) {
    if (time && (!soonest || *time < *soonest)) soonest = time;
  };
  no_later_than(ui_.explainer.due());
  no_later_than(live_.signs_due(now));
  if (screens_.shows(Screen::lesson) && !dialog_.is_open())
    no_later_than(screens_.lesson->due(preferences_->speed, now));
  if (screens_.shows(Screen::replay) && !dialog_.is_open())
    no_later_than(screens_.replay.due(preferences_->speed, now));
  if (screens_.shows(Screen::match) && plays_bots(now))
    no_later_than(screens_.match->bot_due(preferences_->speed, now));
  else if (screens_.shows(Screen::match) && live_.joined() && matches_.writer().may_play() &&
           screens_.match->session().played().bot_to_move() != no_seat)
    no_later_than(patience_left(now));
  return soonest;
}

bool FrameTimes::plays_bots(double now) const {
  if (!matches_.writer().may_play()) return false;
  return !live_.joined() || live_.leads() || patience_left(now) <= 0;
}

double FrameTimes::patience_left(double now) const { return std::max(0.0, moves_since_ + patience - now); }

void FrameTimes::note_moves(double now) {
  const std::size_t moves = screens_.match->match().steps().size();
  if (std::exchange(moves_, moves) != moves) moves_since_ = now;
}

bool FrameTimes::is_waiting(double now) const {
  if (screens_.busy() || !presses_.empty()) return false;
  if (screens_.shows(Screen::lesson))
    return !screens_.lesson->moves_by_itself() || screens_.lesson->is_being_read() || dialog_.is_open();
  if (screens_.shows(Screen::replay)) return !screens_.replay.plays() || dialog_.is_open();
  return !screens_.shows(Screen::match) || !plays_bots(now) || screens_.match->recap().is_open() ||
         screens_.match->session().played().bot_to_move() == no_seat || screens_.match->bots().think();
}

void FrameTimes::set_next(const Drawn& before, bool changed, double now) {
  due_ = next_frame(before, changed, now);
  assert(due_ || is_waiting(now));
}

}  // namespace kairo::app
