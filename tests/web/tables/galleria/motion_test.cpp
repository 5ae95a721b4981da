#include <gtest/gtest.h>

#include "tests/web/support/table_checks.h"
#include "tests/web/tables/galleria/playouts.h"
#include "web/tables/galleria/animation/apply_event.h"

/// Animations of Labyrinth of Galleria: they end as the rules do, and all text in them fits.
namespace kairo::testing {
namespace {

using galleria::State;
using At = PositionOf<State>;

class GalleriaMotionOnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(GalleriaMotion, GalleriaMotionOnScreen, ::testing::ValuesIn(screens), screen_name);

TEST_P(GalleriaMotionOnScreen, AnAnimationFitsAndEnds) {
  TappedTable table("galleria", GetParam());
  int i = 0;
  const auto watch = [&](const Step<State>& step) {
    if (i >= 120 || i++ % 8 != 0) return;
    table.show(At(step.before), 0);
    table.show(At(step.after), 0, step.events.events);
    finish_animation(table, 0.1,
                     [&] { EXPECT_TRUE(table.ui().overflowing().empty()) << table.ui().overflowing().front(); });
  };
  for_each_step<State>(dealt_galleria(3, 11), Rng(11), watch, play_some);
}

TEST(GalleriaMotion, EventsLeadToTheMazeAfter) {
  for (int seats = galleria::min_players; seats <= galleria::max_players; ++seats) {
    const auto check = [](const Step<State>& step) {
      const galleria::View after = look(step.after, 0);
      galleria::View view = galleria::table::starting_view(look(step.before, 0), after);
      for (const Event& event : events_for(0, step.events)) galleria::table::apply_event(view, event);
      ASSERT_TRUE(view.table.owner == after.table.owner);
      ASSERT_EQ(view.table.deck_left, after.table.deck_left);
      for (int cell = 0; cell < galleria::cells; ++cell)
        ASSERT_EQ(view.table.grid[cell].card == galleria::no_card, after.table.grid[cell].card == galleria::no_card);
    };
    for_each_step<State>(dealt_galleria(seats, 21), Rng(21), check, play_some);
  }
}

}  // namespace
}  // namespace kairo::testing
