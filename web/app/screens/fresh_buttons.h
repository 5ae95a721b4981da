#pragma once

#include <optional>
#include <string_view>

#include "web/draw/ui.h"

namespace kairo::app {

/// Buttons that have just come, where a finger may have been on its way to what was there before.
class FreshButtons {
 public:
  void forget() { came_.reset(); }

  /// Whether this button is tapped too early to be meant. Must be called in every frame that has it.
  [[nodiscard]] bool is_early_tap(const draw::Ui& ui, std::string_view id) {
    constexpr double surprise = 0.8;  // seconds, as in shell/page/one_press.mjs
    if (!came_) came_ = touched_ = ui.now();
    if (ui.gesture.pressed_anywhere()) touched_ = ui.now();
    return ui.gesture.tapped(id) && touched_ < *came_ + surprise;
  }

 private:
  std::optional<double> came_;  ///< none: they are not there
  double touched_ = 0;          ///< when the pointer last went down
};

}  // namespace kairo::app
