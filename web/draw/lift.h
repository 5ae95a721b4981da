#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/draw/shapes.h"
#include "web/draw/targets.h"

namespace kairo::draw {

class Ui;

/// How high the pieces are that are under the pointer, or on their way back.
class Lifts {
 public:
  Lifts(const Frame& frame, const Gesture& gesture, const Layers& layers, const Explainer& explainer)
      : frame_(frame), gesture_(gesture), layers_(layers), explainer_(explainer) {}
  /// `past`: seconds since the last frame.
  void begin_frame(double past);
  [[nodiscard]] bool moving() const;
  /// From 0, on the table, to 1, pressed.
  float height_of(std::string_view id, WidgetState state);

 private:
  struct Lift {
    std::string id;
    float height;
    bool drawn = false;
  };
  [[nodiscard]] float wanted_height(std::string_view id) const;

  const Frame& frame_;
  const Gesture& gesture_;
  const Layers& layers_;
  const Explainer& explainer_;
  std::vector<Lift> lifts_;
};

/// A piece that can be tapped: what is drawn while this exists rises under the pointer and the finger, and settles when
/// it is let go; without motion it only gets lighter. Its hit target, which has this id, stays where it is.
class Lifted {
 public:
  /// The piece is at `at`, and its shadow has corners of this radius.
  Lifted(Ui& ui, std::string_view id, const Rect& at, WidgetState state = WidgetState::enabled, float radius = 6);
  ~Lifted();
  Lifted(const Lifted&) = delete;
  Lifted& operator=(const Lifted&) = delete;

 private:
  Frame& frame_;
  Point centre_;
  float height_;
  std::optional<DrawRange> drawn_;  ///< since the shadow was drawn
};

}  // namespace kairo::draw
