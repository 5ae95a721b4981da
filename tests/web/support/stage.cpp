#include "tests/web/support/stage.h"

#include <cmath>
#include <filesystem>
#include <span>

#include "web/draw/fonts.h"
#include "web/text/language.h"

namespace kairo::draw::testing {
namespace {

constexpr float frame_time = 1.0F / 60;

}  // namespace

Stage::Stage(float width, float height, float pixel_ratio) : pixel_ratio_(pixel_ratio) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.DisplaySize = {width, height};
  io.DisplayFramebufferScale = {pixel_ratio, pixel_ratio};
  io.DeltaTime = frame_time;
  input.area = {0, 0, width, height};
}

Stage::~Stage() {
  use_fonts(nullptr, nullptr);
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
    texture->SetTexID(ImTextureID_Invalid);
    texture->SetStatus(ImTextureStatus_Destroyed);
  }
  ImGui::DestroyContext();
}

void Stage::load_fonts(const std::string& reading, const std::string& display) {
  ImFontAtlas& fonts = *ImGui::GetIO().Fonts;
  ImFont* first = fonts.AddFontFromFileTTF(reading.c_str());
  ImFontConfig merged;
  merged.MergeMode = true;
  const auto merge = [&](const std::string& name) {
    fonts.AddFontFromFileTTF((std::filesystem::path(reading).parent_path() / (name + ".ttf")).c_str(), 0, &merged);
  };
  const std::span further(text::languages.begin() + 1, text::languages.end());
  for (const text::Language language : further) merge(text::font_file("reading", language));
  merge("help");
  ImFont* second = fonts.AddFontFromFileTTF(display.c_str());
  for (const text::Language language : further) merge(text::font_file("display", language));
  for (const text::Language language : text::languages) merge(text::font_file("reading", language));
  use_fonts(first, second);
}

void Stage::build(const std::function<void()>& content) {
  ImGui::NewFrame();
  content();
  ImGui::Render();
  serve_textures(*ImGui::GetDrawData());
}

void Stage::frame(const std::function<void(Ui&)>& draw) {
  input.now += frame_time;
  build([&] {
    ui.begin(input);
    draw(ui);
    ui.end();
  });
  input.pressed.clear();
}

Picture Stage::picture(Rgba ground) const {
  const auto pixels = [this](float units) { return static_cast<int>(std::lround(units * pixel_ratio_)); };
  Picture picture(pixels(input.area.w), pixels(input.area.h), ground);
  picture.paint(*ImGui::GetDrawData());
  return picture;
}

Picture Stage::paint(const std::function<void(Ui&)>& draw) {
  frame(draw);
  return picture();
}

void Stage::move_pointer(float x, float y) { ImGui::GetIO().AddMousePosEvent(x, y); }
void Stage::press_pointer() { ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, true); }
void Stage::release_pointer() { ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, false); }

void Stage::tap(float x, float y, const std::function<void(Ui&)>& draw) {
  move_pointer(x, y);
  frame(draw);
  press_pointer();
  frame(draw);
  release_pointer();
  frame(draw);
}

void Stage::strike(ImGuiKey key, const std::function<void(Ui&)>& draw) {
  ImGui::GetIO().AddKeyEvent(key, true);
  frame(draw);
  ImGui::GetIO().AddKeyEvent(key, false);
  frame(draw);
}

}  // namespace kairo::draw::testing
