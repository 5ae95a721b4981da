#include "web/tables/drag.h"

#include <cmath>
#include <utility>

namespace kairo::tables {

namespace {

draw::Point pointer() {
  const ImVec2 at = ImGui::GetIO().MousePos;
  return {at.x, at.y};
}

}  // namespace

void Drag::begin() {
  dropped_.clear();
  at_ = pointer();
  if (ImGui::IsMouseDown(ImGuiMouseButton_Left) || id_.empty()) return;
  if (std::exchange(carries_, false)) dropped_ = id_;
  id_.clear();
}

bool Drag::follow(std::string_view id, const draw::Touch& touch) {
  if (id_ != id) {
    if (!touch.held || !id_.empty()) return false;
    id_ = id;
    from_ = at_;
    return false;
  }
  // A long press has become something else.
  if (!touch.held) {
    id_.clear();
    return carries_ = false;
  }
  const draw::Point way = at_ - from_;
  if (std::hypot(way.x, way.y) > draw::Gesture::drag_threshold) carries_ = true;
  return carries_;
}

draw::Rect Drag::moved(const draw::Rect& at) const {
  const draw::Point way = at_ - from_;
  return {at.x + way.x, at.y + way.y, at.w, at.h};
}

std::string_view Drag::dropped(const draw::Rect& place) const {
  return place.holds(at_) ? std::string_view(dropped_) : "";
}

}  // namespace kairo::tables
