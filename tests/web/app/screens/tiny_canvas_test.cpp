#include "tests/web/support/app_on_stage.h"

/// A browser without WebGL hides the canvas, which then has no size; a frame may be a few pixels high while its page is
/// laid out. The app must work by the mirror all the same.
namespace kairo::testing {
namespace {

struct Room {
  float width;
  float height;
};

class TinyCanvas : public ::testing::TestWithParam<Room> {};
INSTANTIATE_TEST_SUITE_P(Canvas, TinyCanvas,
                         ::testing::Values(Room{0, 0}, Room{1, 1}, Room{300, 1}, Room{1, 300}, Room{40, 2000},
                                           Room{2000, 40}));

TEST_P(TinyCanvas, EveryScreenIsStillDrawn) {
  for (const Game& game : games()) {
    AppOnStage app(text::Language::en, GetParam().width, GetParam().height);
    for (const std::string& id : presses_to_start(*game.info, game.info->min_seats)) app.press(id);
    app.press("handover.take");
    EXPECT_EQ(app.screen(), "table");
    for (const char* id : {"menu.open", "dialog.close", "table.log", "dialog.close"}) app.press(id);
    EXPECT_EQ(app.screen(), "table");
  }
}

}  // namespace
}  // namespace kairo::testing
