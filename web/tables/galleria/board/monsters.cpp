#include "web/tables/galleria/board/monsters.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "web/draw/painter.h"
#include "web/tables/galleria/board/stone.h"

namespace kairo::galleria::table {

using draw::Painter;
using draw::Point;
using draw::Rect;

namespace {

constexpr float least_disc = 6.5F;  // CSS pixels; on a smaller one nobody could read the number

/// An eye at the right, and where it has a partner at the left.
struct Eye {
  int x;
  int y;
};
struct Beast {
  std::string_view right_half;
  std::array<Eye, 2> eyes{};
  int pairs = 0;  ///< of eyes with a partner; the others look out of the middle
  int single = 0;
  bool toothed = false;
};
// The monsters by power, from 1: a winged eye, a horned hood, and two with horns and teeth.
constexpr std::array<Beast, 4> beasts{{
    {"M -4 -38 L 0 -40 C 20 -60 34 -60 46 -74 C 50 -52 70 -44 100 -54 C 88 -30 92 -10 74 6 C 66 -6 56 -4 50 8 C 46 50 "
     "24 70 -4 70 Z",
     {{{0, 6}}},
     0,
     1},
    {"M -4 -66 L 18 -64 C 34 -72 56 -78 66 -102 C 76 -84 70 -60 44 -44 C 76 -20 78 40 54 92 L 30 72 L -4 98 Z",
     {{{28, -2}}},
     1},
    {"M -4 -92 L 0 -104 L 12 -66 C 22 -66 36 -64 52 -52 C 70 -58 80 -70 80 -100 C 98 -70 92 -44 74 -26 C 96 20 84 70 "
     "62 98 L 44 74 L 22 98 L -4 72 Z",
     {{{42, -12}, {0, -36}}},
     1,
     1,
     true},
    {"M -4 -67 L 24 -64 L 42 -100 L 62 -54 C 78 -58 92 -70 98 -96 C 112 -62 104 -36 86 -20 C 108 30 96 80 76 100 L 60 "
     "72 L 40 100 L 20 74 L -4 100 Z",
     {{{58, -10}, {19, -24}}},
     2,
     0,
     true},
}};
constexpr std::string_view eye = "M -20 6 Q -2 -26 22 -12 Q 12 16 -20 6 Z";
constexpr std::string_view shut_eye = "M -20 0 Q 0 16 22 -6";
constexpr std::string_view teeth = "M -50 22 L 50 22 L 38 48 L 26 26 L 13 52 L 0 26 L -13 52 L -26 26 L -38 48 Z";

void fill_both(const Painter& painter, std::string_view right_half, ImU32 colour) {
  painter.fill(right_half, colour);
  painter.mirrored().fill(right_half, colour);
}

void draw_eye(const Painter& painter, bool asleep, ImU32 colour) {
  if (asleep) return painter.line(shut_eye, colour, std::max(1.0F, painter.pixels(9)));
  painter.fill(eye, colour);
}

void draw_body(draw::Ui& ui, Point centre, float radius, int power, bool asleep) {
  const auto which = static_cast<std::size_t>(std::clamp(power == 0 ? 2 : power, 1, 4) - 1);
  const Beast& beast = beasts[which];
  const Painter painter(ui.pen(), centre, radius);
  const ImU32 body = stone::seen(ui, stone::beast);
  fill_both(Painter(ui.pen(), centre, radius + 1.5F), beast.right_half,
            asleep ? stone::seen(ui, stone::cold_cap) : stone::seen(ui, stone::beast_rim));
  fill_both(painter, beast.right_half, asleep ? draw::blend(body, stone::seen(ui, stone::rock), 0.6F) : body);
  const ImU32 bright = asleep ? stone::seen(ui, stone::cold_cap) : stone::seen(ui, stone::beast_eye);
  for (int i = 0; i < beast.pairs + beast.single; ++i) {
    const Eye& place = beast.eyes[static_cast<std::size_t>(i)];
    const Point at{static_cast<float>(place.x), static_cast<float>(place.y)};
    const bool paired = i < beast.pairs;
    const float size = paired ? 1.0F : beast.pairs == 0 ? 1.8F : 0.9F;
    draw_eye(painter.at(at, size), asleep, bright);
    if (paired) draw_eye(painter.mirrored().at(at, size), asleep, bright);
    if (beast.pairs == 0 && !asleep) painter.disc(at + Point{0, -4}, 13, body);
  }
  if (beast.toothed && !asleep) painter.fill(teeth, bright);
}

void draw_power_of(draw::Ui& ui, const Lair& lair, int power, bool asleep) {
  const Painter painter(ui.pen(), lair.number, lair.disc);
  const ImU32 red = stone::seen(ui, stone::power);
  painter.disc({0, 0}, 100, asleep ? draw::blend(red, stone::seen(ui, stone::low_rock), 0.75F) : red);
  painter.ring({0, 0}, 100, asleep ? stone::cold_cap.usual : stone::number_rim, 1.4F);
  const float size = std::max(11.0F, lair.disc * 1.5F);
  const float room = std::max(2 * lair.disc, size * 1.25F);
  ui.text.label({lair.number.x - room / 2, lair.number.y - room / 2, room, room}, std::to_string(power),
                {.size = size,
                 .ink = draw::Ink::white,
                 .face = size < 20 ? draw::Face::reading : draw::Face::display,
                 .align = draw::Align::centre,
                 .middle = true});
}

/// A row of fangs across the branch, towards the middle; open once passed.
void draw_jaws(draw::Ui& ui, const Rect& at, Sides side, const Guard& guard, bool enraged) {
  const draw::NotedPicture noted(ui, "jaws");
  constexpr float bar = 0.07F;
  constexpr float place = 0.34F;
  const Rect whole = passage(at, side, place - bar / 2, place + bar / 2, walled_width);
  const bool lying = (side & (north | south)) != 0;
  const auto fill = [&](const Rect& part, const stone::Shade& rim) {
    fill_rect(ui, part.inset(-1), stone::seen(ui, rim));
    fill_rect(ui, part, stone::seen(ui, stone::beast));
  };
  if (guard.passed) {
    Rect first = whole;
    Rect last = whole;
    (lying ? first.w : first.h) = (lying ? last.w : last.h) = (walled_width - way_width) / 2 * at.w + 1;
    last.x = whole.right() - last.w;
    last.y = whole.bottom() - last.h;
    fill(first, stone::cold_cap);
    return fill(last, stone::cold_cap);
  }
  fill(whole, stone::beast_rim);
  const int fangs = enraged ? 8 : 4;
  const Point inwards = (at.centre() - whole.centre()) * (bar * 1.5F / place);
  const Point along = lying ? Point{whole.w, 0} : Point{0, whole.h};
  const Point low = whole.centre() - along * 0.5F + inwards * (0.3F);
  for (int i = 0; i < fangs; ++i) {
    const auto share = [&](float part) { return (static_cast<float>(i) + part) / static_cast<float>(fangs); };
    const Point tip = low + along * share(0.5F) + inwards;
    ui.pen().AddTriangleFilled(draw::vec(low + along * share(0)), draw::vec(tip), draw::vec(low + along * share(1)),
                               stone::seen(ui, stone::beast));
  }
}

}  // namespace

void draw_monster(draw::Ui& ui, Point centre, float radius, int power, bool passed, float alpha) {
  const draw::NotedPicture noted(ui, "monster");
  const draw::DrawRange drawn(ui.pen());
  constexpr float least_numbered = 11.5F;  // beside a smaller body a number would hide it
  if (!passed) draw::glow(ui.pen(), centre, radius * 1.6F, radius * 1.6F, stone::menace);
  draw_body(ui, centre, radius, power, passed);
  if (power > 0 && alpha >= 1 && radius >= least_numbered)
    draw_power_of(ui, {centre, radius, centre + Point{1, 1} * (0.72F * radius), std::max(least_disc, radius * 0.6F)},
                  power, passed);
  if (alpha < 1) drawn.fade(alpha);
}

Lair lair_of(const Rect& at, const galleria::Face& face) {
  const float unit = at.w;
  Lair lair{.centre = at.centre(), .disc = std::max(least_disc, unit * 0.13F)};
  Point corner{1, -1};  // of the number; below it the hand tells how many of a card there are
  if (face.branch == 0) {
    constexpr float least_beside = 36;  // smaller, it would meet that of a branch in the next cell
    if (unit < least_beside) corner = {};
    lair.radius = std::max(0.2F * unit, std::min(11.0F, 0.28F * unit));
  } else {
    // In the rock clockwise of the branch.
    corner = {(face.branch & (north | east)) != 0 ? 1.0F : -1.0F, (face.branch & (east | south)) != 0 ? 1.0F : -1.0F};
    lair.radius = std::max(0.16F * unit, std::min(9.0F, 0.26F * unit));
    lair.centre = at.centre() + corner * (way_width / 2 * unit + lair.radius - 0.5F);
  }
  lair.number = lair.centre + corner * (0.3F * lair.radius + 0.8F * lair.disc);  // outside the face
  return lair;
}

void draw_guard(draw::Ui& ui, const Rect& at, const galleria::Face& face, const Guard& guard) {
  const bool enraged = guard.power > face.power;
  if (face.branch != 0) draw_jaws(ui, at, face.branch, guard, enraged);
  const draw::NotedPicture noted(ui, "monster");
  Lair lair = lair_of(at, face);
  if (enraged) {
    draw::glow(ui.pen(), lair.centre, at.w * 0.42F, at.w * 0.42F, stone::rage);
    lair.disc *= 1.2F;
  }
  lair.number.x = std::clamp(lair.number.x, at.x - guard.beside + lair.disc, at.right() + guard.beside - lair.disc);
  draw_body(ui, lair.centre, lair.radius, face.power, guard.passed);
  draw_power_of(ui, lair, guard.power, guard.passed);
}

}  // namespace kairo::galleria::table
