#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include "tests/web/support/stage.h"
#include "web/app/app.h"

namespace kairo::testing {

inline constexpr std::uint64_t dealt_seed = 11;  ///< of every deal that is left to chance

/// The whole app on a canvas without a window, and a page that keeps nothing. Nothing moves.
class AppOnStage {
 public:
  explicit AppOnStage(text::Language language = text::Language::en, float width = 360, float height = 640)
      : stage_(width, height) {
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage_.move_pointer(-1, -1);
    stage_.build([] {});
    app_.receive("motion", "reduced");
    app_.receive("language", language == text::Language::ja ? "ja" : "en");
    app_.receive("start", "");
    settle();
  }

  /// Presses a button of the mirror.
  void press(std::string_view id) {
    app_.receive("press", id);
    settle();
  }
  /// Opens the fragment of a link.
  void open(std::string_view link) {
    app_.receive("open", link);
    settle();
  }
  /// Frames until no more are wanted.
  void settle() {
    int frames = 0;
    do {
      frame();
      ASSERT_LT(++frames, 600) << "the picture never rests";
    } while (app_.ui().wants_frame());
  }

  [[nodiscard]] bool shows(std::string_view id) const { return spots().contains(std::string(id)); }
  [[nodiscard]] std::set<std::string> spots() const {
    std::set<std::string> ids;
    for (const auto& spot : app_.ui().spots()) ids.insert(spot.id);
    return ids;
  }
  [[nodiscard]] std::string_view screen() const {
    const std::string_view text = std::string_view(mirror_).substr(std::string_view(R"({"screen":")").size());
    return text.substr(0, text.find('"'));
  }
  /// As the page gets it.
  [[nodiscard]] const std::string& mirror() const { return mirror_; }
  [[nodiscard]] const app::App& app() const { return app_; }

 protected:
  void frame() {
    now_ += 1.0 / 60;
    stage_.build([this] { app_.frame(stage_.facts.area, now_); });
  }

 private:
  draw::testing::Stage stage_;
  std::string mirror_;
  app::App app_{{.send =
                     [this](std::string_view name, std::string_view text) {
                       if (name == "mirror") mirror_ = text;
                     },
                 .write = [](std::string_view, std::string_view) { return host::Written::kept; },
                 .random_seed = [] { return dealt_seed; }}};
  double now_ = 0;
};

/// What starts a match of people only, one press after another.
inline std::vector<std::string> presses_to_start(const GameInfo& game, int people) {
  std::vector<std::string> presses{"box.play." + std::string(game.id),
                                   "setup.seats." + std::to_string(people - game.min_seats)};
  for (int seat = 0; seat < people; ++seat) presses.push_back("setup.kind." + std::to_string(seat) + ".0");
  presses.emplace_back("setup.start");
  return presses;
}

/// The device is passed on until somebody is asked.
template <class Player>
void take_turns(Player& player) {
  for (const char* id : {"table.hand_over", "handover.take"})
    if (player.shows(id)) player.press(id);
}

}  // namespace kairo::testing
