#include <gtest/gtest.h>

#include <algorithm>

#include "tests/web/support/pupil.h"

/// The coach's "Go on" stays where the finger has pressed it, through all of a guided match.
namespace kairo::app {
namespace {

using testing::Pupil;

/// How often the finger may have to go elsewhere in a game's guide. These numbers only ever become smaller.
struct Most {
  const char* game;
  float width;
  float height;
  int ways;
};
constexpr Most most[] = {{"wicked", 360, 640, 8},   {"wicked", 390, 844, 6},   {"wicked", 1280, 800, 1},
                         {"haratama", 360, 640, 2}, {"haratama", 390, 844, 1}, {"haratama", 1280, 800, 2},
                         {"ruin", 360, 640, 4},     {"ruin", 390, 844, 3},     {"ruin", 1280, 800, 1},
                         {"galleria", 360, 640, 2}, {"galleria", 390, 844, 1}, {"galleria", 1280, 800, 0}};

class SteadyCoach : public ::testing::TestWithParam<std::tuple<Most, text::Language>> {};
std::string name_of_screen(const ::testing::TestParamInfo<SteadyCoach::ParamType>& given) {
  const auto& [screen, language] = given.param;
  return std::string(screen.game) + "_" + std::to_string(static_cast<int>(screen.width)) + "_" +
         std::string(text::code_of(language));
}
INSTANTIATE_TEST_SUITE_P(, SteadyCoach,
                         ::testing::Combine(::testing::ValuesIn(most), ::testing::ValuesIn(text::languages)),
                         name_of_screen);

/// A finger that goes elsewhere only when "Go on" is no longer below it.
class Finger {
 public:
  void look_at(const draw::Rect* button) {
    if (button == nullptr || button->holds(at_)) return;
    at_ = button->centre();
    ++ways_;
  }
  [[nodiscard]] int ways() const { return ways_ - 1; }  // the first one is from nowhere

 private:
  draw::Point at_{-1, -1};
  int ways_ = 0;
};

TEST_P(SteadyCoach, HasItsButtonBelowTheFinger) {
  const auto& [screen, language] = GetParam();
  Pupil pupil(*find_game(screen.game), language, screen.width, screen.height);
  pupil.open_learn();
  pupil.press("learn.guide");
  Finger finger;
  finger.look_at(pupil.find("lesson.on"));
  const auto press = [&](const std::string& id) {
    pupil.press(id);
    finger.look_at(pupil.find("lesson.on"));
  };
  take_guide(
      pupil, [&](const Match&, const std::string& move) { press("move:" + move); }, [&] { press("lesson.on"); });
  EXPECT_LE(finger.ways(), screen.ways);
}

}  // namespace
}  // namespace kairo::app
