#include "web/posters/studio.h"

#include <fstream>
#include <iterator>
#include <vector>

#include "imgui.h"
#include "web/draw/fonts.h"
#include "web/draw/textures.h"
#include "web/posters/svg.h"

namespace kairo::posters {
namespace {

std::string read_file(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void draw_frame(draw::Ui& ui, draw::FrameInput& facts, const Studio::Drawing& drawing, Svg* svg = nullptr) {
  facts.now += 1;
  facts.recorder = svg;
  ImGui::NewFrame();
  ui.begin(facts);
  if (svg != nullptr && !drawing.on_table) svg->clear();
  drawing.draw(ui, facts.area);
  ui.end();
  ImGui::Render();
  draw::accept_textures();
}

}  // namespace

Studio::Studio(text::Language language, const std::string& fonts) : language_(language) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
  for (const char* font : {"reading", "display", "reading-ja", "display-ja"})
    typefaces_.add(font, read_file(fonts + "/" + font + ".ttf"));
}

Studio::~Studio() {
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) texture->Status = ImTextureStatus_WantDestroy;
  draw::accept_textures();
  draw::use_fonts(nullptr, nullptr);
  ImGui::DestroyContext();
}

std::span<const std::string> Studio::names() const {
  static const std::vector<std::string> english{"Anna", "Ben", "Chi", "Dora", "Emil"};
  static const std::vector<std::string> japanese{"ゆき", "けん", "みお", "ショウ", "あかね"};
  return language_ == text::Language::ja ? japanese : english;
}

std::string Studio::picture(const Drawing& drawing) {
  ImGui::GetIO().DisplaySize = {drawing.width, drawing.height};
  draw::Ui ui;
  draw::FrameInput facts;
  facts.area = {0, 0, drawing.width, drawing.height};
  facts.language = language_;
  facts.reduced_motion = true;
  facts.names = names();
  constexpr int frames_to_settle = 3;
  for (int frame = 0; frame < frames_to_settle; ++frame) draw_frame(ui, facts, drawing);
  Svg svg(drawing.crop ? intersection(drawing.crop(ui), facts.area) : facts.area);
  draw_frame(ui, facts, drawing, &svg);
  lacking_.insert(svg.lacking().begin(), svg.lacking().end());
  const draw::Rgba ground = draw::value(facts.theme, draw::Ink::ground);
  return svg.document(drawing.fills ? 0 : IM_COL32(ground.r, ground.g, ground.b, ground.a), drawing.title);
}

}  // namespace kairo::posters
