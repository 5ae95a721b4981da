#pragma once

#include <functional>
#include <span>
#include <vector>

#include "web/draw/motion.h"
#include "web/draw/ui.h"
#include "web/tables/galleria/layout.h"
#include "web/tables/galleria/unfold.h"

namespace kairo::galleria::table {

/// Shows what has happened: from the view before, event by event in little scenes, to the view after. Where nothing
/// may move, or when skipped, the view after is there at once.
class Unfolding {
 public:
  Unfolding() = default;
  Unfolding(const Unfolding&) = delete;  // its scenes point to it
  Unfolding& operator=(const Unfolding&) = delete;

  /// Nothing has happened; this is how the table is.
  void jump(const View& view);
  /// These events lead from what is shown to `after`.
  void begin(const View& after, std::span<const Event> events);
  void skip();
  [[nodiscard]] bool running() const { return timeline_.running(); }

  /// Goes on to `now`; to be called before the table is drawn.
  void advance(double now);
  /// What flies and what is told, above the table; to be called after it is drawn. `focus`: the seat in front.
  void draw(draw::Ui& ui, const Layout& layout, Seat focus) const;

  /// The table as it is to be drawn now.
  [[nodiscard]] const View& view() const { return view_; }
  /// Cells that what is told concerns.
  [[nodiscard]] CellSet pointed() const;

 private:
  void script(const Event& event);
  void fly(draw::Ui& ui, const Layout& layout, Seat focus) const;
  void tell(draw::Ui& ui, const Layout& layout) const;

  draw::Timeline timeline_;
  View view_;
  View after_;
  Event event_;        ///< that is being shown
  bool told_ = false;  ///< in words
  float progress_ = 0;
};

}  // namespace kairo::galleria::table
