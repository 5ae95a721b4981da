#include "web/draw/light.h"
#include "web/draw/ui.h"

namespace kairo::draw {
namespace {

constexpr float corner = 6;

struct Plate {
  ImU32 top;
  ImU32 bottom;
  ImU32 edge;
  float edge_width;
};

Plate plate_of(const Ui& ui, Stance stance, const Touch& touch) {
  const float lift = touch.held ? -0.1F : (touch.hovered ? 0.08F : 0.0F);
  const auto lit = [lift](ImU32 c) { return lift < 0 ? darker(c, -lift) : lighter(c, lift); };
  const ImU32 body = ui.colour(Ink::panel);
  switch (stance) {
    case Stance::primary: {
      const ImU32 brass = ui.colour(Ink::live);
      return {lit(lighter(brass, 0.22F)), lit(darker(brass, 0.1F)), ui.colour(Ink::gold), 1.5F};
    }
    case Stance::chosen:
      return {lit(blend(body, ui.colour(Ink::chosen), 0.3F)), lit(blend(body, ui.colour(Ink::chosen), 0.16F)),
              ui.colour(Ink::chosen), 2.5F};
    case Stance::quiet: return {0, 0, ui.colour(Ink::panel_edge, 0.55F), 1};
    case Stance::refused: return {lit(body), lit(body), ui.colour(Ink::panel_edge), 1};
    case Stance::live: break;
  }
  return {lit(lighter(body, 0.1F)), lit(body), ui.colour(Ink::gold), 1.5F};
}

/// A tick in the upper right corner: chosen, also for who does not see the colour.
void tick(ImDrawList& list, const Rect& at, ImU32 disc, ImU32 sign) {
  const Point c{at.right() - 9, at.y + 9};
  list.AddCircleFilled(vec(c), 8, disc);
  const ImVec2 points[] = {{c.x - 3.5F, c.y + 0.2F}, {c.x - 0.9F, c.y + 2.8F}, {c.x + 3.8F, c.y - 2.8F}};
  list.AddPolyline(points, 3, sign, ImDrawFlags_None, 2);
}

}  // namespace

Ink Ui::plate_ink(Stance stance) {
  if (stance == Stance::primary) return Ink::live_text;
  return stance == Stance::quiet || stance == Stance::refused ? Ink::text_soft : Ink::text;
}

bool Ui::plate(const Rect& at, std::string_view id, std::string_view label_words, Stance stance) {
  const Touch touch = spot(at, id, label_words, stance);
  ImDrawList& list = pen();
  const Plate plate = plate_of(*this, stance, touch);
  const Outline outline = plate_outline(at, corner);
  if (stance == Stance::primary) glow(list, at.centre(), at.w * 0.62F, at.h * 1.3F, lamplight(0.36F));
  if (plate.top != 0) {
    if (!touch.held) soft_rect(list, {at.x + 2, at.y + 3, at.w - 4, at.h - 3}, corner, 6, shadow(0.35F));
    fill_gradient(list, outline, plate.top, plate.bottom);
  }
  if (stance == Stance::refused) hatch(list, round_outline(at.inset(2), corner), 12, colour(Ink::panel_edge, 0.6F), 1);
  stroke(list, outline, plate.edge, plate.edge_width);
  if (stance != Stance::quiet && at.h >= 32)
    stroke(list, plate_outline(at.inset(3.5F), corner),
           with_alpha(stance == Stance::primary ? colour(Ink::live_text) : plate.edge, 0.35F), 1);
  if (stance == Stance::chosen) tick(list, at, colour(Ink::chosen), colour(Ink::ground));
  return touch.tapped;
}

bool Ui::stands_in(const Rect& at, std::string_view words, const TextStyle& style) const {
  return text_width(words, style) <= at.w || text_height(at.w, words, style) <= at.h;
}

bool Ui::button(const Rect& at, std::string_view id, std::string_view label_words, Stance stance, float text_size,
                bool listed) {
  const bool tapped = plate(at, id, listed ? label_words : std::string_view{}, stance);
  const Rect inside = at.inset(std::min(12.0F, at.w * 0.05F), 1);
  TextStyle style{text_size, plate_ink(stance), Face::reading, Align::centre, true};
  if (text_width(label_words, style) > inside.w)
    while (style.size > least_text && !stands_in(inside, label_words, style)) --style.size;
  if (stands_in(inside, label_words, style))
    text(inside, label_words, style);
  else
    label(inside, label_words, style);
  return tapped;
}

void Ui::mark(const Rect& at, Stance stance, float radius) {
  ImDrawList& list = pen();
  const float r = std::min(radius, std::min(at.w, at.h) / 2);
  const auto frame = [&](float out, ImU32 ink, float width) {
    stroke(list, round_outline(at.inset(-out), r + out), ink, width);
  };
  switch (stance) {
    case Stance::live: frame(2, colour(Ink::live, 0.9F), 1.5F); break;
    case Stance::primary:
      soft_rect(list, at, r, 14, lamplight(0.24F));
      frame(2, colour(Ink::live), 2.5F);
      break;
    case Stance::chosen:
      frame(2.5F, colour(Ink::chosen), 3);
      tick(list, at, colour(Ink::chosen), colour(Ink::ground));
      break;
    case Stance::quiet: fill(list, round_outline(at, r), colour(Ink::ground, 0.5F)); break;
    case Stance::refused: hatch(list, round_outline(at, r), 11, colour(Ink::ground, 0.75F), 2.5F); break;
  }
}

}  // namespace kairo::draw
