#include "web/tables/wicked/art/art.h"

#include <string_view>

#include "web/draw/painter.h"
#include "web/tables/wicked/tints.h"

namespace kairo::wicked::art {

using draw::darker;
using draw::lighter;
using draw::Painter;
using draw::Rect;
using draw::Ui;
using draw::with_alpha;

namespace {

constexpr ImU32 gold = tint::gold;
constexpr ImU32 ivory = tint::horn;
constexpr ImU32 night = tint::robe;

constexpr std::string_view robe = "M -20 -4 L 20 -4 C 42 6 58 40 68 68 C 42 84 -42 84 -68 68 C -58 40 -42 6 -20 -4 Z";
constexpr std::string_view sleeve = "M -28 0 C -54 22 -50 52 -7 52 L -7 38 C -26 36 -30 20 -18 2 Z";
constexpr std::string_view horn = "M 12 -76 C 40 -70 60 -76 60 -100 C 84 -86 88 -54 60 -44 C 50 -40 40 -42 30 -48 Z";
constexpr std::string_view hair =
    "M 0 -82 C 32 -82 45 -61 43 -36 C 42 -14 50 4 60 14 C 40 20 24 12 18 -2 L -18 -2 C -24 12 -40 20 -60 14 "
    "C -50 4 -42 -14 -43 -36 C -45 -61 -32 -82 0 -82 Z";
constexpr std::string_view face =
    "M 0 -66 C 22 -66 29 -52 28 -37 C 26 -18 12 -5 0 1 C -12 -5 -26 -18 -28 -37 C -29 -52 -22 -66 0 -66 Z";
constexpr std::string_view fringe =
    "M -30 -32 C -30 -54 -12 -64 0 -50 C 12 -64 30 -54 30 -32 C 40 -62 22 -77 0 -77 C -22 -77 -40 -62 -30 -32 Z";
constexpr std::string_view eye = "M -22 -33 C -16 -43 -8 -40 -4 -31 C -10 -26 -18 -26 -22 -33 Z";
constexpr std::string_view lid = "M -22 -33 C -17 -26 -9 -26 -4 -31";
constexpr std::string_view mouth = "M -6 -13 C -2 -10 2 -10 6 -13";
constexpr std::string_view smile = "M -9 -15 C -4 -7 4 -7 9 -15";
constexpr std::string_view laughing_lid = "M -23 -29 C -18 -40 -8 -40 -4 -29";
constexpr std::string_view laughing_mouth = "M -11 -17 L 11 -17 C 9 -3 -9 -3 -11 -17 Z";
constexpr std::string_view teeth = "M -8 -17 L 8 -17 L 7 -13 L -7 -13 Z";
constexpr std::string_view flame =
    "M 1 2 C 4 12 17 20 16 33 C 15 43 8 48 0 48 C -9 48 -16 42 -15 32 C -15 26 -10 22 -7 17 C -6 21 -4 23 -1 24 "
    "C -3 16 -2 8 1 2 Z";

/// Part of a ring that lies flat upon the table.
void floor_arc(const Painter& painter, float radius, float from_degrees, float to_degrees, float width) {
  painter.arc({0, 62}, radius, radius * 0.36F, from_degrees, to_degrees, gold, width);
}

/// Both eyes are shut, and her teeth are seen.
void draw_laugh(const Painter& painter, float line) {
  for (const Painter& side : {painter, painter.mirrored()}) side.line(laughing_lid, tint::mouth, line * 1.3F);
  painter.fill(laughing_mouth, tint::mouth);
  painter.fill(teeth, ivory);
}

/// While hands gather around her, and when they go, she winks; in between she smiles at what they hold, and laughs if
/// they only hinder each other.
void draw_look(const Painter& painter, WitchLook look, float line) {
  if (look.laughs) return draw_laugh(painter, line);
  const bool winks = look.flare > 0.15F && look.flare < 0.85F;
  const Painter looking = painter.at({3 * look.right, look.right}, 1);
  looking.fill(eye, tint::eye, tint::low_eye);
  if (winks)
    looking.mirrored().line(lid, tint::mouth, line);
  else
    looking.mirrored().fill(eye, tint::eye, tint::low_eye);
  painter.line(look.flare > 0.5F ? smile : mouth, tint::mouth, line);
}

}  // namespace

void witch(Ui& ui, const Rect& at, WitchLook look) {
  const draw::NotedPicture noted(ui, "witch");
  const Painter painter = Painter::over(ui.pen(), at);
  const float line = std::clamp(painter.pixels(3), 1.0F, 2.5F);
  const ImU32 dark = darker(night, 0.75F);
  painter.glow({0, 10}, 120, ui.lamplight(0.2F));
  // Her labyrinth lies around her: the far walls first, the near ones over her hem.
  floor_arc(painter, 97, 186, 354, line);
  floor_arc(painter, 80, 200, 300, line);
  for (const Painter& side : {painter, painter.mirrored()}) {
    side.fill(horn, ivory, darker(ivory, 0.34F));
    side.line(horn, darker(ivory, 0.75F), line);
    side.line("M 62 -80 C 60 -72 56 -66 50 -62 M 46 -58 C 43 -60 40 -60 36 -64", darker(ivory, 0.5F), line * 0.8F);
  }
  painter.fill(robe, lighter(night, 0.08F), darker(night, 0.5F));
  painter.line(robe, dark, line);
  painter.line("M -66 64 C -42 78 42 78 66 64", gold, line);
  painter.line("M -9 0 C -4 26 -2 50 -2 76 M 9 0 C 4 26 2 50 2 76", with_alpha(gold, 0.45F), line * 0.8F);
  painter.fill(hair, tint::hair, tint::low_hair);
  painter.line(hair, with_alpha(gold, 0.75F), line);
  painter.fill(face, ivory, darker(ivory, 0.22F));
  painter.fill(fringe, tint::hair, tint::low_fringe);
  draw_look(painter, look, line);
  // Between her sleeves she keeps a soul alight.
  painter.glow({0, 30}, 52 + 40 * look.flare, ui.lamplight(0.85F));
  painter.at({0, -24 * look.flare}, 1 + 0.5F * look.flare).fill(flame, tint::flame, tint::low_flame);
  for (const Painter& side : {painter, painter.mirrored()}) {
    side.fill(sleeve, lighter(night, 0.2F), darker(night, 0.1F));
    side.line(sleeve, dark, line);
    side.line("M -7 38 L -7 52", gold, line * 1.4F);
  }
  floor_arc(painter, 97, 6, 76, line);
  floor_arc(painter, 97, 104, 174, line);
  floor_arc(painter, 80, 24, 150, line);
}

}  // namespace kairo::wicked::art
