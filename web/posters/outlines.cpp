#include "web/posters/outlines.h"

// The reader of font files that comes with Dear ImGui.
#define STBTT_STATIC
#define STB_TRUETYPE_IMPLEMENTATION
#include "imstb_truetype.h"

namespace kairo::posters {
namespace {

stbtt_fontinfo opened(const void* font) {
  stbtt_fontinfo info;
  stbtt_InitFont(&info, static_cast<const unsigned char*>(font), 0);
  return info;
}

std::string pair_of(int x, int y) { return std::to_string(x) + (y < 0 ? "" : " ") + std::to_string(y); }

}  // namespace

float unit_of(const void* font, float size) {
  const stbtt_fontinfo info = opened(font);
  return stbtt_ScaleForPixelHeight(&info, size);
}

bool has_letter(const void* font, unsigned code) {
  const stbtt_fontinfo info = opened(font);
  return stbtt_FindGlyphIndex(&info, static_cast<int>(code)) != 0;
}

std::string outline_of_letter(const void* font, unsigned code) {
  const stbtt_fontinfo info = opened(font);
  stbtt_vertex* points = nullptr;
  const int count = stbtt_GetCodepointShape(&info, static_cast<int>(code), &points);
  std::string path;
  for (int i = 0; i < count; ++i) {
    const stbtt_vertex& p = points[i];
    if (p.type == STBTT_vmove) path += (path.empty() ? "M" : "zM") + pair_of(p.x, -p.y);
    if (p.type == STBTT_vline) path += "L" + pair_of(p.x, -p.y);
    if (p.type == STBTT_vcurve) path += "Q" + pair_of(p.cx, -p.cy) + (p.x < 0 ? "" : " ") + pair_of(p.x, -p.y);
  }
  stbtt_FreeShape(&info, points);
  return path.empty() ? path : path + "z";
}

}  // namespace kairo::posters
