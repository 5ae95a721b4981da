#include "web/posters/poster.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <vector>

#include "engine/bots/bot.h"
#include "imgui.h"
#include "web/app/screens/typefaces.h"
#include "web/draw/textures.h"
#include "web/draw/ui.h"
#include "web/posters/svg.h"
#include "web/tables/tables.h"

namespace kairo::posters {
namespace {

constexpr float width = 960;  // CSS pixels
constexpr float height = 640;
constexpr std::uint64_t seed = 7;
constexpr Seat viewer = 0;

const std::vector<std::string>& names(text::Language language) {
  static const std::vector<std::string> english{"Anna", "Ben", "Chi", "Dora", "Emil"};
  static const std::vector<std::string> japanese{"ゆき", "けん", "みお", "ショウ", "あかね"};
  return language == text::Language::ja ? japanese : english;
}

std::string read_file(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The first one after three fifths of the moves in which the viewer is to move.
const Position& shown_position(const Match& match) {
  std::size_t moves = match.steps().size() * 3 / 5;
  while (match.after(moves).to_move() != viewer && moves + 1 < match.steps().size()) ++moves;
  return match.after(moves);
}

void draw_frame(draw::Ui& ui, draw::FrameInput& facts, tables::AnyTable& table) {
  facts.now += 1;
  ImGui::NewFrame();
  ui.begin(facts);
  table.frame(ui, facts.area);
  ui.end();
  ImGui::Render();
  draw::accept_textures();
}

}  // namespace

Match example_match(const Game& game) {
  Match match(game, standard_setup(*game.info, std::min(game.info->max_seats, 4), seed));
  while (!match.over()) {
    Rng rng = bot_rng(seed, match.steps().size());
    match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
  }
  return match;
}

std::string poster(const Match& match, text::Language language, const std::string& fonts) {
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
  io.DisplaySize = {width, height};
  app::Typefaces typefaces;
  for (const char* font : {"reading", "display"}) typefaces.add(font, read_file(fonts + "/" + font + ".ttf"));
  draw::Ui ui;
  draw::FrameInput facts;
  facts.area = {0, 0, width, height};
  facts.language = language;
  facts.reduced_motion = true;
  facts.names = names(language);
  const auto table = tables::make_table(match.game().info->id);
  table->show(shown_position(match), viewer, true, {}, true);
  constexpr int frames_to_settle = 3;
  for (int frame = 0; frame < frames_to_settle; ++frame) draw_frame(ui, facts, *table);
  Svg svg(width, height);
  facts.recorder = &svg;
  draw_frame(ui, facts, *table);
  const draw::Rgba ground = draw::value(facts.theme, draw::Ink::ground);
  const std::string title = ui.say(std::string(match.game().info->id) + ".name");
  std::string file = svg.document(IM_COL32(ground.r, ground.g, ground.b, ground.a), title);
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) texture->Status = ImTextureStatus_WantDestroy;
  draw::accept_textures();
  ImGui::DestroyContext();
  return file;
}

}  // namespace kairo::posters
