# Draws the posters of the games, the pictures of the rule books and what all pages share with the canvas while the page is
# built, by a WASM program under Node that uses the page's own tables.
kairo_runs_under_node(kairo_posters)
kairo_links_quickly(kairo_posters)

set(posters ${CMAKE_BINARY_DIR}/page/posters)
set(book_pictures ${CMAKE_BINARY_DIR}/page/book)
set(page_pictures ${CMAKE_BINARY_DIR}/page/pages)
add_custom_command(OUTPUT ${posters}.made
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${posters} ${book_pictures} ${page_pictures}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${posters} ${book_pictures} ${page_pictures}
  COMMAND ${KAIRO_NODE} $<TARGET_FILE:kairo_posters> ${posters} ${book_pictures} ${page_pictures} ${generated}
  COMMAND ${CMAKE_COMMAND} -E touch ${posters}.made
  DEPENDS kairo_posters ${generated}/fonts.made ${text_lines} ${help_lines} ${generated}/positions.txt
  COMMENT "Drawing the posters, the pictures of the rule books and those of the pages" VERBATIM)
add_custom_target(kairo_posters_made DEPENDS ${posters}.made)
add_dependencies(kairo_posters_made kairo_fonts kairo_texts)
# Not a dependency of kairo_web, so that both, which take long to link, can be linked at the same time.
add_custom_target(kairo_page DEPENDS kairo_web kairo_thinker kairo_posters_made)
