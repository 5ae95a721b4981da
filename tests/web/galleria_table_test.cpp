#include <gtest/gtest.h>

#include <functional>

#include "engine/bots/galleria/advise.h"
#include "engine/games/galleria/events.h"
#include "engine/match/erased.h"
#include "tests/web/support/galleria_taps.h"
#include "tests/web/support/tapped_table.h"
#include "web/tables/galleria/unfold.h"

/// The table of Labyrinth of Galleria under the fingers: every move can be made, nothing lies out of reach or is cut.
namespace kairo::testing {
namespace {

using galleria::Move;
using galleria::Phase;
using galleria::State;
using At = PositionOf<State>;

State dealt(int seats, std::uint64_t seed) {
  Setup setup;
  setup.seats = seats;
  setup.seed = seed;
  setup.options = {1, 0};
  State state;
  deal(setup, state);
  return state;
}

/// Bots play, and now and then chance: it gets into odder positions.
Move some_move(const State& state, Rng& rng) {
  State::MoveList moves;
  legal(state, moves);
  if (rng.below(4) == 0) return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  return advise(look(state, to_move(state)), moves, BotLevel::regular, rng);
}

EventList play_some(State& state, Rng& rng) {
  EventList list;
  play(state, some_move(state, rng), list);
  return list;
}

/// Every `step`-th position of a game, and its end.
void for_some_positions(int seats, std::uint64_t seed, int step, const std::function<void(const State&)>& visit) {
  State state = dealt(seats, seed);
  Rng rng(seed + 1);
  for (int i = 0; to_move(state) != no_seat; play_some(state, rng))
    if (i++ % step == 0) visit(state);
  visit(state);
}

/// A spot in a column that is dragged, or on another page, is brought into sight first.
void bring_into_sight(TappedTable& table, const std::string& id) {
  for (int page = 0; id.starts_with("curio.") && table.find(id) == nullptr && page < galleria::curios; ++page) {
    table.tap("curios.more");
    table.frame();
  }
  constexpr int lines = 30;
  for (int line = 0; table.find(id) == nullptr && line < 2 * lines; ++line) {
    for (const auto& spot : table.ui().spots())
      if (spot.id.starts_with("card.") || spot.id.find(' ') != std::string::npos)
        table.stage().move_pointer(spot.at.centre().x, spot.at.centre().y);
    ImGui::GetIO().AddMouseWheelEvent(0, line < lines ? 1.0F : -1.0F);
    table.frame();
    table.frame();
  }
}

/// The move that comes of all taps; each of them must leave every word in its place.
std::optional<AnyMove> tap_move(TappedTable& table, const State& state, Move move) {
  std::optional<AnyMove> made;
  for (const std::string& id : galleria_taps(state, move)) {
    EXPECT_FALSE(made.has_value()) << "a move was made before " << id << " was tapped";
    bring_into_sight(table, id);
    made = table.tap(id);
    EXPECT_TRUE(table.ui().crowded().empty()) << table.ui().crowded().front() << " after a tap on " << id;
  }
  return made;
}

class GalleriaOnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(GalleriaTable, GalleriaOnScreen, ::testing::ValuesIn(screens),
                         [](const auto& screen) { return std::string(screen.param.name); });

TEST_P(GalleriaOnScreen, EveryKindOfLegalMoveCanBeTapped) {
  for (int seats = galleria::min_players; seats <= galleria::max_players; ++seats) {
    TappedTable table("galleria", GetParam());
    Rng rng(static_cast<std::uint64_t>(seats));
    for_some_positions(seats, 40, 41, [&](const State& state) {
      if (to_move(state) == no_seat) return;
      State::MoveList moves;
      legal(state, moves);
      for (int i = 0; i < 3; ++i) {
        const auto n = static_cast<std::uint32_t>(moves.size());
        // Of the many cells some; the last moves of a list are the rarer kinds.
        const Move move = i == 0 && n > 1 ? moves[n - 2] : moves[rng.below(n)];
        table.show(At(state), no_seat);  // begins the question anew
        table.show(At(state));
        const auto made = tap_move(table, state, move);
        ASSERT_TRUE(made.has_value()) << move_text(move);
        ASSERT_EQ(move_text(restore_move<Move>(*made)), move_text(move));
      }
    });
  }
}

TEST_P(GalleriaOnScreen, AWholeGameIsPlayedByTaps) {
  for (int seats : {1, 3}) {
    if (seats == 1 && GetParam().width > 500) continue;  // the larger screens have room enough
    TappedTable table("galleria", GetParam(), GetParam().width > 400 ? text::Language::en : text::Language::ja);
    State state = dealt(seats, 3);
    EventList came;
    std::optional<AnyMove> going_on;  // a card that was chosen for the way
    for (Rng rng(3); to_move(state) != no_seat;) {
      table.show(At(state), to_move(state), came.events);
      table.table().skip();
      going_on = table.decided_by_itself();
      Move move{};
      if (going_on.has_value()) {
        ASSERT_EQ(state.table.phase, Phase::pay);
        move = restore_move<Move>(*going_on);
      } else {
        move = some_move(state, rng);
        const auto made = tap_move(table, state, move);
        ASSERT_TRUE(made.has_value()) << move_text(move);
        ASSERT_EQ(move_text(restore_move<Move>(*made)), move_text(move));
      }
      came = {};
      play(state, move, came);
    }
  }
}

TEST_P(GalleriaOnScreen, TheMazeIsAsLargeAsTheScreenAllows) {
  TappedTable table("galleria", GetParam());
  table.show(At(dealt(4, 1)));
  const float wide = table.find("cell.g4")->right() - table.find("cell.a4")->x;
  const bool upright = GetParam().height > GetParam().width;
  EXPECT_GE(wide, (upright ? GetParam().width : GetParam().table().h) * 0.7F);
}

TEST_P(GalleriaOnScreen, WhatHappensIsShownAndEndsAsItIs) {
  // Every word of what is told fits, and what is seen in the end is the view after.
  TappedTable table("galleria", GetParam());
  State state = dealt(3, 11);
  Rng rng(11);
  for (int i = 0; i < 120 && to_move(state) != no_seat; ++i) {
    const State before = state;
    const EventList came = play_some(state, rng);
    if (i % 8 != 0) continue;
    table.show(At(before), 0);
    table.show(At(state), 0, came.events);
    for (int frames = 0; table.table().busy() && frames < 2000; ++frames) {
      table.frames(0.1);
      ASSERT_TRUE(table.ui().crowded().empty()) << table.ui().crowded().front();
    }
    EXPECT_FALSE(table.table().busy());
  }
}

TEST(GalleriaTable, EventsLeadToTheMazeAfter) {
  for (int seats = galleria::min_players; seats <= galleria::max_players; ++seats) {
    State state = dealt(seats, 21);
    for (Rng rng(21); to_move(state) != no_seat;) {
      const State before = state;
      const EventList came = play_some(state, rng);
      const galleria::View after = look(state, 0);
      galleria::View view = galleria::table::start_of(look(before, 0), after);
      for (const Event& event : came.events)
        if (holds(event.audience, 0)) galleria::table::unfold(view, event);
      ASSERT_TRUE(view.table.owner == after.table.owner);
      ASSERT_EQ(view.table.deck_left, after.table.deck_left);
      for (int cell = 0; cell < galleria::cells; ++cell)
        ASSERT_EQ(view.table.grid[cell].card == galleria::no_card, after.table.grid[cell].card == galleria::no_card);
    }
  }
}

TEST(GalleriaTable, ATouchThatIsNotAllowedSaysWhy) {
  TappedTable table("galleria", phone);
  State state;
  State::MoveList moves;
  auto placing = moves.end();
  for (std::uint64_t seed = 0; placing == moves.end(); ++seed) {
    state = dealt(2, seed);
    legal(state, moves);
    placing = std::ranges::find(moves, Move::Kind::place, &Move::kind);
  }
  table.show(At(state));
  table.tap(galleria::table::spot_of_card(placing->a));
  table.tap("cell.b2");
  table.frame();
  EXPECT_EQ(table.ui().mirror().told, "No passage would join it to the start.");
  table.tap("confirm");
  table.frame();
  EXPECT_NE(table.ui().mirror().told.find("lit cell"), std::string::npos);
}

}  // namespace
}  // namespace kairo::testing
