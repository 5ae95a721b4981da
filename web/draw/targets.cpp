#include "web/draw/targets.h"

#include <algorithm>
#include <utility>

#include "imgui_internal.h"

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

void Targets::begin_frame() {
  const auto pressed = std::ranges::find(gesture_.targets(), frame_.input().pressed, &Gesture::Target::id);
  mirror_press_ = pressed == gesture_.targets().end() ? std::nullopt : std::optional(pressed->at.centre());
  wants_focus_ = ImGui::GetIO().NavVisible && (layers_.were_added() || !focus_lives_);
  focus_lives_ = false;
  focus_ = {};
}

void Targets::end_frame() {
  const bool visible = ImGui::GetIO().NavVisible;
  // For the first key Dear ImGui itself looks where the focus begins.
  if (!std::exchange(focus_was_visible_, visible)) focus_lives_ = true;
  focus_lost_ = focus_lives_ || !visible ? 0 : focus_lost_ + 1;
  if (!focus_.shown) return;
  Pen& pen = frame_.pen();
  pen.PushClipRect({focus_.clip.x, focus_.clip.y}, {focus_.clip.right(), focus_.clip.bottom()});
  const auto ring = [&](float out, float width, ImU32 ink) {
    const Rect at = focus_.at.inset(-out);
    pen.AddRect({at.x, at.y}, {at.right(), at.bottom()}, ink, 6 + out, ImDrawFlags_None, width);
  };
  // A light line between two dark ones is seen on any ground.
  ring(3.5F, 5, frame_.colour(Ink::live_text));
  ring(3.5F, 2.5F, frame_.colour(Ink::chosen));
  pen.PopClipRect();
}

void Targets::cover_all() {
  focus_ = {};
  gesture_.clear_covered();
}

bool Targets::refocuses() const {
  // Requested in one frame, set in the next, reported in the third. If there is nothing to focus, give up then.
  constexpr int frames_to_refocus = 3;
  return focus_lost_ > 0 && focus_lost_ <= frames_to_refocus;
}

Touch Targets::touch(const Rect& at, std::string_view id, WidgetState state) {
  if (!layers_.on_top()) return {};
  gesture_.add_target(id, at, frame_.pen().clip());
  if (!layers_.uncovered()) return {};

  Touch touch;
  const std::string& pressed = frame_.input().pressed;
  const bool by_key = key_item(at, id, state, touch.focused);
  touch.tapped = by_key || gesture_.tapped(id) || (!pressed.empty() && pressed == id);
  touch.held = gesture_.held(id);
  touch.hovered = gesture_.hovered(id);
  if (explainer_.asking() && is_asked_about(id)) {
    if (touch.tapped) explainer_.ask(id, gesture_.tapped_anything());
    touch.tapped = touch.held = false;
  }
  return touch;
}

void Targets::list(std::string_view id, std::string_view label, WidgetState state) {
  if (label.empty() || !layers_.on_top()) return;
  mirror_.list({std::string(id), std::string(label), state != WidgetState::disabled, state == WidgetState::selected});
}

bool Targets::hurries(const Rect& at) const {
  if (layers_.were_any() || explainer_.asking()) return false;
  const auto on_table = [&](Point p) { return at.holds(p) && !frame_.is_on_bar(p); };
  if (gesture_.pressed_anywhere() && on_table(gesture_.pointer())) return true;
  if (mirror_press_ && on_table(*mirror_press_)) return true;
  const auto struck = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  return !ImGui::GetIO().NavVisible &&
         (struck(ImGuiKey_Enter) || struck(ImGuiKey_KeypadEnter) || struck(ImGuiKey_Space));
}

bool Targets::cover(const Rect& at, std::string_view id) {
  if (!layers_.on_top()) return false;
  gesture_.add_target(id, at, frame_.pen().clip());
  return layers_.uncovered() && gesture_.tapped(id);
}

bool Targets::key_item(const Rect& at, std::string_view id, WidgetState state, bool& focused) {
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
    focus_ = {at, frame_.pen().clip(), true, std::string(id)};
    columns_.reveal(at);
  }
  if (pressed) explainer_.know(id);
  return pressed;
}

void Targets::claim_left_right_keys() {
  const ImGuiID mine = ImGui::GetID("sideways");
  ImGui::SetKeyOwner(ImGuiKey_LeftArrow, mine);
  ImGui::SetKeyOwner(ImGuiKey_RightArrow, mine);
}

}  // namespace kairo::draw
