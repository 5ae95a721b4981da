# What all objects of one build share, and `kairo_flags`: what this project's own sources are held to besides.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

option(KAIRO_SANITIZE "AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(KAIRO_FUZZ "The fuzzers and the command line, and nothing else (clang)" OFF)
option(KAIRO_TOGETHER "Read headers once for many sources: all are compiled sooner, one alone later" OFF)
option(KAIRO_DESKTOP "The canvas as a desktop program" OFF)

find_program(ccache ccache NO_CACHE)
if(ccache)
  set(CMAKE_C_COMPILER_LAUNCHER ${ccache})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${ccache})
endif()

if(EMSCRIPTEN)
  # The page counts bytes: small code everywhere but in the engine (engine.cmake), and the whole program seen at once
  # by the linker. The features are those of every browser that has WebGL 2.
  set(CMAKE_C_FLAGS_RELEASE "-Os -DNDEBUG -flto")
  set(CMAKE_CXX_FLAGS_RELEASE "-Os -DNDEBUG -flto")
  set(CMAKE_EXE_LINKER_FLAGS_RELEASE "-O2 -flto")
  set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g")
  add_compile_options(-mbulk-memory -mnontrapping-fptoint -msign-ext)
  add_link_options(-mbulk-memory -mnontrapping-fptoint -msign-ext)
else()
  set(CMAKE_C_FLAGS_RELEASE "-O2 -DNDEBUG")
  set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    add_compile_options(-march=x86-64-v2)  # every x86 machine since 2009; gives the rules a popcount instruction
  endif()
endif()

if(KAIRO_SANITIZE)
  # vptr needs type information, which the engine is built without.
  set(sanitize -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_compile_options(${sanitize})
  add_link_options(${sanitize})
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()
# A library that is not ours to debug: optimised and unchecked, for the tests' speed.
function(kairo_trusted target)
  if(KAIRO_SANITIZE)
    target_compile_options(${target} PRIVATE -O2 -fno-sanitize=all)
  endif()
endfunction()
if(KAIRO_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

add_library(kairo_flags INTERFACE)
target_include_directories(kairo_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(kairo_flags INTERFACE -Wall -Wextra -Werror -Wshadow -Wconversion
  -Wno-sign-conversion  # clang counts it into -Wconversion, g++ does not; tables are indexed by int throughout
  -Wno-missing-field-initializers)  # designated initialisers leave fields out on purpose

# For the targets that most of the time goes into: sources compiled in bunches, or after one reading of some headers.
# The presets native-release and desktop go source by source, so that each is known to include what it needs.
function(kairo_bunch target)
  if(KAIRO_TOGETHER)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  endif()
endfunction()
function(kairo_read_once target)
  if(KAIRO_TOGETHER)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

# Rules and canvas do without exceptions and type information; tests may have both.
add_library(kairo_lean INTERFACE)
target_link_libraries(kairo_lean INTERFACE kairo_flags)
target_compile_options(kairo_lean INTERFACE -fno-exceptions -fno-rtti)
