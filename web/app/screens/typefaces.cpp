#include "web/app/screens/typefaces.h"

#include <cstring>
#include <vector>

#include "imgui.h"
#include "web/app/settings.h"
#include "web/draw/fonts.h"
#include "web/text/utf8.h"

namespace kairo::app {

namespace {

/// Makes a font of a copy of the bytes; `merged`: adds them to the font that was added last.
ImFont* add_font(ImFontAtlas& atlas, const std::string& bytes, bool merged) {
  void* copy = ImGui::MemAlloc(bytes.size());  // the atlas frees it
  std::memcpy(copy, bytes.data(), bytes.size());
  ImFontConfig config;
  config.MergeMode = merged;
  return atlas.AddFontFromMemoryTTF(copy, static_cast<int>(bytes.size()), 0, &config);
}

/// The files that this font is put together from, the first ones first.
std::vector<std::string> sources_of(std::string_view font) {
  std::vector<std::string> names;
  for (const text::Language language : text::languages) names.push_back(text::font_file(font, language));
  if (font != "reading")
    for (const text::Language language : text::languages) names.push_back(text::font_file("reading", language));
  names.insert(names.end(), {"help", "names"});
  return names;
}

/// Letters with accents come with the font of the help texts, soon after the start (assets/fonts/recipe.json).
bool comes_with_help(char32_t character) { return character >= 0xa1 && character <= 0xff; }

}  // namespace

void Typefaces::add(std::string_view which, std::string_view bytes) {
  files_.insert_or_assign(std::string(which), std::string(bytes));
  if (ready()) load();
}

void Typefaces::load() {
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  const std::vector<ImFont*> old(atlas.Fonts.begin(), atlas.Fonts.end());
  // Dear ImGui merges into the font that was added last only, so both are rebuilt when another file comes.
  const auto make = [&](std::string_view which) {
    ImFont* font = nullptr;
    // Each file adds the characters that those before it lack.
    for (const std::string& name : sources_of(which))
      if (const auto found = files_.find(name); found != files_.end()) {
        ImFont* added = add_font(atlas, found->second, font != nullptr);
        if (font == nullptr) font = added;
      }
    return font;
  };
  ImFont* reading = make("reading");
  draw::use_fonts(reading, make("display"));
  for (ImFont* font : old) atlas.RemoveFont(font);
}

bool Typefaces::awaits(text::Language language) const {
  return ready() && !files_.contains(text::font_file("reading", language));
}

bool Typefaces::lacks(std::string_view name) const {
  ImFont* font = draw::reading_font();
  if (font == nullptr || files_.contains("names")) return false;
  for (; !name.empty(); name.remove_prefix(text::character_size(name))) {
    const char32_t character = text::code_point(name);
    if (!font->IsGlyphInFont(static_cast<ImWchar>(character)) && !comes_with_help(character)) return true;
  }
  return false;
}

}  // namespace kairo::app
