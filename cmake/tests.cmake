# kairo_tests: the tests of the engine, matches, codes and bots, and a short run of the fuzzers.
# kairo_reader_tests: those of them that walk all games and read what comes from outside, for the sanitizers.
# kairo_wasm_tests: those of them whose results could differ in WASM (the core, the golden games, links and codes), for Node.
#   kairo_tests can be built for Node too.
# kairo_web_tests: the tests of the canvas, which need no window; native only.
# kairo_gallery, kairo_table_gallery: pictures of what the canvas can draw; native only.
# kairo_headers: compiles each header by itself.
# `ctest --test-dir build/PRESET` runs all tests that are built there, `-R NAME` some of them.
include(gtest)
include(GoogleTest)
enable_testing()

function(kairo_add_tests target)
  add_executable(${target} ${ARGN})
  target_link_libraries(${target} PRIVATE kairo_gtest kairo_flags)
  target_precompile_headers(${target} PRIVATE <gtest/gtest.h> <algorithm> <ranges> <string> <vector>)
  kairo_unity_by_folder(${target} ${ARGN})
  if(NOT EMSCRIPTEN)
    # Optimising the tests would take long and gain little: their time is spent in the engine and the canvas.
    target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O0>)
  endif()
  # An EXPECT_… is an if-else of its own, and g++ takes it for one that belongs to the `if` around it. g++ 12 at -O2 believes
  # that joined strings overflow.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -Wno-dangling-else -Wno-array-bounds -Wno-stringop-overflow)
  endif()
  target_compile_definitions(${target} PRIVATE KAIRO_TESTS_DIR="${CMAKE_SOURCE_DIR}/tests")
  if(EMSCRIPTEN)
    kairo_runs_under_node(${target})
  endif()
  # Programs under Node open files relative to the project's root.
  gtest_discover_tests(${target} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} DISCOVERY_MODE PRE_TEST
    PROPERTIES LABELS ${target} TIMEOUT 300)
endfunction()

# Links what the tests test before the tests. The linker keeps the first copy that it meets of each inline function and
# template: so all of them run the optimised ones, which halves their time.
function(kairo_link_tested target)
  if(EMSCRIPTEN)
    return()
  endif()
  foreach(library IN LISTS ARGN)
    target_link_options(${target} PRIVATE "LINKER:--whole-archive,$<TARGET_FILE:${library}>,--no-whole-archive")
  endforeach()
endfunction()

