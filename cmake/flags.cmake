# What all objects of one build share, and `kairo_flags`: what this project's own sources are held to besides.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

option(KAIRO_SANITIZE "AddressSanitizer and UndefinedBehaviorSanitizer" OFF)

# Release means -O2 everywhere, so that a benchmark of one compiler can be held beside that of another.
set(CMAKE_C_FLAGS_RELEASE "-O2 -DNDEBUG")
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

if(NOT EMSCRIPTEN AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  add_compile_options(-march=x86-64-v2)  # every x86 machine since 2009; gives the rules a popcount instruction
endif()

if(KAIRO_SANITIZE)
  # vptr needs type information, which the engine is built without.
  set(sanitize -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_compile_options(${sanitize})
  add_link_options(${sanitize})
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

add_library(kairo_flags INTERFACE)
target_include_directories(kairo_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(kairo_flags INTERFACE -Wall -Wextra -Werror -Wshadow -Wconversion
  -Wno-missing-field-initializers)  # designated initialisers leave fields out on purpose

# Rules and canvas do without exceptions and type information; tests may have both.
add_library(kairo_lean INTERFACE)
target_link_libraries(kairo_lean INTERFACE kairo_flags)
target_compile_options(kairo_lean INTERFACE -fno-exceptions -fno-rtti)
