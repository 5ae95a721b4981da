#pragma once

#include "web/draw/ui.h"
#include "web/tables/galleria/input/move_builder.h"

namespace kairo::galleria::table {

/// The content of draw_tableau: the facet and curios of the seat in front.
struct TableauPicture {
  const View& view;
  Seat seat = 0;
  const MoveBuilder* builder = nullptr;  ///< null: the viewer is not to move
  bool pointed = false;
  int page = 0;  ///< page of curios if there is no room for all; wraps around
};

/// The tapped thing of this frame: a facet, a curio, the details of everything, or the next page of curios.
struct TableauTouch {
  Source source;
  bool look = false;
  bool next_page = false;
};
TableauTouch draw_tableau(draw::Ui& ui, const draw::Rect& at, const TableauPicture& picture);

}  // namespace kairo::galleria::table
