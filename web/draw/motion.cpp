#include "web/draw/motion.h"

#include <algorithm>
#include <utility>

namespace kairo::draw {

float ease(float t) {
  const float s = std::clamp(t, 0.0F, 1.0F);
  return s * s * (3 - 2 * s);
}

float swell(float progress) { return std::clamp(std::min(progress * 5, (1 - progress) * 4), 0.0F, 1.0F); }

void Timeline::clear() {
  items_.clear();
  next_ = 0;
  began_ = -1;
}

void Timeline::add(double seconds, Scene scene) {
  items_.push_back({.seconds = seconds, .scene = std::move(scene), .action = {}});
}

void Timeline::then(std::function<void()> action) {
  items_.push_back({.seconds = 0, .scene = {}, .action = std::move(action)});
}

bool Timeline::play(double now) {
  while (running()) {
    // A copy, because scenes and actions may add items or clear the timeline.
    const Item item = items_[next_];
    if (item.action) {
      ++next_;
      item.action();
      continue;
    }
    if (item.held) {
      began_ = -1;
      if (item.scene) item.scene(1);
      return true;
    }
    if (began_ < 0) began_ = now;
    const double past = now - began_;
    if (past < item.seconds) {
      if (item.scene) item.scene(static_cast<float>(past / item.seconds));
      return running();
    }
    // The next scene starts when this one should have ended, so that slow frames do not add up. After a pause (a hidden
    // page) it starts now, so that no scene is lost.
    began_ = past < 2 * item.seconds ? began_ + item.seconds : now;
    ++next_;
  }
  clear();
  return false;
}

void Timeline::hold(Scene scene) {
  items_.push_back({.seconds = 0, .scene = std::move(scene), .action = {}, .held = true});
}

void Timeline::go_on() {
  if (holds()) ++next_;
}

bool Timeline::skip_to_hold() {
  const auto held = [this](std::size_t i) { return items_[i].held; };
  std::size_t to = next_;
  while (to < items_.size() && !held(to)) ++to;
  if (to >= items_.size()) return false;
  while (next_ < to) {
    const Item item = items_[next_++];
    if (item.action) item.action();
  }
  began_ = -1;
  return true;
}

void Timeline::skip() {
  while (running()) {
    const Item item = items_[next_++];
    if (item.action) item.action();
  }
  clear();
}

}  // namespace kairo::draw
