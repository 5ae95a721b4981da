#pragma once

#include <functional>
#include <span>
#include <vector>

#include "web/draw/motion.h"
#include "web/draw/ui.h"
#include "web/tables/cues.h"
#include "web/tables/galleria/animation/apply_event.h"
#include "web/tables/galleria/layout.h"

namespace kairo::galleria::table {

/// Animates events: starts from the view before and plays a short scene for each event until it reaches the view after.
/// With reduced motion, or when skipped, it goes straight to the view after.
class EventAnimation {
 public:
  EventAnimation() = default;
  EventAnimation(const EventAnimation&) = delete;  // its scenes hold a pointer to it
  EventAnimation& operator=(const EventAnimation&) = delete;

  /// Shows this view without any animation.
  void jump_to(const View& view);
  /// Starts animating the events that lead from the shown view to `after`.
  void begin(const View& after, std::span<const Event> events);
  void skip();
  /// Shows the view after at once, but lets its sounds be heard: for those who want no motion.
  void stand_still();
  /// The sounds of this frame.
  void play_sounds(draw::Ui& ui) { cues_.play(ui); }
  [[nodiscard]] bool running() const { return timeline_.running(); }

  /// Advances to `now`; call it before the table is drawn.
  void advance(double now);
  /// Draws flights and descriptions on top of the table; call it after the table is drawn. `focus`: the seat in front.
  void draw(draw::Ui& ui, const Layout& layout, Seat focus) const;

  /// The view to draw in this frame.
  [[nodiscard]] const View& view() const { return view_; }
  /// Cells to highlight while an event is described.
  [[nodiscard]] CellSet pointed() const;

 private:
  void add_scenes(const Event& event);
  void draw_flight(draw::Ui& ui, const Layout& layout, Seat focus) const;
  void draw_description(draw::Ui& ui, const Layout& layout) const;

  draw::Timeline timeline_;
  kairo::tables::Cues cues_;
  View view_;
  View after_;
  Event event_;             ///< the event being shown
  bool described_ = false;  ///< it is described in words
  float progress_ = 0;
};

}  // namespace kairo::galleria::table
