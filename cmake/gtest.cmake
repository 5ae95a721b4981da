# GoogleTest from source, as one translation unit: quick, and the same natively and as WASM.
find_path(KAIRO_GTEST_SRC NAMES src/gtest-all.cc
  PATHS $ENV{KAIRO_GTEST_SRC} $ENV{KAIRO_GTEST_SRC}/googletest /usr/src/googletest/googletest
  NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH REQUIRED)
add_library(kairo_gtest STATIC ${KAIRO_GTEST_SRC}/src/gtest-all.cc ${KAIRO_GTEST_SRC}/src/gtest_main.cc)
target_include_directories(kairo_gtest SYSTEM PUBLIC ${KAIRO_GTEST_SRC}/include PRIVATE ${KAIRO_GTEST_SRC})
if(EMSCRIPTEN)
  target_compile_definitions(kairo_gtest PUBLIC GTEST_HAS_PTHREAD=0)
else()
  find_package(Threads REQUIRED)
  target_link_libraries(kairo_gtest PUBLIC Threads::Threads)
endif()
