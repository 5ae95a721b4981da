#pragma once

#include <cstdint>

#include "engine/games/wicked/pieces/board.h"
#include "web/draw/ui.h"

namespace kairo::wicked::table {

/// How the tokens of one rank and colour are highlighted.
enum class Mark : std::uint8_t { none, live, chosen, pointed };
using Marks = std::array<std::array<Mark, colours>, ranks>;

/// How much of its tokens a board shows.
enum class ShelfStyle : std::uint8_t {
  places,   ///< each token, and the places that are empty
  packed,   ///< each token, as large as the rows allow, overlapping
  counted,  ///< side by side, the number of tokens of each rank
};

/// The places of a board's tokens: on a staircase of three shelves, low at the bottom with six places, middle with
/// five, high with four. Tokens are grouped by colour, and closer together if there are too many.
class Shelves {
 public:
  Shelves(const draw::Rect& at, const Board& board, ShelfStyle style = ShelfStyle::places);

  [[nodiscard]] draw::Rect row(Rank rank) const;
  [[nodiscard]] float radius() const { return radius_; }
  [[nodiscard]] ShelfStyle style() const { return style_; }
  [[nodiscard]] draw::Point slot(Rank rank, int i) const;
  /// The place of the i-th token of a colour, whether the board has it or not.
  [[nodiscard]] draw::Point token(Rank rank, Colour colour, int i) const;
  /// The bounds of all tokens of a rank and colour; zero width if there are none.
  [[nodiscard]] draw::Rect group(Rank rank, Colour colour) const;
  /// The free space at the end of a shelf.
  [[nodiscard]] draw::Rect corner(Rank rank) const;
  /// A shelf with the strip at its start, without the free space at its end.
  [[nodiscard]] draw::Rect whole(Rank rank) const;
  /// The strip at the start of a shelf with the points of its tokens; zero width on small boards.
  [[nodiscard]] draw::Rect head(Rank rank) const;

 private:
  [[nodiscard]] float pitch(Rank rank) const;

  const Board& board_;
  draw::Rect at_;
  ShelfStyle style_;
  float head_;
  float slot_;
  float radius_;
};

/// `hidden` tokens are still flying there: they keep their place, but are not drawn.
void draw_shelves(draw::Ui& ui, const Shelves& shelves, const Board& board, const Marks& marks, const Tokens& hidden);

}  // namespace kairo::wicked::table
