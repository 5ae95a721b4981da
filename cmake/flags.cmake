# Settings for all sources of a build, and the target kairo_flags with further ones for this project's own sources.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

option(KAIRO_SANITIZE "AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(KAIRO_FUZZ "The fuzzers, the rules and their tests (clang)" OFF)
option(KAIRO_TOGETHER "Unity builds and precompiled headers: faster as a whole, slower for a single source" OFF)
option(KAIRO_DESKTOP "The canvas as a desktop program" OFF)

find_program(ccache ccache NO_CACHE)
if(ccache)
  set(CMAKE_C_COMPILER_LAUNCHER ${ccache})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${ccache})
endif()

# Bots count in doubles and must decide the same everywhere, so no multiplication may be fused with an addition.
add_compile_options(-ffp-contract=off)

if(EMSCRIPTEN)
  # The page must be small, so everything except the engine (engine.cmake) is optimised for size, with link-time
  # optimisation. Every browser with WebGL 2 has the WASM features below.
  set(CMAKE_C_FLAGS_RELEASE "-Oz -DNDEBUG -flto")
  # Leaves out virtual functions that the page never calls, such as those that parse, validate and sample positions.
  set(CMAKE_CXX_FLAGS_RELEASE
    "-Oz -DNDEBUG -flto -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination")
  # The page has one thread and never ends, so nothing guards what is made once, and nothing destroys it.
  string(APPEND CMAKE_CXX_FLAGS_RELEASE " -fno-threadsafe-statics -fno-c++-static-destructors")
  set(CMAKE_EXE_LINKER_FLAGS_RELEASE "-O2 -flto")
  set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g")
  add_compile_options(-mbulk-memory -mnontrapping-fptoint -msign-ext)
  add_link_options(-mbulk-memory -mnontrapping-fptoint -msign-ext)
  include(clang-directly)
else()
  set(CMAKE_C_FLAGS_RELEASE "-O2 -DNDEBUG")
  set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    add_compile_options(-march=x86-64-v2)  # x86 CPUs since 2009; has the popcount instruction, which the rules use
  endif()
endif()

if(KAIRO_SANITIZE)
  # vptr needs RTTI, which the engine is built without.
  set(sanitize -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_compile_options(${sanitize})
  add_link_options(${sanitize})
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()
# For third-party libraries: optimised and without sanitizers, so that the tests run faster.
function(kairo_unsanitized target)
  if(KAIRO_SANITIZE)
    target_compile_options(${target} PRIVATE -O2 -fno-sanitize=all)
  endif()
endfunction()
if(KAIRO_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

add_library(kairo_flags INTERFACE)
target_include_directories(kairo_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(kairo_flags INTERFACE -Wall -Wextra -Werror -Wconversion
  # Where sources are compiled together, a local name may hide one of another source, which is harmless.
  $<$<NOT:$<BOOL:$<TARGET_PROPERTY:KAIRO_UNITY>>>:-Wshadow>
  -Wno-sign-conversion  # part of -Wconversion in clang but not in g++; arrays are indexed by int throughout
  -Wno-missing-field-initializers)  # designated initialisers omit fields on purpose

# For the targets that take longest to compile: unity builds, and precompiled headers. The presets native-release and desktop
# use neither, so they detect sources that do not include what they need.
function(kairo_unity target)
  if(KAIRO_TOGETHER)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16 KAIRO_UNITY ON)
  endif()
endfunction()
# The same with one unit for each folder, so names inside a source need to differ from those of its own folder only. Folders
# art and input are left out: each picture has its own colours, and each input its own kinds of moves, by common names.
function(kairo_unity_by_folder target)
  if(NOT KAIRO_TOGETHER)
    return()
  endif()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  set_target_properties(${target} PROPERTIES KAIRO_UNITY ON)
  foreach(source IN LISTS ARGN)
    get_filename_component(folder ${source} DIRECTORY)
    file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR} ${folder})
    string(MAKE_C_IDENTIFIER ${folder} group)
    if(NOT folder MATCHES "/(art|input)$")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${group})
    endif()
  endforeach()
endfunction()
function(kairo_precompile target)
  if(KAIRO_TOGETHER)
    target_precompile_headers(${target} PRIVATE ${ARGN})
  endif()
endfunction()

# Rules and canvas are built without exceptions and RTTI; tests may use both.
add_library(kairo_lean INTERFACE)
target_link_libraries(kairo_lean INTERFACE kairo_flags)
target_compile_options(kairo_lean INTERFACE -fno-exceptions -fno-rtti)
