#include "web/posters/gradient.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "web/posters/paint.h"

namespace kairo::posters {
namespace {

constexpr float tolerance = 3.5F;  ///< steps of a channel: colours are rounded, and nobody sees it

ImVec4 channels(ImU32 colour) {
  const auto channel = [&](int shift) { return static_cast<float>((colour >> shift) & 0xff); };
  return {channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT), channel(IM_COL32_B_SHIFT), channel(IM_COL32_A_SHIFT)};
}

float most(ImVec4 a, ImVec4 b) {
  return std::max({std::abs(a.x - b.x), std::abs(a.y - b.y), std::abs(a.z - b.z), std::abs(a.w - b.w)});
}

ImVec4 mix(ImVec4 a, ImVec4 b, float t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t, a.w + (b.w - a.w) * t};
}

/// The direction in which the channel that differs most rises across the triangle.
std::optional<ImVec2> steepest(const ImDrawVert (&p)[3]) {
  const ImVec2 u{p[1].pos.x - p[0].pos.x, p[1].pos.y - p[0].pos.y};
  const ImVec2 v{p[2].pos.x - p[0].pos.x, p[2].pos.y - p[0].pos.y};
  const float twice_area = u.x * v.y - u.y * v.x;
  if (std::abs(twice_area) < 1e-3F) return std::nullopt;
  const ImVec4 a = channels(p[0].col);
  const ImVec4 b = channels(p[1].col);
  const ImVec4 c = channels(p[2].col);
  ImVec2 best;
  float steep = 0;
  for (const auto channel : {&ImVec4::x, &ImVec4::y, &ImVec4::z, &ImVec4::w}) {
    const float db = b.*channel - a.*channel;
    const float dc = c.*channel - a.*channel;
    const ImVec2 rise{(db * v.y - dc * u.y) / twice_area, (dc * u.x - db * v.x) / twice_area};
    const float length = std::hypot(rise.x, rise.y);
    if (length > steep) {
      steep = length;
      best = {rise.x / length, rise.y / length};
    }
  }
  if (steep == 0) return std::nullopt;
  return best;
}

}  // namespace

float Gradient::error(const ImDrawVert& corner) const {
  const float length = along(to_.at) - along(from_.at);
  const float t = length > 0 ? (along(corner.pos) - along(from_.at)) / length : 0;
  return most(mix(from_.colour, to_.colour, t), channels(corner.col));
}

void Gradient::stretch(const ImDrawVert& corner) {
  if (along(corner.pos) < along(from_.at)) from_ = {corner.pos, channels(corner.col)};
  if (along(corner.pos) > along(to_.at)) to_ = {corner.pos, channels(corner.col)};
}

std::optional<Gradient> Gradient::through(const ImDrawVert (&corners)[3]) {
  const auto steep = steepest(corners);
  if (!steep) return std::nullopt;
  // Straight down is what the kit paints most, and what a small triangle's rounded colours tell least.
  for (const ImVec2 direction : {ImVec2{0, 1}, ImVec2{1, 0}, *steep}) {
    Gradient gradient;
    gradient.direction_ = direction;
    gradient.from_ = gradient.to_ = {corners[0].pos, channels(corners[0].col)};
    for (const ImDrawVert& corner : corners) gradient.stretch(corner);
    const auto fits = [&](const ImDrawVert& corner) { return gradient.error(corner) <= tolerance; };
    if (std::all_of(std::begin(corners), std::end(corners), fits)) return gradient;
  }
  return std::nullopt;
}

bool Gradient::extend(const ImDrawVert (&corners)[3]) {
  for (const ImDrawVert& corner : corners)
    if (error(corner) > tolerance) return false;
  for (const ImDrawVert& corner : corners) stretch(corner);
  return true;
}

std::string Gradient::element(const Box& bounds) const {
  const auto stop = [](const Stop& at, const char* offset) {
    const auto part = [](float v) { return static_cast<ImU32>(std::lround(v)); };
    const ImU32 colour = IM_COL32(part(at.colour.x), part(at.colour.y), part(at.colour.z), part(at.colour.w));
    return "<stop" + std::string(offset) + paint(Paint::stop, colour) + "/>";
  };
  const std::string stops = ">" + stop(from_, "") + stop(to_, " offset=\"1\"") + "</linearGradient>";
  const auto meet = [](float a, float b) { return std::abs(a - b) < 0.3F; };
  if (direction_.y == 1 && meet(from_.at.y, bounds.top) && meet(to_.at.y, bounds.bottom))
    return R"( x2="0" y2="1")" + stops;
  const float length = along(to_.at) - along(from_.at);
  const ImVec2 end{from_.at.x + direction_.x * length, from_.at.y + direction_.y * length};
  return R"( gradientUnits="userSpaceOnUse" x1=")" + tenths(from_.at.x) + "\" y1=\"" + tenths(from_.at.y) + "\" x2=\"" +
         tenths(end.x) + "\" y2=\"" + tenths(end.y) + "\"" + stops;
}

}  // namespace kairo::posters
