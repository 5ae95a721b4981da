#include "web/posters/glyphs.h"

#include <cmath>

#include "imgui_internal.h"
#include "web/posters/outlines.h"

namespace kairo::posters {
namespace {

const void* file_of(int font) { return ImGui::GetIO().Fonts->Fonts[font]->Sources[0]->FontData; }

ImVec2 operator*(ImVec2 a, float f) { return {a.x * f, a.y * f}; }
ImVec2 operator+(ImVec2 a, ImVec2 b) { return {a.x + b.x, a.y + b.y}; }
ImVec2 operator-(ImVec2 a, ImVec2 b) { return {a.x - b.x, a.y - b.y}; }

}  // namespace

Glyphs::Glyphs() {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  auto& pool = atlas.Builder->BakedPool;
  for (int i = 0; i < pool.Size; ++i) {
    const ImFontBaked& baked = pool[i];
    const int font = atlas.Fonts.find_index(baked.ContainerFont);
    for (const ImFontGlyph& glyph : baked.Glyphs)
      if (glyph.Visible)
        by_corner_.insert_or_assign({glyph.U0, glyph.V0}, Known{font, baked.Size, baked.Ascent, glyph});
  }
}

std::optional<Letter> Glyphs::letter(const ImDrawVert (&corners)[4]) const {
  const auto found = by_corner_.find({corners[0].uv.x, corners[0].uv.y});
  if (found == by_corner_.end()) return std::nullopt;
  const Known& known = found->second;
  const ImFontGlyph& glyph = known.glyph;
  const ImVec2 across = (corners[1].pos - corners[0].pos) * (1 / (glyph.X1 - glyph.X0));
  const ImVec2 down = (corners[3].pos - corners[0].pos) * (1 / (glyph.Y1 - glyph.Y0));
  const float unit = unit_of(file_of(known.font), known.size);
  const ImVec2 pen = corners[0].pos - across * glyph.X0 + down * (std::round(known.ascent) - glyph.Y0);
  return Letter{known.font, glyph.Codepoint, pen, across * unit, down * unit};
}

std::string Glyphs::outline(const Letter& letter) { return outline_of_letter(file_of(letter.font), letter.code); }

}  // namespace kairo::posters
