#include <SDL.h>

/// The page draws with OpenGL and has no game controllers, so SDL's sources for its own renderers, for pictures in
/// memory, for gestures and for controllers are not built (cmake/sdl2.cmake): they were some 18 kB of what is needed
/// before the first game. SDL's windows and cursors and Dear ImGui's backend mention them nevertheless; there is never
/// one.
extern "C" {

SDL_Surface* SDL_CreateRGBSurface(Uint32 /*flags*/, int /*width*/, int /*height*/, int /*depth*/, Uint32 /*red*/,
                                  Uint32 /*green*/, Uint32 /*blue*/, Uint32 /*alpha*/) {
  return nullptr;
}
SDL_Surface* SDL_CreateRGBSurfaceFrom(void* /*pixels*/, int /*width*/, int /*height*/, int /*depth*/, int /*pitch*/,
                                      Uint32 /*red*/, Uint32 /*green*/, Uint32 /*blue*/, Uint32 /*alpha*/) {
  return nullptr;
}
SDL_Surface* SDL_ConvertSurfaceFormat(SDL_Surface* /*surface*/, Uint32 /*format*/, Uint32 /*flags*/) { return nullptr; }
void SDL_FreeSurface(SDL_Surface* /*surface*/) {}
int Emscripten_CreateWindowFramebuffer(void* /*device*/, SDL_Window* /*window*/, Uint32* /*format*/, void** /*pixels*/,
                                       int* /*pitch*/) {
  return -1;
}
int Emscripten_UpdateWindowFramebuffer(void* /*device*/, SDL_Window* /*window*/, const SDL_Rect* /*rects*/,
                                       int /*count*/) {
  return -1;
}
void Emscripten_DestroyWindowFramebuffer(void* /*device*/, SDL_Window* /*window*/) {}

/// SDL would cut the pixels of a screen whose ratio is not whole, and every letter would be blurred: the page counts
/// them (shell/picture.mjs).
int kairo_leave_canvas_size(const char* /*canvas*/, int /*width*/, int /*height*/) { return 0; }

/// How much SDL should write about each event: nothing.
int kairo_wish_for_event_log(const char* /*wish*/) { return 0; }

SDL_Renderer* SDL_GetRenderer(SDL_Window* /*window*/) { return nullptr; }
void SDL_DestroyRendererWithoutFreeing(SDL_Renderer* /*renderer*/) {}
int SDL_GetRendererOutputSize(SDL_Renderer* /*renderer*/, int* /*w*/, int* /*h*/) { return -1; }

/// The canvas knows its gestures by itself, from the places of one finger.
void SDL_GestureProcessEvent(SDL_Event* /*event*/) {}
int SDL_GestureAddTouch(SDL_TouchID /*touch*/) { return 0; }
int SDL_GestureDelTouch(SDL_TouchID /*touch*/) { return 0; }
void SDL_GestureQuit() {}

int SDL_NumJoysticks() { return 0; }
SDL_bool SDL_IsGameController(int /*index*/) { return SDL_FALSE; }
SDL_GameController* SDL_GameControllerOpen(int /*index*/) { return nullptr; }
void SDL_GameControllerClose(SDL_GameController* /*controller*/) {}
Sint16 SDL_GameControllerGetAxis(SDL_GameController* /*controller*/, SDL_GameControllerAxis /*axis*/) { return 0; }
Uint8 SDL_GameControllerGetButton(SDL_GameController* /*controller*/, SDL_GameControllerButton /*button*/) { return 0; }
}
