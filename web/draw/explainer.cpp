#include "web/draw/explainer.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>

namespace kairo::draw {

void Explainer::begin() {
  things_.clear();
  asked_at_pointer_ = false;
}

void Explainer::add(Explained thing) {
  if (thing.at.w > 0 && thing.at.h > 0) things_.push_back(std::move(thing));
}

const Explained* Explainer::find(std::string_view id) const {
  const auto found = std::ranges::find(things_, id, &Explained::id);
  return id.empty() || found == things_.end() ? nullptr : &*found;
}

const Explained* Explainer::under(Point at) const {
  for (const Explained& thing : things_ | std::views::reverse)
    if (thing.at.holds(at)) return &thing;
  return nullptr;
}

/// On the way from the thing to its explanation the pointer may leave both for a few pixels.
bool Explainer::keeps(Point at) const {
  const Explained* thing = find(shown_);
  constexpr float gap = 12;
  return thing != nullptr && (card_.inset(-gap).holds(at) || thing->at.holds(at));
}

void Explainer::follow_press(const PointerFacts& pointer) {
  if (pointer.pressed) {
    const Explained* thing = under(pointer.at);
    pressed_ = thing != nullptr ? thing->id : "";
    pressed_at_ = pointer.at;
    moved_ = false;
    if (!card_.holds(pointer.at)) {
      shown_.clear();
      pinned_ = false;
    }
  }
  const Point way = pointer.at - pressed_at_;
  if (pointer.down && std::hypot(way.x, way.y) > Gesture::drag_threshold) moved_ = true;
}

Explainer::Candidate Explainer::candidate(const PointerFacts& pointer, std::string_view focused) const {
  if (pointer.finger && pointer.down) return moved_ ? Candidate{} : Candidate{pressed_, finger_rest};
  if (!pointer.finger && !pointer.down)
    if (const Explained* thing = under(pointer.at))
      return thing->what.aimed_at ? Candidate{} : Candidate{thing->id, pointer_rest};
  return {std::string(focused), focus_rest};
}

bool Explainer::update(const PointerFacts& pointer, std::string_view focused, bool late) {
  if (asked_at_pointer_)
    if (const Explained* thing = under(pointer.at)) pin(thing->id);
  follow_press(pointer);
  due_.reset();
  const Candidate next = candidate(pointer, focused);
  const bool by_finger = pointer.finger && pointer.down;
  const Point way = pointer.at - last_at_;
  // A pointer that arrives from outside, as after a press on the page above the canvas, does not point at anything yet.
  constexpr float outside = 1e6F;  // a pointer that is nowhere is farther away
  const bool moved = way.x < outside && std::hypot(way.x, way.y) > 0;
  last_at_ = pointer.at;
  if (moved) pointed_ = true;
  if (next.id != waiting_) {
    waiting_ = next.id;
    since_ = pointer.now;
    pointed_ = moved;
    if (!pointer.down && next.id != pressed_) pressed_.clear();
  }
  if (pinned_ || (!shown_.empty() && (next.id == shown_ || keeps(pointer.at)))) {
    if (find(shown_) != nullptr) return false;
  }
  shown_.clear();
  pinned_ = false;
  // The player knows what was just pressed, and does not point at a thing that has come under a pointer at rest.
  const bool by_focus = next.rest == focus_rest;
  if (find(waiting_) == nullptr || (!by_finger && waiting_ == pressed_)) return false;
  if (!by_finger && !by_focus && !pointed_) return false;
  const double left = since_ + next.rest - pointer.now;
  if (left > 0 || (by_finger && late)) {
    due_ = std::max(0.0, left);
    return false;
  }
  shown_ = waiting_;
  pinned_ = by_finger;
  return by_finger;
}

void Explainer::know(std::string_view id) {
  pressed_ = waiting_ = id;
  if (shown_ != id) return;
  shown_.clear();
  pinned_ = false;
}

void Explainer::look_around() {
  pressed_.clear();
  waiting_.clear();
}

void Explainer::pin(std::string_view id) {
  shown_ = id;
  pinned_ = true;
}

void Explainer::ask(std::string_view id, bool pointed) {
  if (pointed)
    asked_at_pointer_ = true;
  else
    pin(id);
}

bool Explainer::close() {
  const bool any = asking_ || find(shown_) != nullptr;
  asking_ = false;
  shown_.clear();
  pinned_ = false;
  pressed_ = waiting_;
  return any;
}

void Explainer::set_asking(bool asking) {
  asking_ = asking;
  shown_.clear();
  pinned_ = false;
}

const Explained* Explainer::shown() const { return find(shown_); }

}  // namespace kairo::draw
