#include <gtest/gtest.h>

#include <array>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/tables/ruin/steps.h"
#include "web/tables/ruin/animation/event_animation.h"

/// How In the Ruin tells that players leave, and who never does.
namespace kairo::testing {
namespace {

using ruin::State;
using At = PositionOf<State>;

TEST(RuinLeaving, AtTheFallThoseWhoAreStillInsideAreNamed) {
  const Step<State> step = find_step(3, ruin::EventKind::fell);
  for (const Screen& screen : screens) {
    TappedTable table("ruin", screen);
    table.call_seats({"Anouk", "Bertrand", "Chiyo"});
    std::array<int, 3> most{};
    const std::array<const char*, 3> names{"Anouk", "Bertrand", "Chiyo"};
    bool fell = false;
    watch(table, step, [&] {
      if (count_of(table, words_of("ruin.table.still_inside")) == 0) return;
      fell = true;
      for (std::size_t seat = 0; seat < names.size(); ++seat)
        most[seat] = std::max(most[seat], count_of(table, names[seat]));
      EXPECT_TRUE(draw::testing::overflowing(table.ui()).empty()) << draw::testing::overflowing(table.ui()).front();
    });
    EXPECT_TRUE(fell) << screen.name;
    for (std::size_t seat = 0; seat < names.size(); ++seat)
      EXPECT_EQ(most[seat] > count_of(table, names[seat]), step.after.boards[seat].left == 0)
          << names[seat] << " on " << screen.name;
  }
}

TEST(RuinLeaving, NobodyHasToGoOnFromARoundAfterTheyHaveLeft) {
  std::optional<Step<State>> found;
  for (std::uint64_t seed = 0; !found; ++seed)
    for_each_step<State>(dealt<State>(3, seed), Rng(seed), [&](const Step<State>& step) {
      const bool told = step.after.round > step.before.round && step.after.half == 1;
      if (!found && told && step.before.boards[0].left != 0) found = step;
    });
  const auto waits = [&](Seat viewer) {
    TappedTable table("ruin", phone);
    table.table().set_going(kairo::tables::Going::by_tap);
    table.show(At(found->before), viewer);
    table.show(At(found->after), viewer, made(*found));
    const std::string heading = table.ui().say(ruin::round_phrase(look(found->before, viewer)));
    int read = 0;
    for (; table.table().busy(); table.frames(0.1)) read += count_of(table, heading);
    EXPECT_EQ(read > 10, viewer == 0) << "a second at least";
    return table.table().waits();
  };
  EXPECT_FALSE(waits(0)) << "who has left reads on";
  EXPECT_TRUE(waits(found->after.asked)) << "who is asked next goes on by a tap";
}

TEST(RuinLeaving, AReportTellsOfTheWarpByWhichSomebodyHasLeft) {
  std::optional<Step<State>> found;
  Seat out = 0;
  for (std::uint64_t seed = 0; !found; ++seed)
    for_each_step<State>(dealt<State>(3, seed), Rng(seed), [&](const Step<State>& step) {
      for (const Event& event : step.events.events) {
        if (ruin::kind_of(event) != ruin::EventKind::left || !event.as<ruin::event_row::Left>().by_warp) continue;
        found = step;
        out = event.seat;
      }
    });
  const auto story = story_for(0, *found);
  const auto report = ruin::table::round_report(story.before, story.views.back(), story.events);
  TappedTable table("ruin", phone);
  table.show(At(found->after));
  EXPECT_NE(table.ui().say(report.lines[out].words).find(words_of("ruin.report.left.warp")), std::string::npos);
}

TEST(RuinLeaving, ThoseWhoLeaveInTheSameRoundAreAnnouncedTogether) {
  std::optional<Step<State>> found;
  for (std::uint64_t seed = 0; !found; ++seed)
    for_each_step<State>(dealt<State>(4, seed), Rng(seed), [&](const Step<State>& step) {
      const auto leaves = [](const Event& event) { return ruin::kind_of(event) == ruin::EventKind::left; };
      if (!found && std::ranges::count_if(step.events.events, leaves) > 1) found = step;
    });
  for (const Screen& screen : screens) expect_still_words("ruin", screen, *found, " each");
}

}  // namespace
}  // namespace kairo::testing
