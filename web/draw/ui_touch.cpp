#include <algorithm>

#include "imgui_internal.h"
#include "web/draw/light.h"
#include "web/draw/ui.h"

namespace kairo::draw {

Rect Ui::visible() const {
  const ImVec2 low = ImGui::GetWindowDrawList()->GetClipRectMin();
  const ImVec2 high = ImGui::GetWindowDrawList()->GetClipRectMax();
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

Touch Ui::spot(const Rect& at, std::string_view id, std::string_view label, Stance stance) {
  list_in_mirror(id, label, stance);
  return touch(at, id, stance);
}

Touch Ui::touch(const Rect& at, std::string_view id, Stance stance) {
  if (cover_ != covers_) return {};
  const Rect clip = visible();
  gesture_.offer(id, at, clip);
  const Rect seen = common(at, clip);
  if (seen.w > 0 && seen.h > 0) spots_.push_back({std::string(id), seen});
  if (!uncovered()) return {};

  Touch touch;
  const bool by_key = key_item(at, id, stance, touch.focused);
  touch.tapped = by_key || gesture_.tapped(id) || (!facts_.pressed.empty() && facts_.pressed == id);
  touch.held = gesture_.held(id);
  touch.hovered = gesture_.hovered(id);
  return touch;
}

bool Ui::key_item(const Rect& at, std::string_view id, Stance stance, bool& focused) {
  if (wants_focus_ && stance != Stance::quiet) {
    ImGui::SetKeyboardFocusHere();
    wants_focus_ = false;
  }
  ImGui::SetCursorScreenPos({at.x, at.y});
  ImGui::PushID(id.data(), id.data() + id.size());
  const bool pressed =
      ImGui::InvisibleButton("", {std::max(1.0F, at.w), std::max(1.0F, at.h)}, ImGuiButtonFlags_EnableNav);
  ImGui::PopID();
  if (stance == Stance::primary) ImGui::SetItemDefaultFocus();
  if (ImGui::IsItemFocused()) focus_lives_ = true;
  focused = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  if (focused) {
    focus_ = {at, visible(), true, std::string(id)};
    if (!columns_.empty() && columns_.back().overflow > 0) {
      const Column& column = columns_.back();
      gesture_.reveal(column.id, at.y - column.at.y, at.bottom() - column.at.y, column.at.h);
      if (at.y < column.at.y || at.bottom() > column.at.bottom()) animate();
    }
  }
  // The pointer is the gesture's affair; only the keyboard is asked of Dear ImGui.
  return pressed && !ImGui::IsMouseReleased(ImGuiMouseButton_Left);
}

void Ui::list_in_mirror(std::string_view id, std::string_view label, Stance stance) {
  if (label.empty() || cover_ != covers_) return;
  if (mirror_.groups.empty()) mirror_.groups.emplace_back();
  mirror_.groups.back().buttons.push_back(
      {std::string(id), std::string(label), stance != Stance::quiet, stance == Stance::chosen});
}

void Ui::begin_cover() {
  open_covers_.push_back(cover_);
  cover_ = ++covers_;
  spots_.clear();
  focus_ = {};
  gesture_.cover();
  mirror_.groups.clear();
  mirror_.parts.clear();
  mirror_.asked.clear();
  pen().AddRectFilled({area().x, area().y}, {area().right(), area().bottom()}, colour(Ink::shade));
}

void Ui::end_cover() {
  if (open_covers_.empty()) return;
  cover_ = open_covers_.back();
  open_covers_.pop_back();
}

Rect Ui::begin_scroll(const Rect& at, std::string_view id, float content_height) {
  const float overflow = std::max(0.0F, content_height - at.h);
  const float offset = cover_ == covers_ ? gesture_.offer_scroll(id, at, overflow) : 0;
  columns_.push_back({std::string(id), at, overflow, offset, spots_.size(), Since(pen())});
  ImGui::PushClipRect({at.x, at.y}, {at.right(), at.bottom()}, true);
  return {at.x, at.y - offset, at.w, std::max(content_height, at.h)};
}

void Ui::end_scroll() {
  if (columns_.empty()) return;
  ImGui::PopClipRect();
  const Column column = columns_.back();
  columns_.pop_back();
  if (column.overflow <= 0) return;
  draw_scroll_hints(column);
  if (uncovered()) scroll_by_keys(column);
}

void Ui::draw_scroll_hints(const Column& column) {
  constexpr float fade = 26;
  const Rect& at = column.at;
  if (column.offset > 1) column.drawn.vanish(at.y + fade, at.y);
  if (column.offset < column.overflow - 1) column.drawn.vanish(at.bottom() - fade, at.bottom());
  const float length = std::max(24.0F, at.h * at.h / (at.h + column.overflow));
  const float top = at.y + (at.h - length) * column.offset / column.overflow;
  pen().AddRectFilled({at.right() - 3, top}, {at.right(), top + length}, colour(Ink::gold, 0.6F), 1.5F);
}

void Ui::scroll_by_keys(const Column& column) {
  constexpr float step = 48;
  const float page = column.at.h * 0.85F;
  // Where there is something to press inside, the arrows move the focus, and the column follows it.
  const bool only_words = spots_.size() == column.spots_before;
  const struct {
    ImGuiKey key;
    float pixels;
    bool wanted;
  } keys[] = {{ImGuiKey_PageDown, page, true},
              {ImGuiKey_PageUp, -page, true},
              {ImGuiKey_DownArrow, step, only_words},
              {ImGuiKey_UpArrow, -step, only_words}};
  for (const auto& entry : keys) {
    if (!entry.wanted || !ImGui::IsKeyPressed(entry.key)) continue;
    gesture_.scroll_by(column.id, entry.pixels);
    animate();
  }
}

void Ui::claim_sideways() {
  const ImGuiID mine = ImGui::GetID("sideways");
  ImGui::SetKeyOwner(ImGuiKey_LeftArrow, mine);
  ImGui::SetKeyOwner(ImGuiKey_RightArrow, mine);
}

void Ui::draw_focus() {
  if (!focus_.shown) return;
  ImDrawList& list = pen();
  list.PushClipRect({focus_.clip.x, focus_.clip.y}, {focus_.clip.right(), focus_.clip.bottom()});
  const auto frame = [&](float out, float width, ImU32 ink) {
    const Rect at = focus_.at.inset(-out);
    list.AddRect({at.x, at.y}, {at.right(), at.bottom()}, ink, 6 + out, ImDrawFlags_None, width);
  };
  // Light between two dark lines: seen on any ground.
  frame(3.5F, 5, colour(Ink::live_text));
  frame(3.5F, 2.5F, colour(Ink::chosen));
  list.PopClipRect();
}

}  // namespace kairo::draw
