#include "web/draw/ui.h"

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
  const double past = input.now - now();
  open(input);
  text.begin_frame();
  mirror = {};
  signals = {.muted = input.muted};
  columns.begin_frame();
  layers.begin_frame(input.covered);
  targets.begin_frame();
  gesture.begin(pointer_now(input));
  lifts.begin_frame(past);
  explainer.begin();
  const bool pressed_elsewhere = gesture.pressed_anywhere() && !gesture.held(toast_link);
  const bool mirror_elsewhere = !input.pressed.empty() && input.pressed != toast_link;
  message.begin_frame(pressed_elsewhere || mirror_elsewhere);

  ImGuiIO& io = ImGui::GetIO();
  io.ConfigNavEscapeClearFocusItem = false;    // the app uses Escape, and the focus stays visible
  io.ConfigDebugHighlightIdConflicts = false;  // no tooltip in front of players
  begin_window(input.area);
  draw_on(*ImGui::GetWindowDrawList());
  if (Observer::current != nullptr) Observer::current->begin_frame(*this);
  draw_ground(*this);
}

void Ui::end() {
  explanations.end_frame(*this);
  message.end_frame();
  targets.end_frame();
  if (Observer::current != nullptr) Observer::current->end_frame(pen());
  end_window();
}

bool Ui::moving() const {
  return gesture.moving() || gesture.scrolled_late() || layers.changed() || targets.refocuses() || lifts.moving();
}

void Ui::begin_modal() {
  layers.begin_modal();
  targets.cover_all();
  explainer.cover();
  mirror.cover();
  pen().AddRectFilled({area().x, area().y}, {area().right(), area().bottom()}, colour(Ink::shade));
}

}  // namespace kairo::draw
