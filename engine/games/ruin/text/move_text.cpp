#include "engine/games/ruin/text/vocabulary.h"
#include "engine/games/ruin/words.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

bool is_in_bounds(Move move) { return move.c < orientations.size() && orientations[move.c].anchors.has(move.b); }

// These report errors by the reader's `fail`. Nobody reads the messages: parse_move only says whether it succeeded.

void read_cell(FieldReader& in, Cell& cell) {
  cell = vocabulary::cell_of(in.word());
  if (cell == no_cell) in.fail("no cell");
}

void read_goal(FieldReader& in, Goal& goal) {
  goal = vocabulary::goal_of(in.word());
  if (goal == vocabulary::no_goal) in.fail("no goal card");
}

void read_mark(FieldReader& in, std::uint8_t& mark) {
  const int read = vocabulary::value(vocabulary::mark, in.word());
  if (read < 0) in.fail("no mark");
  mark = static_cast<std::uint8_t>(read);
}

void read_drawing(FieldReader& in, Move& move) {
  std::uint8_t mark = 0;
  read_mark(in, mark);
  CellSet drawn;
  int named = 0;
  for (; in.more() && named < largest_shape; ++named) {
    Cell cell = no_cell;
    read_cell(in, cell);
    if (in.ok()) drawn |= only_cell(cell);
  }
  if (!in.ok()) return;
  if (drawn.count() != named || !find_drawing(static_cast<Mark>(mark), drawn, move)) in.fail("no shape");
}

void read_operands(FieldReader& in, Move& move) {
  switch (move.kind) {
    case Kind::keep:
      read_goal(in, move.a);
      read_goal(in, move.b);
      if (move.b < move.a) std::swap(move.a, move.b);
      return;
    case Kind::draw: return read_drawing(in, move);
    case Kind::single:
    case Kind::walk:
    case Kind::warp: return read_cell(in, move.a);
    case Kind::spend: return read_goal(in, move.a);
    case Kind::extra: read_mark(in, move.a); return read_cell(in, move.b);
    case Kind::pass:
    case Kind::leave: return;
  }
}

}  // namespace

std::string move_text(Move move) {
  std::string text(vocabulary::word(vocabulary::move, move.kind));
  const auto add = [&text](std::string_view word) { (text += ' ') += word; };
  switch (move.kind) {
    case Kind::keep:
      add(vocabulary::goal(move.a));
      add(vocabulary::goal(move.b));
      break;
    case Kind::draw:
      add(vocabulary::word(vocabulary::mark, move.a));
      if (is_in_bounds(move)) for_each_cell(drawn_cells(move), [&](Cell cell) { add(vocabulary::cell(cell)); });
      break;
    case Kind::single:
    case Kind::walk:
    case Kind::warp: add(vocabulary::cell(move.a)); break;
    case Kind::spend: add(vocabulary::goal(move.a)); break;
    case Kind::extra:
      add(vocabulary::word(vocabulary::mark, move.a));
      add(vocabulary::cell(move.b));
      break;
    case Kind::pass:
    case Kind::leave: break;
  }
  return text;
}

bool parse_move(std::string_view text, Move& move) { return read_move(text, vocabulary::move, read_operands, move); }

}  // namespace kairo::ruin
