#include "web/draw/columns.h"

#include <algorithm>

#include "web/draw/observer.h"

namespace kairo::draw {

Rect Columns::begin(const Rect& at, std::string_view id, float content_height) {
  const float overflow = std::max(0.0F, content_height - at.h);
  const float offset = layers_.on_top() ? gesture_.add_column(id, at, overflow) : 0;
  columns_.push_back({std::string(id), at, overflow, offset, gesture_.targets().size(), DrawRange(frame_.pen())});
  if (Observer::current != nullptr)
    Observer::current->begin(Observer::Group::column, {at.x, at.y - offset, at.w, at.h + overflow});
  ImGui::PushClipRect({at.x, at.y}, {at.right(), at.bottom()}, true);
  return {at.x, at.y - offset, at.w, std::max(content_height, at.h)};
}

void Columns::end() {
  if (columns_.empty()) return;
  ImGui::PopClipRect();
  const Column column = columns_.back();
  columns_.pop_back();
  if (Observer::current != nullptr) Observer::current->end(Observer::Group::column);
  if (column.overflow <= 0) return;
  draw_scroll_hints(column);
  if (layers_.uncovered()) scroll_by_keys(column);
}

void Columns::reveal(const Rect& at) {
  if (columns_.empty() || columns_.back().overflow <= 0) return;
  const Column& column = columns_.back();
  gesture_.reveal(column.id, at.y - column.at.y, at.bottom() - column.at.y, column.at.h);
}

void Columns::draw_scroll_hints(const Column& column) {
  constexpr float fade = 26;
  const Rect& at = column.at;
  if (column.offset > 1) column.drawn.fade_out(at.y + fade, at.y);
  if (column.offset < column.overflow - 1) column.drawn.fade_out(at.bottom() - fade, at.bottom());
  const float length = std::max(24.0F, at.h * at.h / (at.h + column.overflow));
  const float top = at.y + (at.h - length) * column.offset / column.overflow;
  // Beside the column where there is room, so that it hides nothing.
  constexpr float width = 3;
  const float x = std::min(at.right() + 2, frame_.area().right() - width);
  const int first_point = frame_.next_point();
  frame_.pen().AddRectFilled({x, top}, {x + width, top + length}, frame_.colour(Ink::frame), 1.5F);
  note(frame_, {.kind = Observer::Kind::sign, .words = "scroll bar", .first_point = first_point});
}

void Columns::scroll_by_keys(const Column& column) {
  constexpr float step = 48;
  const float page = column.at.h * 0.85F;
  // If the column contains hit targets, the arrows move the focus and the column follows it.
  const bool only_words = gesture_.targets().size() == column.targets_before;
  const struct {
    ImGuiKey key;
    float pixels;
    bool wanted;
  } keys[] = {{ImGuiKey_PageDown, page, true},
              {ImGuiKey_PageUp, -page, true},
              {ImGuiKey_DownArrow, step, only_words},
              {ImGuiKey_UpArrow, -step, only_words}};
  for (const auto& entry : keys) {
    if (entry.wanted && ImGui::IsKeyPressed(entry.key)) gesture_.scroll_by(column.id, entry.pixels);
  }
}

}  // namespace kairo::draw
