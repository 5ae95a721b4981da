#pragma once

#include <SDL.h>

#include <functional>

#include "web/draw/geometry.h"
#include "web/draw/theme.h"

namespace kairo::host {

/// The canvas as SDL and Dear ImGui know it. Without a graphics context everything works but the drawing: frames are
/// built, so that the mirror can be played through.
class Window {
 public:
  /// `on_input` is called whenever something has happened that a frame should look at.
  explicit Window(std::function<void()> on_input);
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  ~Window();

  [[nodiscard]] bool has_picture() const { return picture_; }
  /// CSS pixels.
  [[nodiscard]] draw::Rect area() const;

  void begin_frame();
  /// Fast input is spread over several frames; some of it waits for the next one.
  [[nodiscard]] bool input_waits() const;
  void end_frame(draw::Rgba ground);

  /// The finger that is down belongs to somebody else now: what it holds is let go, and not tapped.
  void lift_finger();
  void lose_picture();
  void restore_picture();

 private:
  void open_picture();
  static int SDLCALL watch(void* self, SDL_Event* event);

  std::function<void()> on_input_;
  SDL_Window* window_ = nullptr;
  SDL_GLContext context_ = nullptr;
  bool picture_ = false;
};

}  // namespace kairo::host
