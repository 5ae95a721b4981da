#include <gtest/gtest.h>

#include <set>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/measure.h"
#include "tests/web/tables/galleria/steps.h"
#include "web/tables/galleria/board/counters.h"
#include "web/tables/galleria/board/pile.h"
#include "web/tables/galleria/board/stone.h"
#include "web/tables/galleria/pieces.h"

/// Words of Labyrinth of Galleria's table about what has been done, and what will be.
namespace kairo::testing {
namespace {

using galleria::EventKind;
using galleria::State;
using galleria::View;
using At = PositionOf<State>;

TEST(GalleriaTold, WhoHasRaisedAMonsterIsToldByItsExplanation) {
  const Step<State> step = step_with(3, EventKind::enraged);
  const auto raised = std::ranges::find(step.events.events, EventKind::enraged, galleria::kind_of);
  const Seat viewer = step.before.table.turn;
  const std::string monster = galleria::table::spot_of_cell(static_cast<galleria::Cell>(raised->data[0]));
  const auto explained_as = [&](tables::MadeMoves moves) {
    TappedTable table("galleria", desk);
    table.show(At(step.before), viewer);
    table.show(At(step.after), viewer, std::move(moves));
    table.table().skip();
    table.frame();
    for (const auto& thing : table.ui().explainer.things())
      if (thing.id == monster) return draw::words_of(table.ui(), thing.what);
    return std::string("nothing");
  };
  const std::string name = TappedTable("galleria", desk).ui().name(raised->seat);
  EXPECT_NE(explained_as(made(step)).find(name), std::string::npos);
  EXPECT_EQ(explained_as({}).find(name), std::string::npos) << "after a reload nobody knows";
}

TEST(GalleriaTold, ACardPlayedAgainstTheViewerTellsWhatItWillDo) {
  const Step<State> step = step_with(3, EventKind::answered);
  const auto trap = std::ranges::find(step.events.events, EventKind::answered, galleria::kind_of);
  const auto aimed_at = static_cast<Seat>(trap->data[1]);
  const View view = look(step.after, aimed_at);
  ASSERT_TRUE(galleria::table::has_pile(view.table)) << "it may still be answered";
  TappedTable table("galleria", tablet);
  const std::string effect = table.ui().say(galleria::consequences_on_stack(view, view.table.stack.size() - 1).front());
  table.show(At(step.before), aimed_at);
  table.show(At(step.after), aimed_at, made(step));
  bool told = false;
  finish_animation(table, 0.1,
                   [&] { told |= all_in_sight(table.ui()).find(without_blanks(effect)) != std::string::npos; });
  EXPECT_TRUE(told) << effect;
}

TEST(GalleriaTold, TheFirstQuestionSaysWhichFacetIsTheViewers) {
  std::uint64_t seed = 1;
  while (dealt_galleria(3, seed).table.phase != galleria::Phase::use) ++seed;
  const State state = dealt_galleria(3, seed);
  const Seat viewer = state.table.asked;
  for (const Screen& screen : {phone, small_phone, tablet, desk})
    for (const text::Language language : text::languages) {
      TappedTable table("galleria", screen, language);
      table.show(At(state), viewer);
      const std::string words =
          table.ui().say({"galleria.then.begins_as",
                          {seat_name("seat", viewer), term("facet", galleria::facet_key(state.table.facet[viewer])),
                           number("n", galleria::facet_cards[state.table.facet[viewer]].power)}});
      EXPECT_NE(all_in_sight(table.ui()).find(without_blanks(words)), std::string::npos) << screen.name;
    }
}

TEST(GalleriaTold, WhatOthersHaveBuiltSinceIsFramedInTheViewersTurn) {
  constexpr Seat viewer = 0;
  int framed = 0;
  galleria::CellSet built = 0;
  TappedTable table("galleria", phone);
  const auto follow = [&](const Step<State>& step) {
    const bool own = step.before.table.asked == viewer;
    if (own) table.show(At(step.before), viewer);
    table.show(At(step.after), viewer, made(step));
    table.table().skip();
    table.frame();
    if (own) built = 0;
    for (const Event& event : step.events.events)
      if (is(event, EventKind::laid) && event.seat != viewer)
        built |= galleria::only_cell(event.as<galleria::event_row::CardInMaze>().cell);
    const galleria::Table& now = step.after.table;
    if ((built & maze_cells(now.grid)) == 0 || now.phase != galleria::Phase::use || now.asked != viewer) return;
    const auto frames = points_in(galleria::table::stone::stake);
    table.show(At(step.after), no_seat);
    table.show(At(step.after), viewer);
    EXPECT_GT(frames, points_in(galleria::table::stone::stake)) << "whoever has not followed knows nothing of it";
    ++framed;
  };
  for_each_step<State>(dealt_galleria(2, 3), Rng(3), follow, some_move);
  EXPECT_GT(framed, 2);
}

TEST(GalleriaTold, ALongNameOfTheViewersStandsWholeBesideTheirPoints) {
  TappedTable table("galleria", phone);
  table.call_seats({"Wilhelmina", "Benjamin", "Chi"});
  const State state = dealt_galleria(3, 2);
  table.show(At(state), 0);
  const draw::Rect self = *table.find("look.mine");
  const auto names = [&](const draw::DrawnItem& item) {
    return item.kind == draw::DrawnItem::Kind::words && item.words == "Wilhelmina" && self.holds(item.at.centre());
  };
  EXPECT_TRUE(std::ranges::any_of(draw::testing::drawn_items(table.ui()), names));
}

TEST(GalleriaTold, ThePointsAtTheEndAreAllThatTheScoreCounts) {
  int with_specials = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    std::optional<Step<State>> last;
    for_each_step<State>(
        dealt_galleria(3, seed), Rng(seed), [&](const Step<State>& step) { last = step; }, some_move);
    const View view = look(last->after, 0);
    const Score score = galleria::score(last->after);
    for (Seat seat = 0; seat < 3; ++seat) {
      EXPECT_EQ(galleria::table::worth_of(view, seat).n, score.of[seat].total);
      with_specials += score.of[seat].total != galleria::points_of(view.table, seat) ? 1 : 0;
    }
  }
  EXPECT_GT(with_specials, 0);
}

TEST(GalleriaTold, TheEndOfAMatchSaysWhyItHasCome) {
  std::set<std::string_view> reasons;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    std::optional<Step<State>> last;
    for_each_step<State>(
        dealt_galleria(3, seed), Rng(seed), [&](const Step<State>& step) { last = step; }, some_move);
    const auto ended = std::ranges::find(last->events.events, EventKind::ended, galleria::kind_of);
    ASSERT_NE(ended, last->events.events.end());
    const Phrase why = galleria::event_phrase(look(last->after, 0), *ended);
    if (!reasons.insert(why.key).second) continue;
    for (const Screen& screen : screens) {
      TappedTable table("galleria", screen);
      EXPECT_GT(show_step(table, *last, table.ui().say(why)).reads, 1.4) << screen.name << ' ' << why.key;
      if (screen.low() || screen.width > tablet.width) continue;  // the chronicle tells it, too
      table.frame();
      const std::string seen = all_in_sight(table.ui());
      const std::string words = without_blanks(table.ui().say(why));
      EXPECT_EQ(seen.find(words, seen.find(words) + 1), std::string::npos) << "told twice: " << words;
    }
  }
  EXPECT_GT(reasons.size(), 1U);
}

}  // namespace
}  // namespace kairo::testing
