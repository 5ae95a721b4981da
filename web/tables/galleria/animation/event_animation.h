#pragma once

#include <vector>

#include "engine/core/event.h"
#include "engine/games/galleria/words.h"
#include "web/draw/sound.h"
#include "web/draw/ui.h"
#include "web/tables/galleria/animation/moment.h"
#include "web/tables/galleria/layout.h"
#include "web/tables/script.h"

namespace kairo::galleria::table {

/// Shows moment after moment. A scene that only moves takes less than its two seconds if there is much to read.
class EventAnimation final : public kairo::tables::StoryScript<View> {
 public:
  EventAnimation();

  /// The words for what is being shown, or whose turn it is if a caption over the maze says that; empty if nothing is
  /// shown, or nothing that has words.
  [[nodiscard]] Phrase caption() const;
  /// Draws flights and descriptions on top of the table; call it after the table is drawn. `focus`: the seat in front.
  void draw(draw::Ui& ui, const Layout& layout, Seat focus) const;
  /// Things move, rather than being told only.
  [[nodiscard]] bool moves() const { return running() && !still(); }
  /// The cell whose card is being laid; no_cell if none is.
  [[nodiscard]] Cell fallen() const;
  /// Seconds since what is shown began.
  [[nodiscard]] double past() const { return past_; }
  /// How far the maze is off its place, in pixels, while something heavy falls.
  [[nodiscard]] float shake() const;
  /// Cells to highlight while an event is described.
  [[nodiscard]] CellSet pointed() const;
  /// Cells and rooms whose card or curio is in the air, and so not in its place.
  [[nodiscard]] CellSet flying_cells() const { return in_air() ? moment_.flying_cells() : CellSet{0}; }
  [[nodiscard]] RoomSet flying_rooms() const { return in_air() ? moment_.flying_rooms() : RoomSet{0}; }

 private:
  std::size_t add_scenes(Events events) override;
  [[nodiscard]] double pace(double moving, double reading) const override;
  void drop_motion() override;
  /// Applies the event, but does not show who is asked on the way: a bot that could have answered, and did not, would
  /// be told by it.
  void apply_unasked(const Event& event);
  /// Shows what is to be read, once all has come to the caption.
  void add_still(Moment moment);
  /// Shows the moment from one time in it to another.
  void add_scene(const Moment& moment, double from, double to);
  [[nodiscard]] bool in_air() const { return running() && !still() && past_ < moment_.lands; }

  Moment moment_;    ///< the one being shown
  double past_ = 0;  ///< seconds since it began, on a clock that knows no pace
};

/// The sound of an event that is being shown.
draw::Sound sound_of(const Event& event);

}  // namespace kairo::galleria::table
