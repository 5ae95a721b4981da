#include "web/host/window.h"

#include <SDL_opengles2.h>

#include <cfloat>
#include <cmath>
#include <utility>

#include "imgui.h"
#include "imgui_impl_opengl3.h"
#include "imgui_impl_sdl2.h"
#include "imgui_internal.h"
#include "web/draw/textures.h"

#ifdef __EMSCRIPTEN__
/// Only SDL's renderer, which is not used, looks OpenGL functions up by name. Emscripten's own version of this function
/// would add all of OpenGL to the page.
extern "C" void (*eglGetProcAddress(const char* /*name*/))() { return nullptr; }
#endif

namespace kairo::host {

namespace {

#ifdef __EMSCRIPTEN__
constexpr const char* shader_version = "#version 300 es";
#else
constexpr const char* shader_version = "#version 150";
#endif

void choose_context() {
#ifdef __EMSCRIPTEN__
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
#else
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
#endif
  SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
}

/// Leaves the wheel and the browser's gestures to the page: SDL prevents the default of enabled events only. It makes
/// mouse events of touches even while finger events are disabled.
void ignore_events_of_the_page() {
  for (const SDL_EventType unused : {SDL_MOUSEWHEEL, SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION, SDL_TEXTINPUT})
    SDL_EventState(unused, SDL_IGNORE);
  SDL_StopTextInput();
}

}  // namespace

Window::Window(std::function<void()> on_input, Zoom zoom) : on_input_(std::move(on_input)), zoom_for_(std::move(zoom)) {
  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
}

Window::~Window() {
  SDL_DelEventWatch(watch, this);
  if (picture_) ImGui_ImplOpenGL3_Shutdown();
  if (window_ != nullptr) ImGui_ImplSDL2_Shutdown();
  ImGui::DestroyContext();
  if (context_ != nullptr) SDL_GL_DeleteContext(context_);
  if (window_ != nullptr) SDL_DestroyWindow(window_);
  SDL_Quit();
}

void Window::open_window() {
  // Keys are handled on the canvas only, so that the page's fields and shortcuts still work.
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_SetHint(SDL_HINT_MOUSE_DOUBLE_CLICK_TIME, "400");  // ms, as in shell/page/one_press.mjs
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return;
  choose_context();
  constexpr Uint32 shape = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
  window_ =
      SDL_CreateWindow("Kairo", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1280, 800, shape | SDL_WINDOW_OPENGL);
  if (window_ == nullptr) window_ = SDL_CreateWindow("Kairo", 0, 0, 1280, 800, shape);
  if (window_ == nullptr) return;
  ImGui_ImplSDL2_InitForOther(window_);
  ignore_events_of_the_page();
  SDL_AddEventWatch(watch, this);
}

bool Window::open_picture() {
  if (picture_) return true;
  if (window_ == nullptr) open_window();
  if (context_ == nullptr && window_ != nullptr) context_ = SDL_GL_CreateContext(window_);
  if (context_ == nullptr || context_is_lost_) return false;
  for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
    texture->SetTexID(ImTextureID_Invalid);
    texture->SetStatus(ImTextureStatus_WantCreate);
  }
  picture_ = ImGui_ImplOpenGL3_Init(shader_version);
  if (picture_) ImGui_ImplOpenGL3_NewFrame();  // a frame may have begun without it
  return picture_;
}

int SDLCALL Window::watch(void* self, SDL_Event* event) {
  // SDL_PollEvent pushes a sentinel on every call; if that counted as input, the page would draw for ever.
  if (event->type != SDL_POLLSENTINEL) static_cast<Window*>(self)->on_input_();
  return 0;
}

draw::Rect Window::area() const {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  return {0, 0, size.x, size.y};
}

void Window::process(const SDL_Event& event) {
  const auto point_at = [this](Sint32 x, Sint32 y) {
    ImGui::GetIO().AddMousePosEvent(static_cast<float>(x) / zoom_, static_cast<float>(y) / zoom_);
  };
  // Dear ImGui's own way would not enlarge.
  if (event.type == SDL_MOUSEMOTION) return point_at(event.motion.x, event.motion.y);
  // SDL reports no motion for a touch at the position of the last one, but `lift_finger` has moved the pointer away.
  if (event.type == SDL_MOUSEBUTTONDOWN) {
    point_at(event.button.x, event.button.y);
    if (event.button.button == SDL_BUTTON_LEFT) clicks_.push_back(event.button.clicks);
  }
  ImGui_ImplSDL2_ProcessEvent(&event);
}

