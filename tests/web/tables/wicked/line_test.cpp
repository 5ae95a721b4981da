#include <gtest/gtest.h>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/wicked/last_move.h"

/// The line above the table of The Wicked Labyrinth while something happens, and between two steps.
namespace kairo::testing {
namespace {

/// A match whose last move brought about such an event while the game went on; `Wanted` gets the event and the match.
template <class Wanted>
Match last_moved_with(Wanted wanted) {
  for (std::uint64_t seed = 1;; ++seed) {
    Match match = match_of(3, seed);
    for (Rng rng(seed); !match.over();) {
      play_at_random(match, rng, 1);
      const auto is_wanted = [&](const Event& event) { return wanted(event, match); };
      if (!match.over() && std::ranges::any_of(match.steps().back().events, is_wanted)) return match;
    }
  }
}

bool reads_at_the_beginning(TappedTable& table, std::string_view words) {
  return std::ranges::any_of(draw::testing::drawn_items(table.ui()),
                             [&](const draw::DrawnItem& item) { return item.words.starts_with(words); });
}

/// Those of these beginnings that the line has, one after the other, while the last move is shown to seat 0.
std::vector<std::string> lines_of(const Match& match, std::initializer_list<std::string> beginnings) {
  TappedTable table("wicked", phone);
  show_last_move(table, match, 0);
  std::vector<std::string> lines;
  finish_animation(table, 0.05, [&] {
    for (const std::string& beginning : beginnings)
      if (reads_at_the_beginning(table, beginning) && (lines.empty() || lines.back() != beginning))
        lines.emplace_back(beginning);
  });
  return lines;
}

TEST(WickedLine, ARevealTellsWhoComesFirst) {
  const Match match = last_moved_with([](const Event& event, const Match& now) {
    return event.seat == 2 && is(event, wicked::EventKind::placed) &&
           static_cast<wicked::Place>(event.data[0]) == wicked::Place::first && now.to_move() == 0;
  });
  const auto lines = lines_of(match, {words_of("wicked.table.reveal"), "Chi" + words_of("wicked.event.placed.first")});
  ASSERT_GT(lines.size(), 1U);
  EXPECT_EQ(lines[0], words_of("wicked.table.reveal"));
  EXPECT_EQ(lines[1], "Chi" + words_of("wicked.event.placed.first"));
}

TEST(WickedLine, ACorridorThatNobodySearchesIsNotPassedOverInSilence) {
  const Match match =
      last_moved_with([](const Event& event, const Match&) { return is(event, wicked::EventKind::not_searched); });
  const auto lines = lines_of(match, {words_of("wicked.table.reveal"), words_of("wicked.event.not_searched")});
  ASSERT_GT(lines.size(), 1U);
  EXPECT_EQ(lines[1], words_of("wicked.event.not_searched"));
}

TEST(WickedLine, TheLastStepOfATurnThatGoesOnCanBeReadUntilTheNext) {
  const Match match = last_moved_with([](const Event& event, const Match& now) {
    return is(event, wicked::EventKind::promoted) && event.seat == now.to_move() &&
           static_cast<wicked::Lift>(event.data[2]) == wicked::Lift::pair && now.steps().back().events.size() == 1;
  });
  const Seat acting = match.to_move();
  for (const Seat viewer : {acting, static_cast<Seat>((acting + 1) % 3)}) {
    TappedTable table("wicked", desk);
    const std::string step = table.ui().name(acting) + words_of("wicked.event.promoted.pair");
    show_last_move(table, match, viewer);
    finish_animation(table, 0.1, [] {});
    EXPECT_EQ(reads_at_the_beginning(table, step), viewer != acting) << "whoever is asked needs the question";
  }
}

TEST(WickedLine, APlayerWaitingForSoulProcessingReadsNoRequest) {
  const Match match = last_moved_with([](const Event& event, const Match& now) {
    return is(event, wicked::EventKind::soul_done) && event.seat == 0 && now.to_move() == 1;
  });
  TappedTable table("wicked", desk);
  show_last_move(table, match, 0);
  finish_animation(table, 0.1, [] {});
  EXPECT_TRUE(reads_at_the_beginning(table, table.ui().name(1) + words_of("wicked.table.processing")));
}

}  // namespace
}  // namespace kairo::testing
