#include "web/tables/haratama/board/scenery.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "web/draw/painter.h"

namespace kairo::haratama::table {

using draw::Painter;
using draw::Point;
using draw::Rect;

namespace {

/// The places of bars of mist, as parts of the sky's width and of its height, and their length as part of the width.
struct Bank {
  float x;
  float y;
  float width;
};
constexpr std::array banks{Bank{-0.04F, 0.2F, 0.3F},  Bank{0.7F, 0.13F, 0.36F},  Bank{0.08F, 0.52F, 0.24F},
                           Bank{0.62F, 0.6F, 0.3F},   Bank{0.3F, 0.08F, 0.2F},   Bank{-0.06F, 0.8F, 0.2F},
                           Bank{0.88F, 0.82F, 0.24F}, Bank{0.36F, 0.36F, 0.26F}, Bank{0.18F, 0.34F, 0.22F},
                           Bank{0.74F, 0.38F, 0.2F},  Bank{0.28F, 0.7F, 0.24F}};

/// The same for a thing in every frame, 0 … 1.
float chance_of(int thing) { return std::fmod(static_cast<float>(thing) * 0.618F + 0.31F, 1.0F); }

}  // namespace

/// Three bars that lie upon each other, the middle one the longest, each with a fine edge.
void Scenery::mist(Point left, float width, float bar) const {
  constexpr std::array bars{Bank{0.16F, -1, 0.5F}, Bank{0, 0, 1}, Bank{0.34F, 1, 0.56F}};
  for (const Bank& one : bars) {
    const Rect at{left.x + width * one.x, left.y + bar * one.y * 0.94F, width * one.width, bar};
    const draw::Outline outline = draw::round_outline(at, bar / 2);
    draw::fill_gradient(ui_.pen(), outline, draw::with_alpha(tints_.horizon, 0.62F),
                        draw::with_alpha(tints_.horizon, 0.16F));
    draw::stroke(ui_.pen(), outline, draw::with_alpha(tints_.line, 0.42F), 1.3F);
  }
}

void Scenery::mountain(Point foot, float width, float height) const {
  const Painter painter(ui_.pen(), foot, width / 2);
  const float top = -height / width * 200;
  const auto number = [](float value) { return std::to_string(static_cast<int>(std::lround(value))); };
  const std::string peak = "M -100 0 C -58 " + number(top * 0.24F) + " -34 " + number(top * 0.66F) + " -15 " +
                           number(top) + " L -4 " + number(top * 0.95F) + " L 5 " + number(top * 0.99F) + " L 14 " +
                           number(top * 0.96F) + " C 34 " + number(top * 0.66F) + " 58 " + number(top * 0.24F) +
                           " 100 0 Z";
  const std::string snow = "M -15 " + number(top) + " L -4 " + number(top * 0.95F) + " L 5 " + number(top * 0.99F) +
                           " L 14 " + number(top * 0.96F) + " L 30 " + number(top * 0.68F) + " L 20 " +
                           number(top * 0.76F) + " L 12 " + number(top * 0.62F) + " L 4 " + number(top * 0.74F) +
                           " L -6 " + number(top * 0.58F) + " L -14 " + number(top * 0.74F) + " L -22 " +
                           number(top * 0.64F) + " L -30 " + number(top * 0.7F) + " Z";
  const ImU32 body = draw::blend(tints_.far_hill, tints_.horizon, 0.42F);
  painter.fill(peak, body, tints_.horizon);
  painter.fill(snow, draw::lighter(tints_.horizon, 0.34F), draw::lighter(body, 0.12F));
  painter.line(peak, draw::with_alpha(tints_.line, 0.42F), 1.4F);
  constexpr std::array creases{-56.0F, -34.0F, -14.0F, 8.0F, 30.0F, 54.0F};
  for (const float foot_at : creases) {
    const std::string crease = "M " + number(foot_at * 0.4F) + " " + number(top * 0.5F) + " L " +
                               number(foot_at * 0.72F) + " " + number(top * 0.24F) + " L " + number(foot_at) + " -2";
    painter.line(crease, draw::with_alpha(tints_.far_hill, 0.8F), 1.4F);
  }
}

void Scenery::cedar(Point foot, float height, ImU32 colour) const {
  constexpr std::string_view shape =
      "M 0 -100 L 16 -70 L 9 -72 L 25 -42 L 14 -45 L 33 -10 L 6 -14 L 6 0 L -6 0 L -6 -14 L -33 -10 L -14 -45 "
      "L -25 -42 L -9 -72 L -16 -70 Z";
  Painter(ui_.pen(), foot, height).fill(shape, colour);
}

void Scenery::behind() const {
  const float high = horizon_ - sky_.y;
  if (sky_.w > gate_.radius * 4) {
    mountain({gate_.centre.x - sky_.w * 0.2F, horizon_}, sky_.w * 0.42F, std::min(high * 0.5F, sky_.w * 0.13F));
    mountain({gate_.centre.x + sky_.w * 0.24F, horizon_}, sky_.w * 0.34F, std::min(high * 0.34F, sky_.w * 0.09F));
  }
  const float bar = std::clamp(high * 0.034F, 6.0F, 20.0F);
  for (const Bank& bank : banks) mist({sky_.x + sky_.w * bank.x, sky_.y + high * bank.y}, sky_.w * bank.width, bar);
}

/// Thicker towards the edges of the picture; nothing stands where the gate does.
void Scenery::on_hills(float crest) const {
  const float step = gate_.radius * 0.19F;
  int tree = 0;
  for (float x = sky_.x + step * 0.3F; x < sky_.right(); x += step, ++tree) {
    const float off = std::abs(x - gate_.centre.x);
    if (off < gate_.radius * 1.25F || chance_of(7 * tree) > off / (sky_.w * 0.42F)) continue;
    const float height = gate_.radius * (0.26F + 0.24F * chance_of(tree));
    const Point foot{x + step * (chance_of(3 * tree) - 0.5F),
                     crest + gate_.radius * (0.2F + 0.12F * chance_of(5 * tree))};
    cedar(foot, height, draw::blend(tints_.near_hill, tints_.far_hill, 0.5F * chance_of(11 * tree)));
  }
}

/// Lines of terraces, further apart the nearer they are, with tufts of rice on them.
void Scenery::field(float side) const {
  const ImU32 bank = draw::with_alpha(tints_.far_hill, 0.75F);
  const float inner = gate_.radius * 0.62F;
  float step = gate_.radius * 0.1F;
  int row = 0;
  for (float y = horizon_ + gate_.radius * 0.24F; y < sky_.bottom(); y += step, step *= 1.16F, ++row) {
    const float from = inner + (y - horizon_) * 0.34F;
    const float to = sky_.w / 2;
    constexpr int pieces = 12;
    draw::Outline line;
    for (int i = 0; i <= pieces; ++i) {
      const float t = static_cast<float>(i) / pieces;
      const float bend = std::sin((t * 2.2F + static_cast<float>(row) * 0.37F) * 3.1416F) * step * 0.26F;
      line.push_back({gate_.centre.x + side * (from + (to - from) * t), y + bend});
    }
    draw::line(ui_.pen(), line, {.colour = bank, .width = std::clamp(step * 0.06F, 1.2F, 2.4F)});
    const float tuft = std::clamp(step * 0.34F, 4.0F, 14.0F);
    int blade = 0;
    for (float x = from + tuft; x < to; x += tuft * 2.6F, ++blade) {
      const float t = (x - from) / (to - from);
      const float bend = std::sin((t * 2.2F + static_cast<float>(row) * 0.37F) * 3.1416F) * step * 0.26F;
      const Point foot{gate_.centre.x + side * x, y + bend + step * (0.34F + 0.3F * chance_of(blade + row))};
      const auto tip = [&](float lean) {
        return draw::vec(foot + Point{lean * tuft, -tuft * (1 - std::abs(lean) * 0.5F)});
      };
      draw::line(ui_.pen(), draw::Outline{tip(-0.5F), draw::vec(foot), tip(0), draw::vec(foot), tip(0.5F)},
                 {.colour = bank, .width = 1.2F});
    }
  }
}

/// Flags of stone in rows that become deeper towards the player.
void Scenery::way() const {
  const ImU32 stone = draw::blend(tints_.near_hill, tints_.far_hill, 0.55F);
  const float start = horizon_ + gate_.radius * 0.12F;
  const auto half_at = [&](float y) { return gate_.radius * 0.3F + (y - horizon_) * 0.3F; };
  float deep = gate_.radius * 0.06F;
  int row = 0;
  for (float y = start; y < sky_.bottom(); y += deep, deep *= 1.2F, ++row) {
    const float low = std::min(y + deep * 0.88F, sky_.bottom());
    const float shift = row % 2 == 0 ? 0.0F : 0.5F;
    for (int flag = -2; flag <= 2; ++flag) {
      const float left = std::clamp((static_cast<float>(flag) - shift) / 2, -1.0F, 1.0F);
      const float right = std::clamp((static_cast<float>(flag) + 1 - shift) / 2, -1.0F, 1.0F);
      if (right - left < 0.1F) continue;
      const auto corner = [&](float part, float at, float gap) {
        return ImVec2{gate_.centre.x + part * half_at(at) + gap, at};
      };
      const draw::Outline outline{corner(left, y, 1), corner(right, y, -1), corner(right, low, -1),
                                  corner(left, low, 1)};
      draw::fill(ui_.pen(), outline, draw::with_alpha(stone, 0.7F + 0.3F * chance_of(row * 5 + flag + 2)));
    }
  }
}

void Scenery::before() const {
  for (const float side : {-1.0F, 1.0F}) field(side);
  way();
}

/// A rope of straw between the posts, with papers folded in zigzags.
void Scenery::on_gate() const {
  const Painter painter(ui_.pen(), gate_.centre, gate_.radius);
  const ImU32 straw = draw::blend(tints_.gate, tints_.horizon, 0.75F);
  const ImU32 paper = draw::lighter(tints_.horizon, 0.3F);
  painter.line("M -100 -90 C -52 -72 52 -72 100 -90", draw::with_alpha(paper, 0.5F), 1.6F);
  painter.line("M -84 -24 L 84 -24", draw::with_alpha(paper, 0.3F), 1.4F);
  painter.line("M -47 4 C -24 18 24 18 47 4", straw, std::max(2.0F, painter.pixels(5)));
  for (const float x : {-30.0F, -10.0F, 10.0F, 30.0F})
    painter.at({x, 13 - std::abs(x) * 0.12F}, 0.2F)
        .fill("M -16 0 L 16 0 L 16 34 L 34 34 L 34 70 L 16 70 L 16 104 L -18 104 L -18 66 L 0 66 L 0 38 L -16 38 Z",
              paper);
}

}  // namespace kairo::haratama::table