set(rooms engine match golden links bots)
list(TRANSFORM rooms REPLACE "(.+)" "${CMAKE_SOURCE_DIR}/tests/\\1/*.cpp")
file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS ${rooms} ${CMAKE_SOURCE_DIR}/tests/fuzz/*_test.cpp)
if(test_sources)
  kairo_add_tests(kairo_tests ${test_sources})
  target_link_libraries(kairo_tests PRIVATE kairo_cli kairo_engine)
  kairo_link_tested(kairo_tests kairo_engine)
endif()
if(KAIRO_FUZZ)
  file(GLOB reader_test_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/match/*.cpp ${CMAKE_SOURCE_DIR}/tests/match/live/*.cpp ${CMAKE_SOURCE_DIR}/tests/golden/*.cpp
    ${CMAKE_SOURCE_DIR}/tests/links/*.cpp ${CMAKE_SOURCE_DIR}/tests/fuzz/*_test.cpp)
  kairo_add_tests(kairo_reader_tests ${reader_test_sources})
  target_link_libraries(kairo_reader_tests PRIVATE kairo_cli kairo_engine)
  kairo_link_tested(kairo_reader_tests kairo_engine)
  set_target_properties(kairo_tests PROPERTIES EXCLUDE_FROM_ALL ON)
endif()

if(EMSCRIPTEN)
  set(wasm_rooms engine/core golden links)
  list(TRANSFORM wasm_rooms REPLACE "(.+)" "${CMAKE_SOURCE_DIR}/tests/\\1/*.cpp")
  file(GLOB wasm_test_sources CONFIGURE_DEPENDS ${wasm_rooms} ${CMAKE_SOURCE_DIR}/tests/match/code_test.cpp)
  kairo_add_tests(kairo_wasm_tests ${wasm_test_sources})
  target_link_libraries(kairo_wasm_tests PRIVATE kairo_cli kairo_engine)
  kairo_links_quickly(kairo_wasm_tests)
  set_target_properties(kairo_tests kairo_wasm_tests PROPERTIES EXCLUDE_FROM_ALL ON)
endif()

if(NOT TARGET kairo_canvas)
  return()
endif()
file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/engine/*.h ${CMAKE_SOURCE_DIR}/web/*.h)
# It needs SDL, which only the page and the desktop program have; window.cpp includes it first.
list(FILTER headers EXCLUDE REGEX "/web/host/window\\.h$")
foreach(header IN LISTS headers)
  file(RELATIVE_PATH header ${CMAKE_SOURCE_DIR} ${header})
  set(source ${CMAKE_BINARY_DIR}/headers/${header}.cpp)
  file(CONFIGURE OUTPUT ${source} CONTENT "#include \"@header@\"\n" @ONLY)
  list(APPEND header_sources ${source})
endforeach()
add_library(kairo_headers OBJECT EXCLUDE_FROM_ALL ${header_sources})
target_link_libraries(kairo_headers PRIVATE kairo_canvas kairo_lean)
add_dependencies(kairo_headers kairo_build_id)

if(EMSCRIPTEN OR KAIRO_FUZZ)
  return()
endif()
include(stage)
file(GLOB_RECURSE web_test_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/web/*.cpp)
set(gallery_sources ${web_test_sources})
list(FILTER web_test_sources INCLUDE REGEX "(_test|/pictures/[^/]*)\\.cpp$")
list(FILTER gallery_sources INCLUDE REGEX "/tests/web/gallery/")
if(web_test_sources)
  kairo_add_tests(kairo_web_tests ${web_test_sources})
  target_link_libraries(kairo_web_tests PRIVATE kairo_stage kairo_svg)
  target_precompile_headers(kairo_web_tests PRIVATE "tests/web/support/app_on_stage.h" "engine/match/registry.h")
  kairo_link_tested(kairo_web_tests kairo_engine kairo_text kairo_canvas)
  target_compile_definitions(kairo_web_tests PRIVATE KAIRO_FONTS_DIR="${generated}/fonts"
    KAIRO_BOOK_POSITIONS="${generated}/positions.txt" KAIRO_BOOKS_DIR="${CMAKE_SOURCE_DIR}/assets/book"
    KAIRO_LESSONS_DIR="${generated}/lessons" KAIRO_PICTURES_DIR="${CMAKE_BINARY_DIR}/pictures")
  add_dependencies(kairo_web_tests kairo_fonts kairo_positions kairo_lessons)
endif()
if(gallery_sources)
  add_executable(kairo_gallery ${gallery_sources})
  target_link_libraries(kairo_gallery PRIVATE kairo_stage kairo_flags)
endif()
file(GLOB table_gallery_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/web/table_gallery/*.cpp
  ${CMAKE_SOURCE_DIR}/tests/web/tables/*/scenes.cpp)
if(table_gallery_sources)
  add_executable(kairo_table_gallery ${table_gallery_sources})
  target_link_libraries(kairo_table_gallery PRIVATE kairo_stage kairo_flags)
endif()

# Measures the tables for `make bench`; the rules' benchmarks are in engine.cmake.
add_executable(bench_table_frames EXCLUDE_FROM_ALL tests/bench/canvas/table_frames.cpp)
target_link_libraries(bench_table_frames PRIVATE kairo_stage kairo_flags)
add_dependencies(kairo_benches bench_table_frames)
