#include "web/posters/svg.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <numbers>

#include "web/draw/light.h"
#include "web/posters/paint.h"

namespace kairo::posters {
namespace {

constexpr float visible = 0.02F;  ///< pixels; thinner triangles are soft edges, or nothing

float thickness(const ImDrawVert (&p)[3]) {
  const auto length = [](ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); };
  const float longest =
      std::max({length(p[0].pos, p[1].pos), length(p[1].pos, p[2].pos), length(p[2].pos, p[0].pos), 1e-6F});
  const float twice_area = std::abs((p[1].pos.x - p[0].pos.x) * (p[2].pos.y - p[0].pos.y) -
                                    (p[1].pos.y - p[0].pos.y) * (p[2].pos.x - p[0].pos.x));
  return twice_area / longest;
}

bool is_clear(ImU32 colour) { return (colour & IM_COL32_A_MASK) == 0; }

std::string attribute(std::string_view name, float value) {
  return " " + std::string(name) + "=\"" + tenths(value) + "\"";
}

}  // namespace

std::string Svg::of(const ImDrawData& data, ImU32 ground, std::string_view title) {
  const Glyphs glyphs;
  glyphs_ = &glyphs;
  for (const ImDrawList* list : data.CmdLists)
    for (const ImDrawCmd& command : list->CmdBuffer) take(*list, command);
  const std::string w = tenths(data.DisplaySize.x);
  const std::string h = tenths(data.DisplaySize.y);
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + w + " " + h + "\" width=\"" + w + "\" height=\"" +
         h + "\" role=\"img\"><title>" + std::string(title) + "</title><defs>" + definitions_ +
         "</defs><path d=\"M0 0h" + w + "v" + h + "H0z\"" + paint(Paint::fill, ground) + "/>" + body_ + "</svg>\n";
}

unsigned Svg::index(unsigned at) const {
  return list_->IdxBuffer[static_cast<int>(command_->IdxOffset + at)] + command_->VtxOffset;
}

const ImDrawVert& Svg::vertex(unsigned at) const { return list_->VtxBuffer[static_cast<int>(at)]; }

void Svg::take(const ImDrawList& list, const ImDrawCmd& command) {
  list_ = &list;
  command_ = &command;
  end_ = command.ElemCount;
  for (unsigned at = 0; at + 3 <= end_;) {
    unsigned taken = take_letter(at);
    if (taken == 0) taken = take_glow(at);
    if (taken == 0) taken = take_soft_rect(at);
    if (taken == 0) take_triangle(at);
    at += taken == 0 ? 3 : taken;
  }
  flush();
  end_text();
}

unsigned Svg::take_letter(unsigned at) {
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  const ImVec2 uv = vertex(index(at)).uv;
  if (left(at) < 6 || (uv.x == white.x && uv.y == white.y)) return 0;
  const ImDrawVert corners[] = {vertex(index(at)), vertex(index(at + 1)), vertex(index(at + 2)), vertex(index(at + 5))};
  flush();
  const auto letter = glyphs_->letter(corners);
  if (!letter || is_clear(corners[0].col)) return 6;
  Box box;
  for (const ImDrawVert& corner : corners) box.add(corner.pos);
  const std::string path = Glyphs::outline(*letter);
  std::string& id = defs_[path];
  if (id.empty()) {
    id = "l" + std::to_string(ids_++);
    definitions_ += "<path id=\"" + id + "\" d=\"" + path + "\"/>";
  }
  const std::string use = "<use href=\"#" + id + "\"";
  const std::string bounds = clip(box);
  char placed[160];
  if (letter->across.y != 0 || !bounds.empty()) {
    std::snprintf(placed, sizeof placed, "<g transform=\"matrix(%.5g %.5g %.5g %.5g %.5g %.5g)\"", letter->across.x,
                  letter->across.y, letter->down.x, letter->down.y, letter->pen.x, letter->pen.y);
    add("<g" + bounds + ">" + placed + paint(Paint::fill, corners[0].col) + ">" + use + "/></g></g>");
    return 6;
  }
  char scale[16];
  std::snprintf(scale, sizeof scale, "%.3g", letter->across.x);
  const float unit = std::strtof(scale, nullptr);  // as it is written, rounded
  const std::string opening =
      "<g transform=\"scale(" + std::string(scale) + ")\"" + paint(Paint::fill, corners[0].col) + ">";
  if (text_ != opening) {
    end_text();
    body_ += text_ = opening;
  }
  std::snprintf(placed, sizeof placed, " x=\"%.0f\" y=\"%.0f\"/>", letter->pen.x / unit, letter->pen.y / unit);
  body_ += use + placed;
  return 6;
}

