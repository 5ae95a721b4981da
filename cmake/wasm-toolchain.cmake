# The CMake toolchain file of the WASM presets: uses the emcc on the PATH if it is new enough, else the one that
# cmake/setup-toolchain.sh has installed.
include(${CMAKE_CURRENT_LIST_DIR}/toolchain-dir.cmake)
set(oldest_emcc 3.1.60)

find_program(path_emcc emcc NO_CACHE)
if(path_emcc)
  execute_process(COMMAND ${path_emcc} -dumpversion OUTPUT_VARIABLE emcc_version OUTPUT_STRIP_TRAILING_WHITESPACE
    ERROR_QUIET)
endif()
if(path_emcc AND emcc_version VERSION_GREATER_EQUAL oldest_emcc)
  get_filename_component(emscripten ${path_emcc} REALPATH)
  get_filename_component(emscripten ${emscripten} DIRECTORY)
else()
  set(emscripten ${kairo_toolchain_dir}/emscripten/root/usr/share/emscripten)
endif()
if(NOT EXISTS ${emscripten}/cmake/Modules/Platform/Emscripten.cmake)
  message(FATAL_ERROR "Found no Emscripten ${oldest_emcc} or newer. Run `cmake/setup-toolchain.sh web`, or install "
    "emsdk (https://emscripten.org/docs/getting_started/downloads.html) and put its emcc on the PATH.")
endif()
include(${emscripten}/cmake/Modules/Platform/Emscripten.cmake)
