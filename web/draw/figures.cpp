#include "web/draw/figures.h"

#include <algorithm>
#include <array>

#include "web/draw/painter.h"
#include "web/text/utf8.h"

namespace kairo::draw {
namespace {

/// Two more characters than digits: the signs.
constexpr std::array<std::string_view, 12> characters{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "−", "+"};
constexpr std::size_t six = 6;
constexpr std::size_t nine = 9;

/// Digits reach from −70 to 70, with stems of 25 and hairlines of 12. This is the left half of 0 and 8; a 9 is a 6
/// upside down.
constexpr std::array<std::string_view, 12> paths{
    "M 2 -70 C -56 -70 -56 70 2 70 L 2 59 C -22 59 -22 -59 2 -59 Z",
    "M -4 -70 L 14 -70 L 14 58 L 32 61 L 32 70 L -28 70 L -28 61 L -11 58 L -11 -48 L -31 -41 L -35 -51 Z",
    "M -38 -34 C -38 -84 40 -82 40 -34 C 40 -2 10 18 -8 48 L 24 48 L 31 30 L 42 30 L 38 70 L -40 70 L -40 60 C -16 20 "
    "13 0 13 -34 C 13 -66 -14 -62 -15 -40 C -16 -22 -38 -20 -38 -34 Z",
    "M -36 -40 C -34 -82 37 -80 37 -38 C 37 -18 24 -9 10 -4 C 26 0 41 10 41 32 C 41 82 -40 82 -40 40 C -40 22 -18 22 "
    "-17 40 C -16 64 14 64 14 32 C 14 8 0 2 -14 2 L -14 -10 C 0 -10 11 -16 11 -38 C 11 -66 -14 -62 -14 -42 C -14 -24 "
    "-36 -26 -36 -40 Z",
    "M 2 -70 L 27 -70 L 27 70 L 2 70 Z M -44 24 L 44 24 L 44 38 L -44 38 Z M 2 -70 L 18 -70 L -26 28 L -44 28 Z",
    "M -28 -70 L 34 -70 L 34 -49 L -17 -49 L -19 -22 C 12 -34 43 -18 43 20 C 43 82 -40 84 -40 42 C -40 24 -18 26 -17 "
    "42 C -16 64 15 64 15 20 C 15 -10 -6 -16 -24 -4 L -34 -8 Z",
    "M 32 -70 C -8 -66 -43 -32 -43 18 C -43 54 -26 70 2 70 L 2 59 C -10 59 -17 46 -17 18 C -17 -22 6 -50 34 -60 Z M -2 "
    "-20 C 30 -24 43 -6 43 24 C 43 56 26 70 -2 70 L -2 59 C 10 59 17 46 17 24 C 17 0 8 -10 -8 -6 L -24 6 L -24 -8 Z",
    "M -38 -70 L 42 -70 L 42 -58 C 18 -16 9 20 7 70 L -21 70 C -18 24 -4 -12 18 -49 L -21 -49 L -29 -30 L -40 -30 Z",
    "M 2 -70 C -48 -70 -50 -14 2 0 L 10 -10 C -20 -18 -20 -60 2 -60 Z M 8 -12 C -58 0 -58 70 2 70 L 2 60 C -26 60 -26 "
    "8 8 -2 Z",
    "",
    "M -34 -8 L 34 -8 L 34 8 L -34 8 Z",
    "M -34 -8 L 34 -8 L 34 8 L -34 8 Z M -8 -34 L 8 -34 L 8 34 L -8 34 Z",
};

constexpr float advance = 0.54F;  // of each, as part of the line's height

std::size_t index_of(std::string_view character) {
  return static_cast<std::size_t>(std::ranges::find(characters, character) - characters.begin());
}

/// The next character, cut off the words.
std::string_view take_character(std::string_view& words) {
  const std::string_view character = words.substr(0, text::character_size(words));
  words.remove_prefix(character.size());
  return character;
}

void draw_figure(const Painter& painter, std::size_t which, ImU32 colour) {
  if (which == nine) return draw_figure(painter.at({0, 0}, 1, 180), six, colour);
  painter.fill(paths[which], colour);
  if (which == 0 || which == 8) painter.mirrored().fill(paths[which], colour);
}

}  // namespace

bool is_in_figures(std::string_view words) {
  if (words.empty()) return false;
  while (!words.empty())
    if (index_of(take_character(words)) == characters.size()) return false;
  return true;
}

float figures_width(std::string_view words, float size) {
  float width = 0;
  for (; !words.empty(); take_character(words)) width += size * advance;
  return width;
}

void draw_figures(Pen& pen, Point at, std::string_view words, float size, ImU32 colour) {
  constexpr float height = 0.72F;  // of a digit, as part of the line's
  constexpr float units = 140;     // of a digit
  Point centre{at.x + size * advance / 2, at.y + size / 2};
  for (; !words.empty(); centre.x += size * advance)
    draw_figure(Painter(pen, centre, size * height * 100 / units), index_of(take_character(words)), colour);
}

}  // namespace kairo::draw
