# kairo_runs_under_node(TARGET): makes a WASM program for Node.js with access to the machine's files. For tests, posters and
# the command line, not for the page.
function(kairo_runs_under_node target)
  set_target_properties(${target} PROPERTIES SUFFIX .cjs)
  target_link_options(${target} PRIVATE -sENVIRONMENT=node -sNODERAWFS -sEXIT_RUNTIME -sALLOW_MEMORY_GROWTH
    -sSTACK_SIZE=1MB -sEXPORTED_RUNTIME_METHODS=ENV --pre-js ${CMAKE_SOURCE_DIR}/cmake/node-environment.js)
endfunction()

# For programs that run for a few seconds: optimising them at link time would take longer.
function(kairo_links_quickly target)
  target_link_options(${target} PRIVATE $<$<CONFIG:Release>:-O0 -Wl,--lto-O0>)
endfunction()
