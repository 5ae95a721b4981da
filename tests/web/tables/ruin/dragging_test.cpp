#include <gtest/gtest.h>

#include "tests/web/support/table_checks.h"
#include "tests/web/tables/ruin/taps.h"

/// A shape on the map of In the Ruin: dragged there, dragged on, or shown by a hint.
namespace kairo::testing {
namespace {

using ruin::Cell;
using ruin::Move;
using ruin::Phase;
using ruin::State;
using At = PositionOf<State>;

TEST(RuinTable, AShapeIsDraggedOverTheMap) {
  const State state = find_state<State>(2, [](const State& found) { return found.phase == Phase::draw; });
  const State::MoveList moves = legal_moves(state);
  std::vector<std::string> taps = taps_for(state, moves[0]);
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
  expect_made(made, moves[0]);
}

/// Puts the pointer down on one cell and lifts it on the other.
void drag(TappedTable& table, Cell from, Cell to) {
  const auto move_to = [&](Cell cell) {
    const draw::Point at = table.find(spot_of(cell))->centre();
    table.stage().move_pointer(at.x, at.y);
    table.frame();
  };
  move_to(from);
  table.stage().press_pointer();
  table.frame();
  move_to(to);
  table.stage().release_pointer();
  table.frame();
}

TEST(RuinTable, AShapeThatLiesOnTheMapIsDraggedByTheCellThatIsTaken) {
  const State state = find_state<State>(2, [](const State& found) { return found.phase == Phase::draw; });
  const State::MoveList moves = legal_moves(state);
  int dragged = 0;
  for (const Move& one : moves) {
    const auto other = std::ranges::find_if(moves, [&](const Move& move) {
      return move.kind == Move::Kind::draw && move.a == one.a && move.c == one.c && move != one;
    });
    if (one.kind != Move::Kind::draw || other == moves.end()) continue;
    const ruin::CellSet laid = drawn_cells(one);
    std::vector<std::string> taps = taps_for(state, one);
    taps.pop_back();
    const int by = drawn_cells(*other).first() - laid.first();
    ruin::for_each_cell(laid, [&](Cell taken) {
      TappedTable table("ruin", phone);
      table.show(At(state));
      table.tap_all(taps);
      drag(table, taken, static_cast<Cell>(taken + by));
      expect_made(table.tap("draw.confirm"), *other);
    });
    if (++dragged == 4) break;
  }
  EXPECT_EQ(dragged, 4);
}

TEST(RuinTable, TheMoveOfAHintLeavesTheLettersOfItsCells) {
  const State state = find_state<State>(2, [](const State& found) { return found.phase == Phase::draw; });
  for (const Move& move : legal_moves(state)) {
    if (move.kind != Move::Kind::draw) continue;
    std::string letters;
    ruin::for_each_cell(drawn_cells(move), [&](Cell cell) {
      if (ruin::letter_at(cell) != ruin::no_letter) letters += static_cast<char>('A' + ruin::letter_at(cell));
    });
    if (letters.empty()) continue;
    TappedTable table("ruin", phone);
    table.show(At(state));
    table.table().suggest(erase_move(move));
    table.frame();
    const draw::Rect cell = *table.find(spot_of(ruin::letter_cell(static_cast<ruin::Letter>(letters[0] - 'A'))));
    std::string above;  // what is drawn last on the cell
    for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
      if (cell.holds(item.at.centre())) above = item.words;
    EXPECT_EQ(above, letters.substr(0, 1));
    return;
  }
  FAIL() << "no drawing covers a letter";
}

}  // namespace
}  // namespace kairo::testing
