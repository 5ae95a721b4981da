#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/match/match.h"
#include "engine/match/registry.h"
#include "imgui.h"
#include "imgui_internal.h"
#include "web/app/settings.h"
#include "web/app/typefaces.h"
#include "web/draw/textures.h"
#include "web/draw/ui.h"
#include "web/posters/svg.h"
#include "web/tables/table.h"

// Draws a real position of every game of the box, for publishers' posters, in each language.
//   posters FOLDER FONTS
namespace {

using namespace kairo;

constexpr float width = 960;  // CSS pixels
constexpr float height = 640;
constexpr std::uint64_t seed = 7;
constexpr Seat viewer = 0;

const std::vector<std::string>& names(text::Language language) {
  static const std::vector<std::string> english{"Anna", "Ben", "Chi", "Dora", "Emil"};
  static const std::vector<std::string> japanese{"ゆき", "けん", "みお", "ショウ", "あかね"};
  return language == text::Language::ja ? japanese : english;
}

std::string bytes_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

Match played_by_bots(const Game& game) {
  Match match(game, standard_setup(*game.info, std::min(game.info->max_seats, 4), seed));
  while (!match.over()) {
    Rng rng = bot_rng(seed, match.steps().size());
    match.play(choose(match.now(), match.turn(), BotLevel::regular, rng));
  }
  return match;
}

/// The first player is asked, past the middle of a match.
const Position& moment_of(const Match& match) {
  std::size_t moves = match.steps().size() * 3 / 5;
  while (match.after(moves).turn() != viewer && moves + 1 < match.steps().size()) ++moves;
  return match.after(moves);
}

void draw_frame(draw::Ui& ui, draw::FrameFacts& facts, tables::AnyTable& table) {
  facts.now += 1;
  ImGui::NewFrame();
  // Soft edges next to nothing wide: SVG makes its own.
  ImGui::GetDrawListSharedData()->InitialFringeScale = 1e-4F;
  ui.begin(facts);
  table.frame(ui, facts.area);
  ui.end();
  ImGui::Render();
  draw::accept_textures();
}

std::string poster(const Match& match, text::Language language, const std::string& fonts) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
  io.DisplaySize = {width, height};
  app::Typefaces typefaces;
  for (const char* font : {"reading", "display"}) typefaces.take(font, bytes_of(fonts + "/" + font + ".ttf"));
  draw::Ui ui;
  draw::FrameFacts facts;
  facts.area = {0, 0, width, height};
  facts.language = language;
  facts.reduced_motion = true;
  facts.names = names(language);
  const auto table = tables::make_table(match.game().info->id);
  table->show(moment_of(match), viewer, true, {}, true);
  for (int frame = 0; frame < 4; ++frame) draw_frame(ui, facts, *table);
  const draw::Rgba ground = draw::value(facts.theme, draw::Ink::ground);
  const std::string title = ui.say(std::string(match.game().info->id) + ".name");
  std::string svg = posters::Svg().of(*ImGui::GetDrawData(), IM_COL32(ground.r, ground.g, ground.b, ground.a), title);
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) texture->Status = ImTextureStatus_WantDestroy;
  draw::accept_textures();
  ImGui::DestroyContext();
  return svg;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: posters FOLDER FONTS\n");
    return 2;
  }
  for (const Game& game : games()) {
    const Match match = played_by_bots(game);
    for (const auto language : {text::Language::en, text::Language::ja}) {
      const std::string file = std::string(argv[1]) + "/" + std::string(game.info->id) + "-" +
                               std::string(app::language_code(language)) + ".svg";
      if (std::ofstream(file, std::ios::binary) << poster(match, language, argv[2])) continue;
      std::fprintf(stderr, "cannot write %s\n", file.c_str());
      return 1;
    }
  }
  return 0;
}
