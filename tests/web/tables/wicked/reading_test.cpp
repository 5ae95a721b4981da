#include <gtest/gtest.h>

#include <array>
#include <set>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/wicked/last_move.h"
#include "web/tables/wicked/animation/event_animation.h"
#include "web/tables/wicked/hand.h"

/// Time to read what has happened in The Wicked Labyrinth, and what it has changed on the boards.
namespace kairo::testing {
namespace {

using wicked::EventKind;
using wicked::State;

constexpr double own = 2.4;  // seconds, less what one look at the table passes over
constexpr double rival = 1.3;
constexpr double rival_goes_on = 1.1;  // then it pauses

std::size_t count(const Match& match, EventKind what, Seat seat) {
  return static_cast<std::size_t>(std::ranges::count_if(
      match.steps().back().events, [&](const Event& event) { return is(event, what) && event.seat == seat; }));
}

/// Plays matches at random until this has held after so many moves.
template <class Wanted>
void after_moves(int times, Wanted wanted) {
  int seen = 0;
  for (std::uint64_t seed = 1; seen < times; ++seed) {
    ASSERT_LT(seed, 60U);
    Match match = match_of(3, seed);
    for (Rng rng(seed); !match.over() && seen < times;) {
      play_at_random(match, rng, 1);
      if (!match.over() && wanted(match)) ++seen;
    }
  }
}

/// At every pace and however long the wait has been: this is what the viewer has bid for.
TEST(WickedReading, WhatATieBringsTheViewerStandsLongEnough) {
  after_moves(2, [](const Match& match) {
    if (count(match, EventKind::placed, 0) != 1 || wicked::table::tied_for_most(look(state_of(match.now()), 0)) == 0)
      return false;
    if (count(match, EventKind::token_gained, 0) == 0) return false;
    const std::string words = words_of("wicked.table.got.tied").substr(0, 12);
    for (const bool reduced : {false, true}) EXPECT_GE(told_for(match, 1, words, reduced, 0.2), own) << words;
    return true;
  });
}

/// Whether the last move has led from a corridor for which the first seat has bid to the last one of the round, with no
/// question in between.
bool opens_last_one(const Match& match) {
  constexpr int last_but_one = 2;
  const auto& events = match.steps().back().events;
  const auto is_own = [](const Event& event) { return is(event, EventKind::bid_revealed) && event.seat == 0; };
  const auto bid = std::ranges::find_if(events, is_own);
  if (bid == events.end() || bid->as<wicked::event_row::BidRevealed>().pieces == 0) return false;
  return state_of(match.after(match.steps().size() - 1)).corridor == last_but_one &&
         std::ranges::count_if(events, is_own) == 2;
}

Match last_one_opens() {
  for (std::uint64_t seed = 1;; ++seed) {
    Match match = match_of(3, seed);
    for (Rng rng(seed); !match.over();) {
      play_at_random(match, rng, 1);
      if (!match.over() && opens_last_one(match)) return match;
    }
  }
}

/// The last corridor opens by itself, so that nobody is asked between what two corridors have brought.
TEST(WickedReading, WhatACorridorBringsTheViewerStandsBeforeTheLastOneOpensByItself) {
  constexpr int last_but_one = 2;
  after_moves(2, [](const Match& match) {
    if (!opens_last_one(match)) return false;
    for (const bool reduced : {false, true}) {
      wicked::table::EventAnimation animation;
      animation.set_share_of_time(0.2);
      animation.begin(look(state_of(match.now()), 0), tables::story_for<State>(0, last_move(match)));
      if (reduced) animation.hold_still();
      int told = 0;  // frames
      for (double now = 0; animation.running(); now += 1.0 / 60) {
        animation.advance(now);
        const Phrase words = animation.caption();
        const bool tells = words.key.starts_with("wicked.table.got") || words.key.starts_with("wicked.table.tie");
        told += tells && animation.ring().next == last_but_one ? 1 : 0;
      }
      EXPECT_GE(told / 60.0, wicked::table::hands_to_read + own);
    }
    return true;
  });
}

/// The gains of a corridor that the viewer has bid for do not make way for the last one by themselves.
TEST(WickedReading, TheLastCorridorOpensOnceThePlayerGoesOn) {
  const Match match = last_one_opens();
  TappedTable table("wicked", phone);
  table.table().set_going(tables::Going::by_tap);
  show_last_move(table, match, 0);
  finish_animation(table, 0.1, [] {});
  ASSERT_TRUE(table.table().waits());
  table.frame();
  const auto tells_of_last = [&] {
    return all_words(table).contains(without_spaces(words_of("wicked.table.reveal_rest")));
  };
  EXPECT_FALSE(tells_of_last());
  EXPECT_NE(table.find("table.go_on"), nullptr);
  table.tap("table.go_on");
  bool opens = false;
  finish_animation(table, 0.1, [&] { opens = opens || tells_of_last(); });
  EXPECT_TRUE(opens);
}

TEST(WickedReading, AStepOfARivalStandsLongEnough) {
  after_moves(3, [](const Match& match) {
    if (count(match, EventKind::promoted, 1) != 1 || match.to_move() != 1) return false;
    for (const bool reduced : {false, true}) EXPECT_GE(told_for(match, 1, "promot", reduced), rival_goes_on);
    return true;
  });
}

/// The steps of a turn, shown in one go after a long wait, are told in one line that has room everywhere.
TEST(WickedReading, ATurnOfARivalInOneGoIsToldInOneLine) {
  after_moves(3, [](const Match& match) {
    if (count(match, EventKind::soul_done, 1) != 1) return false;
    std::size_t moves = 0;
    std::size_t promoted = 0;
    for (std::size_t step = match.steps().size(); step-- > 0 && match.steps()[step].seat == 1; ++moves)
      for (const Event& event : match.steps()[step].events)
        if (is(event, EventKind::promoted)) ++promoted;
    if (promoted < 4) return false;
    for (const Screen& screen : screens) {
      TappedTable table("wicked", screen, text::Language::en);
      table.table().set_share_of_time(0.3);
      const std::size_t all = match.steps().size();
      table.show(match.after(all - moves), 0);
      table.show(match.now(), 0, tables::moves_between(match, all - moves, all));
      double told = 0;
      finish_animation(table, 0.05, [&] {
        const auto items = draw::testing::drawn_items(table.ui());
        if (std::ranges::any_of(items, [](const auto& item) { return item.words.contains("oracle"); })) told += 0.05;
        EXPECT_TRUE(draw::testing::overflowing(table.ui()).empty()) << screen.name;
      });
      EXPECT_GE(told, rival) << screen.name;
    }
    return true;
  });
}

/// Parts of the viewer's own board and the boards of the others are framed for what a corridor has changed.
TEST(WickedReading, WhatACorridorHasChangedIsFoundOnTheTable) {
  std::set<std::string> found;
  after_moves(40, [&](const Match& match) {
    for (const Screen& screen : {phone, desk}) {
      TappedTable table("wicked", screen);
      table.show(match.now(), 0);
      const std::vector<std::string> spots = table.table().changed_spots(0, last_move(match));
      const bool gains = count(match, EventKind::token_gained, 0) + count(match, EventKind::impurity_taken, 0) > 0;
      const bool sealed = match.steps().back().events.size() == 1 && count(match, EventKind::bid_sealed, 1) == 1;
      if (gains) EXPECT_FALSE(spots.empty());
      if (sealed) EXPECT_TRUE(spots.empty()) << spots.front();
      for (const std::string& spot : spots) {
        found.insert(spot);
        if (spot.starts_with("board.")) EXPECT_NE(table.find(spot), nullptr) << spot << " on " << screen.name;
      }
    }
    return true;
  });
  for (const char* spot : {"board.2", "board.3", "shelf.impurity", "shelf.rank.low"})
    EXPECT_TRUE(found.contains(spot)) << spot;
}

}  // namespace
}  // namespace kairo::testing
