#include "web/draw/text.h"

#include <algorithm>
#include <cmath>

#include "web/draw/figures.h"
#include "web/draw/fonts.h"
#include "web/draw/narrow.h"
#include "web/draw/observer.h"
#include "web/text/line_break.h"
#include "web/text/number.h"
#include "web/text/utf8.h"

namespace kairo::draw {
namespace {

constexpr float line_spacing = 1.4F;

ImFont* font_of(Face face) {
  ImFont* font = face == Face::display ? display_font() : reading_font();
  return font != nullptr ? font : ImGui::GetFont();
}

/// Whole pixels, so that Dear ImGui does not bake glyphs for every slightly different size.
float whole(float size) { return std::max(1.0F, std::round(size)); }

float line_height(float size) { return std::round(whole(size) * line_spacing); }

float width_of(std::string_view words, Face face, float size) {
  if (face == Face::display && is_in_figures(words)) return figures_width(words, whole(size));
  // Only a pushed font is measured at the pixel ratio of the screen.
  ImGui::PushFont(font_of(face), whole(size));
  const float width =
      ImGui::GetFont()->CalcTextSizeA(whole(size), 1e9F, 0, words.data(), words.data() + words.size()).x;
  ImGui::PopFont();
  return width;
}

float start(const Rect& at, float width, Align align) {
  if (align == Align::centre) return at.x + (at.w - width) / 2;
  return align == Align::right ? at.right() - width : at.x;
}

/// Moves each glyph drawn since vertex `first` to whole device pixels, where it is as sharp as it was baked.
void snap(ImDrawList& list, int first) {
  const ImVec2 scale = ImGui::GetIO().DisplayFramebufferScale;
  constexpr int corners = 4;
  for (int glyph = first; glyph + corners <= list.VtxBuffer.Size; glyph += corners) {
    const ImVec2 at = list.VtxBuffer[glyph].pos;
    const ImVec2 move{std::round(at.x * scale.x) / scale.x - at.x, std::round(at.y * scale.y) / scale.y - at.y};
    for (int i = glyph; i < glyph + corners; ++i) {
      list.VtxBuffer[i].pos.x += move.x;
      list.VtxBuffer[i].pos.y += move.y;
    }
  }
}

void draw_line(Pen& pen, Point at, std::string_view words, Face face, float size, ImU32 colour) {
  // Pictures that are written as SVG stay small with the font's.
  if (face == Face::display && pen.recorder() == nullptr && is_in_figures(words))
    return draw_figures(pen, at, words, whole(size), colour);
  ImGui::PushFont(font_of(face), whole(size));
  ImDrawList& list = pen.list();
  const int first = list.VtxBuffer.Size;
  list.AddText(ImGui::GetFont(), whole(size), {at.x, at.y}, colour, words.data(), words.data() + words.size());
  snap(list, first);
  if (pen.recorder() != nullptr) pen.recorder()->text(*ImGui::GetFont(), whole(size), at, words, colour, pen.clip());
  ImGui::PopFont();
}

std::string_view ellipsis(text::Language language) { return text::ellipses[static_cast<std::size_t>(language)]; }

/// Keeps as many whole characters as fit before the ellipsis.
std::string cut_to(std::string_view words, std::string_view ellipsis, float width, Face face, float size) {
  while (!words.empty() && width_of(std::string(words) + std::string(ellipsis), face, size) > width) {
    std::size_t last = 0;
    for (std::size_t i = 0; i < words.size(); i += text::character_size(words.substr(i))) last = i;
    words = words.substr(0, last);
  }
  return std::string(words) + std::string(ellipsis);
}

bool is_torn(std::span<const std::string_view> lines) {
  for (std::size_t i = 1; i < lines.size(); ++i)
    if (text::tears_word(lines[i - 1], lines[i])) return true;
  return false;
}

LineCache::Lines break_text(const Paragraph& paragraph) {
  const auto measure = [&](std::string_view part) { return width_of(part, paragraph.face, paragraph.size); };
  if (paragraph.breaking == Breaking::even) return text::break_evenly(paragraph.words, paragraph.width, measure);
  LineCache::Lines lines = text::break_lines(paragraph.words, paragraph.width, measure);
  if (paragraph.breaking == Breaking::greedy) return lines;
  for (int i = 1; i <= 3 && lines.size() > 1 && measure(lines.back()) < 2.5F * paragraph.size; ++i) {
    LineCache::Lines narrower =
        text::break_lines(paragraph.words, paragraph.width - static_cast<float>(i) * paragraph.size, measure);
    if (narrower.size() > lines.size() || is_torn(narrower)) break;
    lines = std::move(narrower);
  }
  return lines;
}

/// Moves these points closer to the left edge.
void narrow(ImVector<ImDrawVert>& points, int first, float left, float part) {
  for (int i = first; i < points.Size; ++i) points[i].pos.x = left + (points[i].pos.x - left) * part;
}

}  // namespace

/// Centred text is broken into lines of about equal length; other text a little narrower if its last line would have a
/// character or two only.
std::span<const std::string_view> Text::lines_of(std::string_view words, float width, const TextStyle& style) const {
  const Breaking breaking = style.align == Align::centre ? Breaking::even : Breaking::no_orphan;
  return line_cache_.lines({width, style.size, style.face, breaking, words}, break_text);
}

float Text::draw_lines(const Rect& at, std::span<const std::string_view> lines, const TextStyle& style,
                       std::string_view whole_text) {
  const float step = line_height(style.size);
  const float height = step * static_cast<float>(lines.size());
  float y = at.y + (style.middle ? (at.h - height) / 2 : 0) + (step - whole(style.size)) / 2;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = lines[i];
    const float x = start(at, width_of(line, style.face, style.size), style.align);
    const int first_point = frame_.next_point();
    draw_line(frame_.pen(), {x, y}, line, style.face, style.size, frame_.colour(style.ink));
    const bool last = i + 1 == lines.size();
    const bool shortened = last && !whole_text.empty();
    note(frame_, {.words = shortened ? whole_text : line,
                  .first_point = first_point,
                  .shortened = shortened,
                  .display = style.face == Face::display,
                  .torn = !last && text::tears_word(line, lines[i + 1])});
    y += step;
  }
  return height;
}

