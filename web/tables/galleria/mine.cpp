#include "web/tables/galleria/mine.h"

#include <algorithm>
#include <string>
#include <vector>

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
constexpr float narrowest_name = 40;  // CSS pixels: room for a short word

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
  // A name that would be cut says nothing: it is told when the facet is touched.
  if (inside.w >= narrowest_name)
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

/// The curios, or where they are more than there are places, a page of them, and what turns to the next one.
void draw_shelf(draw::Ui& ui, const Rect& at, const MinePicture& picture, MineTouch& touch) {
  const galleria::Table& table = picture.view.table;
  std::vector<Curio> owned;
  for (Curio curio = 0; curio < curios; ++curio)
    if (table.owner[curio] == picture.seat) owned.push_back(curio);
  const int count = static_cast<int>(owned.size());
  const int columns = std::max(1, static_cast<int>((at.w + gap) / (chip + gap)));
  const int places = columns * std::max(1, static_cast<int>((at.h + gap) / (chip + gap)));
  const auto place = [&](int i) {
    return Rect{at.x + px(i % columns) * (chip + gap), at.y + px(i / columns) * (chip + gap), chip,
                std::min(chip, at.h)};
  };
  const bool all = count <= places;
  const int each = all ? places : std::max(1, places - 1);
  const int pages = std::max(1, (count + each - 1) / each);
  const int first = picture.page % pages * each;
  const int last = std::min(count, first + each);
  for (int i = first; i < last; ++i)
    if (draw_chip(ui, place(i - first), picture, owned[static_cast<std::size_t>(i)]))
      touch.source = {From::curio, owned[static_cast<std::size_t>(i)]};
  if (all) return;
  const Rect next = place(each);
  touch.next_page = ui.plate(next, "curios.more", "");
  ui.label(next, "+" + std::to_string(count - (last - first)), {.size = 16, .align = Align::centre, .middle = true});
}

}  // namespace

MineTouch draw_mine(draw::Ui& ui, const Rect& at, const MinePicture& picture) {
  MineTouch touch;
  const galleria::Table& table = picture.view.table;
  Rect rest = at;
  if (picture.pointed) draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::live), 2.5F);
  const bool tall = at.h > 2 * chip;
  const bool two_rows = at.h < 3 * chip;
  Rect head = tall ? rest.take_top(two_rows ? (at.h - gap) / 2 : std::min(54.0F, at.h * 0.42F), gap) : rest;
  const float self = std::min(62.0F, head.w * 0.42F);
  touch.look = draw_self(ui, head.take_left(self, gap), picture);
  const Facet facet = facet_of(table, picture.seat);
  const float facet_width = tall ? head.w : std::clamp(head.w * 0.4F, std::min(head.w, 56.0F), 190.0F);
  const Rect facet_at = head.take_left(facet_width, gap);
  if (facet != no_facet && draw_facet(ui, facet_at, picture, facet)) touch.source = {From::facet, facet};

  draw_shelf(ui, tall ? rest : head, picture, touch);
  return touch;
}

}  // namespace kairo::galleria::table
