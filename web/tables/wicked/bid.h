#pragma once

#include "web/tables/wicked/choices.h"
#include "web/tables/wicked/layout.h"

namespace kairo::wicked::table {

/// The tray in which a bid is put together: the own pieces behind the screen, the signs, the hand that closes.
class BidTray {
 public:
  /// A new question: the hand is empty again.
  void reset() { in_hand_ = {}; }
  /// Puts everything back behind the screen; false when the hand was empty.
  bool cancel();
  void frame(draw::Ui& ui, const draw::Rect& at, Shape shape, const View& view, Choices& choices);
  /// What is left behind the screen, or the hand that is closed already, while others are asked. Not `opened`, the
  /// hand's content shows only as long as it is held.
  void at_rest(draw::Ui& ui, const draw::Rect& at, const View& view, bool opened) const;

 private:
  void pieces(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  void steppers(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  void palm(draw::Ui& ui, const draw::Rect& at, const View& view) const;
  void sign(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices, Signs which);
  void close(draw::Ui& ui, const draw::Rect& at, const View& view, Choices& choices);
  void take(draw::Ui& ui, const draw::Rect& about, int pieces, Choices& choices);

  Bid in_hand_;
};

}  // namespace kairo::wicked::table