unsigned Svg::take_glow(unsigned at) {
  constexpr unsigned triangles_a_ray = 7;  // one at the middle, two in each of three rings
  constexpr unsigned fewest_rays = 12;
  const unsigned middle = index(at);
  const ImU32 colour = vertex(middle).col;
  if (index(at + 1) != middle + 1 || vertex(middle + 1).col != draw::with_alpha(colour, 0.76F)) return 0;
  unsigned rays = 0;
  while (left(at) >= 3 * (rays + 1) && index(at + 3 * rays) == middle) ++rays;
  if (rays < fewest_rays || left(at) < 3 * triangles_a_ray * rays) return 0;
  const ImVec2 centre = vertex(middle).pos;
  const unsigned rim = middle + 1 + 3 * rays;
  Box box;
  for (unsigned ray = 0; ray < rays; ++ray) {
    if (!is_clear(vertex(rim + ray).col) || vertex(middle + 1 + ray).col != vertex(middle + 1).col) return 0;
    box.add(vertex(rim + ray).pos);
  }
  flush();
  std::string& id = defs_["glow" + std::to_string(colour)];
  if (id.empty()) {
    id = "g" + std::to_string(ids_++);
    definitions_ += "<radialGradient id=\"" + id + "\">";
    for (const auto& [offset, strength] :
         {std::pair{"0", 1.0F}, {".3", 0.76F}, {".55", 0.34F}, {".78", 0.1F}, {"1", 0.0F}})
      definitions_ += "<stop offset=\"" + std::string(offset) + "\"" +
                      paint(Paint::stop, draw::with_alpha(colour, strength)) + "/>";
    definitions_ += "</radialGradient>";
  }
  add("<ellipse" + attribute("cx", centre.x) + attribute("cy", centre.y) + attribute("rx", (box.right - box.left) / 2) +
      attribute("ry", (box.bottom - box.top) / 2) + " fill=\"url(#" + id + ")\"" + clip(box) + "/>");
  return 3 * triangles_a_ray * rays;
}

/// The rings of a soft rectangle, turned back upright by its angle.
struct Svg::SoftRect {
  unsigned sides = 0;
  float angle = 0;  ///< radians
  Box inner;
  Box outer;
  Box seen;            ///< as it lies there
  float corner_y = 0;  ///< where the inner ring begins to be round
};

std::optional<Svg::SoftRect> Svg::soft_rect(unsigned at) const {
  const unsigned base = index(at);
  const ImU32 colour = vertex(base).col;
  const ImU32 fainter = draw::with_alpha(colour, 0.35F);
  const auto is_quad = [&](unsigned place, unsigned a) {
    return left(place) >= 6 && index(place) == a && index(place + 2) == a + 1 && index(place + 3) == a + 1;
  };
  SoftRect found;
  unsigned& sides = found.sides;
  while (is_quad(at + 6 * sides, base + 2 * sides) && vertex(base + 2 * sides).col == colour &&
         vertex(base + 2 * sides + 1).col == fainter)
    ++sides;
  const unsigned second = base + 2 * sides;
  if (sides < 8 || fainter == colour || left(at) < 12 * sides || !is_quad(at + 6 * sides, second)) return std::nullopt;
  // Where the card has been turned, so has been its upper edge: it lies between the first two corners.
  const unsigned corner = base + 2 * (sides / 4);
  const ImVec2 edge_from = vertex(corner - 2).pos;
  const ImVec2 edge_to = vertex(corner).pos;
  found.angle = std::atan2(edge_to.y - edge_from.y, edge_to.x - edge_from.x);
  const auto turned_back = [sine = std::sin(found.angle), cosine = std::cos(found.angle)](ImVec2 p) {
    return ImVec2{p.x * cosine + p.y * sine, p.y * cosine - p.x * sine};
  };
  for (unsigned side = 0; side < sides; ++side) {
    found.inner.add(turned_back(vertex(base + 2 * side).pos));
    const ImDrawVert& rim = vertex(second + 2 * side + 1);
    if (vertex(second + 2 * side).col != fainter || !is_clear(rim.col)) return std::nullopt;
    found.outer.add(turned_back(rim.pos));
    found.seen.add(rim.pos);
  }
  found.corner_y = turned_back(vertex(base).pos).y;
  return found;
}

