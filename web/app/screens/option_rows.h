#pragma once

#include <array>
#include <cstdint>

#include "engine/core/setup.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The options of a game, one row each. Values with names are listed by name, others are counted up and down. An option
/// that has no effect with the other options' values is not shown.
class OptionRows {
 public:
  using Values = std::array<std::int16_t, max_options>;

  void open(const GameInfo& game, const Values& values);
  [[nodiscard]] const Values& values() const { return values_; }

  /// What `frame` needs at this width; 0 when the game has no options for this number of seats.
  [[nodiscard]] float height(const draw::Ui& ui, float width, int seats) const;
  void frame(draw::Ui& ui, draw::Rect at, int seats);

 private:
  void named(draw::Ui& ui, draw::Rect at, std::size_t option);
  void counted(draw::Ui& ui, draw::Rect at, std::size_t option);

  const GameInfo* game_ = nullptr;
  Values values_{};
};

}  // namespace kairo::app
