# kairo_stage: the canvas without a window, which draws into pictures, for tests, galleries and fuzzers.
find_package(PNG REQUIRED)

file(GLOB stage_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/web/support/*.cpp)
add_library(kairo_stage STATIC EXCLUDE_FROM_ALL ${stage_sources})
target_link_libraries(kairo_stage PUBLIC kairo_canvas PRIVATE PNG::PNG kairo_flags)
# Every pixel passes through it.
target_compile_options(kairo_stage PRIVATE -O2)
