#include "web/posters/svg.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "imgui_internal.h"
#include "web/draw/shapes.h"
#include "web/posters/attributes.h"
#include "web/posters/outlines.h"
#include "web/text/utf8.h"

namespace kairo::posters {
namespace {

using draw::Circle;
using draw::Figure;
using draw::Point;
using draw::Polygon;
using draw::Rect;
using draw::RoundedRect;

bool is_clear(ImU32 colour) { return (colour & IM_COL32_A_MASK) == 0; }

Rect bounds_of(Polygon points) {
  if (points.empty()) return {};
  const auto [left, right] = std::ranges::minmax(points, {}, &ImVec2::x);
  const auto [top, bottom] = std::ranges::minmax(points, {}, &ImVec2::y);
  return {left.x, top.y, right.x - left.x, bottom.y - top.y};
}

Rect bounds_of(const Figure& figure) {
  if (const auto* circle = std::get_if<Circle>(&figure))
    return Rect{circle->centre.x, circle->centre.y, 0, 0}.inset(-circle->radius);
  if (const auto* rect = std::get_if<RoundedRect>(&figure)) return rect->at;
  return bounds_of(std::get<Polygon>(figure));
}

std::string rect_element(const RoundedRect& rect) {
  return "<rect" + attribute("x", rect.at.x) + attribute("y", rect.at.y) + attribute("width", rect.at.w) +
         attribute("height", rect.at.h) + (rect.radius > 0 ? attribute("rx", rect.radius) : "");
}

/// An element without its paint and its end.
std::string element_of(const Figure& figure, bool closed) {
  if (const auto* circle = std::get_if<Circle>(&figure))
    return "<circle" + attribute("cx", circle->centre.x) + attribute("cy", circle->centre.y) +
           attribute("r", circle->radius);
  if (const auto* rect = std::get_if<RoundedRect>(&figure)) return rect_element(*rect);
  return "<path d=\"" + path_data(std::get<Polygon>(figure), closed) + "\"";
}

std::string stop(std::string_view offset, ImU32 colour) {
  return "<stop" + (offset.empty() ? "" : " offset=\"" + std::string(offset) + "\"") +
         colour_attributes("stop", colour) + "/>";
}

/// The file with this letter among those that the font is merged from. They are of one family, with the same units.
const void* file_with(const ImFont& font, unsigned code) {
  for (const ImFontConfig* source : font.Sources)
    if (has_letter(source->FontData, code)) return source->FontData;
  return font.Sources[0]->FontData;
}

}  // namespace

void Svg::clear() {
  ids_.clear();
  letter_ids_.clear();
  definitions_.clear();
  body_.clear();
  text_group_.clear();
}

std::string Svg::document(ImU32 background, std::string_view title) const {
  const std::string w = tenths(seen_.w);
  const std::string h = tenths(seen_.h);
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox=")" + tenths(seen_.x) + " " + tenths(seen_.y) + " " + w +
         " " + h + "\" width=\"" + w + "\" height=\"" + h + "\"" +
         (title.empty() ? ">" : " role=\"img\"><title>" + std::string(title) + "</title>") + "<defs>" + definitions_ +
         "</defs>" +
         (is_clear(background) ? "" : rect_element({seen_}) + colour_attributes("fill", background) + "/>") + body_ +
         (text_group_.empty() ? "" : "</g>") + "</svg>\n";
}

void Svg::fill(const Figure& figure, ImU32 top, ImU32 bottom, const Rect& clip) {
  const Rect bounds = bounds_of(figure);
  if ((is_clear(top) && is_clear(bottom)) || !is_seen(bounds, clip)) return;
  const std::string paint = top == bottom ? colour_attributes("fill", top)
                                          : " fill=\"url(#" +
                                                define("linearGradient", R"( x2="0" y2="1">)" + stop("", top) +
                                                                             stop("1", bottom) + "</linearGradient>") +
                                                ")\"";
  add(element_of(figure, true) + paint + "/>", bounds, clip);
}

void Svg::stroke(const Figure& figure, const draw::LineStyle& style, const Rect& clip) {
  // A horizontal line has no height, but its width is seen.
  const Rect bounds = bounds_of(figure);
  const Rect painted{bounds.x - style.width / 2, bounds.y - style.width / 2, bounds.w + style.width,
                     bounds.h + style.width};
  if (is_clear(style.colour) || !is_seen(painted, clip)) return;
  add(element_of(figure, style.closed) + " fill=\"none\"" + colour_attributes("stroke", style.colour) +
          attribute("stroke-width", style.width) + (style.round_ends ? R"( stroke-linecap="round")" : "") + "/>",
      painted, clip);
}

void Svg::glow(Point centre, float rx, float ry, ImU32 colour, const Rect& clip) {
  const Rect bounds{centre.x - rx, centre.y - ry, 2 * rx, 2 * ry};
  if (is_clear(colour) || !is_seen(bounds, clip)) return;
  std::string stops = ">" + stop("0", colour);
  for (const draw::GlowStop& at : draw::glow_stops) {
    char offset[16];
    std::snprintf(offset, sizeof offset, "%.2g", at.radius);
    stops += stop(offset, draw::with_alpha(colour, at.strength));
  }
  add("<ellipse" + attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("rx", rx) + attribute("ry", ry) +
          " fill=\"url(#" + define("radialGradient", stops + "</radialGradient>") + ")\"/>",
      bounds, clip);
}

void Svg::soft_rect(const RoundedRect& rect, float blur, ImU32 colour, const Rect& clip) {
  const auto grown = [&](float by) {
    return Rect{rect.at.x - by, rect.at.y - by, rect.at.w + 2 * by, rect.at.h + 2 * by};
  };
  if (is_clear(colour) || !is_seen(grown(blur), clip)) return;
  // There the kit's blur has half of its colour left, as a Gaussian one has at the edge of what it blurs.
  const float half_way = blur * 0.33F;
  char deviation[16];
  std::snprintf(deviation, sizeof deviation, "%.1f", blur / 4);
  const std::string& filter = define("filter", R"( x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation=")" +
                                                   std::string(deviation) + "\"/></filter>");
  add(rect_element({grown(half_way), rect.radius + half_way}) + colour_attributes("fill", colour) + " filter=\"url(#" +
          filter + ")\"/>",
      grown(blur), clip);
}

