#pragma once

#include <functional>
#include <string>

#include "tests/web/support/picture.h"
#include "web/draw/ui.h"

namespace kairo::draw::testing {

/// A canvas without a window: frames of the kit, driven by a made-up pointer and keyboard.
class Stage {
 public:
  /// CSS pixels, and device pixels for each of them.
  Stage(float width, float height, float pixel_ratio = 1);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  /// Fonts from files; without them Dear ImGui's own serves, which has no Japanese.
  void load_fonts(const std::string& reading, const std::string& display);

  /// One frame of Dear ImGui, for what brings a kit of its own.
  void build(const std::function<void()>& content);
  /// One frame of the kit, 1/60 s after the last one.
  void frame(const std::function<void(Ui&)>& draw);
  /// A frame, painted.
  [[nodiscard]] Picture paint(const std::function<void(Ui&)>& draw);

  void move_pointer(float x, float y);
  void press_pointer();
  void release_pointer();
  /// Down and up, one frame each; `draw` sees both.
  void tap(float x, float y, const std::function<void(Ui&)>& draw);
  void strike(ImGuiKey key, const std::function<void(Ui&)>& draw);

  FrameFacts facts;  ///< of the frames to come
  Ui ui;

 private:
  float pixel_ratio_;
};

}  // namespace kairo::draw::testing
