#include "web/draw/ui.h"

#include "web/draw/light.h"
#include "web/text/sentence.h"

namespace kairo::draw {
namespace {

constexpr ImGuiWindowFlags bare_window = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                                         ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                                         ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollWithMouse;

PointerFacts pointer_now(double now) {
  const ImGuiIO& io = ImGui::GetIO();
  return {.at = {io.MousePos.x, io.MousePos.y},
          .down = ImGui::IsMouseDown(ImGuiMouseButton_Left),
          .pressed = ImGui::IsMouseClicked(ImGuiMouseButton_Left),
          .released = ImGui::IsMouseReleased(ImGuiMouseButton_Left),
          .finger = io.MouseSource == ImGuiMouseSource_TouchScreen,
          .wheel = io.MouseWheel,
          .now = now};
}

/// One window as large as the canvas that shows nothing of its own.
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

void Ui::begin(const FrameFacts& facts) {
  facts_ = facts;
  mirror_ = {};
  spots_.clear();
  crowded_.clear();
  columns_.clear();
  open_covers_.clear();
  wants_frame_ = false;
  wake_ = -1;
  wants_focus_ = ImGui::GetIO().NavVisible && (covers_ > covers_before_ || !focus_lives_);
  focus_lives_ = false;
  covers_before_ = covers_;
  cover_ = covers_ = 0;
  focus_ = {};

  gesture_.begin(pointer_now(facts.now));
  if (gesture_.moving()) animate();
  if (gesture_.pressed_anywhere() || !facts.pressed.empty() || facts.now >= told_.until) told_ = {};

  ImGuiIO& io = ImGui::GetIO();
  io.ConfigNavEscapeClearFocusItem = false;    // Escape is the app's, and the focus stays seen
  io.ConfigDebugHighlightIdConflicts = false;  // two spots of one id are the mirror's affair, not a tooltip's
  begin_window(facts.area);
  draw_ground();
}

void Ui::end() {
  draw_tell();
  draw_focus();
  if (covers_ != covers_before_) animate();  // what has been covered or laid open settles in the next frame
  end_window();
}

const std::string& Ui::name(Seat seat) const {
  static const std::string nobody;
  return seat < facts_.names.size() ? facts_.names[seat] : nobody;
}

std::string Ui::say(const Phrase& phrase) const { return text::sentence(facts_.language, phrase, facts_.names); }

std::string Ui::say(std::string_view key) const { return say(Phrase{key, {}}); }

void Ui::wake_in(double seconds) {
  if (wake_ < 0 || seconds < wake_) wake_ = std::max(0.0, seconds);
}

ImDrawList& Ui::pen() { return *ImGui::GetWindowDrawList(); }

ImU32 Ui::colour(Ink ink, float alpha) const {
  const Rgba c = value(facts_.theme, ink);
  return with_alpha(IM_COL32(c.r, c.g, c.b, c.a), alpha);
}

ImU32 Ui::lamplight(float strength) const { return with_alpha(IM_COL32(255, 190, 84, 255), strength); }

ImU32 Ui::shadow(float strength) const {
  // On a light table a black shadow looks like dirt.
  return facts_.theme == Theme::dark ? with_alpha(IM_COL32(5, 2, 10, 255), strength)
                                     : with_alpha(IM_COL32(74, 50, 22, 255), strength * 0.55F);
}

void Ui::mirror_group(std::string_view heading) { mirror_.groups.push_back({std::string(heading), {}}); }

}  // namespace kairo::draw
