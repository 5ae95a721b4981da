#pragma once

#include <SDL.h>

#include <functional>
#include <vector>

#include "web/draw/geometry.h"
#include "web/draw/theme.h"

namespace kairo::host {

/// The last picture, which fades over the new one.
struct Afterimage {
  bool kept = false;   ///< pictures are kept, since the next one may need them
  float strength = 0;  ///< 0 … 1
};

/// The SDL window with its Dear ImGui context. Without a graphics context everything works except the drawing: frames
/// are built, so that the game can be played by the words beside it.
class Window {
 public:
  /// How much larger than usual everything is drawn on a canvas of this size, in CSS pixels.
  using Zoom = std::function<float(const draw::Rect& canvas)>;
  /// `on_input` is called for every event that needs a frame.
  Window(std::function<void()> on_input, Zoom zoom);
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;
  ~Window();

  /// Opens the window and its graphics context when something is drawn for the first time, since that takes long.
  /// False: nothing can be drawn now; it may be asked for again.
  bool open_picture();
  /// In the units of the drawing, each `zoom` CSS pixels wide.
  [[nodiscard]] draw::Rect area() const;
  [[nodiscard]] float zoom() const { return zoom_; }

  void begin_frame();
  /// Dear ImGui spreads fast input over several frames: some of it waits for the next one.
  [[nodiscard]] bool input_waits() const;
  /// The pointer went down in this frame, as the second half of a double tap.
  [[nodiscard]] bool pressed_again() const { return pressed_again_; }
  /// `seen`: else nothing is drawn, and the canvas keeps its last picture.
  void end_frame(bool seen, draw::Rgba ground, const Afterimage& afterimage);

  /// How many pixels of the screen the canvas has. Until it is told, the window counts them itself, and cuts fractions.
  void set_pixels(int width, int height) { pixels_ = {static_cast<float>(width), static_cast<float>(height)}; }
  /// The browser has taken over the touch: what it holds is released without a tap.
  void lift_finger();
  /// The keys that are down will come up elsewhere.
  void lift_keys();
  /// The browser has taken the graphics context away, or given it back: then true if it can be drawn on.
  void lose_context();
  bool regain_context();

 private:
  void open_window();
  void process(const SDL_Event& event);
  /// Fits the units of the drawing to the pixels and to the zoom.
  void scale();
  /// Keeps what was drawn as a texture.
  void keep_picture();
  static int SDLCALL watch(void* self, SDL_Event* event);

  std::function<void()> on_input_;
  Zoom zoom_for_;
  float zoom_ = 1;  ///< in this frame
  draw::Point pixels_;
  std::vector<int> clicks_;  ///< of presses that Dear ImGui has not handled yet: the how manieth at the same place
  bool pressed_again_ = false;
  SDL_Window* window_ = nullptr;
  SDL_GLContext context_ = nullptr;
  bool picture_ = false;
  bool context_is_lost_ = false;
  unsigned kept_ = 0;  ///< the texture; 0: none
};

}  // namespace kairo::host
