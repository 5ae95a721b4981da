#include <gtest/gtest.h>

#include <functional>

#include "engine/match/erased.h"
#include "tests/web/support/positions.h"
#include "tests/web/support/ruin_taps.h"
#include "tests/web/support/tapped_table.h"
#include "web/tables/ruin/tally.h"
#include "web/tables/ruin/unfold.h"
#include "web/tables/ruin/way.h"

/// What the table of In the Ruin tells: what happened, why not, and nothing that its viewer may not know.
namespace kairo::testing {
namespace {

using ruin::Cell;
using ruin::Move;
using ruin::Phase;
using ruin::State;
using At = PositionOf<State>;

/// A move of a game that chance plays.
struct Step {
  State before;
  State after;
  EventList events;
};

void for_each_step(int seats, std::uint64_t seed, const std::function<void(const Step&)>& visit) {
  Step step;
  step.after = dealt<State>(seats, seed);
  for (Rng rng(seed + 1); to_move(step.after) != no_seat; visit(step)) {
    step.before = step.after;
    step.events = play_any(step.after, rng);
  }
}

Step find_step(int seats, ruin::Happened what) {
  for (std::uint64_t seed = 0;; ++seed) {
    Step step;
    step.after = dealt<State>(seats, seed);
    for (Rng rng(seed); to_move(step.after) != no_seat;) {
      step.before = step.after;
      step.events = play_any(step.after, rng);
      for (const Event& event : step.events.events)
        if (event.kind == static_cast<int>(what)) return step;
    }
  }
}

std::vector<Event> told_to(Seat viewer, const EventList& list) {
  std::vector<Event> told;
  for (const Event& event : list.events)
    if (viewer == no_seat ? event.audience == 0xff : holds(event.audience, viewer)) told.push_back(event);
  return told;
}

TEST(RuinTable, EventsLeadFromOneViewToTheNext) {
  // Step by step, for whoever looks on, and whoever looked on before.
  for (int seats = ruin::min_players; seats <= ruin::max_players; ++seats) {
    for_each_step(seats, 5, [&](const Step& step) {
      for (const Seat viewer : {Seat{0}, static_cast<Seat>(seats - 1), no_seat}) {
        for (const Seat earlier : {viewer, Seat{0}}) {
          const std::vector<Event> told = told_to(viewer, step.events);
          if (told.empty()) continue;
          const ruin::View after = look(step.after, viewer);
          ruin::View view = ruin::table::start_of(look(step.before, earlier), after, told);
          for (const Event& event : told) ruin::table::unfold(view, event, after);
          view.phase = after.phase;  // whose turn it is and what is asked is not told by events alone
          view.asked = after.asked;
          view.plan = after.plan;
          ASSERT_EQ(view_text(view), view_text(after)) << "seat " << int{viewer} << " after " << int{earlier};
        }
      }
    });
  }
}

TEST(RuinTable, WhatIsShownHappeningCanBeWaitedForOrSkipped) {
  for (const ruin::Happened what : {ruin::Happened::gem_taken, ruin::Happened::left, ruin::Happened::half_ended}) {
    const Step step = find_step(3, what);
    std::string pictures[2];
    for (const bool skipped : {false, true}) {
      TappedTable table("ruin", phone);
      table.show(At(step.before), 0);
      table.show(At(step.after), 0, told_to(0, step.events));
      EXPECT_TRUE(table.table().busy());
      if (skipped) table.table().skip();
      for (int frames = 0; table.table().busy() && frames < 3000; ++frames) table.frame();
      table.frame();
      table.frame();
      for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
        for (const ImDrawVert& vertex : list->VtxBuffer)
          pictures[skipped ? 1 : 0].append(reinterpret_cast<const char*>(&vertex.pos), sizeof vertex.pos);
    }
    EXPECT_EQ(pictures[0] == pictures[1], true) << static_cast<int>(what);
  }
}

TEST(RuinTable, ReducedMotionShowsTheEndAtOnce) {
  const Step step = find_step(3, ruin::Happened::gem_taken);
  TappedTable table("ruin", phone);
  table.stage().facts.reduced_motion = true;
  table.show(At(step.before), 0);
  table.show(At(step.after), 0, told_to(0, step.events));
  EXPECT_FALSE(table.table().busy());
}

TEST(RuinTable, TwoStatesThatLookTheSameAreDrawnTheSame) {
  for (const Screen& screen : screens) {
    int steps = 0;
    for_each_step(3, 11, [&](const Step& step) {
      if (steps++ % 29 != 0) return;
      const At position(step.after);
      for (const Seat viewer : {Seat{0}, Seat{2}, no_seat}) {
        Rng rng(static_cast<std::uint64_t>(steps));
        const auto other = position.imagined(viewer, rng);
        std::string pictures[2];
        std::string mirrors[2];
        for (int i = 0; i < 2; ++i) {
          TappedTable table("ruin", screen);
          table.show(i == 0 ? static_cast<const Position&>(position) : *other, viewer);
          pictures[i] = TappedTable::picture();
          mirrors[i] = to_json(table.ui().mirror());
        }
        EXPECT_EQ(pictures[0] == pictures[1], true) << screen.name << " seat " << int{viewer};
        EXPECT_EQ(mirrors[0], mirrors[1]);
      }
    });
  }
}

TEST(RuinTable, ASealedPlanIsShownToNobodyElse) {
  // Seat 0 draws and hands the device on: what seat 1 is then shown does not hang on what was drawn.
  const State before =
      find_state<State>(3, [](const State& state) { return state.phase == Phase::draw && state.asked == 0; });
  State::MoveList moves;
  legal(before, moves);
  std::string stories[2];
  for (int i = 0; i < 2; ++i) {
    State after = before;
    EventList events;
    play(after, moves[i == 0 ? 0 : moves.size() - 1], events);
    while (after.asked == 0) {
      State::MoveList answers;
      legal(after, answers);
      play(after, answers[answers.size() - 1], events);
    }
    TappedTable table("ruin", phone);
    table.show(At(before), 0);
    table.show(At(after), 1, told_to(1, events));
    table.frames(1);
    stories[i] = TappedTable::picture();
  }
  EXPECT_EQ(stories[0] == stories[1], true);
}

TEST(RuinTable, CoveredSecretsShowNothingUntilTheyAreHeld) {
  const State one =
      find_state<State>(3, [](const State& state) { return state.phase == Phase::offer && state.asked == 0; });
  State other = one;
  std::swap(other.holdings[0], other.holdings[1]);
  other.plans[0] = {};
  ASSERT_EQ(ruin::size_of(one.holdings[0].hand), ruin::size_of(other.holdings[0].hand));
  TappedTable table("ruin", phone);
  const auto covered = [&](const State& state) {
    table.show(At(state), 0, {}, false);
    return TappedTable::picture();
  };
  EXPECT_EQ(covered(one) == covered(other), true);
  table.show(At(one), 0, {}, false);
  const std::string before = TappedTable::picture();
  const draw::Point peek = table.find("peek")->centre();
  table.stage().move_pointer(peek.x, peek.y);
  table.frame();
  table.stage().press_pointer();
  table.frames(0.1);
  EXPECT_EQ(TappedTable::picture() == before, false);
}

TEST(RuinTable, AShapeThatMustNotLieThereSaysWhy) {
  const State state =
      find_state<State>(2, [](const State& found) { return found.phase == Phase::draw && found.round > 1; });
  const At position(state);
  TappedTable table("ruin", phone);
  table.show(position);
  table.tap("draw.confirm");
  EXPECT_EQ(table.ui().mirror().told, table.ui().say("ruin.table.lay_first"));
  table.tap("cell.f6");
  EXPECT_EQ(table.ui().mirror().told, table.ui().say("ruin.refusal.occupied"));
  EXPECT_FALSE(table.tap("draw.confirm").has_value());
  EXPECT_EQ(table.ui().mirror().told, table.ui().say("ruin.refusal.occupied"));
}

TEST(RuinTable, AStopOutOfReachSaysWhy) {
  const State state =
      find_state<State>(2, [](const State& found) { return found.phase == Phase::walk && found.half == 0; });
  State::MoveList moves;
  legal(state, moves);
  Cell far = 0;
  while (std::ranges::any_of(moves, [&](Move move) { return move.kind == Move::Kind::walk && move.a == far; })) ++far;
  TappedTable table("ruin", phone);
  table.show(At(state));
  EXPECT_FALSE(table.tap(spot_of(far)).has_value());
  EXPECT_EQ(table.ui().mirror().told, table.ui().say(At(state).refusal(erase_move(Move{Move::Kind::walk, far}))));
  EXPECT_EQ(table.find("leave"), nullptr) << "nobody leaves in the first half";
}

TEST(RuinTable, ASecondTouchOfTheSameSquareDrawsAndEscapeTakesTheShapeUp) {
  const State state = find_state<State>(2, [](const State& found) { return found.phase == Phase::draw; });
  State::MoveList moves;
  legal(state, moves);
  std::vector<std::string> taps = ruin_taps(state, moves[0]);
  taps.pop_back();
  const std::string cell = taps.back();
  TappedTable table("ruin", phone);
  table.show(At(state));
  EXPECT_FALSE(table.tap_all(taps).has_value());
  EXPECT_TRUE(table.table().cancel());
  EXPECT_FALSE(table.table().cancel());
  EXPECT_FALSE(table.tap(cell).has_value()) << "it was taken up, so this lays it again";
  const auto made = table.tap(cell);
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(restore_move<Move>(*made), moves[0]);
}

TEST(RuinTable, AShapeIsDraggedOverTheMap) {
  const State state = find_state<State>(2, [](const State& found) { return found.phase == Phase::draw; });
  State::MoveList moves;
  legal(state, moves);
  std::vector<std::string> taps = ruin_taps(state, moves[0]);
  taps.pop_back();
  const std::string cell = taps.back();
  taps.pop_back();
  TappedTable table("ruin", phone);
  table.show(At(state));
  table.tap_all(taps);
  const draw::Point from = table.find("cell.f6")->centre();
  const draw::Point to = table.find(cell)->centre();
  table.stage().move_pointer(from.x, from.y);
  table.frame();
  table.stage().press_pointer();
  table.frame();
  for (const float part : {0.3F, 0.6F, 1.0F}) {
    table.stage().move_pointer(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    table.frame();
  }
  table.stage().release_pointer();
  table.frame();
  const auto made = table.tap("draw.confirm");
  ASSERT_TRUE(made.has_value());
  EXPECT_EQ(restore_move<Move>(*made), moves[0]);
}

TEST(RuinTable, KeysTurnAndMirrorTheShape) {
  const State state = find_state<State>(2, [](const State& found) { return found.phase == Phase::draw; });
  const auto turned = [&](std::initializer_list<ImGuiKey> keys) {
    TappedTable table("ruin", phone);
    table.show(At(state));
    for (const ImGuiKey key : keys) {
      table.stage().strike(key, [&](draw::Ui& ui) { (void)table.table().frame(ui, table.at()); });
      table.frame();
    }
    return TappedTable::picture();
  };
  const std::string once = turned({ImGuiKey_R});
  EXPECT_EQ(turned({ImGuiKey_R, ImGuiKey_R, ImGuiKey_R, ImGuiKey_R, ImGuiKey_R}) == once, true);
  EXPECT_EQ(turned({ImGuiKey_R, ImGuiKey_F, ImGuiKey_F}) == once, true);
}

TEST(RuinTable, TheTallyIsTheScore) {
  for (int seats = ruin::min_players; seats <= ruin::max_players; ++seats) {
    State state = dealt<State>(seats, 9);
    for (Rng rng(9); to_move(state) != no_seat;) play_any(state, rng);
    const Score score = ruin::score(state);
    for (Seat seat = 0; seat < seats; ++seat) {
      const ruin::table::Tally tally = ruin::table::tally_of(look(state, 0), seat);
      EXPECT_EQ(ruin::table::total_of(tally), score.of[seat].total);
      for (std::size_t source = 0; source < tally.size(); ++source)
        EXPECT_EQ(tally[source], score.of[seat].by_source[source]) << source;
    }
  }
}

TEST(RuinTable, EveryLineOfAScoreIsPointedOut) {
  State state = dealt<State>(3, 9);
  for (Rng rng(9); to_move(state) != no_seat;) play_any(state, rng);
  for (const Screen& screen : screens) {
    TappedTable table("ruin", screen);
    table.show(At(state), 0);
    for (Seat seat = 0; seat < 3; ++seat) {
      for (int source = 0; source < static_cast<int>(ruin::score_sources.size()); ++source) {
        table.table().point_out(no_seat, 0);
        table.frame();
        const std::string plain = TappedTable::picture();
        table.table().point_out(seat, source);
        table.frame();
        EXPECT_EQ(TappedTable::picture() == plain, false) << screen.name << " seat " << int{seat} << " line " << source;
      }
    }
  }
}

TEST(RuinWay, GoesFromGateToGateOnceWhenAWarpIsPaidFor) {
  ruin::Map map;
  const auto cells = [](std::initializer_list<Cell> list) {
    ruin::CellSet set;
    for (const Cell cell : list) set |= ruin::only_cell(cell);
    return set;
  };
  map.passages = cells({0, 1, 2, 60, 61});
  map.gates = cells({2, 60});
  EXPECT_EQ(ruin::table::way_between(map, 0, 2, false), (std::vector<Cell>{0, 1, 2}));
  EXPECT_TRUE(ruin::table::way_between(map, 0, 61, false).empty());
  EXPECT_EQ(ruin::table::way_between(map, 0, 61, true), (std::vector<Cell>{0, 1, 2, 60, 61}));
}

TEST(RuinHeld, FourTurnsAndTwoMirrorsBringAShapeBack) {
  for (int shape = 0; shape < ruin::shapes; ++shape) {
    const ruin::table::Held picture(static_cast<ruin::Shape>(shape));
    ruin::table::Held held = picture;
    for (int i = 0; i < 4; ++i) held.turn();
    EXPECT_EQ(held.at(60), picture.at(60));
    held.mirror();
    held.mirror();
    EXPECT_EQ(held.at(60), picture.at(60));
    for (Cell cell = 0; cell < ruin::cells; ++cell) {
      const ruin::CellSet covered = held.at(cell);
      EXPECT_TRUE(ruin::whole_map.contains(covered));
      Move move;
      EXPECT_TRUE(find_drawing(ruin::Mark::wall, covered, move)) << "the shape has been torn";
      EXPECT_EQ(ruin::orientations[move.c].shape, static_cast<ruin::Shape>(shape));
    }
  }
}

}  // namespace
}  // namespace kairo::testing
