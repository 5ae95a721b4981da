#include "web/tables/wicked/art/art.h"

#include <array>
#include <cmath>
#include <numbers>
#include <string_view>

#include "web/draw/painter.h"
#include "web/tables/wicked/tints.h"

namespace kairo::wicked::art {

using draw::darker;
using draw::fill;
using draw::Ink;
using draw::lighter;
using draw::Outline;
using draw::Painter;
using draw::Point;
using draw::Ui;
using draw::with_alpha;

namespace {

struct SoulArt {
  Ink ink;
  std::string_view shape;
  std::string_view hollow;  ///< a darker part within
  std::string_view shine;   ///< a lighter part within
  std::string_view detail;  ///< lines within
};

// In the order of Soul.
constexpr std::array souls{
    SoulArt{Ink::red,
            "M -4 -100 C 16 -74 34 -50 28 -14 C 40 -26 50 -46 48 -70 C 76 -42 92 4 80 42 C 68 80 34 98 0 98 "
            "C -36 98 -70 80 -80 44 C -92 6 -78 -32 -56 -60 C -56 -36 -48 -20 -36 -8 C -42 -44 -28 -78 -4 -100 Z",
            "",
            "M 0 -14 C 10 10 20 18 26 6 C 46 30 44 60 30 74 C 14 88 -14 88 -30 74 C -46 58 -44 32 -28 12 "
            "C -22 22 -12 10 0 -14 Z",
            ""},
    SoulArt{Ink::green, "M 86 -90 C 100 0 70 74 -8 78 C -36 80 -58 70 -66 60 C -86 6 -50 -72 86 -90 Z", "",
            "M 70 -74 C 0 -62 -62 -10 -56 48 C -24 6 20 -34 70 -74 Z",
            "M -92 96 C -60 46 -4 -2 50 -50 M -28 26 L -32 -16 M -28 26 L 14 34 M 8 -8 L 4 -42 M 8 -8 L 44 -4"},
    SoulArt{Ink::blue,
            "M 0 -100 C 20 -52 68 -14 68 34 C 68 72 38 98 0 98 C -38 98 -68 72 -68 34 C -68 -14 -20 -52 0 -100 Z",
            "M 2 -62 C 18 -22 52 4 52 36 C 52 64 28 84 2 84 C -24 84 -50 64 -50 36 C -50 4 -14 -22 2 -62 Z",
            "M -50 22 C -60 56 -34 86 6 82 C -18 70 -32 50 -30 22 C -30 6 -44 4 -50 22 Z", ""},
    SoulArt{Ink::yellow, "M 0 -100 L 28 -38 L 96 -31 L 46 15 L 60 82 L 0 48 L -60 82 L -46 15 L -96 -31 L -28 -38 Z",
            "", "M 0 -76 L 0 4 L -74 -22 L -22 -28 Z M 0 4 L 46 64 L 0 36 Z", ""},
    SoulArt{Ink::white,
            "M 34 -96 C -26 -98 -86 -56 -86 4 C -86 62 -40 100 14 98 C 48 96 74 80 90 54 "
            "C 36 66 -14 38 -16 -12 C -18 -46 2 -78 34 -96 Z",
            "",
            "M -2 -76 C -46 -62 -68 -30 -68 6 C -68 40 -48 66 -22 76 C -46 48 -50 18 -46 -8 C -42 -38 -24 -62 -2 -76 Z",
            ""},
};

void draw_soul(const Ui& ui, const Painter& painter, Soul kind) {
  const SoulArt& art = souls[static_cast<std::size_t>(kind)];
  const ImU32 body = ui.colour(art.ink);
  const ImU32 rim = darker(body, 0.78F);
  painter.fill(art.shape, lighter(body, 0.12F), darker(body, 0.1F));
  painter.fill(art.hollow, darker(body, 0.66F), darker(body, 0.5F));
  painter.fill(art.shine, lighter(body, 0.75F), lighter(body, 0.45F));
  painter.line(art.detail, rim, painter.line_width() * 0.9F);
  painter.line(art.shape, rim, painter.line_width());
}

/// A golden rim with rays, alternately long and short, around a dark middle.
void draw_rays(const Painter& painter, ImU32 gold, ImU32 dark, float alpha) {
  constexpr int count = 24;
  painter.disc({0, 0}, 102, dark);
  Outline rays;
  for (int i = 0; i < 2 * count; ++i) {
    const float angle = std::numbers::pi_v<float> * static_cast<float>(i) / count;
    const float radius = i % 2 == 1 ? 84.0F : (i % 4 == 0 ? 101.0F : 94.0F);
    rays.push_back(vec(painter.to_screen({radius * std::sin(angle), -radius * std::cos(angle)})));
  }
  fill(painter.pen(), rays, with_alpha(lighter(gold, 0.1F), alpha));
  painter.disc({0, 0}, 87, lighter(gold, 0.35F), darker(gold, 0.25F));
  painter.disc({0, 0}, 79, lighter(dark, 0.16F), dark);
}

/// The rim in which a soul of this rank lies; low ones have only a thin one.
void draw_rim(const Painter& painter, int rank, float alpha) {
  const ImU32 gold = tint::ring;
  const ImU32 dark = tint::ring_edge;
  if (rank > 1) {
    draw_rays(painter, gold, dark, alpha);
    return painter.ring({0, 0}, 73, gold, std::max(1.0F, painter.pixels(3)));
  }
  painter.disc({0, 0}, 97, lighter(dark, 0.16F), dark);
  painter.ring({0, 0}, 93, gold, rank > 0 ? std::max(1.5F, painter.pixels(9)) : 1.0F);
}

/// Lozenges on the lower rim, one for each rank.
void draw_pips(const Painter& painter, int rank, ImU32 gold, ImU32 dark) {
  for (int i = 0; i < rank; ++i) {
    const float x = static_cast<float>(2 * i - (rank - 1)) * 19;
    const Painter pip = painter.at({x, 88}, 0.2F);
    pip.fill("M 0 -100 L 90 0 L 0 100 L -90 0 Z", gold);
    pip.line("M 0 -100 L 90 0 L 0 100 L -90 0 Z", dark, 1.2F);
  }
}

}  // namespace

void soul(Ui& ui, Point centre, float radius, Soul kind, float alpha) {
  const draw::NotedPicture noted(ui, "soul");
  const Painter painter(ui.pen(), centre, radius, alpha);
  painter.glow({0, 0}, 150, ui.colour(souls[static_cast<std::size_t>(kind)].ink, 0.22F));
  draw_soul(ui, painter.at({0, 0}, 0.92F), kind);
}

void ranked_soul(Ui& ui, Point centre, float radius, Soul kind, int rank, float alpha) {
  const draw::NotedPicture noted(ui, "soul of a rank");
  if (rank <= 0) return soul(ui, centre, radius, kind, alpha);
  const Painter painter(ui.pen(), centre, radius, alpha);
  painter.glow({0, 0}, 150, ui.colour(souls[static_cast<std::size_t>(kind)].ink, 0.3F));
  draw_rim(painter, rank, alpha);
  draw_soul(ui, painter.at({0, -3}, rank > 1 ? 0.68F : 0.74F), kind);
  draw_pips(painter, rank, tint::ring, tint::ring_edge);
}

void rank_of_souls(Ui& ui, Point centre, float radius, int rank, float alpha) {
  const draw::NotedPicture noted(ui, "rank of souls");
  draw_rim(Painter(ui.pen(), centre, radius, alpha), rank, alpha);
}

}  // namespace kairo::wicked::art
