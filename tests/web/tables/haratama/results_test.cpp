#include <gtest/gtest.h>

#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/words.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/table_checks.h"
#include "web/text/number.h"

/// The tables of points: what a column is, and which numbers are one's own.
namespace kairo::testing {
namespace {

using haratama::Phase;
using haratama::State;
using At = PositionOf<State>;

constexpr float own_stripe = 0.16F;

class HaratamaResults : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(HaratamaTable, HaratamaResults, ::testing::ValuesIn(screens), screen_name);

/// Shows the step that ends the first round, up to its table, which waits.
Step<State> show_end_of_round(TappedTable& table) {
  std::optional<Step<State>> found;
  for_each_step<State>(dealt<State>(4, 3), Rng(3), [&](const Step<State>& step) {
    if (!found && step.after.rounds_done > step.before.rounds_done) found = step;
  });
  table.table().set_going(tables::Going::by_tap);
  table.show(At(found->before), 0);
  table.show(At(found->after), 0, made(*found));
  table.table().skip();
  table.frame();
  EXPECT_TRUE(table.table().waits());
  return *found;
}

/// The words stand in the last frame within `room`, or in any place.
std::optional<draw::Rect> written(TappedTable& table, std::string_view words, std::optional<draw::Rect> room = {}) {
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
    if (item.words == words && (!room || room->holds(item.at.centre()))) return item.at;
  return std::nullopt;
}

TEST_P(HaratamaResults, EachColumnOfARoundStandsUnderItsHead) {
  constexpr float narrow = 340;  // where the sheet has room for numbers alone
  if (GetParam().low() || GetParam().table().w < narrow) GTEST_SKIP() << "no room for heads";
  TappedTable table("haratama", GetParam());
  const Step<State> step = show_end_of_round(table);
  const auto sheet = explained_at(table, "result");
  ASSERT_TRUE(sheet.has_value());
  const haratama::Round& round = step.after.results.back();
  const auto expect_under = [&](std::string_view head, int number, Seat seat) {
    const auto row = explained_at(table, "result." + std::to_string(seat));
    const auto above = written(table, words_of(head), sheet);
    ASSERT_TRUE(row && above) << head;
    bool found = false;
    for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) {
      const float x = item.at.centre().x;
      found |= item.words == text::number_words(number) && row->holds(item.at.centre()) &&
               std::abs(x - above->centre().x) < above->w / 2 + 24;
    }
    EXPECT_TRUE(found) << head << " of seat " << int{seat} << ": " << number;
  };
  for (Seat seat = 0; seat < 4; ++seat) {
    expect_under("haratama.score.treasures", round.treasures[seat], seat);
    expect_under("haratama.table.points", -losses_in(round, seat, 4).total(), seat);
    expect_under("app.end.total", -step.after.losses[seat].total(), seat);
  }
}

/// The vertices of the stripe under one's own numbers.
std::ptrdiff_t striped(TappedTable& table) { return points_in(table.ui().colour(draw::Ink::gold, own_stripe)); }

TEST_P(HaratamaResults, TheOwnNumbersStandOut) {
  TappedTable table("haratama", GetParam());
  const Step<State> step = show_end_of_round(table);
  EXPECT_GT(striped(table), 0) << "the own row of a round";
  table.show(At(step.after), 0);
  ASSERT_EQ(striped(table), 0);
  table.tap("scores.open");
  table.frame();
  EXPECT_GT(striped(table), 0) << "the own column of all rounds";
}

}  // namespace
}  // namespace kairo::testing
