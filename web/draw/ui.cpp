#include "web/draw/ui.h"

#include <algorithm>
#include <utility>

#include "web/draw/shapes.h"
#include "web/text/sentence.h"

namespace kairo::draw {
namespace {

constexpr ImGuiWindowFlags bare_window = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                         ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                                         ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollWithMouse;

PointerFacts pointer_now(const FrameInput& input) {
  const ImGuiIO& io = ImGui::GetIO();
  return {.at = {io.MousePos.x, io.MousePos.y},
          .down = ImGui::IsMouseDown(ImGuiMouseButton_Left),
          .pressed = ImGui::IsMouseClicked(ImGuiMouseButton_Left),
          .again = input.pressed_again,
          .released = ImGui::IsMouseReleased(ImGuiMouseButton_Left),
          .finger = io.MouseSource == ImGuiMouseSource_TouchScreen,
          .wheel = io.MouseWheel,
          .now = input.now};
}

/// A window as large as the canvas, without any decoration.
void begin_window(const Rect& area) {
  ImGui::SetNextWindowPos({area.x, area.y});
  ImGui::SetNextWindowSize({area.w, area.h});
  // Fixed, so that the arrow keys never scroll it.
  ImGui::SetNextWindowContentSize({area.w, area.h});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::PushStyleColor(ImGuiCol_NavCursor, IM_COL32_BLACK_TRANS);  // the kit draws its own
  ImGui::Begin("kairo", nullptr, bare_window);
}

void end_window() {
  ImGui::End();
  ImGui::PopStyleColor();
  ImGui::PopStyleVar(3);
}

}  // namespace

void Ui::begin(const FrameInput& input) {
  const double past = input.now - input_.now;
  input_ = input;
  line_cache_.begin_frame();
  mirror_ = {};
  const auto pressed = std::ranges::find(hit_targets_, input.pressed, &HitTarget::id);
  mirror_press_ = pressed == hit_targets_.end() ? std::nullopt : std::optional(pressed->at.centre());
  hit_targets_.clear();
  overflowing_.clear();
  drawn_items_.clear();
  sounds_.clear();
  refused_ = jumped_ = thinking_ = false;
  headline_ = {};
  columns_.clear();
  open_modals_.clear();
  wants_focus_ = ImGui::GetIO().NavVisible && (modals_ > modals_before_ || !focus_lives_);
  focus_lives_ = false;
  modals_before_ = modals_;
  modal_ = modals_ = 0;
  focus_ = {};

  gesture_.begin(pointer_now(input));
  move_lifts(past);
  explainer_.begin();
  section_wanted_.clear();
  asked_at_pointer_ = false;
  const bool pressed_elsewhere = gesture_.pressed_anywhere() && !gesture_.held(toast_link);
  const bool mirror_elsewhere = !input.pressed.empty() && input.pressed != toast_link;
  if (pressed_elsewhere || mirror_elsewhere || input.now >= toast_.until) toast_ = {};

  ImGuiIO& io = ImGui::GetIO();
  io.ConfigNavEscapeClearFocusItem = false;    // the app uses Escape, and the focus stays visible
  io.ConfigDebugHighlightIdConflicts = false;  // no tooltip in front of players
  begin_window(input.area);
  pen_ = Pen(*ImGui::GetWindowDrawList(), input.recorder);
  draw_ground();
}

void Ui::end() {
  end_explaining();
  draw_toast();
  draw_focus();
  const bool visible = ImGui::GetIO().NavVisible;
  // For the first key Dear ImGui itself looks where the focus begins.
  if (!std::exchange(focus_was_visible_, visible)) focus_lives_ = true;
  focus_lost_ = focus_lives_ || !visible ? 0 : focus_lost_ + 1;
  measure_items();
  end_window();
}

bool Ui::moving() const {
  // Requested in one frame, set in the next, reported in the third. If there is nothing to focus, give up then.
  constexpr int frames_to_refocus = 3;
  const bool refocuses = focus_lost_ > 0 && focus_lost_ <= frames_to_refocus;
  return gesture_.moving() || gesture_.scrolled_late() || modals_ != modals_before_ || refocuses || lifts_move();
}

void Ui::sound(Sound sound) {
  const bool fits = sounds_.size() < most_sounds && std::ranges::find(sounds_, sound) == sounds_.end();
  if (fits && sound != Sound::none && !muted()) sounds_.push_back(sound);
}

std::optional<double> Ui::toast_remaining() const {
  if (toast_.words.empty()) return std::nullopt;
  return std::max(0.0, toast_.until - now());
}

ImU32 Ui::colour(Ink ink, float alpha) const {
  const Rgba c = rgba(ink);
  return with_alpha(IM_COL32(c.r, c.g, c.b, c.a), alpha);
}

ImU32 Ui::lamplight(float strength) const { return with_alpha(IM_COL32(255, 190, 84, 255), strength); }

ImU32 Ui::shadow(float strength) const {
  // On a light table a black shadow looks like dirt.
  return input_.theme == Theme::dark ? with_alpha(IM_COL32(5, 2, 10, 255), strength)
                                     : with_alpha(IM_COL32(74, 50, 22, 255), strength * 0.55F);
}

ImU32 Ui::veil() const {
  constexpr float strength = 0.28F;
  // On a light table the ground differs too little from paper.
  return input_.theme == Theme::dark ? colour(Ink::ground, strength) : with_alpha(IM_COL32(74, 50, 22, 255), strength);
}

void Ui::mirror_group(std::string_view heading) { mirror_.groups.push_back({std::string(heading), {}}); }

}  // namespace kairo::draw
