# The rules (a library that needs nothing but a C++ compiler) and the command line on top of it.
file(GLOB_RECURSE engine_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/engine/*.cpp ${CMAKE_SOURCE_DIR}/engine/*.h)
set(cli_sources ${engine_sources})
list(FILTER cli_sources INCLUDE REGEX "/engine/cli/.*\\.cpp$")
list(FILTER engine_sources EXCLUDE REGEX "/engine/cli/")

add_library(kairo_engine STATIC ${engine_sources})
set_target_properties(kairo_engine PROPERTIES LINKER_LANGUAGE CXX)
target_link_libraries(kairo_engine PUBLIC kairo_flags PRIVATE kairo_lean)

if(cli_sources)
  add_executable(kairo ${cli_sources})
  target_link_libraries(kairo PRIVATE kairo_engine kairo_lean)
  set_target_properties(kairo PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
  if(EMSCRIPTEN)
    # Under Node, with the machine's own files: for comparing engines, never for the page.
    set_target_properties(kairo PROPERTIES SUFFIX .cjs)
    target_link_options(kairo PRIVATE -sENVIRONMENT=node -sNODERAWFS -sEXIT_RUNTIME -sALLOW_MEMORY_GROWTH
      -sSTACK_SIZE=1MB)
  endif()
endif()
