#pragma once

#include <cstdint>

#include "engine/games/wicked/rules.h"
#include "web/draw/ui.h"

namespace kairo::wicked::table {

/// How the tokens of one rank and colour stand out.
enum class Mark : std::uint8_t { none, live, chosen, pointed };
using Marks = std::array<std::array<Mark, colours>, ranks>;

/// Where the tokens of a board stand: three shelves as stairs, the low one at the bottom with room for six, the middle
/// one for five, the high one for four. On a shelf the tokens stand by colour; too many of them stand closer.
class Shelves {
 public:
  Shelves(const draw::Rect& at, const Board& board);

  [[nodiscard]] draw::Rect row(Rank rank) const;
  [[nodiscard]] float radius() const { return radius_; }
  [[nodiscard]] draw::Point hollow(Rank rank, int i) const;
  /// The i-th token of a colour, whether it is there or not.
  [[nodiscard]] draw::Point token(Rank rank, Colour colour, int i) const;
  /// Around all tokens of a rank and colour; without width when there is none.
  [[nodiscard]] draw::Rect group(Rank rank, Colour colour) const;
  /// What the stairs leave free at the end of a shelf.
  [[nodiscard]] draw::Rect corner(Rank rank) const;
  /// The strip at the shelf's head where its worth stands; without width on small boards.
  [[nodiscard]] draw::Rect head(Rank rank) const;

 private:
  [[nodiscard]] float pitch(Rank rank) const;

  const Board& board_;
  draw::Rect at_;
  float head_;
  float slot_;
  float radius_;
};

/// `hidden` tokens keep their place and are not drawn: they are on their way.
void draw_shelves(draw::Ui& ui, const Shelves& shelves, const Board& board, const Marks& marks, const Tokens& hidden);

}  // namespace kairo::wicked::table
