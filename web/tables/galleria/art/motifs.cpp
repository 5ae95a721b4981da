#include "web/tables/galleria/art/motifs.h"
#include "web/tables/galleria/tints.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kairo::galleria::table {

using draw::Painter;

namespace {

struct NamedColour {
  char letter;
  ImU32 value;
};
constexpr std::array palette{
    NamedColour{'a', tint::iron},        NamedColour{'b', tint::brass},  NamedColour{'c', tint::crow},
    NamedColour{'d', tint::dark_glass},  NamedColour{'e', tint::leaf},   NamedColour{'g', tint::gold},
    NamedColour{'i', tint::ivory},       NamedColour{'k', tint::ink},    NamedColour{'l', tint::light_wood},
    NamedColour{'n', tint::navy},        NamedColour{'p', tint::petrol}, NamedColour{'q', tint::lilac},
    NamedColour{'r', tint::red},         NamedColour{'s', tint::silver}, NamedColour{'t', tint::glass},
    NamedColour{'u', tint::dark_violet}, NamedColour{'v', tint::violet}, NamedColour{'w', tint::wood},
    NamedColour{'y', tint::flame},
};

ImU32 colour_of(char letter, ImU32 ground) {
  const auto* const named = std::ranges::find(palette, letter, &NamedColour::letter);
  if (named != palette.end()) return named->value;
  return letter == 'z' ? draw::blend(ground, tint::ivory, 0.55F) : ground;
}

/// Takes the next number off the text.
float take_number(std::string_view& text) {
  if (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  int value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
  return static_cast<float>(value);
}

void draw_layer(const Painter& painter, std::string_view layer, ImU32 colour) {
  if (layer.front() == 'M') return painter.fill(layer, colour);
  if (layer.front() != '.') {
    const float wide = take_number(layer);
    return painter.line(layer, colour, std::max(1.0F, painter.pixels(wide)));
  }
  layer.remove_prefix(1);
  while (!layer.empty()) {
    const float x = take_number(layer);
    const float y = take_number(layer);
    painter.disc({x, y}, take_number(layer), colour);
  }
}

}  // namespace

void draw_motif(const Painter& painter, std::string_view motif, ImU32 ground) {
  while (!motif.empty()) {
    const char* const from = motif.data() + 1;
    const char* const next = std::find_if(from, motif.data() + motif.size(), [](char c) { return c >= 'a'; });
    const std::string_view layer(from, static_cast<std::size_t>(next - from));
    draw_layer(painter, layer, colour_of(motif.front(), ground));
    motif.remove_prefix(layer.size() + 1);
  }
}

}  // namespace kairo::galleria::table
