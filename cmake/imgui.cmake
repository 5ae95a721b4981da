# Dear ImGui as the target kairo_imgui, without its platform backends.
kairo_source(imgui_src IMGUI imgui.cpp
  https://github.com/ocornut/imgui/archive/refs/tags/v1.92.5.tar.gz
  0eb50fe9aeba1a51f96b5843c7f630a32ed2e9362d693c61b87e4fa870cf826d
  ${kairo_toolchain_dir}/src/imgui)
file(STRINGS ${imgui_src}/imgui.h imgui_version REGEX "^#define IMGUI_VERSION_NUM")
string(REGEX MATCH "[0-9]+$" imgui_number "${imgui_version}")
if(imgui_number LESS 19200)
  message(FATAL_ERROR "${imgui_src} has Dear ImGui ${imgui_number}; 1.92 (19200) or newer is needed.")
endif()

# Copies a file of Dear ImGui without what the page never uses: in pairs, what is replaced and by what. Where another version
# has it no more, that costs only bytes.
function(kairo_lean_copy name)
  file(READ ${imgui_src}/${name} text)
  while(ARGN)
    list(POP_FRONT ARGN old new)
    string(REPLACE "${old}" "${new}" text "${text}")
  endwhile()
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/imgui/${name} CONTENT "${text}" @ONLY)
endfunction()

set(imgui_files ${imgui_src}/imgui.cpp ${imgui_src}/imgui_draw.cpp)
if(EMSCRIPTEN)
  # The fonts have TrueType outlines, not those of PostScript. imgui_draw.cpp reads the copy beside it.
  kairo_lean_copy(imstb_truetype.h "info->cff.size" "0" "if (info->glyf) {" "if (true) {" "case STBTT_vcubic:" "case STBTT_vcubic: if (false)")
  # The browser draws the pointer.
  kairo_lean_copy(imgui_draw.cpp "(atlas->Flags & ImFontAtlasFlags_NoMouseCursors)" "(true)")
  # There are neither popups, nor windows that a mistake has left open.
  kairo_lean_copy(imgui.cpp "(g.IO.ConfigErrorRecovery)" "(false)" "= FindBestWindowPosForPopup(window)" "= ImVec2()")
  list(TRANSFORM imgui_files REPLACE "^.*/" "${CMAKE_BINARY_DIR}/generated/imgui/")
endif()

add_library(kairo_imgui STATIC
  ${imgui_files}
  ${CMAKE_SOURCE_DIR}/web/draw/imgui/no_tables.cpp ${CMAKE_SOURCE_DIR}/web/draw/imgui/no_widgets.cpp)
target_include_directories(kairo_imgui SYSTEM PUBLIC ${imgui_src})
target_compile_definitions(kairo_imgui PUBLIC
  "ImDrawIdx=unsigned int"  # a frame is one draw list and may have more than 65,536 vertices
  IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS)
if(EMSCRIPTEN)
  target_compile_definitions(kairo_imgui PUBLIC
    IMGUI_DISABLE_FILE_FUNCTIONS   # so that the page needs no file system
    IMGUI_DISABLE_DEFAULT_FONT)    # the page loads its own fonts
endif()
target_compile_options(kairo_imgui PRIVATE -fno-exceptions -fno-rtti)
kairo_unsanitized(kairo_imgui)
kairo_scans_little(kairo_imgui)
