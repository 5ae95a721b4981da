#include <gtest/gtest.h>

#include <functional>

#include "engine/games/haratama/words.h"
#include "engine/match/erased.h"
#include "tests/web/support/haratama_taps.h"
#include "tests/web/support/positions.h"
#include "tests/web/support/tapped_table.h"
#include "web/tables/haratama/unfold.h"

namespace kairo::testing {
namespace {

using haratama::Card;
using haratama::Move;
using haratama::Phase;
using haratama::State;
using At = PositionOf<State>;

Setup setup_of(int seats, std::uint64_t seed, haratama::Sight sight = haratama::Sight::every_trick) {
  Setup setup;
  setup.seats = seats;
  setup.seed = seed;
  setup.options = {0, haratama::standard_limit, static_cast<std::int16_t>(sight)};
  return setup;
}

/// Every position of a game that chance plays, with the events that led there.
void for_each_position(const Setup& setup, const std::function<void(const State&, const EventList&)>& visit) {
  State state;
  deal(setup, state);
  EventList events;
  for (Rng rng(setup.seed + 1); to_move(state) != no_seat; events = play_any(state, rng)) visit(state, events);
  visit(state, events);
}

Move move_of(AnyMove any) { return restore_move<Move>(any); }

/// Points and colours of all that the last frame has drawn. Where a glyph stands in the font's texture hangs on what
/// was written before, so that is left out.
std::string points_and_colours() {
  std::string bytes;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& vertex : list->VtxBuffer) {
      bytes.append(reinterpret_cast<const char*>(&vertex.pos), sizeof vertex.pos);
      bytes.append(reinterpret_cast<const char*>(&vertex.col), sizeof vertex.col);
    }
  }
  return bytes;
}

class OnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(HaratamaTable, OnScreen, ::testing::ValuesIn(screens),
                         [](const auto& screen) { return std::string(screen.param.name); });

TEST_P(OnScreen, EveryLegalMoveCanBeTapped) {
  for (int seats = haratama::min_players; seats <= haratama::max_players; ++seats) {
    TappedTable table("haratama", GetParam());
    int positions = 0;
    for_each_position(setup_of(seats, 40), [&](const State& state, const EventList&) {
      if (to_move(state) == no_seat || positions++ % 23 != 0) return;
      State::MoveList moves;
      legal(state, moves);
      table.show(At(state));
      for (const Move move : moves) {
        const auto made = table.tap_all(haratama_taps(move));
        ASSERT_TRUE(made.has_value()) << move_text(move);
        ASSERT_EQ(move_text(move_of(*made)), move_text(move));
        table.table().cancel();
        table.frame();
      }
    });
  }
}

TEST_P(OnScreen, EachCardLeavesRoomForAFinger) {
  constexpr float narrowest = 40;
  for (int seats = haratama::min_players; seats <= haratama::max_players; ++seats) {
    TappedTable table("haratama", GetParam());
    for_each_position(setup_of(seats, 61), [&](const State& state, const EventList&) {
      if (state.asked == no_seat) return;
      table.show(At(state));
      for (const auto& spot : table.ui().spots()) {
        if (!spot.id.starts_with("card.")) continue;
        EXPECT_GE(spot.at.w, narrowest) << spot.id;
        EXPECT_GE(spot.at.h, narrowest) << spot.id;
      }
    });
  }
}

TEST_P(OnScreen, TricksAndLossesAreLookedUpAndPutBack) {
  const At position(
      find_state<State>(4, [](const State& state) { return state.rounds_done == 1 && state.tricks_done == 5; }));
  TappedTable table("haratama", GetParam());
  table.show(position);
  for (const std::string open : {"tricks.open", "scores.open"}) {
    EXPECT_FALSE(table.tap(open).has_value());
    table.frame();
    ASSERT_NE(table.find("sheet.close"), nullptr) << open;
    EXPECT_EQ(table.find("sky"), nullptr) << "what is covered can still be tapped";
    EXPECT_TRUE(table.ui().crowded().empty()) << table.ui().crowded().front();
    table.tap("sheet.close");
    table.frame();
    EXPECT_EQ(table.find("sheet.close"), nullptr);
    table.tap(open);
    EXPECT_TRUE(table.table().cancel());
    table.frame();
    EXPECT_EQ(table.find("sheet.close"), nullptr);
  }
}

TEST(HaratamaTable, EventsLeadFromOneViewToTheNext) {
  // Step by step, for whoever looks on, and whoever looked on before.
  for (const haratama::Sight sight : {haratama::Sight::every_trick, haratama::Sight::last_trick}) {
    for (int seats = haratama::min_players; seats <= haratama::max_players; ++seats) {
      State before;
      for_each_position(setup_of(seats, 5, sight), [&](const State& state, const EventList& list) {
        for (const Seat viewer : {Seat{0}, Seat{2}, no_seat}) {
          for (const Seat earlier : {viewer, Seat{1}}) {
            if (list.events.empty()) continue;
            std::vector<Event> told;
            for (const Event& event : list.events)
              if (viewer == no_seat ? event.audience == 0xff : holds(event.audience, viewer)) told.push_back(event);
            const haratama::View after = look(state, viewer);
            haratama::View view = haratama::table::start_of(look(before, earlier), after, told);
            const haratama::Cards dealt = haratama::table::hand_at_start(after, told);
            for (const Event& event : told) haratama::table::unfold(view, event, after, dealt);
            view.watched = after.watched;  // nobody is shown it but as voids, and those at rest
            ASSERT_EQ(view_text(view), view_text(after)) << "seat " << int{viewer} << " after " << int{earlier};
          }
        }
        before = state;
      });
    }
  }
}

