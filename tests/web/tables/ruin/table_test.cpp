#include <gtest/gtest.h>

#include <set>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/ruin/taps.h"
#include "web/app/pages/words_page.h"
#include "web/tables/ruin/board/path.h"
#include "web/tables/ruin/board/tally.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/tints.h"

/// The table of In the Ruin by taps, drags and keys: every move can be made, nothing is out of reach or cut.
namespace kairo::testing {
namespace {

using ruin::Cell;
using ruin::Move;
using ruin::Phase;
using ruin::State;
using At = PositionOf<State>;

class RuinOnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(RuinTable, RuinOnScreen, ::testing::ValuesIn(screens), screen_name);

TEST_P(RuinOnScreen, EveryKindOfLegalMoveCanBeTapped) {
  for (int seats = ruin::min_players; seats <= ruin::max_players; ++seats) {
    TappedTable table("ruin", GetParam());
    Rng rng(static_cast<std::uint64_t>(seats));
    for_every_nth_position<State>(17, dealt<State>(seats, 40), Rng(41), [&](const State& state) {
      if (to_move(state) == no_seat) return;
      expect_some_moves_tapped(table, state, 1, 2, rng, [](TappedTable& at, const State& now, Move move) {
        return at.tap_all(taps_for(now, move));
      });
    });
  }
}

TEST_P(RuinOnScreen, AWholeGameIsPlayedByTaps) {
  TappedTable table("ruin", GetParam(), GetParam().width > 400 ? text::Language::en : text::Language::ja);
  State state = dealt<State>(GetParam().width < 400 ? 2 : 1, 3);
  tables::MadeMoves came;
  for (Rng rng(3); to_move(state) != no_seat;) {
    table.show(At(state), to_move(state), std::move(came));
    table.table().skip();
    table.frame();
    const State::MoveList moves = legal_moves(state);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    std::optional<AnyMove> tapped;
    for (const std::string& id : taps_for(state, move)) {
      ASSERT_FALSE(tapped.has_value()) << "a move was made before " << id << " was tapped";
      tapped = table.tap(id);
      ASSERT_TRUE(draw::testing::overflowing(table.ui()).empty())
          << draw::testing::overflowing(table.ui()).front() << " after a tap on " << id;
    }
    ASSERT_NO_FATAL_FAILURE(expect_made(tapped, move));
    const auto step = step_of(state, move);
    came = made(step);
    state = step.after;
  }
}

/// The button that makes a move when all else has been tapped.
std::string button_of(Move move) {
  using Kind = Move::Kind;
  switch (move.kind) {
    case Kind::keep: return "keep";
    case Kind::spend: return "spend";
    case Kind::pass: return "pass";
    case Kind::walk:
    case Kind::warp:
    case Kind::leave: return "walk.confirm";
    default: return "draw.confirm";
  }
}

TEST(RuinTable, AMoveThatIsActedOutStandsReadyForItsButton) {
  constexpr int most_taps = 8;
  TappedTable table("ruin", phone);
  std::set<std::string> acted;
  for (int seats = ruin::min_players; seats <= 3; ++seats)
    for_every_nth_position<State>(7, dealt<State>(seats, 40), Rng(43), [&](const State& state) {
      if (to_move(state) == no_seat) return;
      const State::MoveList moves = legal_moves(state);
      const Move move = moves[moves.size() / 3];
      table.show(At(state));
      int tap = 0;
      while (table.table().act_out(erase_move(move), tap) && tap < most_taps) {
        ++tap;
        table.frame();
      }
      EXPECT_LE(tap, most_taps - 1) << move_text(move);
      ASSERT_NO_FATAL_FAILURE(expect_made(table.tap(button_of(move)), move));
      if (tap > 0) acted.insert(button_of(move));
    });
  EXPECT_EQ(acted, (std::set<std::string>{"draw.confirm", "walk.confirm", "keep", "spend"}));
}

TEST_P(RuinOnScreen, ButtonsForAnswersAreAsLargeAsAFinger) {
  constexpr float finger = 43.9F;
  for (int seats = ruin::min_players; seats <= ruin::max_players; ++seats) {
    TappedTable table("ruin", GetParam());
    for_every_nth_position<State>(5, dealt<State>(seats, 61), Rng(62), [&](const State& state) {
      if (state.asked == no_seat) return;
      table.show(At(state));
      for (const auto& spot : table.ui().gesture.targets()) {
        constexpr std::string_view buttons[] = {"turn", "mirror", "draw.confirm", "walk.confirm",
                                                "pass", "spend",  "keep"};
        if (std::ranges::find(buttons, spot.id) == std::end(buttons)) continue;
        EXPECT_GE(spot.at.w, finger) << spot.id;
        EXPECT_GE(spot.at.h, finger) << spot.id;
      }
    });
  }
}

TEST_P(RuinOnScreen, TheMapIsAsLargeAsTheScreenAllows) {
  TappedTable table("ruin", GetParam());
  State state = dealt<State>(4, 1);
  table.show(At(state));
  const float width = table.find("cell.k1")->right() - table.find("cell.a1")->x;
  const bool upright = GetParam().height > GetParam().width;
  EXPECT_GE(width, upright ? GetParam().width * 0.8F : GetParam().table().h * 0.8F);
}

TEST(RuinTable, ATapOnACellThatTheShapeCanCoverLaysItThere) {
  const State state = find_state<State>(3, [](const State& now) { return now.phase == Phase::draw; });
  const ruin::table::HeldShape held(ruin::search_cards[look(state, state.asked).row[0]].shape);
  const State::MoveList moves = legal_moves(state);
  ruin::CellSet grips;
  ruin::CellSet covered;
  for (Cell grip = 0; grip < ruin::cells; ++grip) {
    Move move;
    if (!held.fits(grip) || !find_drawing(ruin::Mark::passage, held.at(grip), move)) continue;
    if (std::ranges::find(moves, move) == moves.end()) continue;
    grips |= ruin::only_cell(grip);
    covered |= held.at(grip);
  }
  TappedTable table("ruin", phone);
  ruin::for_each_cell(covered, [&](Cell cell) {
    table.show(At(state));
    table.table().cancel();
    table.frame();
    table.tap(spot_of(cell));
    const auto made = table.tap("draw.confirm");
    ASSERT_TRUE(made.has_value()) << spot_of(cell);
    EXPECT_TRUE(drawn_cells(restore_move<Move>(*made)).has(cell)) << spot_of(cell);
  });
  EXPECT_FALSE((covered - grips).empty()) << "a shape of one cell";
}

TEST_P(RuinOnScreen, AMapIsEnlargedAndPutBack) {
  TappedTable table("ruin", GetParam());
  table.show(At(dealt<State>(4, 2)), 1);
  expect_overlay(table, "map.1", "map.close", "keep", "map.3");
}

/// The words beside the second player's map when it is looked at closely.
std::string told_of_second(const Screen& screen, const Step<State>& last, bool watched) {
  TappedTable table("ruin", screen);
  table.show(At(last.after), 0, watched ? made(last) : tables::MadeMoves{});
  while (table.table().busy() || table.table().waits()) table.table().skip();
  table.tap("map.2");
  table.frame();
  std::string told;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) told += item.words + '\n';
  return told;
}

TEST(RuinTable, AnEnlargedMapTellsWhatItsOwnerDidLast) {
  std::optional<Step<State>> last;
  for_each_step<State>(dealt<State>(3, 9), Rng(9), [&](const Step<State>& step) {
    if (!last && step.before.round == 2 && step.after.round == 3) last = step;
  });
  ASSERT_TRUE(last.has_value());
  const ruin::View view = look(last->after, 0);
  const bool walls = !(view.boards[1].map.walls & view.boards[1].fresh).empty();
  const std::string drew = words_of(walls ? "ruin.report.walls" : "ruin.report.passages");
  for (const Screen& screen : {phone, desk, lying_phone}) {
    EXPECT_NE(told_of_second(screen, *last, true).find(drew), std::string::npos) << screen.name;
    EXPECT_NE(told_of_second(screen, *last, false).find(words_of("ruin.words.fresh")), std::string::npos)
        << screen.name;
  }
}

TEST(RuinTable, CoveredSecretsShowNothingUntilTheyArePressed) {
  const State one =
      find_state<State>(3, [](const State& state) { return state.phase == Phase::offer && state.asked == 0; });
  State other = one;
  std::swap(other.holdings[0], other.holdings[1]);
  other.plans[0] = {};
  ASSERT_EQ(ruin::size_of(one.holdings[0].hand), ruin::size_of(other.holdings[0].hand));
  TappedTable table("ruin", phone);
  expect_covered_until_pressed(table, "peek", At(one), At(other));
}

TEST(RuinTable, TwoStatesThatLookTheSameAreDrawnTheSame) {
  for (const Screen& screen : screens) {
    int steps = 0;
    for_each_step<State>(dealt<State>(3, 11), Rng(12), [&](const Step<State>& step) {
      if (steps++ % 29 != 0) return;
      const At position(step.after);
      for (const Seat viewer : {Seat{0}, Seat{2}, no_seat}) {
        Rng rng(static_cast<std::uint64_t>(steps));
        const auto other = position.imagine(viewer, rng);
        DrawnFrame pictures[2];
        std::string mirrors[2];
        for (int i = 0; i < 2; ++i) {
          TappedTable table("ruin", screen);
          table.show(i == 0 ? static_cast<const Position&>(position) : *other, viewer);
          pictures[i] = TappedTable::picture();
          mirrors[i] = to_json(app::words_page(table.ui().writer(), table.ui().mirror));
        }
        EXPECT_EQ(pictures[0], pictures[1]) << screen.name << " seat " << int{viewer};
        EXPECT_EQ(mirrors[0], mirrors[1]);
      }
    });
  }
}

TEST(RuinTable, ASecondTouchOfTheSameSquareDrawsAndEscapeTakesTheShapeUp) {
  const State state = find_state<State>(2, [](const State& found) { return found.phase == Phase::draw; });
  const State::MoveList moves = legal_moves(state);
  std::vector<std::string> taps = taps_for(state, moves[0]);
  taps.pop_back();
  const std::string cell = taps.back();
  TappedTable table("ruin", phone);
  table.show(At(state));
  EXPECT_FALSE(table.tap_all(taps).has_value());
  EXPECT_TRUE(table.table().cancel());
  EXPECT_FALSE(table.table().cancel());
  EXPECT_FALSE(table.tap(cell).has_value()) << "it was taken up, so this lays it again";
  const auto made = table.tap(cell);
  expect_made(made, moves[0]);
}

TEST(RuinTable, ATouchAfterTurningPutsTheShapeThereOnceMore) {
  const State state = find_state<State>(2, [](const State& found) { return found.phase == Phase::draw; });
  const Move move = legal_moves(state)[0];
  std::vector<std::string> taps = taps_for(state, move);
  taps.pop_back();
  TappedTable table("ruin", phone);
  table.show(At(state));
  table.tap_all(taps);
  for (const char* turning : {"mirror", "turn"}) {
    EXPECT_FALSE(table.tap_all({turning, turning}).has_value());
    if (turning == std::string_view("turn")) table.tap_all({turning, turning});
    EXPECT_FALSE(table.tap(taps.back()).has_value()) << "it is drawn by the first touch after " << turning;
  }
  expect_made(table.tap(taps.back()), move);
}

TEST(RuinTable, APointerLeftOnTheMapShowsNoWrongShapeOfTheNextQuestion) {
  TappedTable table("ruin", phone);
  const auto rest_on = [&](Cell cell) {
    const draw::Point at = table.find(spot_of(cell))->centre();
    table.stage().move_pointer(at.x, at.y);
    table.frame();
    table.frame();
  };
  const auto wrong = [] { return points_in(ruin::tint::wrong); };
  const auto draws = [](const State& now) { return now.phase == Phase::draw && now.round == 0; };
  const State state = find_state<State>(2, draws);
  table.show(At(state));
  rest_on(ruin::entrance);
  ASSERT_GT(wrong(), 0);
  table.show(At(state), no_seat);
  table.show(At(state));
  table.frame();
  EXPECT_EQ(wrong(), 0);
  const ruin::Map& map = state.boards[state.asked].map;
  rest_on((map.filled() - ruin::only_cell(ruin::entrance)).first());
  EXPECT_GT(wrong(), 0) << "it points there now";
}

/// Whether the last frame says this in the cell of the large map.
bool says_in(TappedTable& table, Cell cell, const std::string& words) {
  const draw::Rect at = *table.find(spot_of(cell));
  return std::ranges::any_of(draw::testing::drawn_items(table.ui()), [&](const draw::DrawnItem& item) {
    return item.words == words && at.holds(item.at.centre());
  });
}

TEST(RuinTable, TheNumberOfTheRectangleHidesNoLetter) {
  const State second = find_state<State>(2, [](const State& at) { return at.half == 1 && at.round == 0; });
  State over = second;
  for (Rng rng(9); to_move(over) != no_seat;) play_any(over, rng);
  for (const State& state : {second, over}) {
    TappedTable table("ruin", phone);
    table.show(At(state), 0);
    for (ruin::Letter letter = 0; letter < ruin::letters; ++letter)
      EXPECT_TRUE(says_in(table, ruin::letter_cell(letter), table.ui().say(ruin::letter_key(letter))))
          << "letter " << int{letter} << " in half " << int{state.half};
  }
}

TEST(RuinTable, WhereAWarpWouldLeadIsSeenBeforeItIsPaidFor) {
  const State state = find_state<State>(2, [](const State& at) {
    return at.phase == Phase::walk &&
           std::ranges::any_of(legal_moves(at), [](Move move) { return move.kind == Move::Kind::spend; });
  });
  const ruin::View view = look(state, state.asked);
  const ruin::Map map = map_for_me(view, view.me);
  const Cell from = view.boards[view.me].explorer;
  const int steps = steps_of_round(view);
  const ruin::Reach reach = with_warp(map, from, steps);
  const ruin::CellSet stops = reach.stops() - on_foot(map, from, steps).stops();
  ASSERT_FALSE(stops.empty());
  TappedTable table("ruin", desk);
  table.show(At(state));
  table.tap("warp");
  table.frame();
  ruin::for_each_cell(stops, [&](Cell cell) {
    EXPECT_TRUE(says_in(table, cell, std::to_string(reach.steps_to(cell)))) << spot_of(cell);
    EXPECT_FALSE(table.tap(spot_of(cell)).has_value());
  });
}

TEST(RuinTable, ATapOnTheMapTellsHowToWarpWithTheChosenCard) {
  const State state = find_state<State>(2, [](const State& at) {
    return at.phase == Phase::walk &&
           std::ranges::any_of(legal_moves(at), [](Move move) { return move.kind == Move::Kind::spend; });
  });
  const State::MoveList moves = legal_moves(state);
  const Move spend = *std::ranges::find_if(moves, [](const Move& move) { return move.kind == Move::Kind::spend; });
  TappedTable table("ruin", phone);
  table.show(At(state));
  const auto answer = [&] {
    table.tap("cell.a1");
    table.frame();
    return table.ui().mirror.message;
  };
  table.tap("warp");
  table.frame();
  EXPECT_EQ(answer(), table.ui().say("ruin.table.pick_goal"));
  table.tap(spot_of_goal(spend.a));
  table.frame();
  EXPECT_EQ(answer(), table.ui().say("ruin.table.press_spend"));
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
  const DrawnFrame once = turned({ImGuiKey_R});
  EXPECT_EQ(turned({ImGuiKey_R, ImGuiKey_R, ImGuiKey_R, ImGuiKey_R, ImGuiKey_R}), once);
  EXPECT_EQ(turned({ImGuiKey_R, ImGuiKey_F, ImGuiKey_F}), once);
}

/// Beside the viewer's map there is a whole column for the others': fewer of them are larger.
TEST(RuinTable, TheMapsOfFewOthersUseTheirColumn) {
  const auto other = [](int seats) {
    return ruin::table::lay_out(desk.table(), seats, 0, true, draw::Hand::right).others[1];
  };
  EXPECT_GT(other(2).h, other(2).w) << "the map is as wide as the column, and has its counts below it";
  EXPECT_GT(other(3).h, 1.3F * other(4).h);
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

TEST(RuinTable, NobodyLosesPointsForNotLeavingBeforeTheyCan) {
  const auto leaving = [](const State& state) {
    return ruin::table::tally_of(look(state, 0), 0)[ruin::index(ruin::Source::leaving)];
  };
  EXPECT_EQ(leaving(dealt<State>(2, 9)), 0);
  const State later = find_state<State>(2, [](const State& at) { return at.half == 1 && at.boards[0].left == 0; });
  EXPECT_EQ(leaving(later), ruin::never_left_points);
}

TEST(RuinTable, EveryLineOfAScoreIsPointedOut) {
  State state = dealt<State>(3, 9);
  for (Rng rng(9); to_move(state) != no_seat;) play_any(state, rng);
  for (const Screen& screen : screens) {
    TappedTable table("ruin", screen);
    table.show(At(state), 0);
    for (Seat seat = 0; seat < 3; ++seat) {
      for (int source = 0; source < static_cast<int>(ruin::score_sources.size()); ++source) {
        table.table().point_out({});
        table.frame();
        const DrawnFrame plain = TappedTable::picture();
        table.table().point_out(tables::PointedOut::of(seat, source));
        table.frame();
        EXPECT_NE(TappedTable::picture(), plain) << screen.name << " seat " << int{seat} << " line " << source;
      }
    }
  }
}

TEST(RuinPath, GoesFromGateToGateOnceWhenAWarpIsPaidFor) {
  ruin::Map map;
  const auto cells = [](std::initializer_list<Cell> list) {
    ruin::CellSet set;
    for (const Cell cell : list) set |= ruin::only_cell(cell);
    return set;
  };
  map.passages = cells({0, 1, 2, 60, 61});
  map.gates = cells({2, 60});
  EXPECT_EQ(ruin::table::shortest_path(map, 0, 2, false), (std::vector<Cell>{0, 1, 2}));
  EXPECT_TRUE(ruin::table::shortest_path(map, 0, 61, false).empty());
  EXPECT_EQ(ruin::table::shortest_path(map, 0, 61, true), (std::vector<Cell>{0, 1, 2, 60, 61}));
}

TEST(RuinHeldShape, FourTurnsAndTwoMirrorsBringAShapeBack) {
  for (int shape = 0; shape < ruin::shapes; ++shape) {
    const ruin::table::HeldShape picture(static_cast<ruin::Shape>(shape));
    ruin::table::HeldShape held = picture;
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

TEST(RuinTable, WalksByOneTapButDoesNotLeaveWhereMovesAreNotConfirmed) {
  const State state = find_state<State>(2, [](const State& at) { return at.phase == Phase::walk && at.half == 1; });
  TappedTable table("ruin", phone);
  table.stage().input.confirms_moves = false;
  int walks = 0;
  for (const Move move : legal_moves(state)) {
    table.show(At(state));
    if (move.kind == Move::Kind::leave) EXPECT_FALSE(table.tap("leave"));
    if (move.kind != Move::Kind::walk) continue;
    ++walks;
    const bool stays = move.a == state.boards[state.asked].explorer;
    ASSERT_NO_FATAL_FAILURE(expect_made(table.tap(stays ? "stay" : spot_of(move.a)), move));
  }
  EXPECT_GT(walks, 1);
}

TEST(RuinTable, TheGainsOfBothAreShownAtTheEndOnAWideScreen) {
  State state = dealt<State>(2, 3);
  for (Rng rng(3); to_move(state) != no_seat;) {
    const State::MoveList moves = legal_moves(state);
    state = step_of(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]).after;
  }
  TappedTable table("ruin", desk);
  table.show(At(state), 0);
  for (const char* id : {"tally.0", "map.2.tally.0"})
    EXPECT_EQ(std::ranges::count(table.ui().explainer.things(), id, &draw::Explained::id), 1) << id;
}

}  // namespace
}  // namespace kairo::testing
