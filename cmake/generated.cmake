# Generates the catalogue and the fonts from assets/, and the id of the build.
find_program(KAIRO_NODE node REQUIRED)
set(generated ${CMAKE_BINARY_DIR}/generated)
file(GLOB text_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/text/*.json)
file(GLOB help_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/text/help/*.json ${CMAKE_SOURCE_DIR}/assets/book/*/sections.json)

add_custom_command(OUTPUT ${generated}/catalogue_data.cpp ${generated}/texts.mjs
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/catalogue.mjs ${generated}
  DEPENDS ${text_files} ${CMAKE_SOURCE_DIR}/cmake/catalogue.mjs
  COMMENT "Reading the catalogues" VERBATIM)

add_custom_command(OUTPUT ${generated}/help_data.cpp ${generated}/help-en.txt ${generated}/help-ja.txt
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/help.mjs ${generated}
  DEPENDS ${help_files} ${CMAKE_SOURCE_DIR}/cmake/help.mjs ${CMAKE_SOURCE_DIR}/cmake/catalogue.mjs
  COMMENT "Reading the help texts" VERBATIM)

add_custom_command(OUTPUT ${generated}/fonts.made
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/fonts.mjs ${generated}/fonts
  COMMAND ${CMAKE_COMMAND} -E touch ${generated}/fonts.made
  DEPENDS ${text_files} ${help_files} ${CMAKE_SOURCE_DIR}/assets/fonts/recipe.json ${CMAKE_SOURCE_DIR}/cmake/fonts.mjs
    ${CMAKE_SOURCE_DIR}/cmake/catalogue.mjs ${CMAKE_SOURCE_DIR}/cmake/help.mjs ${CMAKE_SOURCE_DIR}/cmake/cmap.mjs
  COMMENT "Subsetting the fonts" VERBATIM)
add_custom_target(kairo_fonts DEPENDS ${generated}/fonts.made)

# The id depends on every source, so it is computed in every build; the header is rewritten only if the id has changed.
add_custom_target(kairo_build_id
  COMMAND ${KAIRO_NODE} ${CMAKE_SOURCE_DIR}/cmake/build-id.mjs ${generated}
  BYPRODUCTS ${generated}/build_id.h ${generated}/build_id.txt
  COMMENT "Computing the build id" VERBATIM)
