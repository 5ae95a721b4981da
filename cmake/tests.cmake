# One binary with all tests of the engine, the match, the codes and the bots: runs natively and, as WASM, under Node.
include(gtest)
enable_testing()

file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS
  ${CMAKE_SOURCE_DIR}/tests/engine/*.cpp ${CMAKE_SOURCE_DIR}/tests/match/*.cpp ${CMAKE_SOURCE_DIR}/tests/golden/*.cpp
  ${CMAKE_SOURCE_DIR}/tests/links/*.cpp ${CMAKE_SOURCE_DIR}/tests/bots/*.cpp)

if(test_sources)
  add_executable(kairo_tests ${test_sources})
  target_link_libraries(kairo_tests PRIVATE kairo_engine kairo_gtest kairo_flags)
  target_compile_definitions(kairo_tests PRIVATE KAIRO_TESTS_DIR="${CMAKE_SOURCE_DIR}/tests")
  set_target_properties(kairo_tests PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
  if(EMSCRIPTEN)
    set_target_properties(kairo_tests PROPERTIES SUFFIX .cjs)
    target_link_options(kairo_tests PRIVATE -sENVIRONMENT=node -sNODERAWFS -sEXIT_RUNTIME -sALLOW_MEMORY_GROWTH
      -sSTACK_SIZE=1MB)
  endif()
  add_test(NAME kairo_tests COMMAND kairo_tests)
endif()
