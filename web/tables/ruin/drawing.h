#pragma once

#include "web/tables/ruin/choices.h"
#include "web/tables/ruin/held.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/map_touch.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// Puts a drawing together: which mark, which shape, how it lies and where. It is tried out on the map as often as one
/// likes; a button, or a second touch of the same square, draws it.
class Drawing {
 public:
  /// A new question.
  void begin(const View& view, const Choices& choices);
  /// Takes up what is laid on the map; false when nothing was.
  bool cancel();

  /// The shape under the finger, and lit squares where it can be put as it is turned now.
  void on_map(draw::Ui& ui, const Grid& grid, const MapTouch& touch, Choices& choices);
  /// What can be drawn: marks, or the shapes that were dealt.
  void options(draw::Ui& ui, const draw::Rect& at, const View& view, const Choices& choices);
  /// Turning, mirroring and drawing.
  void actions(draw::Ui& ui, const draw::Rect& at, Choices& choices);

 private:
  void take(const Held& held, bool single, const Choices& choices);
  void option(draw::Ui& ui, const draw::Rect& at, std::string_view id, Mark mark, const Held& held, bool single,
              const Choices& choices);
  void turn(bool mirrored, const Choices& choices);
  void light(const Choices& choices);
  /// The move that fills these cells in the way that is chosen.
  [[nodiscard]] Move move_at(CellSet cells) const;
  void draw_held(draw::Ui& ui, const Grid& grid, CellSet cells, bool lawful) const;

  Phase phase_ = Phase::over;
  Mark mark_ = Mark::passage;
  Held held_;
  Card card_ = letters;   ///< in the set-up: whose shape is held
  bool single_ = false;   ///< a single wall in place of the shape
  Cell laid_ = no_cell;   ///< where the grip lies
  bool dragged_ = false;  ///< the finger that laid it is still down
  CellSet lit_;           ///< where the grip may be put
};

}  // namespace kairo::ruin::table
