#include <gtest/gtest.h>

#include "engine/games/ruin/words.h"
#include "tests/web/support/table_checks.h"
#include "web/tables/ruin/animation/apply_event.h"

/// Animations of In the Ruin: they end as the rules do, can be skipped, and reveal nothing.
namespace kairo::testing {
namespace {

using ruin::Phase;
using ruin::State;
using At = PositionOf<State>;

Step<State> find_step(int seats, ruin::EventKind what) {
  for (std::uint64_t seed = 0;; ++seed) {
    std::optional<Step<State>> found;
    for_each_step<State>(dealt<State>(seats, seed), Rng(seed), [&](const Step<State>& step) {
      if (!found && std::ranges::find(step.events.events, static_cast<std::uint8_t>(what), &Event::kind) !=
                        step.events.events.end())
        found = step;
    });
    if (found) return *found;
  }
}

TEST(RuinMotion, EventsLeadFromOneViewToTheNext) {
  // Step by step, for every viewer, whoever the previous viewer was.
  for (int seats = ruin::min_players; seats <= ruin::max_players; ++seats) {
    for_each_step<State>(dealt<State>(seats, 5), Rng(6), [seats](const Step<State>& step) {
      for (const Seat viewer : {Seat{0}, static_cast<Seat>(seats - 1), no_seat}) {
        for (const Seat earlier : {viewer, Seat{0}}) {
          const std::vector<Event> events = events_for(viewer, step.events);
          if (events.empty()) continue;
          const ruin::View after = look(step.after, viewer);
          ruin::View view = ruin::table::starting_view(look(step.before, earlier), after, events);
          for (const Event& event : events) ruin::table::apply_event(view, event, after);
          view.phase = after.phase;  // events alone do not tell the open question
          view.asked = after.asked;
          view.plan = after.plan;
          ASSERT_EQ(view_text(view), view_text(after)) << "seat " << int{viewer} << " after " << int{earlier};
        }
      }
    });
  }
}

TEST(RuinMotion, AnAnimationCanBeWatchedOrSkipped) {
  for (const ruin::EventKind what : {ruin::EventKind::gem_taken, ruin::EventKind::left, ruin::EventKind::half_ended})
    expect_same_end_when_skipped("ruin", phone, find_step(3, what));
}

TEST(RuinMotion, NothingMovesWhereMotionIsReduced) {
  expect_no_animation_with_reduced_motion("ruin", find_step(3, ruin::EventKind::gem_taken));
}

TEST(RuinMotion, ASealedPlanIsShownToNobodyElse) {
  // Seat 0 draws and hands the device on: what seat 1 sees then must not depend on what was drawn.
  const State before =
      find_state<State>(3, [](const State& state) { return state.phase == Phase::draw && state.asked == 0; });
  const State::MoveList moves = legal_moves(before);
  DrawnFrame stories[2];
  for (int i = 0; i < 2; ++i) {
    State after = before;
    EventList events;
    play(after, moves[i == 0 ? 0 : moves.size() - 1], events);
    while (after.asked == 0) {
      const State::MoveList answers = legal_moves(after);
      play(after, answers[answers.size() - 1], events);
    }
    TappedTable table("ruin", phone);
    table.show(At(before), 0);
    table.show(At(after), 1, events.events);
    table.frames(1);
    stories[i] = TappedTable::picture();
  }
  EXPECT_EQ(stories[0], stories[1]);
}

}  // namespace
}  // namespace kairo::testing
