#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/web/support/stage.h"
#include "web/app/app.h"

namespace kairo::testing {

inline constexpr std::uint64_t dealt_seed = 11;  ///< of the first deal that is left to chance

/// What the page says, by its name (web/host/host.h).
using Said = std::pair<std::string, std::string>;

/// The whole app on a canvas without a window, and a page that keeps what it is given and lets this tab play every
/// match. Nothing moves.
class AppOnStage {
 public:
  /// `before` is what the page says before the start.
  explicit AppOnStage(text::Language language = text::Language::en, float width = 360, float height = 640,
                      const std::vector<Said>& before = {})
      : stage_(width, height) {
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage_.move_pointer(-1, -1);
    stage_.build([] {});
    app_.receive("motion", "reduced");
    app_.receive("language", language == text::Language::ja ? "ja" : "en");
    for (const auto& [name, text] : before) app_.receive(name, text);
    app_.receive("start", "");
    settle();
  }

  /// A message of the page, and what comes of it.
  void say(std::string_view name, std::string_view text) {
    app_.receive(name, text);
    settle();
  }

  /// Presses a button of the mirror.
  void press(std::string_view id) { say("press", id); }
  /// Opens the fragment of a link.
  void open(std::string_view link) { say("open", link); }
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
  /// What the page keeps, by name.
  [[nodiscard]] const std::map<std::string, std::string>& kept() const { return kept_; }
  /// The match that this tab asked for last; empty: none.
  [[nodiscard]] const std::string& held() const { return held_; }
  /// From now on it is the test that answers whether this tab may play on.
  void answer_no_holds() { answers_ = false; }

 protected:
  void frame() {
    if (answers_ && std::exchange(asked_, false) && !held_.empty()) app_.receive("hold", "mine\n" + held_);
    now_ += 1.0 / 60;
    stage_.build([this] { app_.frame(stage_.facts.area, now_); });
  }

 private:
  void hear(std::string_view name, std::string_view text) {
    if (name == "mirror") mirror_ = text;
    if (name == "forget") kept_.erase(std::string(text));
    if (name != "hold" && name != "seize") return;
    held_ = text;
    asked_ = true;
  }
  host::Written keep(std::string_view name, std::string_view text) {
    kept_.insert_or_assign(std::string(name), std::string(text));
    return host::Written::kept;
  }

  draw::testing::Stage stage_;
  std::string mirror_;
  std::map<std::string, std::string> kept_;
  std::string held_;
  bool asked_ = false;
  bool answers_ = true;
  app::App app_{{.send = [this](std::string_view name, std::string_view text) { hear(name, text); },
                 .write = [this](std::string_view name, std::string_view text) { return keep(name, text); },
                 .random_seed = [this] { return dealt_seed + ids_++; }}};
  std::uint64_t ids_ = 0;
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
