# GoogleTest, compiled from source so that it works natively and as WASM; as one translation unit, since that is quick.
kairo_source(gtest_src GTEST googletest/src/gtest-all.cc
  https://github.com/google/googletest/archive/refs/tags/v1.15.2.tar.gz
  7b42b4d6ed48810c5362c265a17faebe90dc2373c885e5216439d37927f02926
  ${kairo_toolchain_dir}/src/googletest /usr/src/googletest)

add_library(kairo_gtest STATIC ${gtest_src}/googletest/src/gtest-all.cc ${gtest_src}/googletest/src/gtest_main.cc)
target_include_directories(kairo_gtest SYSTEM PUBLIC ${gtest_src}/googletest/include PRIVATE ${gtest_src}/googletest)
if(EMSCRIPTEN)
  target_compile_definitions(kairo_gtest PUBLIC GTEST_HAS_PTHREAD=0)
else()
  find_package(Threads REQUIRED)
  target_link_libraries(kairo_gtest PUBLIC Threads::Threads)
endif()
kairo_unsanitized(kairo_gtest)
# It takes longer to optimise than it costs the tests that it is slow.
target_compile_options(kairo_gtest PRIVATE -O0)
