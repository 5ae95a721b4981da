#pragma once

#include <functional>
#include <string>

#include "tests/web/support/drawn_items.h"
#include "tests/web/support/picture.h"

namespace kairo::draw::testing {

/// A canvas without a window, with a simulated pointer and keyboard.
class Stage {
 public:
  /// Size in CSS pixels, and device pixels per CSS pixel.
  Stage(float width, float height, float pixel_ratio = 1);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  /// Loads fonts from files, and those for Japanese and `help.ttf` beside them. Without them Dear ImGui's default font
  /// is used, which has no Japanese.
  void load_fonts(const std::string& reading, const std::string& display);

  /// One frame of Dear ImGui, for code with its own drawing kit.
  void build(const std::function<void()>& content);
  /// One frame of the drawing kit, 1/60 s after the last one.
  void frame(const std::function<void(Ui&)>& draw);
  /// The picture of the last frame, on this colour.
  [[nodiscard]] Picture picture(Rgba ground = {}) const;
  /// Draws a frame and returns its picture.
  [[nodiscard]] Picture paint(const std::function<void(Ui&)>& draw);

  void move_pointer(float x, float y);
  void press_pointer();
  void release_pointer();
  /// Presses and releases the pointer, one frame each.
  void tap(float x, float y, const std::function<void(Ui&)>& draw);
  void strike(ImGuiKey key, const std::function<void(Ui&)>& draw);

  FrameInput input;  ///< for the next frames
  Ui ui;

 private:
  DrawnItems drawn_;
  float pixel_ratio_;
};

}  // namespace kairo::draw::testing
