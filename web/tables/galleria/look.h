#pragma once

#include <optional>

#include "web/draw/ui.h"
#include "web/tables/galleria/picking.h"

namespace kairo::galleria::table {

/// All that lies before a player, or the decks, told in words over the table; there the seat in front uses its curios
/// too, and sets when it is asked.
class Look {
 public:
  void open_seat(Seat seat) { open_ = seat; }
  void open_stock() { open_ = stock; }
  /// False when nothing was open.
  bool close();

  /// A curio or facet that is taken up, if any; a setting goes to `choices` at once.
  std::optional<Source> frame(draw::Ui& ui, const draw::Rect& at, const View& view, const Picking* picking,
                              Choices& choices);

 private:
  static constexpr Seat stock = max_players;
  void settings(draw::Ui& ui, draw::Rect at, const View& view, Choices& choices);

  Seat open_ = no_seat;
};

}  // namespace kairo::galleria::table
