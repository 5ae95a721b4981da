#include "web/tables/script.h"

#include <algorithm>

namespace kairo::tables {

void Script::skip() {
  if (waits()) return timeline_.go_on();
  // The caption stays that of the scenes that have been left out.
  if (timeline_.skip_to_hold()) return cues_.hush();
  finish();
}

void Script::finish() {
  cues_.clear();
  if (running()) end();
}

bool Script::hold_still() {
  if (!running() || still_) return false;
  const bool waited = waits();
  still_ = true;
  write(0);
  if (waited && timeline_.skip_to_hold()) cues_.hush();  // what came before it has been seen
  return true;
}

void Script::advance(double now) {
  begin_frame();
  timeline_.play(now);
}

void Script::advance(draw::Ui& ui, const draw::Rect& at) {
  const bool covered = covers();
  rate_ = ui.motion_rate();
  if (ui.targets.hurries(at) && !(waits() && going_ == Going::elsewhere)) skip();
  if (ui.reduced_motion() && hold_still()) ui.signals.jumped = true;
  advance(ui.motion_now());
  // A sheet fades in and away, too.
  if (ui.reduced_motion() && covered != covers()) ui.signals.jumped = true;
  cues_.play(ui);
}

void Script::play(Events events) {
  events_ = events;
  write(1);
  if (const double share = pace(moving_, reading_); share < 1) write(share);
}

void Script::write(double pace) {
  timeline_.clear();
  show_before();
  pace_ = pace;
  moving_ = reading_ = 0;
  cues_.script(timeline_, events_, sound_of_, [this](Events left) { return add_scenes(left); });
  add_last_scenes();
  then([this] { end(); });
}

void Script::end() {
  timeline_.clear();
  still_ = false;
  progress_ = 0;
  show_after();
}

void Script::move(double seconds, Scene scene) {
  moving_ += seconds;
  add(seconds, seconds * pace_ * share_, std::move(scene));
}

double Script::share_to_read() const {
  constexpr double least = 0.5;
  return std::max(share_, least);
}

void Script::read(double seconds, Scene scene) {
  reading_ += seconds;
  add(seconds, seconds * share_to_read(), std::move(scene));
}

void Script::dwell(double seconds, Scene scene) {
  reading_ += seconds;
  add(seconds, seconds, std::move(scene));
}

void Script::linger(double seconds, Scene scene) {
  reading_ += seconds;
  add(seconds, seconds * rate_, std::move(scene));
}

void Script::hold(double seconds, Scene scene) {
  if (going_ == Going::by_itself) return read(seconds, std::move(scene));
  timeline_.hold([this, scene = std::move(scene)](float progress) {
    progress_ = progress;
    if (scene) scene(progress);
  });
}

void Script::pause(double seconds) {
  if (!still_) timeline_.add(seconds * share_to_read(), {});
}

void Script::add(double seconds, double takes, Scene scene) {
  then([this, seconds] {
    progress_ = 0;
    length_ = seconds;
  });
  timeline_.add(takes, [this, scene = std::move(scene)](float progress) {
    progress_ = progress;
    if (scene) scene(progress);
  });
}

}  // namespace kairo::tables
