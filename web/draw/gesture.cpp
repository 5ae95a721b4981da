#include "web/draw/gesture.h"

#include <cmath>

namespace kairo::draw {
namespace {

constexpr float pixels_per_wheel_line = 40;
constexpr float glide_friction = 5;      // per second: after 1/5 s a glide has 1/e of its speed left
constexpr float slowest_glide = 20;      // pixels per second
constexpr float fastest_glide = 4000;    // pixels per second
constexpr double longest_sample = 0.05;  // seconds; after a longer rest, a release does not throw

float distance(Point at, const Rect& rect) {
  const float dx = std::max({rect.x - at.x, 0.0F, at.x - rect.right()});
  const float dy = std::max({rect.y - at.y, 0.0F, at.y - rect.bottom()});
  return std::hypot(dx, dy);
}

/// A pointer that has left the canvas is at −FLT_MAX; this is the limit by which Dear ImGui tells.
constexpr float nowhere = -256000;

/// The rectangle that a finger can hit: at least touch_size both ways.
Rect touch_area(const Rect& at) {
  return at.inset(std::min(0.0F, (at.w - Gesture::touch_size) / 2), std::min(0.0F, (at.h - Gesture::touch_size) / 2));
}

}  // namespace

void Gesture::begin(const PointerFacts& pointer) {
  last_at_ = pointer_.at;
  last_now_ = pointer_.now;
  pointer_ = pointer;
  tapped_.clear();

  const Target* under = target_under(pointer.at);
  hovered_ = under != nullptr && !(pointer.finger && !pointer.down) ? under->id : "";
  if (pointer.wheel != 0)
    if (const Column* column = column_under(pointer.at)) scroll_by(column->id, -pointer.wheel * pixels_per_wheel_line);
  if (pointer.at.y < nowhere) cancel();
  if (pointer.pressed) press();
  if (pointer.down || pointer.released) drag();
  if (pointer.released) {
    if (under != nullptr && under->id == pressed_) tapped_ = pressed_;
    if (dragging_) gliding_column_ = dragged_;
  }
  if (!pointer.down) {
    pressed_.clear();
    dragged_.clear();
    dragging_ = false;
    glide();
  }
  targets_.clear();
  columns_.clear();
  scrolled_late_ = false;
}

void Gesture::press() {
  const Target* under = target_under(pointer_.at);
  const Column* column = column_under(pointer_.at);
  const std::string id = under != nullptr ? under->id : "";
  if (pointer_.again && (spent_ || id != pressed_last_)) {
    pointer_.pressed = false;
    return cancel();
  }
  pressed_ = pressed_last_ = id;
  spent_ = false;
  dragged_ = column != nullptr ? column->id : "";
  pressed_at_ = pointer_.at;
  gliding_column_.clear();
  speed_ = 0;
}

/// The browser has taken over the touch: nothing is tapped, and a dragged column stays where it is.
void Gesture::cancel() {
  pressed_.clear();
  dragged_.clear();
  dragging_ = false;
  speed_ = 0;
}

void Gesture::drag() {
  if (dragged_.empty()) return;
  if (!dragging_) {
    if (std::abs(pointer_.at.y - pressed_at_.y) <= drag_threshold) return;
    dragging_ = true;
    pressed_.clear();
    scroll_by(dragged_, pressed_at_.y - pointer_.at.y);
    return;
  }
  const float moved = last_at_.y - pointer_.at.y;
  scroll_by(dragged_, moved);
  const double past = pointer_.now - last_now_;
  if (pointer_.down && past > 0)
    speed_ = past > longest_sample ? 0 : std::clamp(moved / static_cast<float>(past), -fastest_glide, fastest_glide);
}

void Gesture::glide() {
  gliding_ = false;
  if (gliding_column_.empty()) return;
  const auto past = static_cast<float>(std::clamp(pointer_.now - last_now_, 0.0, longest_sample));
  scroll_by(gliding_column_, speed_ * past);
  speed_ *= std::exp(-glide_friction * past);
  gliding_ = std::abs(speed_) > slowest_glide;
  if (!gliding_) gliding_column_.clear();
}

void Gesture::scroll_by(std::string_view scroll, float pixels) {
  float& offset = offsets_[std::string(scroll)];
  const float before = offset;
  offset += pixels;
  // Clamped at once: an offset beyond the end would count as movement, frame after frame.
  const auto column = std::ranges::find(columns_, scroll, &Column::id);
  if (column != columns_.end()) offset = std::clamp(offset, 0.0F, column->overflow);
  scrolled_late_ = scrolled_late_ || offset != before;
}

void Gesture::add_target(std::string_view id, const Rect& at, const Rect& clip) {
  const Rect visible = intersection(at, clip);
  if (visible.w > 0 && visible.h > 0) targets_.push_back({std::string(id), visible, clip});
}

float Gesture::add_column(std::string_view id, const Rect& at, float overflow) {
  if (overflow > 0) columns_.push_back({std::string(id), at, overflow});
  const auto found = offsets_.find(id);
  if (found == offsets_.end()) return 0;
  found->second = std::clamp(found->second, 0.0F, std::max(0.0F, overflow));
  return found->second;
}

void Gesture::clear_covered() {
  targets_.clear();
  columns_.clear();
}

void Gesture::reveal(std::string_view scroll, float top, float bottom, float visible) {
  if (top < 0) {
    scroll_by(scroll, top);
  } else if (bottom > visible) {
    scroll_by(scroll, std::min(top, bottom - visible));
  }
}

const Gesture::Target* Gesture::target_under(Point at) const {
  // The topmost target whose own rectangle is hit, else the nearest whose enlarged one is.
  const Target* best = nullptr;
  float best_distance = 0;
  for (const Target& target : targets_) {
    if (!intersection(touch_area(target.at), target.clip).holds(at)) continue;
    const float d = distance(at, target.at);
    if (best == nullptr || d <= best_distance) {
      best = &target;
      best_distance = d;
    }
  }
  return best;
}

const Gesture::Column* Gesture::column_under(Point at) const {
  for (auto column = columns_.rbegin(); column != columns_.rend(); ++column)
    if (column->at.holds(at)) return &*column;
  return nullptr;
}

}  // namespace kairo::draw
