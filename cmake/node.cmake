# kairo_runs_under_node(TARGET): a WASM program for Node.js with the machine's own files: tests and the command line,
# never the page.
function(kairo_runs_under_node target)
  set_target_properties(${target} PROPERTIES SUFFIX .cjs)
  target_link_options(${target} PRIVATE -sENVIRONMENT=node -sNODERAWFS -sEXIT_RUNTIME -sALLOW_MEMORY_GROWTH
    -sSTACK_SIZE=1MB -sEXPORTED_RUNTIME_METHODS=ENV --pre-js ${CMAKE_SOURCE_DIR}/cmake/node-environment.js)
endfunction()
