#pragma once

#include <vector>

#include "web/draw/observer.h"

namespace kairo::draw {

/// The dialogs of a frame, each over the one before it and all over the screen. Only the last can be pressed.
class Layers {
 public:
  /// `covered`: by a document of the page.
  void begin_frame(bool covered) {
    covered_ = covered;
    were_added_ = modals_ > modals_before_;
    modals_before_ = modals_;
    modals_ = 0;
    open_.clear();
    enter(0);
  }
  void begin_modal() {
    open_.push_back(modal_);
    enter(++modals_);
  }
  void end_modal() {
    if (open_.empty()) return;
    enter(open_.back());
    open_.pop_back();
  }
  /// Everything that is drawn next belongs to the last dialog, or again to the screen.
  void enter_top() { enter(modals_); }
  void enter_screen() { enter(0); }

  /// The dialog that is being drawn; 0: the screen itself.
  [[nodiscard]] int current() const { return modal_; }
  /// A dialog has been drawn in this frame: what is drawn on the screen now cannot be pressed.
  [[nodiscard]] bool any() const { return modals_ > 0; }
  /// One was drawn in the last frame.
  [[nodiscard]] bool were_any() const { return modals_before_ > 0; }
  /// The last frame had more than the one before it.
  [[nodiscard]] bool were_added() const { return were_added_; }
  /// There are more, or fewer, than in the last frame.
  [[nodiscard]] bool changed() const { return modals_ != modals_before_; }
  /// Whether no dialog of this frame covers what is being drawn.
  [[nodiscard]] bool on_top() const { return modal_ == modals_; }
  /// The same, and none did in the last frame.
  [[nodiscard]] bool uncovered() const { return !covered_ && on_top() && modal_ >= modals_before_; }

 private:
  void enter(int modal) {
    modal_ = modal;
    if (Observer::current != nullptr) Observer::current->set_dialog(modal);
  }

  std::vector<int> open_;  ///< what is drawn again once a dialog has ended
  int modal_ = 0;
  int modals_ = 0;  ///< begun in this frame
  int modals_before_ = 0;
  bool were_added_ = false;
  bool covered_ = false;
};

}  // namespace kairo::draw
