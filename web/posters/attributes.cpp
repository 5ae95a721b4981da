#include "web/posters/attributes.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace kairo::posters {
namespace {

/// Integers, so that rounding errors of relative coordinates do not add up.
struct Tenths {
  int x;
  int y;
};

Tenths rounded(ImVec2 p) { return {static_cast<int>(std::lround(p.x * 10)), static_cast<int>(std::lround(p.y * 10))}; }

std::string number(int value_in_tenths) {
  const int size = std::abs(value_in_tenths);
  std::string text = size >= 10 ? std::to_string(size / 10) : "";
  if (size % 10 != 0) text += "." + std::to_string(size % 10);
  if (text.empty()) return "0";
  return (value_in_tenths < 0 ? "-" : "") + text;
}

/// Two numbers; a minus separates them as well as a blank.
std::string pair_of(Tenths p) {
  const std::string y = number(p.y);
  return number(p.x) + (y.starts_with('-') ? "" : " ") + y;
}

/// The circle that all points of a line lie on, in tenths of its coordinates; none: they do not.
struct Arc {
  float radius;
  bool large;
  bool clockwise;
};
std::optional<Arc> arc_through(std::span<const ImVec2> points) {
  constexpr std::size_t fewest = 7;  // shorter lines are short already
  constexpr float tolerance = 0.06F;
  if (points.size() < fewest) return {};
  const ImVec2 a = points.front();
  const ImVec2 b = points[points.size() / 2];
  const ImVec2 c = points.back();
  const float doubled_area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  const float chord = std::hypot(c.x - a.x, c.y - a.y);
  if (std::fabs(doubled_area) < 1 || chord < 1) return {};
  const ImVec2 ab{b.x - a.x, b.y - a.y};
  const ImVec2 ac{c.x - a.x, c.y - a.y};
  const float ab2 = ab.x * ab.x + ab.y * ab.y;
  const float ac2 = ac.x * ac.x + ac.y * ac.y;
  const ImVec2 to_centre{(ac.y * ab2 - ab.y * ac2) / (2 * doubled_area),
                         (ab.x * ac2 - ac.x * ab2) / (2 * doubled_area)};
  const ImVec2 centre{a.x + to_centre.x, a.y + to_centre.y};
  const float radius = std::hypot(to_centre.x, to_centre.y);
  for (const ImVec2 p : points)
    if (std::fabs(std::hypot(p.x - centre.x, p.y - centre.y) - radius) > tolerance) return {};
  const bool clockwise = doubled_area > 0;
  const float side = (c.x - a.x) * (centre.y - a.y) - (c.y - a.y) * (centre.x - a.x);
  return Arc{radius, (side > 0) != clockwise, clockwise};
}

}  // namespace

std::string tenths(float value) { return number(static_cast<int>(std::lround(value * 10))); }

std::string attribute(std::string_view name, float value) {
  return " " + std::string(name) + "=\"" + tenths(value) + "\"";
}

std::string path_data(std::span<const ImVec2> points, bool closed) {
  if (points.empty()) return {};
  if (const auto arc = closed ? std::nullopt : arc_through(points))
    return "M" + pair_of(rounded(points.front())) + "A" + tenths(arc->radius) + " " + tenths(arc->radius) + " 0 " +
           (arc->large ? "1 " : "0 ") + (arc->clockwise ? "1 " : "0 ") + pair_of(rounded(points.back()));
  Tenths at = rounded(points.front());
  std::string steps;
  for (const ImVec2 point : points.subspan(1)) {
    const Tenths next = rounded(point);
    if (next.x == at.x && next.y == at.y) continue;
    const std::string step = pair_of({next.x - at.x, next.y - at.y});
    steps += (steps.empty() || step.starts_with('-') ? "" : " ") + step;
    at = next;
  }
  return "M" + pair_of(rounded(points.front())) + "l" + (steps.empty() ? "0 0" : steps) + (closed ? "z" : "");
}

std::string colour_attributes(std::string_view what, ImU32 colour) {
  const auto channel = [&](int shift) { return static_cast<unsigned>((colour >> shift) & 0xff); };
  const std::string name(what);
  char hex[8];
  std::snprintf(hex, sizeof hex, "#%02x%02x%02x", channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT),
                channel(IM_COL32_B_SHIFT));
  std::string text = " " + name + (name == "stop" ? "-color" : "") + "=\"" + hex + "\"";
  if (const unsigned alpha = channel(IM_COL32_A_SHIFT); alpha < 255) {
    char opacity[8];
    std::snprintf(opacity, sizeof opacity, "%.2f", alpha / 255.0);
    text += " " + name + "-opacity=\"" + (opacity + 1) + "\"";  // ".50": the zero may be left out
  }
  return text;
}

}  // namespace kairo::posters
