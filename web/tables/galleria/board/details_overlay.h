#pragma once

#include <optional>

#include "web/draw/ui.h"
#include "web/tables/galleria/input/move_builder.h"

namespace kairo::galleria::table {

/// Describes a player's tableau or the decks in text, on top of the table. The viewer can also use curios there, and
/// set when to be asked for answers.
class DetailsOverlay {
 public:
  void open_seat(Seat seat) { open_ = seat; }
  void open_stock() { open_ = stock; }
  [[nodiscard]] bool is_open() const { return open_ != no_seat; }
  /// False if nothing was open.
  bool close();

  /// Returns the curio or facet to use, if one is chosen; a changed setting goes to `choices` directly.
  std::optional<Source> draw(draw::Ui& ui, const draw::Rect& at, const View& view, const MoveBuilder* builder,
                             Choices& choices);

 private:
  static constexpr Seat stock = max_players;
  void draw_settings(draw::Ui& ui, draw::Rect at, const View& view, Choices& choices);

  Seat open_ = no_seat;
};

}  // namespace kairo::galleria::table
