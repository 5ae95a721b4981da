# Lets third-party sources in the page read whole numbers only: the header tells why that is enough.
set(kairo_small_scanning ${CMAKE_SOURCE_DIR}/web/host/small_scanning.h)
function(kairo_scans_little target)
  if(EMSCRIPTEN)
    target_compile_options(${target} PRIVATE "SHELL:-include ${kairo_small_scanning}")
  endif()
endfunction()
