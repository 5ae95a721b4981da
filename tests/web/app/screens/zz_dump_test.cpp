#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <string>

#include "engine/match/registry.h"
#include "tests/web/support/lessons_of.h"
#include "tests/web/support/stage.h"
#include "tests/web/support/taps_for_move.h"
#include "web/app/screens/lesson_screen.h"
#include "web/app/session/player.h"

namespace kairo::app {
namespace {
TEST(ZzDump, Ruin) {
  const char* out = std::getenv("ZZ_OUT");
  if (out == nullptr) GTEST_SKIP();
  const Game& game = *find_game("ruin");
  const std::string text = kairo::testing::lessons_of(game);
  const auto lessons = std::make_shared<const Lessons>(*parse_lessons(game, text));
  const auto& steps = lessons->guide.steps;
  const float w = std::stof(std::getenv("ZZ_W"));
  const float h = std::stof(std::getenv("ZZ_H"));
  const bool ja = std::getenv("ZZ_JA") != nullptr;
  const std::string only = std::getenv("ZZ_ONLY") != nullptr ? std::getenv("ZZ_ONLY") : "";
  int number = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!steps[i].play.empty()) continue;
    ++number;
    if (!only.empty() && only.find("," + std::to_string(number) + ",") == std::string::npos) continue;
    draw::testing::Stage stage(w, h, 1);
    stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage.move_pointer(-1, -1);
    stage.input.reduced_motion = true;
    stage.input.language = ja ? text::Language::ja : text::Language::en;
    LessonScreen lesson(game, lessons, i);
    const auto names = shown_names(lesson.session().players(), stage.input.language);
    stage.input.names = names;
    const auto frame = [&](const std::string& pressed) {
      stage.input.pressed = pressed;
      stage.frame([&](draw::Ui& ui) { lesson.frame(ui, true); });
    };
    frame("");
    frame("");
    for (int n = 0; n < 50 && lesson.busy(); ++n) {
      stage.input.now += 1;
      frame("");
    }
    const auto shoot = [&](const std::string& suffix) {
      stage.input.pressed = "";
      const auto p = stage.paint([&](draw::Ui& ui) { lesson.frame(ui, true); });
      char name[300];
      std::snprintf(name, sizeof name, "%s/%02d%s.png", out, number, suffix.c_str());
      ASSERT_TRUE(p.write_png(name));
    };
    shoot("");
    if (std::getenv("ZZ_TAPS") == nullptr || steps[i].move.empty()) continue;
    const AnyMove move = *lesson.session().now().parse_move(steps[i].move);
    int tapped = 0;
    for (const std::string& tap : kairo::testing::taps_for_move(lesson.session().now(), move)) {
      frame(tap);
      frame("");
      if (++tapped < 6) shoot("-" + std::to_string(tapped));
    }
  }
}
}  // namespace
}  // namespace kairo::app
