# kairo_text: catalogues and sentences.
# kairo_canvas: everything that is drawn, as a library without a window for the tests.
# kairo_web: the page's WASM module, or a desktop program.
# kairo_thinker: the WASM module of the bots that search.
include(generated)
include(small-scanning)
include(imgui)

file(GLOB_RECURSE web_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/*.cpp)
set(text_sources ${web_sources})
list(FILTER text_sources INCLUDE REGEX "/web/text/[^/]*\\.cpp$")
set(host_sources ${web_sources})
list(FILTER host_sources INCLUDE REGEX "/web/(host/|app/main\\.cpp$)")
set(canvas_sources ${web_sources})
list(FILTER canvas_sources EXCLUDE REGEX "/web/(text|host|posters|draw/imgui)/|/web/app/main\\.cpp$")
set(poster_sources ${web_sources})
list(FILTER poster_sources INCLUDE REGEX "/web/posters/")
list(FILTER poster_sources EXCLUDE REGEX "/main\\.cpp$")

# The page loads the texts of its reader's language; everything else has all of them built in.
set(built_in_texts ${generated}/catalogue_data.cpp ${generated}/help_data.cpp)
if(EMSCRIPTEN)
  set(built_in_texts ${CMAKE_SOURCE_DIR}/web/text/later/nothing_built_in.cpp)
endif()
add_library(kairo_text STATIC ${text_sources} ${built_in_texts} ${generated}/languages.h)
target_include_directories(kairo_text PUBLIC ${generated})
target_link_libraries(kairo_text PUBLIC kairo_flags PRIVATE kairo_lean)

add_library(kairo_canvas STATIC ${canvas_sources} ${generated}/canvas_messages.h)
set_target_properties(kairo_canvas PROPERTIES LINKER_LANGUAGE CXX)
target_link_libraries(kairo_canvas PUBLIC kairo_text kairo_engine kairo_imgui PRIVATE kairo_lean)
kairo_unity(kairo_text)
kairo_unity_by_folder(kairo_canvas ${canvas_sources})
kairo_precompile(kairo_canvas <algorithm> <array> <cmath> <functional> <string> <vector> "web/draw/ui.h")

list(FILTER host_sources EXCLUDE REGEX "/browser_thinker\\.cpp$")
if(EMSCRIPTEN)
  list(FILTER host_sources EXCLUDE REGEX "/desktop[^/]*\\.cpp$")
else()
  list(FILTER host_sources EXCLUDE REGEX "/browser[^/]*\\.cpp$")
endif()
# The page needs the posters (posters.cmake). They can be drawn natively too, to look at while working on a table.
add_library(kairo_svg STATIC EXCLUDE_FROM_ALL ${poster_sources})
target_link_libraries(kairo_svg PUBLIC kairo_canvas PRIVATE kairo_flags)
add_executable(kairo_posters EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/web/posters/main.cpp)
target_link_libraries(kairo_posters PRIVATE kairo_svg kairo_flags)

set(has_window ${KAIRO_DESKTOP})
if(EMSCRIPTEN)
  set(has_window ON)
endif()
if(NOT has_window OR NOT EXISTS ${CMAKE_SOURCE_DIR}/web/app/main.cpp)
  return()
endif()

include(sdl2)
add_library(kairo_imgui_window STATIC
  ${imgui_src}/backends/imgui_impl_sdl2.cpp ${imgui_src}/backends/imgui_impl_opengl3.cpp)
target_include_directories(kairo_imgui_window SYSTEM PUBLIC ${imgui_src}/backends)
target_link_libraries(kairo_imgui_window PUBLIC kairo_imgui kairo_sdl)
target_compile_options(kairo_imgui_window PRIVATE -fno-exceptions -fno-rtti)
kairo_scans_little(kairo_imgui_window)

add_executable(kairo_web ${host_sources})
target_link_libraries(kairo_web PRIVATE kairo_canvas kairo_imgui_window kairo_lean)
add_dependencies(kairo_web kairo_build_id kairo_fonts kairo_texts kairo_lessons)

# The licences of everything in the page.
file(READ ${CMAKE_SOURCE_DIR}/LICENSE own_licence)
file(READ ${imgui_src}/LICENSE.txt imgui_licence)
file(READ ${sdl2_src}/LICENSE.txt sdl2_licence)
file(CONFIGURE OUTPUT ${generated}/licences.txt @ONLY CONTENT "Kairo

@own_licence@
Dear ImGui

@imgui_licence@
SDL

@sdl2_licence@
Preact, Copyright (c) 2015-present Jason Miller: MIT, in the words above
qr, noble-ciphers, noble-hashes, Copyright (c) Paul Miller (paulmillr.com): MIT, in the words above
MQTT.js, Copyright (c) 2015-2016 MQTT.js contributors, 2011-2014 Adam Rudd: MIT, in the words above
BIZ UDPGothic, BIZ UDPMincho: SIL Open Font License 1.1, https://scripts.sil.org/OFL
Emscripten's runtime and system libraries: MIT; musl: MIT; LLVM's: Apache 2.0 with LLVM exceptions
")

if(EMSCRIPTEN)
  target_compile_definitions(kairo_imgui_window PUBLIC IMGUI_IMPL_OPENGL_ES3)  # WebGL 2
  set_target_properties(kairo_web PROPERTIES OUTPUT_NAME kairo SUFFIX .mjs
    RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/page)
  # Posters are drawn by a WASM program, so that building the page needs no second toolchain.
  include(posters)
  set(page_link_options
    -sMODULARIZE -sEXPORT_ES6 -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH -sSTACK_SIZE=512KB -sMALLOC=emmalloc
    "$<$<CONFIG:Debug>:SHELL:-sASSERTIONS=2 -gsource-map --source-map-base=./>")
  target_link_options(kairo_web PRIVATE ${page_link_options} -sEXPORT_NAME=createKairo
    -sENVIRONMENT=web -sTEXTDECODER=2 -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2
    # WebGL 2 without extensions is enough, nobody asks for its errors, and only the page fills the screen.
    -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sGL_TRACK_ERRORS=0 -sHTML5_SUPPORT_DEFERRING_USER_SENSITIVE_REQUESTS=0
    -sINCOMING_MODULE_JS_API=canvas,locateFile,instantiateWasm,wasmBinary,print,printErr,onAbort,onRuntimeInitialized
    # The linker would inline every function that is called once or twice, which made the file 3 % larger, and compute values
    # before branches that may need them. A second round of the optimizer finds another kilobyte.
    "$<$<CONFIG:Release>:SHELL:-Oz -Wl,-mllvm,-inline-threshold=-20 -Wl,-mllvm,-enable-pre=false -Wl,-mllvm,-enable-load-pre=false -sBINARYEN_EXTRA_PASSES=--skip-pass=duplicate-function-elimination,-Oz>"
    # The games become modules of their own, which need what the program exports.
    -sEXPORTED_RUNTIME_METHODS=wasmExports "$<$<CONFIG:Release>:--emit-symbol-map>")
  execute_process(COMMAND ${EMSCRIPTEN_ROOT_PATH}/em-config BINARYEN_ROOT OUTPUT_VARIABLE binaryen OUTPUT_STRIP_TRAILING_WHITESPACE)
  add_custom_command(TARGET kairo_web POST_BUILD VERBATIM COMMAND "$<$<CONFIG:Release>:${KAIRO_NODE};${CMAKE_SOURCE_DIR}/cmake/split-games.mjs;${binaryen}/bin;$<TARGET_FILE_DIR:kairo_web>/kairo.wasm;$<TARGET_FILE:kairo_web>.symbols;$<TARGET_FILE_DIR:kairo_web>/games>"
    COMMAND_EXPAND_LISTS)
  set_property(TARGET kairo_web APPEND PROPERTY LINK_DEPENDS ${CMAKE_SOURCE_DIR}/cmake/split-games.mjs)
  # The bots that search: a program of its own, which the page loads when somebody needs it.
  add_executable(kairo_thinker web/host/browser_thinker.cpp)
  set_target_properties(kairo_thinker PROPERTIES OUTPUT_NAME thinker SUFFIX .mjs RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/page)
  target_link_libraries(kairo_thinker PRIVATE kairo_engine_fast kairo_lean)
  target_link_options(kairo_thinker PRIVATE ${page_link_options} -sEXPORT_NAME=createThinker -sENVIRONMENT=web,worker
    -sINCOMING_MODULE_JS_API=locateFile,instantiateWasm,wasmBinary,print,printErr,onAbort,onRuntimeInitialized)
else()
  set_target_properties(kairo_web PROPERTIES OUTPUT_NAME kairo-desktop RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
  target_compile_definitions(kairo_web PRIVATE KAIRO_FONTS_DIR="${generated}/fonts"
    KAIRO_LESSONS_DIR="${generated}/lessons")
  find_package(OpenGL REQUIRED)
  target_link_libraries(kairo_web PRIVATE OpenGL::GL)
endif()