float Text::draw(const Rect& at, std::string_view words, const TextStyle& style) {
  const float height = draw_lines(at, lines_of(words, at.w, style), style);
  if (height > at.h + 1) note_overflowing(words);
  return height;
}

namespace {

/// The number of lines that have room, at least one.
std::size_t lines_in(float height, const TextStyle& style) {
  return static_cast<std::size_t>(std::max(1.0F, (height + 1) / line_height(style.size)));
}

}  // namespace

std::string_view Text::beginning(float width, float height, std::string_view words, const TextStyle& style) const {
  const auto all = line_cache_.lines({width, style.size, style.face, Breaking::greedy, words}, break_text);
  const std::size_t room = lines_in(height, style);
  return all.size() <= room ? words : words.substr(0, static_cast<std::size_t>(all[room].data() - all.front().data()));
}

void Text::clamped(const Rect& at, std::string_view words, const TextStyle& style) {
  const auto all = lines_of(words, at.w, style);
  const std::size_t room = lines_in(at.h, style);
  if (all.size() <= room) return void(draw_lines(at, all, style));
  const auto rest = static_cast<std::size_t>(all[room - 1].data() - all.front().data());
  const std::string last = cut_to(words.substr(rest), ellipsis(frame_.language()), at.w, style.face, style.size);
  std::vector lines(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(room));
  lines.back() = last;
  draw_lines(at, lines, style, words);
}

float Text::width(std::string_view words, const TextStyle& style) const {
  return width_of(words, style.face, style.size);
}

float Text::height(float width, std::string_view words, const TextStyle& style) const {
  const auto lines = line_cache_.lines({width, style.size, style.face, Breaking::greedy, words}, break_text);
  return line_height(style.size) * static_cast<float>(lines.size());
}

bool Text::fits(const Rect& at, std::string_view words, const TextStyle& style) const {
  if (width(words, style) <= at.w) return true;
  return height(at.w, words, style) <= at.h && !is_torn(lines_of(words, at.w, style));
}

void Text::label(const Rect& at, std::string_view words, const TextStyle& style) {
  float size = whole(style.size);
  float width = width_of(words, style.face, size);
  while (width > at.w && size > min_text_size) width = width_of(words, style.face, --size);
  std::string shortened;
  // Recorded text is not made of points.
  const bool narrowed = width > at.w && width * narrowest <= at.w && frame_.input().recorder == nullptr;
  if (width > at.w && !narrowed) {
    note_overflowing(words);
    shortened = cut_to(words, ellipsis(frame_.language()), at.w, style.face, size);
    words = shortened;
    width = width_of(words, style.face, size);
  }
  const float y = style.middle ? at.y + (at.h - size) / 2 : at.y + (line_height(size) - size) / 2;
  const int first_point = frame_.next_point();
  draw_line(frame_.pen(), {narrowed ? at.x : start(at, width, style.align), y}, words, style.face, size,
            frame_.colour(style.ink));
  if (narrowed) narrow(frame_.pen().list().VtxBuffer, first_point, at.x, at.w / width);
  note(frame_, {.words = words, .first_point = first_point, .display = style.face == Face::display});
}

void Text::number(const Rect& at, int value, const TextStyle& style) {
  TextStyle weighty = style;
  weighty.face = Face::display;
  label(at, text::number_words(value), weighty);
}

}  // namespace kairo::draw
