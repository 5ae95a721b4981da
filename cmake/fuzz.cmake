# Each tests/fuzz/<name>_fuzz.cpp is a libFuzzer program fuzz_<name> with its seed corpus in tests/fuzz/corpus/<name>. Those
# in tests/fuzz/canvas need the whole canvas, which takes long to build, so they have their own target,
# kairo_canvas_fuzzers, and output folder. `make test` checks the same properties for a moment in the canvas's tests.
if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  message(FATAL_ERROR "The fuzzers need clang with libFuzzer: use the preset fuzz.")
endif()

# The parsers of texts from outside: players, links, matches and settings.
file(GLOB_RECURSE reader_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/app/*.cpp)
list(FILTER reader_sources INCLUDE REGEX "/(base64|base64_address|bundle|chat|checked_text|find|link|link_reader|notes|player|record|save_store|series|settings|statistics|unquoted|unwrap|url_defense)\\.cpp$")
add_library(kairo_readers STATIC ${reader_sources} ${generated}/canvas_messages.h)
target_link_libraries(kairo_readers PUBLIC kairo_text kairo_engine PRIVATE kairo_lean)
set_target_properties(kairo_canvas kairo_imgui PROPERTIES EXCLUDE_FROM_ALL ON)
kairo_unity(kairo_readers)
# Memory errors of the tests themselves are left to the preset native-debug: without it they compile twice as fast.
target_compile_options(kairo_reader_tests PRIVATE -fno-sanitize=all)

function(kairo_add_fuzzer target source)
  add_executable(${target} ${source} ${ARGN})
  target_link_libraries(${target} PRIVATE kairo_flags)
  target_link_options(${target} PRIVATE -fsanitize=fuzzer)
endfunction()

file(GLOB fuzzers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/*_fuzz.cpp)
foreach(source IN LISTS fuzzers)
  get_filename_component(name ${source} NAME_WE)
  string(REGEX REPLACE "(.*)_fuzz$" "fuzz_\\1" target ${name})
  kairo_add_fuzzer(${target} ${source})
  target_link_libraries(${target} PRIVATE kairo_readers kairo_cli kairo_engine)
endforeach()

file(GLOB canvas_fuzzers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/fuzz/canvas/*_fuzz.cpp)
include(stage)
foreach(source IN LISTS canvas_fuzzers)
  get_filename_component(name ${source} NAME_WE)
  string(REGEX REPLACE "(.*)_fuzz$" "fuzz_\\1" target ${name})
  kairo_add_fuzzer(${target} ${source})
  target_link_libraries(${target} PRIVATE kairo_stage)
  set_target_properties(${target} PROPERTIES EXCLUDE_FROM_ALL ON RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/canvas)
  list(APPEND canvas_targets ${target})
endforeach()
add_custom_target(kairo_canvas_fuzzers DEPENDS ${canvas_targets})
