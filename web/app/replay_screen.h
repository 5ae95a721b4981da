#pragma once

#include <memory>

#include "web/app/action.h"
#include "web/app/replay.h"
#include "web/app/story.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::app {

/// A match leafed through: its table, and below it what leafs.
class ReplayScreen {
 public:
  /// Lays the table of the replay's game.
  void open(const Replay& replay);
  /// `animated`: a move that is leafed on to is shown happening. `story` tells the match to the replay's eyes.
  Action frame(draw::Ui& ui, const Replay& replay, const Story& story, bool animated);
  /// After a frame that nothing covers: left and right leaf, unless they have reached something else to press.
  void take_arrows(draw::Ui& ui);
  /// What the keyboard asks for, and what a button that stands in the mirror only does.
  [[nodiscard]] Action keys(const Replay& replay) const;
  [[nodiscard]] static Action mirrored(std::string_view pressed, const Replay& replay);
  /// Takes back what the table has opened; false when there was nothing.
  bool cancel() { return table_->cancel(); }

 private:
  void show(const Replay& replay, bool animated);
  Action strip(draw::Ui& ui, draw::Rect at, const Replay& replay);
  Action controls(draw::Ui& ui, draw::Rect at, const Replay& replay);
  Action step_button(draw::Ui& ui, const draw::Rect& at, const Replay& replay, bool on) const;
  void leap_choice(draw::Ui& ui, const draw::Rect& at, const Replay& replay);

  std::unique_ptr<tables::AnyTable> table_;
  Leap leap_ = Leap::move;  ///< what the two arrows leaf by
  bool sideways_ = false;   ///< left and right leaf; else they move the focus
  std::size_t at_ = 0;      ///< what the table was told last
  Seat eyes_ = no_seat;
  bool told_ = false;
};

}  // namespace kairo::app