void Window::scale() {
  ImGuiIO& io = ImGui::GetIO();
  zoom_ = zoom_for_({0, 0, io.DisplaySize.x, io.DisplaySize.y});
  const auto fit = [this](float& size, float& pixels_each, float known) {
    const float pixels = known > 0 ? known : std::round(size * pixels_each);
    size /= zoom_;
    if (size > 0) pixels_each = pixels / size;
    // A value that is multiplied later and cut to whole pixels must not lose one.
    if (size * pixels_each < pixels) pixels_each *= 1 + FLT_EPSILON;
  };
  fit(io.DisplaySize.x, io.DisplayFramebufferScale.x, pixels_.x);
  fit(io.DisplaySize.y, io.DisplayFramebufferScale.y, pixels_.y);
}

void Window::begin_frame() {
  SDL_Event event;
  while (window_ != nullptr && SDL_PollEvent(&event) != 0) process(event);
  if (picture_) ImGui_ImplOpenGL3_NewFrame();
  if (window_ != nullptr)
    ImGui_ImplSDL2_NewFrame();
  else
    ImGui::GetIO().DisplaySize = {360, 640};
  scale();
  ImGui::NewFrame();
  // Dear ImGui handles several presses in as many frames.
  const bool pressed = ImGui::IsMouseClicked(ImGuiMouseButton_Left) && !clicks_.empty();
  pressed_again_ = pressed && clicks_.front() > 1;
  if (pressed) clicks_.erase(clicks_.begin());
  if (!input_waits()) clicks_.clear();
}

bool Window::input_waits() const { return !ImGui::GetCurrentContext()->InputEventsQueue.empty(); }

void Window::keep_picture() {
  if (kept_ == 0) glGenTextures(1, &kept_);
  glBindTexture(GL_TEXTURE_2D, kept_);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  const ImGuiIO& io = ImGui::GetIO();
  glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGB, 0, 0,
                   static_cast<GLsizei>(io.DisplaySize.x * io.DisplayFramebufferScale.x),
                   static_cast<GLsizei>(io.DisplaySize.y * io.DisplayFramebufferScale.y), 0);
}

void Window::end_frame(bool seen, draw::Rgba ground, const Afterimage& afterimage) {
  constexpr float full = 255;
  if (kept_ != 0 && afterimage.strength > 0)  // its rows begin at the bottom
    ImGui::GetForegroundDrawList()->AddImage(ImTextureID{kept_}, {0, 0}, ImGui::GetIO().DisplaySize, {0, 1}, {1, 0},
                                             IM_COL32(255, 255, 255, static_cast<int>(afterimage.strength * full)));
  ImGui::Render();
  if (!picture_) {
    draw::accept_textures();
    return;
  }
  if (!seen) return;
  const ImGuiIO& io = ImGui::GetIO();
  glViewport(0, 0, static_cast<GLsizei>(io.DisplaySize.x * io.DisplayFramebufferScale.x),
             static_cast<GLsizei>(io.DisplaySize.y * io.DisplayFramebufferScale.y));
  glClearColor(static_cast<float>(ground.r) / full, static_cast<float>(ground.g) / full,
               static_cast<float>(ground.b) / full, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  if (afterimage.kept && afterimage.strength == 0) keep_picture();
  SDL_GL_SwapWindow(window_);
}

void Window::lift_finger() {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  io.AddMouseButtonEvent(0, false);
}

void Window::lift_keys() {
  if (window_ != nullptr) SDL_ResetKeyboard();
}

void Window::lose_context() {
  context_is_lost_ = true;
  if (!picture_) return;
  // The context's objects are gone. They must be released now, since the new context would not know them.
  ImGui_ImplOpenGL3_Shutdown();
  ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
  picture_ = false;
  kept_ = 0;
}

bool Window::regain_context() {
  context_is_lost_ = false;
  return open_picture();
}

}  // namespace kairo::host
