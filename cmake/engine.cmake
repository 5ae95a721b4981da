# kairo_engine: the rules, a library that needs nothing but a C++ compiler.
# kairo_cli: the command line without `main`, for the tests and the fuzzers; what links it chooses the engine. kairo: the
# program.
file(GLOB_RECURSE engine_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/engine/*.cpp ${CMAKE_SOURCE_DIR}/engine/*.h)
set(cli_sources ${engine_sources})
list(FILTER engine_sources EXCLUDE REGEX "/engine/cli/")
list(FILTER cli_sources INCLUDE REGEX "/engine/cli/")
list(FILTER cli_sources EXCLUDE REGEX "/engine/cli/main\\.cpp$")
if(EMSCRIPTEN)
  list(FILTER cli_sources EXCLUDE REGEX "/engine/cli/arena/")
endif()

# Bots spend no time with words, texts, links and answers ahead, so there only the size counts.
set(small_sources ${engine_sources})
list(FILTER small_sources INCLUDE
  REGEX "/(words|text|checks)/[^/]*\\.cpp$|/ask_ahead\\.cpp$|/match/(answers_ahead|answers_code|code|match|merge|visibility)\\.cpp$|/match/live/[^/]*\\.cpp$")
list(REMOVE_ITEM engine_sources ${small_sources})

add_library(kairo_engine_small OBJECT ${small_sources})
add_library(kairo_engine STATIC ${engine_sources} $<TARGET_OBJECTS:kairo_engine_small>)
set_target_properties(kairo_engine PROPERTIES LINKER_LANGUAGE CXX)
foreach(target IN ITEMS kairo_engine_small kairo_engine)
  target_link_libraries(${target} PUBLIC kairo_flags PRIVATE kairo_lean)
  kairo_unity(${target})
  kairo_precompile(${target} <algorithm> <array> <expected> <memory> <optional> <span> <string> <vector>)
endforeach()

# kairo_engine_fast: the same for bots that search, which want speed. On the page itself the rules wait for people, and
# their size counts.
if(EMSCRIPTEN AND CMAKE_BUILD_TYPE STREQUAL "Release")
  add_library(kairo_engine_fast STATIC EXCLUDE_FROM_ALL ${engine_sources} $<TARGET_OBJECTS:kairo_engine_small>)
  set_target_properties(kairo_engine_fast PROPERTIES LINKER_LANGUAGE CXX)
  target_link_libraries(kairo_engine_fast PUBLIC kairo_flags PRIVATE kairo_lean)
  kairo_unity(kairo_engine_fast)
  target_compile_options(kairo_engine_fast PRIVATE -O2)
else()
  add_library(kairo_engine_fast ALIAS kairo_engine)
endif()

if(EXISTS ${CMAKE_SOURCE_DIR}/engine/cli/main.cpp)
  add_library(kairo_cli STATIC ${cli_sources})
  set_target_properties(kairo_cli PROPERTIES LINKER_LANGUAGE CXX)
  target_link_libraries(kairo_cli PUBLIC kairo_flags PRIVATE kairo_lean)
  kairo_unity(kairo_cli)

  add_executable(kairo engine/cli/main.cpp)
  target_link_libraries(kairo PRIVATE kairo_cli kairo_engine_fast kairo_lean)
  if(EMSCRIPTEN)
    kairo_runs_under_node(kairo)
  endif()
endif()

# Each source in tests/bench is a program; `make bench` runs them.
file(GLOB bench_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/bench/*.cpp)
if(NOT EMSCRIPTEN)
  foreach(source IN LISTS bench_sources)
    get_filename_component(name ${source} NAME_WE)
    add_executable(bench_${name} EXCLUDE_FROM_ALL ${source})
    target_link_libraries(bench_${name} PRIVATE kairo_engine kairo_lean)
    list(APPEND benches bench_${name})
  endforeach()
  add_custom_target(kairo_benches DEPENDS ${benches})
endif()
