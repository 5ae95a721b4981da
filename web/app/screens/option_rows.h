#pragma once

#include "engine/core/setup.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The options of a game, one row each. Values with names are listed by name, others are counted up and down. An option
/// that has no effect with the other options' values is not shown.
class OptionRows {
 public:
  void open(const GameInfo& game, const OptionValues& values);
  [[nodiscard]] const OptionValues& values() const { return values_; }

  /// What `frame` needs at this width; 0 when the game has no options for this number of seats.
  [[nodiscard]] float height(const draw::Ui& ui, float width, int seats) const;
  void frame(draw::Ui& ui, draw::Rect at, int seats);

 private:
  void named(draw::Ui& ui, draw::Rect at, std::size_t option);
  void counted(draw::Ui& ui, draw::Rect at, std::size_t option);

  const GameInfo* game_ = nullptr;
  OptionValues values_{};
};

}  // namespace kairo::app
