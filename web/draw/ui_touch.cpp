#include <algorithm>

#include "imgui_internal.h"
#include "web/draw/shapes.h"
#include "web/draw/ui.h"

namespace kairo::draw {
namespace {

/// While the player asks, a tap on anything else than these explains it.
bool is_asked_about(std::string_view id) {
  return id != asking_switch && !id.starts_with("ask.") && !id.starts_with("explained.");
}

/// Adds what the keyboard can reach and press, below the ids that were pushed; true if it was pressed. A click on it
/// moves the keyboard's focus there, unseen; otherwise the pointer is Gesture's.
bool add_key_item(const Rect& at) {
  ImGuiContext& g = *ImGui::GetCurrentContext();
  const ImGuiID id = ImGui::GetID("");
  const ImRect area{at.x, at.y, at.x + std::max(1.0F, at.w), at.y + std::max(1.0F, at.h)};
  if (!ImGui::ItemAdd(area, id)) return false;
  if (ImGui::ItemHoverable(area, id, g.LastItemData.ItemFlags) && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    ImGui::SetFocusID(id, g.CurrentWindow);
    g.NavCursorVisible = false;
  }
  return g.NavActivateId == id;
}

}  // namespace

Touch Ui::hit_target(const Rect& at, std::string_view id, std::string_view label, WidgetState state) {
  list_in_mirror(id, label, state);
  if (!label.empty() && explainer_.asking()) add_explained(at, id, {}, label);
  return touch(at, id, state);
}

Touch Ui::touch(const Rect& at, std::string_view id, WidgetState state) {
  if (modal_ != modals_) return {};
  const Rect clip = pen_.clip();
  gesture_.add_target(id, at, clip);
  const Rect seen = intersection(at, clip);
  if (seen.w > 0 && seen.h > 0) hit_targets_.push_back({std::string(id), seen});
  if (!uncovered()) return {};

  Touch touch;
  const bool by_key = key_item(at, id, state, touch.focused);
  touch.tapped = by_key || gesture_.tapped(id) || (!input_.pressed.empty() && input_.pressed == id);
  touch.held = gesture_.held(id);
  touch.hovered = gesture_.hovered(id);
  if (explainer_.asking() && is_asked_about(id)) {
    if (touch.tapped) pin_asked(id);
    touch.tapped = touch.held = false;
  }
  return touch;
}

bool Ui::hurries(const Rect& at) const {
  if (modals_before_ > 0 || explainer_.asking()) return false;
  const auto on_table = [&](Point p) {
    const bool on_bar = shares_headline() && p.y < headline_.bottom() && !headline_.holds(p);
    return at.holds(p) && !on_bar;
  };
  if (gesture_.pressed_anywhere() && on_table(gesture_.pointer())) return true;
  if (mirror_press_ && on_table(*mirror_press_)) return true;
  const auto struck = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  return !ImGui::GetIO().NavVisible &&
         (struck(ImGuiKey_Enter) || struck(ImGuiKey_KeypadEnter) || struck(ImGuiKey_Space));
}

bool Ui::cover(const Rect& at, std::string_view id) {
  if (modal_ != modals_) return false;
  const Rect clip = pen_.clip();
  gesture_.add_target(id, at, clip);
  if (const Rect seen = intersection(at, clip); seen.w > 0 && seen.h > 0)
    hit_targets_.push_back({std::string(id), seen});
  return uncovered() && gesture_.tapped(id);
}

bool Ui::key_item(const Rect& at, std::string_view id, WidgetState state, bool& focused) {
  if (wants_focus_ && state != WidgetState::disabled) {
    ImGui::SetKeyboardFocusHere();
    explainer_.know(id);
    wants_focus_ = false;
  }
  ImGui::PushID(id.data(), id.data() + id.size());
  const bool pressed = add_key_item(at);
  ImGui::PopID();
  if (state == WidgetState::primary) ImGui::SetItemDefaultFocus();
  if (ImGui::IsItemFocused()) focus_lives_ = true;
  focused = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  if (focused) {
    focus_ = {at, pen_.clip(), true, std::string(id)};
    if (!columns_.empty() && columns_.back().overflow > 0) {
      const Column& column = columns_.back();
      gesture_.reveal(column.id, at.y - column.at.y, at.bottom() - column.at.y, column.at.h);
    }
  }
  if (pressed) explainer_.know(id);
  return pressed;
}

void Ui::list_in_mirror(std::string_view id, std::string_view label, WidgetState state) {
  if (label.empty() || modal_ != modals_) return;
  if (mirror_.groups.empty()) mirror_.groups.emplace_back();
  mirror_.groups.back().buttons.push_back(
      {std::string(id), std::string(label), state != WidgetState::disabled, state == WidgetState::selected});
}

void Ui::begin_modal() {
  open_modals_.push_back(modal_);
  modal_ = ++modals_;
  hit_targets_.clear();
  focus_ = {};
  gesture_.clear_covered();
  explainer_.cover();
  mirror_.groups.clear();
  mirror_.parts.clear();
  mirror_.things.clear();
  mirror_.asked.clear();
  pen_.AddRectFilled({area().x, area().y}, {area().right(), area().bottom()}, colour(Ink::shade));
}

void Ui::end_modal() {
  if (open_modals_.empty()) return;
  modal_ = open_modals_.back();
  open_modals_.pop_back();
}

Rect Ui::begin_scroll(const Rect& at, std::string_view id, float content_height) {
  const float overflow = std::max(0.0F, content_height - at.h);
  const float offset = modal_ == modals_ ? gesture_.add_column(id, at, overflow) : 0;
  columns_.push_back({std::string(id), at, overflow, offset, hit_targets_.size(), DrawRange(pen_)});
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
  if (column.offset > 1) column.drawn.fade_out(at.y + fade, at.y);
  if (column.offset < column.overflow - 1) column.drawn.fade_out(at.bottom() - fade, at.bottom());
  const float length = std::max(24.0F, at.h * at.h / (at.h + column.overflow));
  const float top = at.y + (at.h - length) * column.offset / column.overflow;
  // Beside the column where there is room, so that it hides nothing.
  constexpr float width = 3;
  const float x = std::min(at.right() + 2, area().right() - width);
  const int first_point = pen_.list().VtxBuffer.Size;
  pen_.AddRectFilled({x, top}, {x + width, top + length}, colour(Ink::frame), 1.5F);
  note(DrawnItem::Kind::sign, "scroll bar", first_point);
}

void Ui::scroll_by_keys(const Column& column) {
  constexpr float step = 48;
  const float page = column.at.h * 0.85F;
  // If the column contains hit targets, the arrows move the focus and the column follows it.
  const bool only_words = hit_targets_.size() == column.hit_targets_before;
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

void Ui::claim_left_right_keys() {
  const ImGuiID mine = ImGui::GetID("sideways");
  ImGui::SetKeyOwner(ImGuiKey_LeftArrow, mine);
  ImGui::SetKeyOwner(ImGuiKey_RightArrow, mine);
}

void Ui::draw_focus() {
  if (!focus_.shown) return;
  pen_.PushClipRect({focus_.clip.x, focus_.clip.y}, {focus_.clip.right(), focus_.clip.bottom()});
  const auto frame = [&](float out, float width, ImU32 ink) {
    const Rect at = focus_.at.inset(-out);
    pen_.AddRect({at.x, at.y}, {at.right(), at.bottom()}, ink, 6 + out, ImDrawFlags_None, width);
  };
  // A light line between two dark ones is seen on any ground.
  frame(3.5F, 5, colour(Ink::live_text));
  frame(3.5F, 2.5F, colour(Ink::chosen));
  pen_.PopClipRect();
}

}  // namespace kairo::draw