TEST_P(OnScreen, WhatIsShownHappeningCanBeWaitedForOrSkipped) {
  const auto shown_to_its_end = [](bool skipped) {
    const State before = find_state<State>(4, [](const State& state) {
      return state.phase == Phase::play && state.table.size == 3 && haratama::count(state.to_win) < 3;
    });
    State after = before;
    Rng rng(1);
    const EventList events = play_any(after, rng);
    TappedTable table("haratama", GetParam());
    table.show(At(before), 0);
    table.show(At(after), 0, events.events);
    EXPECT_TRUE(table.table().busy());
    if (skipped) table.table().skip();
    while (table.table().busy()) table.frame();
    table.frame();
    return points_and_colours();
  };
  EXPECT_EQ(shown_to_its_end(false) == shown_to_its_end(true), true);
}

TEST(HaratamaTable, ASealedPassIsShownToNobodyElse) {
  // Seat 1 lays two cards down and hands the device on: no frame of what seat 2 is then shown depends on which.
  const State before =
      find_state<State>(4, [](const State& state) { return state.phase == Phase::pass && state.asked == 1; });
  State::MoveList moves;
  legal(before, moves);
  std::vector<std::string> stories[2];
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
  EXPECT_EQ(stories[0] == stories[1], true);
}

TEST(HaratamaTable, ACoveredHandShowsNothingUntilItIsHeld) {
  State one;
  deal(setup_of(4, 3), one);
  State other = one;
  std::swap(other.hands[0], other.hands[1]);
  TappedTable table("haratama", phone);
  table.show(At(one), 0, {}, false);
  const std::string covered = TappedTable::picture();
  const draw::Point hand = table.find("hand.peek")->centre();
  table.show(At(other), 0, {}, false);
  EXPECT_EQ(TappedTable::picture() == covered, true);

  const auto peek = [&](const State& state) {
    table.show(At(state), 0, {}, false);
    table.stage().move_pointer(hand.x, hand.y);
    table.frame();
    table.stage().press_pointer();
    table.frame();
    table.frame();
    std::string picture = TappedTable::picture();
    table.stage().release_pointer();
    table.frame();
    return picture;
  };
  EXPECT_EQ(peek(one) == peek(other), false);
}

TEST(HaratamaTable, ACardThatMustNotBePlayedSaysWhy) {
  const State bound = find_state<State>(4, [](const State& state) {
    return state.phase == Phase::play && state.table.size > 0 &&
           haratama::legal_cards(state) != state.hands[state.asked];
  });
  const Card barred = haratama::first(bound.hands[bound.asked] & ~haratama::legal_cards(bound));
  const At position(bound);
  TappedTable table("haratama", phone);
  table.show(position);
  EXPECT_FALSE(table.tap(spot_of_card(barred)).has_value());
  EXPECT_EQ(table.ui().mirror().told, table.ui().say(position.refusal(erase_move(Move{Move::Kind::play, barred, 0}))));
}

TEST(HaratamaTable, ALiftedCardIsPlayedInTheTrickTooOrLaidBack) {
  const State state = find_state<State>(4, [](const State& found) { return found.phase == Phase::play; });
  const Card card = haratama::first(haratama::legal_cards(state));
  TappedTable table("haratama", phone);
  table.show(At(state));
  EXPECT_EQ(table.find("trick.play"), nullptr);
  EXPECT_FALSE(table.tap(spot_of_card(card)).has_value());
  table.frame();
  EXPECT_TRUE(table.table().cancel());
  table.frame();
  EXPECT_EQ(table.find("trick.play"), nullptr);
  EXPECT_FALSE(table.tap(spot_of_card(card)).has_value());
  table.frame();
  const auto made = table.tap("trick.play");
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(move_of(*made), (Move{Move::Kind::play, card, 0}));
}

TEST(HaratamaTable, AThirdCardTakesThePlaceOfTheFirst) {
  State state = dealt<State>(4, 3);
  const haratama::Cards hand = state.hands[0];
  TappedTable table("haratama", phone);
  table.show(At(state));
  table.tap(spot_of_card(haratama::nth(hand, 0)));
  EXPECT_FALSE(table.tap("pass.confirm").has_value());
  EXPECT_EQ(table.ui().mirror().told, table.ui().say("haratama.refusal.not_a_pair"));
  const auto made =
      table.tap_all({spot_of_card(haratama::nth(hand, 4)), spot_of_card(haratama::nth(hand, 8)), "pass.confirm"});
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(move_of(*made), (Move{Move::Kind::pass, haratama::nth(hand, 4), haratama::nth(hand, 8)}));
}

}  // namespace
}  // namespace kairo::testing
