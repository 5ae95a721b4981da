#include <SDL.h>

/// The page draws with OpenGL and has no game controllers, so SDL's sources for its own renderers and for controllers
/// are not built (cmake/sdl2.cmake): they were 12 kB of what is needed before the first game. SDL's windows and Dear
/// ImGui's backend mention them nevertheless; there is never one.
extern "C" {

SDL_Renderer* SDL_GetRenderer(SDL_Window* /*window*/) { return nullptr; }
void SDL_DestroyRendererWithoutFreeing(SDL_Renderer* /*renderer*/) {}
int SDL_GetRendererOutputSize(SDL_Renderer* /*renderer*/, int* /*w*/, int* /*h*/) { return -1; }

int SDL_NumJoysticks() { return 0; }
SDL_bool SDL_IsGameController(int /*index*/) { return SDL_FALSE; }
SDL_GameController* SDL_GameControllerOpen(int /*index*/) { return nullptr; }
void SDL_GameControllerClose(SDL_GameController* /*controller*/) {}
Sint16 SDL_GameControllerGetAxis(SDL_GameController* /*controller*/, SDL_GameControllerAxis /*axis*/) { return 0; }
Uint8 SDL_GameControllerGetButton(SDL_GameController* /*controller*/, SDL_GameControllerButton /*button*/) { return 0; }
}
