#pragma once

#include <optional>
#include <vector>

#include "web/tables/wicked/board.h"
#include "web/tables/wicked/choices.h"

namespace kairo::wicked::table {

/// Soul processing by taps: a token shows what it can become, a spell is armed and then aimed, an oracle that is met
/// is achieved, and `done` ends it. Also the oracle's promotion, which is aimed at once.
class SoulTaps {
 public:
  /// A new question: nothing is picked, armed or about to be confirmed.
  void reset() { *this = {}; }
  /// Lets go of what is picked or armed; false when there was nothing.
  bool cancel();

  /// What can be touched on the own board stands out.
  void mark(BoardMarks& marks, const View& view, const Choices& choices) const;
  /// The taps on tokens and spells of the own board.
  void on_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Choices& choices);
  /// What the picked token can become, or what there is to do.
  void fan(draw::Ui& ui, const draw::Rect& at, const BoardLayout& board, const View& view, Choices& choices);
  /// The button that ends it, or declines the oracle's promotion.
  void end(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);

 private:
  struct Pick {
    Rank rank;
    Colour colour;
    friend bool operator==(const Pick&, const Pick&) = default;
  };
  enum class Armed : std::uint8_t { none, promotion, change };

  [[nodiscard]] std::vector<Move> options(Pick pick, const Choices& choices) const;
  [[nodiscard]] bool wanted(Move::Kind kind) const;
  void tap_token(draw::Ui& ui, const draw::Rect& about, Pick pick, const View& view, Choices& choices);
  void tap_spell(draw::Ui& ui, const draw::Rect& about, Armed spell, const View& view, Choices& choices);
  void option(draw::Ui& ui, const draw::Rect& at, int i, Move move, Choices& choices);

  std::optional<Pick> pick_;
  Armed armed_ = Armed::none;
  bool confirming_ = false;  ///< `done` has been tapped, and something would be lost
};

/// Touching an oracle card: achieves it, or tells what it asks for.
void tap_oracles(draw::Ui& ui, const BoardLayout& layout, const View& view, Seat seat, Choices& choices);

}  // namespace kairo::wicked::table
