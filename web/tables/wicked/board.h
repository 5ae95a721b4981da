#pragma once

#include "web/tables/wicked/hand.h"
#include "web/tables/wicked/layout.h"
#include "web/tables/wicked/shelves.h"

namespace kairo::wicked::table {

/// What stands out on a board.
struct BoardMarks {
  Marks tokens{};
  std::array<Mark, 3> goods{};
  std::array<Mark, oracles_each> great{};
  std::array<Mark, oracles_each> small{};
};

/// What is on its way to a board and not to be seen there yet.
struct Veil {
  Tokens tokens{};
  std::array<bool, oracles_each> great{};
};

/// All that one player has before them, as it is shown now.
struct BoardPicture {
  const View& view;
  Seat seat;
  BoardMarks marks{};
  Veil veil{};
  HandMotion hand{};

  [[nodiscard]] const Board& board() const { return view.boards[seat]; }
};

/// The kinds of goods, in the order of BoardLayout::goods.
enum class Good : std::uint8_t { promotion, change, impurity };

/// A board to play on.
void draw_board(draw::Ui& ui, const BoardLayout& layout, const BoardPicture& picture);
/// A board to keep an eye on: small, everything countable.
void draw_small_board(draw::Ui& ui, const BoardLayout& layout, const BoardPicture& picture);

/// Search pieces and signs that are left this round; those that are spent leave a hollow.
void draw_pieces_left(draw::Ui& ui, const draw::Rect& at, const View& view, Seat seat);

/// Marks where a line of the score comes from.
void mark_source(BoardMarks& marks, const Board& board, Source source);

}  // namespace kairo::wicked::table