unsigned Svg::take_soft_rect(unsigned at) {
  const auto found = soft_rect(at);
  if (!found) return 0;
  const auto& [sides, angle, inner, outer, seen, corner_y] = *found;
  const unsigned base = index(at);
  // The body inside the rings was the last thing to come; the blurred rectangle has it too.
  const unsigned body = base >= 2 * sides ? base - 2 * sides : 0;
  while (!shape_.empty() && shape_first_.back() >= body) {
    shape_.pop_back();
    shape_first_.pop_back();
  }
  flush();
  const float blur = (outer.right - outer.left - inner.right + inner.left) / 2;
  const float grown = blur * 0.33F;  // there half of the colour is left
  char deviation[16];
  std::snprintf(deviation, sizeof deviation, "%.1f", blur / 4);
  std::string& id = defs_["blur" + std::string(deviation)];
  if (id.empty()) {
    id = "b" + std::to_string(ids_++);
    definitions_ += "<filter id=\"" + id + R"(" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation=")" +
                    deviation + "\"/></filter>";
  }
  const float radius = corner_y - inner.top + grown;
  char turn[40] = "";
  if (std::abs(angle) > 1e-4F)
    std::snprintf(turn, sizeof turn, " transform=\"rotate(%.4g)\"",
                  static_cast<double>(angle) * 180 / std::numbers::pi);
  const std::string rect = "<rect" + attribute("x", inner.left - grown) + attribute("y", inner.top - grown) +
                           attribute("width", inner.right - inner.left + 2 * grown) +
                           attribute("height", inner.bottom - inner.top + 2 * grown) + attribute("rx", radius) +
                           paint(Paint::fill, vertex(base).col) + turn + " filter=\"url(#" + id + ")\"/>";
  const std::string bounds = clip(seen);
  add(bounds.empty() ? rect : "<g" + bounds + ">" + rect + "</g>");
  return 12 * sides;
}

void Svg::take_triangle(unsigned at) {
  const ImDrawVert corners[] = {vertex(index(at)), vertex(index(at + 1)), vertex(index(at + 2))};
  if (thickness(corners) < visible) return;
  if (std::all_of(std::begin(corners), std::end(corners), [](const ImDrawVert& p) { return is_clear(p.col); })) return;
  const bool even = corners[0].col == corners[1].col && corners[1].col == corners[2].col;
  const bool joins = !shape_.empty() && (gradient_ ? gradient_->extend(corners) : even && colour_ == corners[0].col);
  if (!joins) {
    flush();
    if (!even) gradient_ = Gradient::through(corners);
    colour_ = corners[0].col;
  }
  shape_.push_back({{corners[0].pos, corners[1].pos, corners[2].pos}});
  shape_first_.push_back(std::min({index(at), index(at + 1), index(at + 2)}));
  for (const ImDrawVert& corner : corners) box_.add(corner.pos);
}

void Svg::flush() {
  const std::string path = outline_of(shape_);
  if (!path.empty()) {
    std::string fill = paint(Paint::fill, colour_);
    if (gradient_) {
      const std::string element = gradient_->element(box_);
      std::string& id = defs_[element];
      if (id.empty()) {
        id = "g" + std::to_string(ids_++);
        definitions_ += "<linearGradient id=\"" + id + "\"" + element;
      }
      fill = " fill=\"url(#" + id + ")\"";
    }
    add("<path d=\"" + path + "\"" + fill + clip(box_) + "/>");
  }
  shape_.clear();
  shape_first_.clear();
  box_ = {};
  gradient_.reset();
}

void Svg::end_text() {
  if (!text_.empty()) body_ += "</g>";
  text_.clear();
}

void Svg::add(const std::string& element) {
  end_text();
  body_ += element;
}

std::string Svg::clip(const Box& box) {
  const ImVec4& at = command_->ClipRect;
  const ImVec2 all = ImGui::GetIO().DisplaySize;
  // The picture's own edge cuts by itself.
  const bool cut = (box.left < at.x && at.x > 0) || (box.top < at.y && at.y > 0) ||
                   (box.right > at.z && at.z < all.x) || (box.bottom > at.w && at.w < all.y);
  if (!cut) return {};
  const std::string d =
      "M" + tenths(at.x) + " " + tenths(at.y) + "H" + tenths(at.z) + "V" + tenths(at.w) + "H" + tenths(at.x) + "z";
  std::string& id = defs_["clip" + d];
  if (id.empty()) {
    id = "c" + std::to_string(ids_++);
    definitions_ += "<clipPath id=\"" + id + "\"><path d=\"" + d + "\"/></clipPath>";
  }
  return " clip-path=\"url(#" + id + ")\"";
}

}  // namespace kairo::posters
