# Generates the catalogue, the fonts and the lessons from assets/, the list of messages, and the id of the build.
find_program(KAIRO_NODE node REQUIRED)
set(generated ${CMAKE_BINARY_DIR}/generated)
# All that depends on a language follows from this list.
set(language_list ${CMAKE_SOURCE_DIR}/assets/text/languages.json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${language_list})
file(READ ${language_list} listed_languages)
string(JSON language_count LENGTH ${listed_languages})
math(EXPR last_language "${language_count} - 1")
set(text_lines)
set(help_lines)
foreach(i RANGE ${last_language})
  string(JSON language GET ${listed_languages} ${i} code)
  list(APPEND text_lines ${generated}/texts-${language}.txt)
  list(APPEND help_lines ${generated}/help-${language}.txt)
endforeach()
set(language_tools ${CMAKE_SOURCE_DIR}/cmake/languages.mjs ${CMAKE_SOURCE_DIR}/cmake/plurals.mjs)
add_custom_command(OUTPUT ${generated}/languages.h
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/languages.mjs ${generated}
  DEPENDS ${language_list} ${language_tools}
  COMMENT "Listing the languages" VERBATIM)

file(GLOB text_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/text/*.json)
file(GLOB help_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/text/help/*.json ${CMAKE_SOURCE_DIR}/assets/book/*/sections.json)

add_custom_command(OUTPUT ${generated}/catalogue_data.cpp ${text_lines}
    ${generated}/texts.mjs ${generated}/publish_texts.mjs
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/catalogue.mjs ${generated}
  DEPENDS ${text_files} ${CMAKE_SOURCE_DIR}/cmake/catalogue.mjs ${language_tools}
  COMMENT "Reading the catalogues" VERBATIM)

add_custom_command(OUTPUT ${generated}/help_data.cpp ${help_lines}
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/help.mjs ${generated}
  DEPENDS ${help_files} ${language_list} ${CMAKE_SOURCE_DIR}/cmake/help.mjs ${CMAKE_SOURCE_DIR}/cmake/catalogue.mjs ${language_tools}
  COMMENT "Reading the help texts" VERBATIM)
add_custom_command(OUTPUT ${generated}/canvas_messages.h
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/canvas_messages.mjs ${generated}
  DEPENDS ${CMAKE_SOURCE_DIR}/shell/canvas_messages.json ${CMAKE_SOURCE_DIR}/cmake/canvas_messages.mjs
  COMMENT "Listing the messages between page and canvas" VERBATIM)

add_custom_target(kairo_texts DEPENDS ${text_lines} ${help_lines})

file(GLOB book_texts CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/book/*/*.md)
add_custom_command(OUTPUT ${generated}/fonts.made
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/fonts.mjs ${generated}/fonts
  COMMAND ${CMAKE_COMMAND} -E touch ${generated}/fonts.made
  DEPENDS ${text_files} ${help_files} ${book_texts} ${CMAKE_SOURCE_DIR}/assets/fonts/recipe.json ${CMAKE_SOURCE_DIR}/cmake/fonts.mjs
    ${CMAKE_SOURCE_DIR}/cmake/catalogue.mjs ${CMAKE_SOURCE_DIR}/cmake/help.mjs ${CMAKE_SOURCE_DIR}/cmake/cmap.mjs ${language_tools}
    ${CMAKE_SOURCE_DIR}/cmake/book/source.mjs
  COMMENT "Subsetting the fonts" VERBATIM)
add_custom_target(kairo_fonts DEPENDS ${generated}/fonts.made)

# The positions that the rule books show, for the program that draws them and for its tests.
file(GLOB position_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/book/*/positions.json)
add_custom_command(OUTPUT ${generated}/positions.txt
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/book/positions.mjs ${generated}
  DEPENDS ${position_files} ${CMAKE_SOURCE_DIR}/cmake/book/positions.mjs
  COMMENT "Listing the positions of the rule books" VERBATIM)
add_custom_target(kairo_positions DEPENDS ${generated}/positions.txt)

file(GLOB lesson_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/lessons/*/*.json)
set(kairo kairo)
set(run_kairo $<TARGET_FILE:kairo>)
if(EMSCRIPTEN)
  # A copy of kairo that is linked in a moment; the page needs no other.
  set(kairo kairo_quickly_linked)
  add_executable(${kairo} EXCLUDE_FROM_ALL engine/cli/main.cpp)
  target_link_libraries(${kairo} PRIVATE kairo_cli kairo_engine kairo_lean)
  kairo_runs_under_node(${kairo})
  kairo_links_quickly(${kairo})
  set(run_kairo ${KAIRO_NODE} $<TARGET_FILE:${kairo}>)
endif()
add_custom_command(OUTPUT ${generated}/lessons.made
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/lessons.mjs ${generated}/lesson_texts
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${generated}/lessons
  COMMAND ${run_kairo} positions ${generated}/lesson_texts ${generated}/lessons
  COMMAND ${CMAKE_COMMAND} -E touch ${generated}/lessons.made
  DEPENDS ${kairo} ${lesson_files} ${CMAKE_SOURCE_DIR}/cmake/lessons.mjs
  COMMENT "Reading the lessons" VERBATIM)
add_custom_target(kairo_lessons DEPENDS ${generated}/lessons.made)

# The id depends on every source, so it is computed in every build; the header is rewritten only if the id has changed.
add_custom_target(kairo_build_id
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/build-id.mjs ${generated}
  BYPRODUCTS ${generated}/build_id.h ${generated}/build_id.txt
  COMMENT "Computing the build id" VERBATIM)
