#pragma once

#include <string>

#include "web/tables/wicked/board/shelves.h"
#include "web/tables/wicked/hand.h"
#include "web/tables/wicked/layout.h"

namespace kairo::wicked::table {

/// The highlights of a board.
struct BoardMarks {
  Marks tokens{};
  std::array<Mark, 3> goods{};
  std::array<Mark, oracles_each> great{};
  std::array<Mark, oracles_each> small{};
};

/// Things that are still flying to a board, so they must not be drawn there yet.
struct InFlight {
  Tokens tokens{};
  std::array<bool, oracles_each> great{};
};

/// Everything needed to draw one player's board in this frame.
struct BoardPicture {
  const View& view;
  Seat seat;
  BoardMarks marks{};
  InFlight in_flight{};
  HandMotion hand{};
  bool hand_away = false;

  [[nodiscard]] const Board& board() const { return view.boards[seat]; }
};

/// The goods of a board besides tokens and oracles, in the order of BoardLayout::goods.
enum class Good : std::uint8_t { promotion, change, impurity };

inline Shelves shelves_of(const BoardLayout& layout, const Board& board) {
  return {layout.shelves, board, layout.shelf_style};
}

/// A board large enough to play on.
void draw_board(draw::Ui& ui, const BoardLayout& layout, const BoardPicture& picture);
/// The search pieces and signs left this round; spent ones are faint.
void draw_pieces_left(draw::Ui& ui, const draw::Rect& at, const View& view, Seat seat);
/// Each part of that by itself; `unit`: the size of the piece beside its number.
void draw_signs_left(draw::Ui& ui, draw::Rect at, const Board& board);
void draw_number_of_pieces(draw::Ui& ui, draw::Rect at, float unit, const Board& board, Seat seat);

/// Parts of a board that a tap only explains; the others are hit targets, which explain themselves.
struct PassiveParts {
  bool souls = true;
  bool spells = true;
  bool oracles = true;
};
/// Says of the parts of a board what they are; their ids begin with `prefix`.
void explain_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Seat seat, const std::string& prefix,
                   PassiveParts passive);

/// Highlights what earned the points of one score line.
void mark_source(BoardMarks& marks, const Board& board, Source source);

}  // namespace kairo::wicked::table
