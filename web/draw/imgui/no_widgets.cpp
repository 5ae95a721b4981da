#include <cstring>

#include "imgui.h"
#include "imgui_internal.h"

/// Stands in for Dear ImGui's widgets, 2 % of what the page would load. The kit draws its own (ui_touch.cpp), but Dear
/// ImGui's windows mention these.
namespace ImGui {

bool Button(const char* /*label*/, const ImVec2& /*size*/) { return false; }
bool ButtonBehavior(const ImRect& /*at*/, ImGuiID /*id*/, bool* hovered, bool* held, ImGuiButtonFlags /*flags*/) {
  if (hovered != nullptr) *hovered = false;
  if (held != nullptr) *held = false;
  return false;
}
bool CloseButton(ImGuiID /*id*/, const ImVec2& /*at*/) { return false; }
bool CollapseButton(ImGuiID /*id*/, const ImVec2& /*at*/) { return false; }
void EndMenuBar() {}
ImGuiMultiSelectIO* EndMultiSelect() { return nullptr; }
void EndTabBar() {}
bool InputText(const char* /*label*/, char* /*text*/, std::size_t /*size*/, ImGuiInputTextFlags /*flags*/,
               ImGuiInputTextCallback /*callback*/, void* /*data*/) {
  return false;
}
void InputTextDeactivateHook(ImGuiID /*id*/) {}
void Scrollbar(ImGuiAxis /*axis*/) {}
bool Selectable(const char* /*label*/, bool /*selected*/, ImGuiSelectableFlags /*flags*/, const ImVec2& /*size*/) {
  return false;
}
void SeparatorText(const char* /*label*/) {}
bool SliderInt(const char* /*label*/, int* /*value*/, int /*least*/, int /*most*/, const char* /*format*/,
               ImGuiSliderFlags /*flags*/) {
  return false;
}
void TextV(const char* /*format*/, va_list /*args*/) {}
void TreePop() {}

}  // namespace ImGui

ImGuiInputTextState::ImGuiInputTextState() { std::memset(static_cast<void*>(this), 0, sizeof(*this)); }
ImGuiInputTextState::~ImGuiInputTextState() = default;
void ImGuiMenuColumns::Update(float /*spacing*/, bool /*reappears*/) {}
