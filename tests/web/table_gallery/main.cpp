#include <algorithm>
#include <cstdio>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tests/web/support/stage.h"
#include "tests/web/table_gallery/scenes.h"
#include "web/tables/tables.h"

// Draws tables at moments of real matches, on all screens, into PNG files to look at. A
// developer's tool.
//   table_gallery FOLDER FONTS PIXEL_RATIO [PART_OF_A_NAME …]
namespace {

using namespace kairo;
using namespace kairo::draw;
using gallery::Scene;

struct Screen {
  const char* name;
  float width;
  float height;
  float bar_top;  ///< room used by the app
  float bar_left;
  bool acts = true;    ///< otherwise the viewer only watches, as in a replay
  float headline = 0;  ///< the height of a bar that leaves room for the question; the table lies below it, too
};
constexpr Screen screens[] = {{"phone", 360, 640, 54, 0},
                              {"tablet", 768, 1024, 54, 0},
                              {"desk", 1280, 800, 0, 0, true, 52},
                              {"hall", 1422, 800, 0, 0, true, 52},  // 1920 × 1080, enlarged as the app does it
                              {"frame", 480, 320, 0, 54},
                              // The room that a replay leaves on a phone and in a frame, and the smallest place of a
                              // table.
                              {"replay-phone", 360, 436, 0, 0, false},
                              {"replay-frame", 422, 268, 0, 0, false},
                              {"least", 340, 300, 0, 0, false},
                              {"low", 460, 200, 0, 0, false}};

struct Look {
  const char* name;
  text::Language language;
  Theme theme;
};
constexpr Look looks[] = {{"en-dark", text::Language::en, Theme::dark},
                          {"ja-dark", text::Language::ja, Theme::dark},
                          {"en-light", text::Language::en, Theme::light}};

/// Finding a game's scenes takes a while, so if any part names a game, the other games are left out.
struct Maker {
  std::string_view name;
  std::vector<Scene> (*scenes)();
};
constexpr Maker makers[] = {{"wicked", gallery::wicked_scenes},
                            {"haratama", gallery::haratama_scenes},
                            {"ruin", gallery::ruin_scenes},
                            {"galleria", gallery::galleria_scenes}};

bool names(const char* part, const Maker& maker) { return std::string_view(part).starts_with(maker.name); }

bool is_wanted(const Maker& maker, std::span<char*> parts) {
  const auto named = [&](const Maker& one) {
    return std::ranges::any_of(parts, [&](const char* part) { return names(part, one); });
  };
  return named(maker) || std::ranges::none_of(makers, named);
}

const std::vector<std::string> english_names{"Anna", "Benjamin", "Chi", "Dorothea", "Emil"};
const std::vector<std::string> japanese_names{"ゆき", "けんたろう", "みお", "ショウ", "あかね"};

/// Writes a frame as PNG.
bool show(const Scene& scene, const Screen& screen, const Look& look, const std::string& fonts, const std::string& file,
          float pixel_ratio) {
  testing::Stage stage(screen.width, screen.height, pixel_ratio);
  stage.load_fonts(fonts + "/reading.ttf", fonts + "/display.ttf");
  stage.input.theme = look.theme;
  stage.input.language = look.language;
  stage.input.names = look.language == text::Language::en ? english_names : japanese_names;
  const auto table = tables::make_table(scene.now->game_info().id);
  const Rect at{screen.bar_left, screen.bar_top, screen.width - screen.bar_left, screen.height - screen.bar_top};
  const auto draw = [&](Ui& ui) {
    if (screen.headline > 0) ui.leave_headline({screen.width * 0.33F, 0, screen.width * 0.42F, screen.headline});
    table->frame(ui, at);
  };
  const Position& first = scene.before ? *scene.before : *scene.now;
  table->show(first, scene.viewer, screen.acts, {}, true);
  stage.frame(draw);
  stage.frame(draw);
  if (scene.before) table->show(*scene.now, scene.viewer, screen.acts, {scene.before->clone(), {scene.move}}, true);
  for (const std::string& id : scene.taps) {
    const auto spots = stage.ui.gesture.targets();
    const auto spot = std::ranges::find(spots, id, &draw::Gesture::Target::id);
    if (spot == spots.end()) continue;
    const Point centre = spot->at.centre();
    stage.tap(centre.x, centre.y, draw);
    stage.frame(draw);
  }
  table->point_out(tables::PointedOut::of(scene.pointed, scene.source));
  stage.move_pointer(-1, -1);
  for (double past = 0; past <= scene.seconds; past += 1.0 / 60) stage.frame(draw);
  return stage.paint(draw).write_png(file);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 4) {
    std::fprintf(stderr, "usage: table_gallery FOLDER FONTS PIXEL_RATIO [PART_OF_A_NAME …]\n");
    return 2;
  }
  const float pixel_ratio = std::strtof(argv[3], nullptr);
  const std::span parts(argv + 4, argv + argc);
  std::vector<Scene> scenes;
  for (const Maker& maker : makers)
    if (is_wanted(maker, parts)) std::ranges::move(maker.scenes(), std::back_inserter(scenes));
  for (const Scene& scene : scenes) {
    for (const Screen& screen : screens) {
      for (const Look& look : looks) {
        const std::string name = scene.name + "-" + screen.name + "-" + look.name;
        if (!std::ranges::all_of(parts, [&](const char* part) { return name.find(part) != std::string::npos; }))
          continue;
        if (show(scene, screen, look, argv[2], std::string(argv[1]) + "/" + name + ".png", pixel_ratio)) continue;
        std::fprintf(stderr, "cannot write %s\n", name.c_str());
        return 1;
      }
    }
  }
  return 0;
}
