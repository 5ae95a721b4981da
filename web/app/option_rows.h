#pragma once

#include <array>
#include <cstdint>

#include "engine/core/setup.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// What a table agrees on before the deal, an option after the other. Values that have names are listed by them,
/// others are counted up and down.
class OptionRows {
 public:
  using Values = std::array<std::int16_t, max_options>;

  void open(const GameInfo& game, const Values& values);
  [[nodiscard]] const Values& values() const { return values_; }

  /// What `frame` needs at this width; 0 when the game has no options.
  [[nodiscard]] float height(const draw::Ui& ui, float width) const;
  void frame(draw::Ui& ui, draw::Rect at);

 private:
  void named(draw::Ui& ui, draw::Rect at, std::size_t option);
  void counted(draw::Ui& ui, draw::Rect at, std::size_t option);

  const GameInfo* game_ = nullptr;
  Values values_{};
};

}  // namespace kairo::app