void Svg::text(ImFont& font, float size, Point at, std::string_view words, ImU32 colour, const Rect& clip) {
  ImFontBaked& baked = *font.GetFontBaked(size);
  const void* file = font.Sources[0]->FontData;
  char scale[16];
  std::snprintf(scale, sizeof scale, "%.3g", unit_of(file, size));
  const float unit = std::strtof(scale, nullptr);  // as rounded in the file
  const std::string group =
      "<g transform=\"scale(" + std::string(scale) + ")\"" + colour_attributes("fill", colour) + ">";
  const float baseline = std::trunc(at.y) + std::round(baked.Ascent);
  float x = std::trunc(at.x);
  std::string letters;
  for (; !words.empty(); words.remove_prefix(text::character_size(words))) {
    const unsigned code = text::code_point(words);
    if (code > ' ' && !font.IsGlyphInFont(static_cast<ImWchar>(code))) lacking_.insert(code);
    const ImFontGlyph& glyph = *baked.FindGlyph(static_cast<ImWchar>(code));
    if (glyph.Visible) {
      const void* source = file_with(font, glyph.Codepoint);
      std::string& id = letter_ids_[{source, glyph.Codepoint}];
      if (id.empty()) id = define("path", " d=\"" + outline_of_letter(source, glyph.Codepoint) + "\"/>");
      char place[48];
      std::snprintf(place, sizeof place, " x=\"%.0f\" y=\"%.0f\"/>", x / unit, baseline / unit);
      letters += "<use href=\"#" + id + "\"" + place;
    }
    x += glyph.AdvanceX;
  }
  const Rect bounds{at.x, at.y, x - at.x, size};
  if (letters.empty() || is_clear(colour) || !is_seen(bounds, clip)) return;
  if (intersection(bounds, intersection(clip, seen_)).w < bounds.w - 1)
    return add(group + letters + "</g>", bounds, clip);
  if (text_group_ != group) {
    end_text();
    body_ += text_group_ = group;
  }
  body_ += letters;
}

std::size_t Svg::mark() {
  end_text();
  return body_.size();
}

void Svg::rotate(std::size_t mark, Point centre, float degrees) {
  end_text();
  char opening[80];
  std::snprintf(opening, sizeof opening, "<g transform=\"rotate(%.4g %.5g %.5g)\">", degrees, centre.x, centre.y);
  body_.insert(mark, opening);
  body_ += "</g>";
}

const std::string& Svg::define(std::string_view element, const std::string& rest) {
  std::string& id = ids_[std::string(element) + rest];
  if (id.empty()) {
    id = element.front() + std::to_string(ids_.size());
    definitions_ += "<" + std::string(element) + " id=\"" + id + "\"" + rest;
  }
  return id;
}

bool Svg::is_seen(const Rect& bounds, const Rect& clip) const {
  const Rect seen = intersection(bounds, intersection(clip, seen_));
  return seen.w > 0 && seen.h > 0;
}

void Svg::add(std::string element, const Rect& bounds, const Rect& clip) {
  end_text();
  // The picture's own edge clips by itself.
  const bool cut = (bounds.x < clip.x && clip.x > seen_.x) || (bounds.y < clip.y && clip.y > seen_.y) ||
                   (bounds.right() > clip.right() && clip.right() < seen_.right()) ||
                   (bounds.bottom() > clip.bottom() && clip.bottom() < seen_.bottom());
  if (!cut) return void(body_ += element);
  const std::string& id = define("clipPath", ">" + rect_element({clip}) + "/></clipPath>");
  // Around the element: a filter or transform of its own would change what the clip means.
  body_ += "<g clip-path=\"url(#" + id + ")\">" + element + "</g>";
}

void Svg::end_text() {
  if (!text_group_.empty()) body_ += "</g>";
  text_group_.clear();
}

}  // namespace kairo::posters
