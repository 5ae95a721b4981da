# SDL2 as the target kairo_sdl.
kairo_source(sdl2_src SDL2 include/SDL.h
  https://github.com/libsdl-org/SDL/releases/download/release-2.32.4/SDL2-2.32.4.tar.gz
  f15b478253e1ff6dac62257ded225ff4e7d0c5230204ac3450f1144ee806f934
  ${kairo_toolchain_dir}/src/SDL2)
file(STRINGS ${sdl2_src}/include/SDL_version.h sdl2_version REGEX "^#define SDL_MINOR_VERSION")
string(REGEX MATCH "[0-9]+$" sdl2_minor "${sdl2_version}")
if(sdl2_minor LESS 30)
  message(FATAL_ERROR "${sdl2_src} has SDL 2.${sdl2_minor}; 2.30 or newer is needed.")
endif()

if(EMSCRIPTEN)
  # SDL2's own CMake files run some 200 link checks through emcc. Its prebuilt configuration for Emscripten needs none.
  # Sound is the browser's, and the page has neither game controllers nor use for SDL's renderers.
  set(parts . atomic cpuinfo events file filesystem/emscripten loadso/dummy locale locale/emscripten misc misc/emscripten
    stdlib thread thread/generic timer timer/unix video video/emscripten)
  list(TRANSFORM parts REPLACE "(.+)" "${sdl2_src}/src/\\1/*.c")
  file(GLOB sdl2_sources ${parts})
  # Nor are there pictures in memory, and gestures are the canvas's own (web/draw/gesture.h).
  list(FILTER sdl2_sources EXCLUDE REGEX "/SDL_(gesture|surface|blit[^/]*|RLEaccel|fillrect|stretch|bmp|yuv|shape|emscriptenframebuffer)\\.c$")
  add_library(kairo_sdl STATIC ${sdl2_sources} ${CMAKE_SOURCE_DIR}/web/host/left_out_of_sdl.cpp)
  target_include_directories(kairo_sdl SYSTEM PUBLIC ${sdl2_src}/include)
  target_include_directories(kairo_sdl PRIVATE ${sdl2_src}/src/video/khronos)
  target_compile_definitions(kairo_sdl PRIVATE SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_POWER_DISABLED=1
    SDL_HAPTIC_DISABLED=1 SDL_LOADSO_DISABLED=1 SDL_RENDER_DISABLED=1
    emscripten_set_canvas_element_size=kairo_leave_canvas_size
    SDL_LEAN_AND_MEAN=1)  # without copying between pixel formats: OpenGL draws everything
  target_compile_options(kairo_sdl PRIVATE -w -fno-strict-aliasing)
  # Nobody asks for a list of all events, so SDL need not be able to write one.
  set_source_files_properties(${sdl2_src}/src/events/SDL_events.c PROPERTIES COMPILE_DEFINITIONS SDL_atoi=kairo_wish_for_event_log)
  set_source_files_properties(${sdl2_src}/src/stdlib/SDL_string.c PROPERTIES COMPILE_OPTIONS "-include;${kairo_small_scanning}")
else()
  set(SDL_SHARED OFF)
  set(SDL_STATIC ON)
  set(SDL_TEST OFF)
  set(SDL2_DISABLE_SDL2MAIN ON)
  set(SDL2_DISABLE_INSTALL ON)
  foreach(unused AUDIO JOYSTICK HAPTIC SENSOR POWER HIDAPI RENDER)
    set(SDL_${unused} OFF)
  endforeach()
  set(CMAKE_POLICY_DEFAULT_CMP0077 NEW)
  add_subdirectory(${sdl2_src} ${CMAKE_BINARY_DIR}/sdl2 EXCLUDE_FROM_ALL)
  add_library(kairo_sdl ALIAS SDL2-static)
endif()
