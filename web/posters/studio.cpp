#include "web/posters/studio.h"

#include <fstream>
#include <iterator>

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
  const auto& players = text::example_players[static_cast<std::size_t>(language)];
  names_.assign(players.begin(), players.end());
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
  for (const text::Language each : text::languages)
    for (const char* font : {"reading", "display"}) {
      const std::string name = text::font_file(font, each);
      typefaces_.add(name, read_file(fonts + "/" + name + ".ttf"));
    }
  typefaces_.add("help", read_file(fonts + "/help.ttf"));  // of the texts that come after the first answer
}

Studio::~Studio() {
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) texture->Status = ImTextureStatus_WantDestroy;
  draw::accept_textures();
  draw::use_fonts(nullptr, nullptr);
  ImGui::DestroyContext();
}

std::string Studio::picture(const Drawing& drawing) {
  ImGui::GetIO().DisplaySize = {drawing.width, drawing.height};
  draw::Ui ui;
  draw::FrameInput facts;
  facts.area = {0, 0, drawing.width, drawing.height};
  facts.language = language_;
  facts.reduced_motion = true;
  facts.names = names_;
  constexpr int frames_to_settle = 3;
  for (int frame = 0; frame < frames_to_settle; ++frame) draw_frame(ui, facts, drawing);
  Svg svg(drawing.crop ? intersection(drawing.crop(ui), facts.area) : facts.area);
  draw_frame(ui, facts, drawing, &svg);
  lacking_.insert(svg.lacking().begin(), svg.lacking().end());
  const draw::Rgba ground = draw::value(facts.theme, draw::Ink::ground);
  return svg.document(drawing.fills ? 0 : IM_COL32(ground.r, ground.g, ground.b, ground.a), drawing.title);
}

}  // namespace kairo::posters
