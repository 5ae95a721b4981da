#pragma once

#include <optional>
#include <vector>

#include "web/tables/wicked/board/board.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

/// Soul processing by taps. A tapped token shows what it can become; a spell is armed, then aimed at a token; an oracle
/// whose demands are met is achieved, by a second tap if souls must be returned for it; `done` ends it. An oracle's
/// promotion needs no arming.
class SoulInput {
 public:
  /// Call this when the question changes.
  void reset() { *this = {}; }
  /// Drops what is picked or armed; false if nothing was.
  bool cancel();

  /// Highlights what can be tapped on the viewer's own board.
  void mark(BoardMarks& marks, const View& view, const Choices& choices) const;
  /// Handles taps on tokens and spells of the viewer's own board.
  void handle_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Choices& choices);
  /// Draws what the picked token can become, or a hint.
  void draw_options(draw::Ui& ui, const draw::Rect& at, const BoardLayout& board, const View& view, Choices& choices);
  /// Draws the button that ends soul processing or declines the oracle's promotion.
  void draw_end_button(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  /// Achieves an oracle whose demands are met. Where moves are confirmed, the first tap only chooses one whose souls
  /// find no room.
  void tap_oracle(draw::Ui& ui, const draw::Rect& about, const View& view, Move move, Choices& choices);
  /// Whether that tap has chosen it.
  [[nodiscard]] bool has_chosen(Move move) const { return oracle_ == move; }

 private:
  struct Pick {
    Rank rank;
    Colour colour;
    friend bool operator==(const Pick&, const Pick&) = default;
  };
  enum class Armed : std::uint8_t { none, promotion, change };

  [[nodiscard]] std::vector<Move> options(Pick pick, const Choices& choices) const;
  [[nodiscard]] bool is_offered(Move::Kind kind) const;
  void tap_token(draw::Ui& ui, const draw::Rect& about, Pick pick, const View& view, Choices& choices);
  void tap_spell(draw::Ui& ui, const draw::Rect& about, Armed spell, const View& view, Choices& choices);
  void draw_option(draw::Ui& ui, const draw::Rect& at, Move move, const View& view, Choices& choices);

  std::optional<Pick> pick_;
  Armed armed_ = Armed::none;
  std::optional<Move> oracle_;
  double confirms_until_ = 0;  ///< `done` was tapped once, and what could still be done is told until then; 0: no
};

/// Tapping an oracle achieves it, or tells what it asks for.
void tap_oracles(draw::Ui& ui, const BoardLayout& layout, const View& view, Seat seat, SoulInput& input,
                 Choices& choices);

}  // namespace kairo::wicked::table
