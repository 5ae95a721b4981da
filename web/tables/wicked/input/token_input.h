#pragma once

#include <optional>

#include "web/tables/wicked/board/shelves.h"
#include "web/tables/wicked/layout.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

/// Colours for white souls, and tokens that find no room, one by one. Where the player confirms moves, a first tap
/// chooses and a second one makes the move, always: some of these answers cannot be taken back, and after one tap a
/// second one from habit would hit the next question.
class TokenInput {
 public:
  /// Call this when the question changes.
  void reset() { chosen_.reset(); }
  /// Drops what is chosen; false if nothing was.
  bool cancel();

  /// Draws a button for each colour that a white soul can become, and the white souls still to be given one.
  void pick_colour(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  /// Draws the tokens of an overfull rank in a row; tapping one returns it.
  void return_tokens(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  /// Highlights the tokens of an overfull rank.
  void mark_returns(Marks& marks, const View& view, const Choices& choices) const;
  /// Handles taps on the viewer's own board outside soul processing: a token of an overfull rank is returned, anything
  /// else tells why it cannot be used now.
  void tap_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Choices& choices);

 private:
  void draw_group(draw::Ui& ui, const draw::Rect& at, int colour, const View& view, Choices& choices);
  void tap(draw::Ui& ui, const draw::Rect& about, Move move, Choices& choices);
  /// Tells what the chosen move brings, and how it is made; else the same as a preview.
  void tell(draw::Ui& ui, const draw::Rect& about, const draw::Touch& touch, const View& view, Move move) const;
  [[nodiscard]] draw::WidgetState state_of(Move move) const;

  std::optional<Move> chosen_;
};

}  // namespace kairo::wicked::table
