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

add_library(kairo_imgui STATIC
  ${imgui_src}/imgui.cpp ${imgui_src}/imgui_draw.cpp
  ${CMAKE_SOURCE_DIR}/web/draw/imgui/no_tables.cpp ${CMAKE_SOURCE_DIR}/web/draw/imgui/no_widgets.cpp)
target_include_directories(kairo_imgui SYSTEM PUBLIC ${imgui_src})
target_compile_definitions(kairo_imgui PUBLIC
  "ImDrawIdx=unsigned int"  # a frame is one draw list and may have more than 65,536 vertices
  IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS)
if(EMSCRIPTEN)
  # The page's fonts have TrueType outlines, so what draws those of PostScript is left out.
  file(READ ${imgui_src}/imstb_truetype.h truetype)
  string(REPLACE "info->cff.size" "0" without_postscript "${truetype}")
  string(REPLACE "if (info->glyf) {" "if (true) {" without_postscript "${without_postscript}")
  string(REPLACE "case STBTT_vcubic:" "case STBTT_vcubic: if (false)" without_postscript "${without_postscript}")
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/imgui/truetype.h CONTENT "${without_postscript}" @ONLY)
  target_include_directories(kairo_imgui PRIVATE ${CMAKE_BINARY_DIR}/generated/imgui)
  target_compile_definitions(kairo_imgui PRIVATE IMGUI_STB_TRUETYPE_FILENAME="truetype.h")
  target_compile_definitions(kairo_imgui PUBLIC
    IMGUI_DISABLE_FILE_FUNCTIONS   # so that the page needs no file system
    IMGUI_DISABLE_DEFAULT_FONT)    # the page loads its own fonts
endif()
target_compile_options(kairo_imgui PRIVATE -fno-exceptions -fno-rtti)
kairo_unsanitized(kairo_imgui)
kairo_scans_little(kairo_imgui)
