#pragma once

#include <optional>
#include <string_view>

#include "web/tables/drag.h"
#include "web/tables/ruin/input/held_shape.h"
#include "web/tables/ruin/input/map_touch.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

/// Builds a drawing move from taps: mark, shape, orientation and place. The shape can be tried anywhere on the map, or
/// dragged there from its option; a button, or a second tap on the same square, draws it.
class DrawInput {
 public:
  /// Call this when the question changes.
  void begin(const View& view, const Choices& choices);
  /// Takes the shape off the map; false if none was on it.
  bool cancel();
  /// Chooses the kind of this drawing, turns its shape as it is to lie, or lays it (AnyTable::act_out).
  bool act_out(Move move, int tap, const View& view, const Choices& choices);

  /// Draws the shape under the pointer, and lights the squares where its grip fits in its current orientation.
  void draw_on_map(draw::Ui& ui, const MapGrid& grid, const MapTouch& pointer, const View& view, Choices& choices);
  /// Draws the options: marks, or the shapes dealt during set-up.
  void draw_options(draw::Ui& ui, const draw::Rect& at, const View& view, const Choices& choices);
  /// Draws the buttons that turn, mirror and draw. As long as nothing is laid, the last one lays what is `suggested`.
  void draw_actions(draw::Ui& ui, const draw::Rect& at, const View& view, std::optional<Move> suggested,
                    Choices& choices);

  /// The drawing that is shown on the map, if it is legal.
  [[nodiscard]] std::optional<Move> shown() const { return shown_; }

 private:
  /// The shape of this drawing as its card shows it, with its kind.
  void choose_kind(Move move, const View& view, const Choices& choices);
  void set_shape(const HeldShape& held, bool single, const Choices& choices);
  /// The button of an option, whose shape can be dragged to the map. True when it is newly chosen.
  bool draw_choice(draw::Ui& ui, const draw::Rect& at, std::string_view id, bool chosen);
  /// The pointer's state, as if what is dragged from the options had been on the map.
  [[nodiscard]] MapTouch with_dragged(const MapGrid& grid, const MapTouch& touch);
  void draw_dragged(draw::Ui& ui) const;
  void draw_option(draw::Ui& ui, const draw::Rect& at, std::string_view id, Mark mark, const HeldShape& held,
                   bool single, const Choices& choices);
  void turn(bool mirrored, const Choices& choices);
  void light_fitting_squares(const Choices& choices);
  /// Where the grip goes for a tap on this cell: there if it fits, or near it, where the shape covers the cell
  /// lawfully.
  [[nodiscard]] Cell grip_for(Cell tapped) const;
  /// Takes the shape along with the pointer that is down: by the cell where it lies under it, otherwise by its grip.
  void drag(const MapTouch& touch);
  /// The cell that the pointer shows a shape on that lies nowhere yet. One that has not moved since the last drawing
  /// points at nothing: the next shape would lie on that drawing, as if it were wrong.
  [[nodiscard]] Cell pointed_by(const MapTouch& touch);
  /// The move that fills these cells with the chosen mark and shape.
  [[nodiscard]] Move move_at(CellSet cells) const;
  void draw_held(draw::Ui& ui, const MapGrid& grid, CellSet cells, LetterSet open, bool legal) const;

  Phase phase_ = Phase::over;
  Mark mark_ = Mark::passage;
  HeldShape held_;
  Card card_ = letters;        ///< during set-up: the card of the held shape
  bool single_ = false;        ///< draws a single wall instead of the shape
  Cell grip_ = no_cell;        ///< where the grip is on the map
  Cell aimed_ = no_cell;       ///< the cell that was tapped, which the shape covers
  bool placed_ = false;        ///< the shape was put there as it is: a tap on it draws it
  bool dragged_ = false;       ///< the pointer that placed it is still down
  Cell taken_ = no_cell;       ///< where the pointer that is down took hold of the shape that lies on the map,
  Cell taken_grip_ = no_cell;  ///< and where its grip was then
  bool down_ = false;          ///< the pointer was down on the map in the last frame
  std::optional<Cell> left_;   ///< where the pointer was when the question came; none until its first frame
  CellSet lit_;                ///< where the grip can go
  kairo::tables::Drag drag_;
  draw::Rect carried_;  ///< the place of the option that is being dragged; without size: none
  std::optional<Move> shown_;
};

}  // namespace kairo::ruin::table
