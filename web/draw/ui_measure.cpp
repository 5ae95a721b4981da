#include <algorithm>

#include "web/draw/ui.h"

namespace kairo::draw {
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

DrawnItem& Ui::note(DrawnItem::Kind kind, std::string_view words, int first_point) {
  Rect room = pen_.clip();
  if (!columns_.empty()) {
    const Column& column = columns_.back();
    room = {column.at.x, column.at.y - column.offset, column.at.w, column.at.h + column.overflow};
  }
  return drawn_items_.emplace_back(DrawnItem{.kind = kind,
                                             .words = std::string(words),
                                             .at = {},
                                             .clip = pen_.clip(),
                                             .room = room,
                                             .modal = modal_,
                                             .first_point = first_point,
                                             .end_point = pen_.list().VtxBuffer.Size});
}

void Ui::note_surface(const Rect& at) { note(DrawnItem::Kind::surface, "", pen_.list().VtxBuffer.Size).at = at; }

void Ui::measure_items() {
  for (DrawnItem& item : drawn_items_)
    if (item.kind != DrawnItem::Kind::surface) item.at = extent(pen_.list(), item.first_point, item.end_point);
}

}  // namespace kairo::draw
