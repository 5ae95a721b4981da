# The posters of the games, drawn while the page is built: WASM under Node, with the very tables of the page.
add_executable(kairo_posters ${poster_sources})
target_link_libraries(kairo_posters PRIVATE kairo_canvas kairo_flags)
kairo_runs_under_node(kairo_posters)

set(posters ${CMAKE_BINARY_DIR}/page/posters)
add_custom_command(OUTPUT ${posters}.made
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${posters}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${posters}
  COMMAND ${KAIRO_NODE} $<TARGET_FILE:kairo_posters> ${posters} ${generated}/fonts
  COMMAND ${CMAKE_COMMAND} -E touch ${posters}.made
  DEPENDS kairo_posters ${generated}/fonts.made
  COMMENT "Drawing the posters" VERBATIM)
add_custom_target(kairo_posters_made DEPENDS ${posters}.made)
add_dependencies(kairo_posters_made kairo_fonts)
add_dependencies(kairo_web kairo_posters_made)
