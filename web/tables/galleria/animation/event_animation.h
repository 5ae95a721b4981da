#pragma once

#include <span>
#include <vector>

#include "engine/games/galleria/words.h"
#include "web/draw/motion.h"
#include "web/draw/ui.h"
#include "web/tables/cues.h"
#include "web/tables/galleria/animation/moment.h"
#include "web/tables/galleria/layout.h"

namespace kairo::galleria::table {

using kairo::tables::Story;

/// Animates a story: starts from the view before and shows moment after moment until it reaches the view after. What
/// only moves never takes more than two seconds in all, and less if there is much to read; that is never hurried. With
/// reduced motion nothing moves, and only what is to be read takes time. When skipped, it goes straight to the view
/// after.
class EventAnimation {
 public:
  EventAnimation() = default;
  EventAnimation(const EventAnimation&) = delete;  // its scenes hold a pointer to it
  EventAnimation& operator=(const EventAnimation&) = delete;

  /// Shows this view without any animation.
  void jump_to(const View& view);
  /// Starts animating the story, and ends with `after`.
  void begin(const View& after, Story<View> story);
  void skip();
  /// For those who want no motion: what would move is where it goes, with its sounds. True if that changes the picture.
  bool stand_still();
  /// The sounds of this frame.
  void play_sounds(draw::Ui& ui) { cues_.play(ui); }
  [[nodiscard]] bool running() const { return timeline_.running(); }
  /// What is being shown, in words, or whose turn it is if a caption over the maze says what; empty if nothing is
  /// shown, or nothing that has words.
  [[nodiscard]] Phrase told() const;

  /// Advances to `now`; call it before the table is drawn.
  void advance(double now);
  /// Draws flights and descriptions on top of the table; call it after the table is drawn. `focus`: the seat in front.
  void draw(draw::Ui& ui, const Layout& layout, Seat focus) const;

  /// The view to draw in this frame.
  [[nodiscard]] const View& view() const { return view_; }
  /// Cells to highlight while an event is described.
  [[nodiscard]] CellSet pointed() const;
  /// Cells and rooms whose card or curio is in the air, and so not in its place.
  [[nodiscard]] CellSet flying_cells() const { return in_air() ? moment_.flying_cells() : CellSet{0}; }
  [[nodiscard]] RoomSet flying_rooms() const { return in_air() ? moment_.flying_rooms() : RoomSet{0}; }

 private:
  /// From the view before.
  void script();
  /// Shows only what is to be read.
  void add_still(Moment moment);
  /// `pace`: the share of its time that it gets.
  void add_scenes(const Moment& moment, std::span<const Event> events, double pace);
  /// Shows the moment from one time in it to another.
  void add_scene(double from, double to, double pace);
  [[nodiscard]] bool in_air() const { return running() && !still_ && past_ < moment_.lands; }

  draw::Timeline timeline_;
  kairo::tables::Cues cues_;
  Story<View> story_;
  View view_;
  View after_;
  bool still_ = false;  ///< nothing moves
  Moment moment_;       ///< the one being shown
  double past_ = 0;     ///< seconds since it began, on a clock that knows no pace
};

}  // namespace kairo::galleria::table
