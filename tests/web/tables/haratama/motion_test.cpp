#include <gtest/gtest.h>

#include "engine/games/haratama/words.h"
#include "tests/web/support/table_checks.h"
#include "web/tables/haratama/animation/apply_event.h"

/// Animations of Haratama: they end as the rules do, can be skipped, and reveal nothing.
namespace kairo::testing {
namespace {

using haratama::Phase;
using haratama::State;
using At = PositionOf<State>;

Setup setup_with(haratama::Sight sight, int seats) {
  Setup setup;
  setup.seats = seats;
  setup.seed = 5;
  setup.options = {0, haratama::standard_limit, static_cast<std::int16_t>(sight)};
  return setup;
}

TEST(HaratamaMotion, EventsLeadFromOneViewToTheNext) {
  // Step by step, for every viewer, whoever the previous viewer was.
  for (const haratama::Sight sight : {haratama::Sight::every_trick, haratama::Sight::last_trick}) {
    for (int seats = haratama::min_players; seats <= haratama::max_players; ++seats) {
      for_each_step<State>(dealt<State>(setup_with(sight, seats)), Rng(6), [](const Step<State>& step) {
        for (const Seat viewer : {Seat{0}, Seat{2}, no_seat}) {
          for (const Seat earlier : {viewer, Seat{1}}) {
            const std::vector<Event> events = events_for(viewer, step.events);
            const haratama::View after = look(step.after, viewer);
            haratama::View view = haratama::table::starting_view(look(step.before, earlier), after, events);
            const haratama::Cards dealt = haratama::table::hand_at_start(after, events);
            for (const Event& event : events) haratama::table::apply_event(view, event, after, dealt);
            view.watched = after.watched;  // not animated: it shows only as voids, and after the animation
            ASSERT_EQ(view_text(view), view_text(after)) << "seat " << int{viewer} << " after " << int{earlier};
          }
        }
      });
    }
  }
}

class HaratamaMotionOnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(HaratamaMotion, HaratamaMotionOnScreen, ::testing::ValuesIn(screens), screen_name);

TEST_P(HaratamaMotionOnScreen, AnAnimationCanBeWatchedOrSkipped) {
  Step<State> step;
  step.before = step.after = find_state<State>(4, [](const State& state) {
    return state.phase == Phase::play && state.table.size == 3 && haratama::count(state.to_win) < 3;
  });
  Rng rng(1);
  step.events = play_any(step.after, rng);
  expect_same_end_when_skipped("haratama", GetParam(), step);
}

TEST(HaratamaMotion, ASealedPassIsShownToNobodyElse) {
  // Seat 1 passes two cards and hands the device on: no frame that seat 2 sees then may depend on which.
  const State before =
      find_state<State>(4, [](const State& state) { return state.phase == Phase::pass && state.asked == 1; });
  const State::MoveList moves = legal_moves(before);
  std::vector<DrawnFrame> stories[2];
  for (int i = 0; i < 2; ++i) {
    State after = before;
    EventList events;
    play(after, moves[i == 0 ? 0 : moves.size() - 1], events);
    TappedTable table("haratama", phone);
    table.show(At(before), 1);
    table.show(At(after), 2, events.events);
    while (table.table().busy()) {
      table.frame();
      stories[i].push_back(TappedTable::picture());
    }
  }
  EXPECT_GT(stories[0].size(), 4U);
  EXPECT_EQ(stories[0], stories[1]);
}

}  // namespace
}  // namespace kairo::testing
