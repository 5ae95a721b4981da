#include "tests/web/support/drawn_items.h"

#include <algorithm>
#include <stdexcept>

namespace kairo::draw::testing {
namespace {

/// The bounding box of vertices `first` to `end`.
Rect extent(const ImDrawList& list, int first, int end) {
  if (first == end) return {};
  ImVec2 low = list.VtxBuffer[first].pos;
  ImVec2 high = low;
  for (int i = first; i < end; ++i) {
    const ImVec2 point = list.VtxBuffer[i].pos;
    low = {std::min(low.x, point.x), std::min(low.y, point.y)};
    high = {std::max(high.x, point.x), std::max(high.y, point.y)};
  }
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

}  // namespace

const DrawnItems& DrawnItems::of(const Ui& ui) {
  const auto* items = dynamic_cast<const DrawnItems*>(current);
  if (items == nullptr) throw std::logic_error("no stage is open");
  if (items->frame_ != nullptr && items->frame_ != &ui) throw std::logic_error("the last frame is another one's");
  return *items;
}

void DrawnItems::begin_frame(const Frame& frame) {
  frame_ = &frame;
  all_.clear();
  overflowing_.clear();
  columns_.clear();
}

void DrawnItems::end_frame(const Pen& pen) {
  for (DrawnItem& item : all_)
    if (item.kind != Kind::surface) item.at = extent(pen.list(), item.first_point, item.end_point);
}

void DrawnItems::add(const Pen& pen, const Item& item) {
  all_.push_back({.kind = pictures_ > 0 ? Kind::picture : item.kind,
                  .words = std::string(item.words),
                  .at = item.at,
                  .clip = pen.clip(),
                  .room = columns_.empty() ? pen.clip() : columns_.back(),
                  .modal = messages_ > 0 ? DrawnItem::toast : dialog_,
                  .shortened = item.shortened,
                  .display = item.display,
                  .torn = item.torn,
                  .first_point = item.first_point,
                  .end_point = pen.list().VtxBuffer.Size});
}

void DrawnItems::begin(Group group, const Rect& at) {
  switch (group) {
    case Group::message: ++messages_; break;
    case Group::picture: ++pictures_; break;
    case Group::column: columns_.push_back(at); break;
  }
}

void DrawnItems::end(Group group) {
  switch (group) {
    case Group::message: --messages_; break;
    case Group::picture: --pictures_; break;
    case Group::column: columns_.pop_back(); break;
  }
}

}  // namespace kairo::draw::testing
