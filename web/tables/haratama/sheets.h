#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// What can be looked up over the table: the tricks that may be seen, and the losses of all rounds.
class Sheets {
 public:
  /// The buttons that open them.
  void buttons(draw::Ui& ui, const Layout& layout, const View& view);
  /// The one that is open, over everything.
  void frame(draw::Ui& ui, const draw::Rect& at, const View& view, Seat focus, bool opened);
  /// False when none was open.
  bool close();

 private:
  enum class Open : std::uint8_t { none, tricks, scores };

  void tricks(draw::Ui& ui, draw::Rect at, const View& view, Seat focus, bool opened) const;

  Open open_ = Open::none;
};

}  // namespace kairo::haratama::table
