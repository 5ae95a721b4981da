#include "web/tables/galleria/art/motifs.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kairo::galleria::table {

using draw::Painter;

namespace {

constexpr ImU32 ivory = IM_COL32(243, 232, 211, 255);

struct NamedColour {
  char letter;
  ImU32 value;
};
constexpr std::array palette{
    NamedColour{'a', IM_COL32(138, 144, 166, 255)},  // iron
    NamedColour{'b', IM_COL32(148, 102, 43, 255)},   // brass
    NamedColour{'c', IM_COL32(124, 134, 189, 255)},  // crow
    NamedColour{'d', IM_COL32(39, 84, 99, 255)},     // dark glass
    NamedColour{'e', IM_COL32(98, 164, 96, 255)},    // leaf
    NamedColour{'g', IM_COL32(226, 186, 104, 255)},  // gold
    NamedColour{'i', ivory},
    NamedColour{'k', IM_COL32(26, 19, 38, 255)},     // ink
    NamedColour{'l', IM_COL32(207, 147, 88, 255)},   // light wood
    NamedColour{'n', IM_COL32(68, 101, 148, 255)},   // navy
    NamedColour{'p', IM_COL32(30, 63, 82, 255)},     // petrol
    NamedColour{'q', IM_COL32(183, 154, 214, 255)},  // lilac
    NamedColour{'r', IM_COL32(210, 80, 90, 255)},    // red
    NamedColour{'s', IM_COL32(201, 211, 226, 255)},  // silver
    NamedColour{'t', IM_COL32(143, 212, 216, 255)},  // glass
    NamedColour{'u', IM_COL32(93, 63, 140, 255)},    // dark violet
    NamedColour{'v', IM_COL32(168, 132, 220, 255)},  // violet
    NamedColour{'w', IM_COL32(176, 113, 63, 255)},   // wood
    NamedColour{'y', IM_COL32(255, 224, 122, 255)},  // flame
};

ImU32 colour_of(char letter, ImU32 ground) {
  const auto* const named = std::ranges::find(palette, letter, &NamedColour::letter);
  if (named != palette.end()) return named->value;
  return letter == 'z' ? draw::blend(ground, ivory, 0.55F) : ground;
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
