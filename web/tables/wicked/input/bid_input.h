#pragma once

#include "web/tables/drag.h"
#include "web/tables/wicked/layout.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

/// Builds a bid from taps, or from what is dragged to the hand: the player's search pieces behind their screen, the two
/// signs, and the button that closes the hand.
class BidInput {
 public:
  /// Call this when the question changes: it empties the hand.
  void reset() { *this = {}; }
  /// Takes the bid back behind the screen, or the tap on the button with an empty hand; false if there was neither.
  bool cancel();
  void draw(draw::Ui& ui, const Layout& layout, const View& view, Choices& choices);
  /// While others are to move: the pieces left behind the screen, or the viewer's own sealed bid. Unless `opened`, that
  /// bid shows only while the spot is pressed.
  void draw_waiting(draw::Ui& ui, const draw::Rect& at, const View& view, bool opened) const;

 private:
  void draw_pieces(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  void draw_steppers(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  void draw_palm(draw::Ui& ui, const draw::Rect& at, const View& view) const;
  void draw_sign(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices, Signs which);
  void draw_close_button(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  void drop(draw::Ui& ui, const draw::Rect& palm, Choices& choices);
  void attempt(draw::Ui& ui, const draw::Rect& about, Bid wanted, Choices& choices);
  void set_pieces(draw::Ui& ui, const draw::Rect& about, int pieces, Choices& choices);

  Bid bid_;
  bool asks_ = false;  ///< the button was tapped with an empty hand, which a second tap confirms
  kairo::tables::Drag drag_;
};

}  // namespace kairo::wicked::table
