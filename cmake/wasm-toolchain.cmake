# The CMake toolchain file of the WASM presets: an `emcc` on the PATH, else the private toolchain that
# cmake/setup-toolchain.sh makes.
if(DEFINED ENV{KAIRO_TOOLCHAIN})
  set(kairo_toolchain $ENV{KAIRO_TOOLCHAIN})
elseif(DEFINED ENV{XDG_CACHE_HOME})
  set(kairo_toolchain $ENV{XDG_CACHE_HOME}/kairo/toolchain)
else()
  set(kairo_toolchain $ENV{HOME}/.cache/kairo/toolchain)
endif()

find_program(KAIRO_EMCC emcc PATHS ${kairo_toolchain}/emscripten/root/usr/share/emscripten)
if(NOT KAIRO_EMCC)
  message(FATAL_ERROR "There is no emcc. Run cmake/setup-toolchain.sh, or install emsdk "
    "(https://emscripten.org/docs/getting_started/downloads.html) and put its emcc on the PATH.")
endif()
get_filename_component(emcc_home ${KAIRO_EMCC} REALPATH)
get_filename_component(emcc_home ${emcc_home} DIRECTORY)
include(${emcc_home}/cmake/Modules/Platform/Emscripten.cmake)
