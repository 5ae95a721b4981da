#include "web/tables/galleria/mine.h"

#include <algorithm>
#include <string>

#include "web/draw/light.h"
#include "web/tables/galleria/pieces.h"
#include "web/tables/galleria/power.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Rect;
using draw::Stance;
using From = Source::From;

namespace {

constexpr float chip = 44;
constexpr float gap = 3;

Stance stance_of(const MinePicture& picture, const Source& source) {
  if (picture.picking == nullptr) return Stance::quiet;
  if (picture.picking->source() == source) return Stance::chosen;
  return picture.picking->is_live(source) ? Stance::live : Stance::quiet;
}

void mark(draw::Ui& ui, const Rect& at, Stance stance) {
  if (stance != Stance::quiet) ui.mark(at.inset(2), stance, 6);
}

bool draw_facet(draw::Ui& ui, const Rect& at, const MinePicture& picture, Facet facet) {
  const Stance stance = stance_of(picture, {From::facet, facet});
  const bool tapped = ui.spot(at, spot_of_facet(facet), "", stance).tapped;
  ui.panel(at);
  Rect inside = at.inset(5, 2);
  draw_power(ui, inside.take_left(22, 4), power(picture.view.table, picture.seat));
  const bool used = is_facet_used(picture.view.table, facet);
  ui.excerpt(inside, ui.say(facet_key(facet)),
             {.size = at.h > 50 ? 16.0F : 14.0F, .ink = used ? Ink::text_soft : Ink::gold, .middle = true});
  if (used && facet_cards[facet].use != Use::never)
    ui.pen().AddLine({inside.x, at.centre().y}, {inside.right(), at.centre().y}, ui.colour(Ink::text_soft), 1.5F);
  mark(ui, at, stance);
  return tapped;
}

bool draw_chip(draw::Ui& ui, const Rect& at, const MinePicture& picture, Curio curio) {
  const Stance stance = stance_of(picture, {From::curio, curio});
  const bool tapped = ui.spot(at, spot_of_curio(curio), "", stance).tapped;
  const bool used = is_curio_used(picture.view.table, curio) && curio_cards[curio].use != Use::never;
  draw_curio(ui, at.inset(3), curio, used);
  mark(ui, at, stance);
  return tapped;
}

/// The player's sign, and how many points or curios they have: everything of theirs is told when it is touched.
bool draw_self(draw::Ui& ui, const Rect& at, const MinePicture& picture) {
  const bool tapped = ui.plate(at, "look.mine", ui.say("galleria.table.look_mine"));
  const galleria::Table& table = picture.view.table;
  Rect inside = at.inset(3, 3);
  draw::animal(ui, inside.take_left(inside.w * 0.5F).centre(), std::min(inside.h, inside.w) * 0.4F,
               kairo::tables::animal_of(picture.seat));
  ui.number(inside, is_alone(table) ? curios_of(table, picture.seat) : points_of(table, picture.seat),
            {.size = 18, .ink = Ink::gold, .align = Align::centre, .middle = true});
  return tapped;
}

}  // namespace

MineTouch draw_mine(draw::Ui& ui, const Rect& at, const MinePicture& picture) {
  MineTouch touch;
  const galleria::Table& table = picture.view.table;
  Rect rest = at;
  if (picture.pointed) draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::live), 2.5F);
  const bool tall = at.h > 2 * chip;
  Rect head = tall ? rest.take_top(std::min(54.0F, at.h * 0.42F), 6) : rest;
  const float self = std::min(62.0F, head.w * 0.42F);
  touch.look = draw_self(ui, head.take_left(self, gap), picture);
  const Facet facet = facet_of(table, picture.seat);
  const float facet_width = tall ? head.w : std::clamp(head.w * 0.4F, std::min(head.w, 56.0F), 190.0F);
  const Rect facet_at = head.take_left(facet_width, gap);
  if (facet != no_facet && draw_facet(ui, facet_at, picture, facet)) touch.source = {From::facet, facet};

  const Rect shelf = tall ? rest : head;
  const int columns = static_cast<int>((shelf.w + gap) / (chip + gap));
  const int places_there = columns * std::max(1, static_cast<int>((shelf.h + gap) / (chip + gap)));
  const int owned = curios_of(table, picture.seat);
  if (columns == 0 || owned == 0) return touch;
  int i = 0;
  for (Curio curio = 0; curio < curios; ++curio) {
    if (table.owner[curio] != picture.seat) continue;
    const Rect place{shelf.x + px(i % columns) * (chip + gap), shelf.y + px(i / columns) * (chip + gap), chip,
                     std::min(chip, shelf.h)};
    ++i;
    if (owned > places_there && i == places_there) {
      touch.look = ui.plate(place, "look.more", ui.say("galleria.table.look_mine")) || touch.look;
      ui.label(place, "+" + std::to_string(owned - i + 1), {.size = 16, .align = Align::centre, .middle = true});
      break;
    }
    if (draw_chip(ui, place, picture, curio)) touch.source = {From::curio, curio};
  }
  return touch;
}

}  // namespace kairo::galleria::table
