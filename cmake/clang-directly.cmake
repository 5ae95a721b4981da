# Compiles for WASM by the clang that emcc would start. Starting emcc, a Python program, takes longer than compiling most
# sources. emcc itself says which flags it would add; it still links.
function(kairo_compile_directly language emcc clang)
  execute_process(COMMAND ${emscripten}/em-config LLVM_ROOT
    OUTPUT_VARIABLE llvm OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  execute_process(COMMAND ${emcc} --cflags RESULT_VARIABLE failed
    OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(failed OR flags STREQUAL "" OR NOT EXISTS ${llvm}/${clang})
    return()  # an Emscripten that says neither compiles by emcc
  endif()
  set(CMAKE_${language}_COMPILE_OBJECT
    "${llvm}/${clang} ${flags} <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>" PARENT_SCOPE)
endfunction()

get_filename_component(emscripten ${CMAKE_CXX_COMPILER} DIRECTORY)
kairo_compile_directly(C ${CMAKE_C_COMPILER} clang)
kairo_compile_directly(CXX ${CMAKE_CXX_COMPILER} clang++)
